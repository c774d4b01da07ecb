# How library targets become modules and object files for bare machines; read by scripts with `source`, from the repository's
# root. They come to lie in .build-embedded: wasm/ for WebAssembly, arm/ for a Cortex-M7, arm-soft/ for a Cortex-M0 and, to
# compare with, native/.

embedded=Tests/Embedded
output=.build-embedded
PATH=$(dirname "$(readlink -f "$(command -v swiftc)")"):$PATH

# The compiler inlines across modules and then emits a private function of an earlier module once more in a later one.
# The two are the same code, and the linker takes the first.
link=(wasm-ld --allow-multiple-definition)

# shrink FILE: makes a linked module smaller, with Binaryen where it is installed. The features are those that the compiler
# uses of this machine; of `all`, an older Binaryen writes some as browsers do not take them. Functions with one caller stay:
# a module with them in their callers is as large, but packs worse.
shrink() {
  command -v wasm-opt >/dev/null || { echo "no wasm-opt: $1 stays larger than need be" >&2; return 0; }
  wasm-opt -Oz --one-caller-inline-max-function-size 0 --enable-bulk-memory --enable-multivalue --enable-mutable-globals \
    --enable-nontrapping-float-to-int --enable-reference-types --enable-sign-ext "$1" -o "$1"
}

# machine KIND: sets `machine` to the options of the C compiler for a microcontroller; the Swift compiler asks that one. A
# Cortex-M7 has a floating-point unit for doubles, a Cortex-M0 has none.
machine() {
  if [[ $1 == arm-soft ]]; then
    machine=(-target armv6m-none-none-eabi -mcpu=cortex-m0 -mfloat-abi=soft)
  else
    machine=(-target armv7em-none-none-eabi -mcpu=cortex-m7 -mfpu=fpv5-d16 -mfloat-abi=hard)
  fi
}

# What `compile` is to tell the compiler besides.
compile_options=()

# compile KIND NAME PATH ACCESS FEATURE...: one module, its interface and its object file.
compile() {
  local kind=$1 name=$2 path=$3 access=$4
  shift 4
  local options=(-wmo -parse-as-library -swift-version 6 -warnings-as-errors -module-name "$name" -I "$output/$kind" "${compile_options[@]}")
  local feature machine
  for feature in "$@"; do options+=(-enable-upcoming-feature "$feature"); done
  [[ $access == package ]] && options+=(-package-name touchstone)
  if [[ $kind == wasm ]]; then
    # The stack protector wants a canary from the platform; a bare machine has none.
    options+=(
      -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -Osize
      -Xfrontend -disable-stack-protector)
  elif [[ $kind == arm* ]]; then
    machine "$kind"
    # As bitcode, which the linker makes code of: in object files for this machine the compiler puts all classes into one
    # section, and one of them would bring all others.
    options+=(
      "${machine[@]:0:2}" -enable-experimental-feature Embedded -Osize -lto=llvm-full
      -Xfrontend -disable-stack-protector -Xcc -fno-math-errno)
    for feature in "${machine[@]:2}"; do options+=(-Xcc "$feature"); done
  else
    options+=(-O)
  fi
  local sources=()
  mapfile -t sources < <(find "$path" -name '*.swift' | LC_ALL=C sort)
  [[ ${#sources[@]} -gt 0 ]] || { echo "error: no source files in $path" >&2; return 1; }
  swiftc "${options[@]}" -emit-module -emit-module-path "$output/$kind/$name.swiftmodule" \
    -c "${sources[@]}" -o "$output/$kind/$name.o"
}

# compile_support NAME [KIND [FOLDER]]: a file of C that a program on a bare machine brings along.
compile_support() {
  local machine=(-target wasm32-unknown-none-wasm)
  if [[ ${2:-wasm} != wasm ]]; then
    machine "$2"
    machine+=(-ffunction-sections -fdata-sections)
  fi
  clang "${machine[@]}" -O2 -ffreestanding -fno-builtin -c "${3:-$embedded}/$1.c" -o "$output/${2:-wasm}/$(basename "$1").o"
}

# compile_program KIND NAME: one of the programs of Weights, as a package of its own would compile it.
compile_program() {
  local folder=$output/$1/$2
  mkdir -p "$folder"
  cp "$embedded/Weights/$2.swift" "$folder/"
  compile "$1" "Weight$2" "$folder" public "${features[@]}"
}

# compile_library KIND...: all library targets, and what they need of C; the kinds are compiled side by side. Sets `objects`,
# the names of the targets' object files, and `features`, their upcoming features. What is newer than its sources stays.
# For microcontrollers these are only what the programs of Weights and Examples/Board import.
compile_library() {
  local kind name path access rest job jobs=()
  mkdir -p "$output"
  swift package --scratch-path "$output/manifest" dump-package >"$output/manifest.json"
  python3 "$embedded/plan.py" <"$output/manifest.json" >"$output/plan"
  python3 "$embedded/plan.py" $(sed -n 's/^import //p' "$embedded"/Weights/*.swift Examples/Board/*/*.swift) <"$output/manifest.json" >"$output/plan-arm"
  [[ -s $output/plan && -s $output/plan-arm ]] || { echo "error: the manifest names no library target" >&2; return 1; }
  mapfile -t objects < <(sed 's/ .*/.o/' "$output/plan")
  read -r name path access rest <"$output/plan"
  read -r -a features <<<"$rest"
  for kind in "$@"; do
    compile_kind "$kind" &
    jobs+=($!)
  done
  for job in "${jobs[@]}"; do wait "$job"; done
}

# compile_kind KIND: the library's targets for one machine, unless they are newer than their sources.
compile_kind() {
  local kind=$1 made=$output/$1/made plan=$output/plan name path access rest features
  [[ $kind == arm* ]] && plan=$output/plan-arm
  if [[ -e $made ]] && cmp -s "$plan" "$made" && [[ -z $(find Sources Plugins Package.swift "$embedded"/{modules.sh,plan.py,Support.c} -newer "$made" -print -quit) ]]; then
    return
  fi
  rm -rf "${output:?}/$kind"
  mkdir -p "$output/$kind"
  while read -r name path access rest; do
    echo "  $kind: $name"
    read -r -a features <<<"$rest"
    compile "$kind" "$name" "$path" "$access" "${features[@]}"
  done <"$plan"
  if [[ $kind != native ]]; then compile_support Support "$kind"; fi
  cp "$plan" "$made"
}
