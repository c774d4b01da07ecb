# How library targets become modules and object files for bare machines; read by scripts with `source`, from the repository's
# root, by a Bash of 5.1 or later. They come to lie in .build-embedded: wasm/ for WebAssembly, arm/ for a Cortex-M7, arm-soft/ for a Cortex-M0 and, to
# compare with, native/.

embedded=Tests/Embedded
output=.build-embedded
PATH=$(dirname "$(readlink -f "$(command -v swiftc)")"):$PATH

# The compiler inlines across modules and then emits a private function of an earlier module once more in a later one.
# The two are the same code, and the linker takes the first.
link=(wasm-ld --allow-multiple-definition)

# shrink FILE [PASS...]: makes a linked module smaller, with Binaryen where it is installed, by all its passes or by those. The
# features are those that the compiler uses of this machine; of `all`, an older Binaryen writes some as browsers do not take
# them. Functions with one caller stay: a module with them in their callers is as large, but packs worse.
shrink() {
  command -v wasm-opt >/dev/null || { echo "no wasm-opt: $1 stays larger than need be" >&2; return 0; }
  local passes=("${@:2}")
  wasm-opt "${passes[@]:--Oz}" --one-caller-inline-max-function-size 0 --enable-bulk-memory --enable-multivalue --enable-mutable-globals \
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

# The targets whose object files programs are linked with: the methods of a class that a program names in a cast only are
# nowhere else, and what these targets compiled themselves is smaller than what the program made of it.
linked=(TouchEvents TouchGestures)

# What `compile` is to tell the compiler besides.
compile_options=()

# options_of KIND NAME PATH ACCESS FEATURE...: sets `options` and `sources` for the compiler.
options_of() {
  local kind=$1 name=$2 path=$3 access=$4
  shift 4
  options=(-wmo -parse-as-library -swift-version 6 -warnings-as-errors -module-name "$name" -I "$output/$kind" "${compile_options[@]}")
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
  mapfile -t sources < <(find "$path" -name '*.swift' | LC_ALL=C sort)
  [[ ${#sources[@]} -gt 0 ]] || { echo "error: no source files in $path" >&2; return 1; }
}

# compile KIND NAME PATH ACCESS FEATURE...: one module, its interface and its object file.
compile() {
  local options sources
  options_of "$@"
  swiftc "${options[@]}" -emit-module -emit-module-path "$output/$1/$2.swiftmodule" -c "${sources[@]}" -o "$output/$1/$2.o"
}

# compile_interface KIND NAME PATH ACCESS FEATURE...: its interface alone, in a quarter of the time.
compile_interface() {
  local options sources
  options_of "$@"
  swiftc "${options[@]}" -emit-module -emit-module-path "$output/$1/$2.swiftmodule" "${sources[@]}"
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

# compile_library [--objects] KIND...: all library targets, and what they need of C. Sets `objects`, the names of the
# targets' object files, and `features`, their upcoming features. What is newer than its sources stays. For microcontrollers
# and natively these are only what the programs of Weights, Examples/Board and the session import.
#
# On a bare machine a program's own object file holds all the code of the library that it reaches, so interfaces, and the
# object files of `linked`, are enough for it; with --objects WebAssembly gets all object files, of which every function is linked.
compile_library() {
  local emit=interface
  if [[ $1 == --objects ]]; then emit=object && shift; fi
  local kind plan name path access imports rest lines waiting=()
  mkdir -p "$output"
  swift package --scratch-path "$output/manifest" dump-package >"$output/manifest.json"
  python3 "$embedded/plan.py" --parallel <"$output/manifest.json" >"$output/plan"
  python3 "$embedded/plan.py" --parallel $(sed -n 's/^import //p' "$embedded"/{,Weights/}*.swift Examples/Board/*/*.swift) <"$output/manifest.json" >"$output/plan-programs"
  [[ -s $output/plan && -s $output/plan-programs ]] || { echo "error: the manifest names no library target" >&2; return 1; }
  mapfile -t objects < <(sed 's/ .*/.o/' "$output/plan")
  read -r name path access imports rest <"$output/plan"
  read -r -a features <<<"$rest"
  for kind in "$@"; do
    plan=$(plan_of "$kind")
    is_compiled "$kind" && continue
    rm -rf "${output:?}/$kind"
    mkdir -p "$output/$kind"
    mapfile -t lines < <(sed "s/^/$kind /" "$plan")
    waiting+=("${lines[@]}")
    if [[ $kind != native ]]; then compile_support Support "$kind"; fi
  done
  compile_waiting
  for kind in "$@"; do
    is_compiled "$kind" && continue
    if [[ $emit == object ]]; then touch "$output/$kind/objects"; fi
    cp "$(plan_of "$kind")" "$output/$kind/made"
  done
}

# plan_of KIND: the file that names the targets.
plan_of() {
  if [[ $1 == wasm ]]; then echo "$output/plan"; else echo "$output/plan-programs"; fi
}

# is_compiled KIND: whether the library's targets for one machine are newer than their sources.
is_compiled() {
  local made=$output/$1/made
  [[ -e $made && ($emit == interface || $1 != wasm || -e $output/$1/objects) ]] && cmp -s "$(plan_of "$1")" "$made" &&
    [[ -z $(find Sources Plugins Package.swift "$embedded"/{modules.sh,plan.py,Support.c} -newer "$made" -print -quit) ]]
}

# program_objects KIND NAME: the object files of a program, those of the library first.
program_objects() {
  local name
  for name in "${linked[@]}" "$2"; do echo "$output/$1/$name.o"; done
}

# compile_waiting: the targets in `waiting`, as many at a time as there are processors, each once what it imports is there.
compile_waiting() {
  local -A compiled=() running=()
  local line left job features processors
  processors=$(nproc)
  while ((${#waiting[@]} + ${#running[@]})); do
    left=()
    for line in "${waiting[@]}"; do
      read -r kind name path access imports rest <<<"$line"
      if ((${#running[@]} < processors)) && has_imports; then
        echo "  $kind: $name"
        read -r -a features <<<"$rest"
        if [[ $kind == native || $kind == wasm && $emit == object || " ${linked[*]} " == *" $name "* ]]; then
          compile "$kind" "$name" "$path" "$access" "${features[@]}" &
        else
          compile_interface "$kind" "$name" "$path" "$access" "${features[@]}" &
        fi
        running[$!]=$kind/$name
      else
        left+=("$line")
      fi
    done
    waiting=("${left[@]}")
    wait -n -p job "${!running[@]}" || { kill "${!running[@]}" 2>/dev/null; return 1; }
    compiled[${running[$job]}]=yes
    unset "running[$job]"
  done
}

# has_imports: whether all is compiled that the target `name` imports.
has_imports() {
  local import
  for import in ${imports//[,-]/ }; do [[ -n ${compiled[$kind/$import]-} ]] || return 1; done
}
