#!/usr/bin/env bash
# From an empty folder to a program on a microcontroller: one node, one tap, an image that prints "tapped" in an emulator.
#
#   …/touchstone/Examples/Board/hello.sh     in a folder of your own; Main.swift is put there first, and is yours from then on,
#                                            as are other Swift files that you put beside it
#
# It requires a Swift toolchain, Debian's gcc-arm-none-eabi for the compiler's library, and qemu-system-arm to play the image.
set -euo pipefail
folder=$PWD
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
[[ $folder != "$PWD" ]] || { echo "run it in a folder of your own" >&2; exit 2; }
[[ -e $folder/Main.swift ]] || cp Examples/Board/Hello/Main.swift "$folder/"
source Tests/Embedded/modules.sh
board=$PWD/Examples/Board/Board output=$folder/.build-hello
mkdir -p "$output/arm/program"

# 1. The modules that the program imports, in the order of their dependencies.
swift package --scratch-path "$output/manifest" dump-package >"$output/manifest.json"
python3 "$embedded/plan.py" $(sed -n 's/^import \(Touch.*\)/\1/p' "$folder"/*.swift) <"$output/manifest.json" >"$output/plan"
while read -r name path access _ rest; do
  read -r -a features <<<"$rest"
  if [[ -e $output/arm/$name.swiftmodule ]]; then continue; fi
  echo "compiling $name"
  if [[ " ${linked[*]} " == *" $name "* ]]; then
    compile arm "$name" "$path" "$access" "${features[@]}"
  else
    compile_interface arm "$name" "$path" "$access" "${features[@]}"
  fi
done <"$output/plan"

# 2. The program, and the board: start, memory, and what C has for the compiler.
rm -f "$output/arm/program"/*.swift
cp "$folder"/*.swift "$output/arm/program/"
compile_options=(-I "$board")
compile arm Hello "$output/arm/program" public
for name in Start Memory Gauges Bytes Mathematics Atomics; do compile_support $name arm "$board"; done

# 3. The image.
echo "heap_size = 16K; stack_size = 8K; INCLUDE $board/Board.ld" >"$output/hello.ld"
machine arm
ld.lld --gc-sections --allow-multiple-definition --fatal-warnings --icf=all --lto-O2 -T "$output/hello.ld" \
  $(program_objects arm Hello) "$output/arm"/{Start,Memory,Gauges,Bytes,Mathematics,Atomics}.o \
  "$(arm-none-eabi-gcc -mthumb "${machine[@]:2}" -print-libgcc-file-name)" -o "$folder/hello.elf"
llvm-objcopy -O binary "$folder/hello.elf" "$output/hello.bin"
echo "hello.elf: $(wc -c <"$output/hello.bin") bytes of flash"

# 4. What it prints.
if ! command -v qemu-system-arm >/dev/null; then
  echo "no qemu-system-arm: the image is not played"
else
  # The program never ends, as none does on a board: two seconds of it are enough, twenty where it prints nothing so soon.
  exec 3< <(exec timeout 20 qemu-system-arm -M mps2-an500 -kernel "$folder/hello.elf" -display none -monitor none -serial stdio \
    </dev/null 2>/dev/null)
  emulator=$! printed=() line=
  while read -r -t $((${#printed[@]} ? 2 : 20)) line <&3; do printed+=("$line") && echo "$line"; done
  kill "$emulator" 2>/dev/null || true
  [[ ${#printed[@]} -gt 0 ]] || { echo "error: the board printed nothing" >&2; exit 1; }
  if cmp -s "$folder/Main.swift" Examples/Board/Hello/Main.swift; then
    [[ ${printed[*]} == tapped ]] || { echo "error: the board did not print \"tapped\"" >&2; exit 1; }
  fi
fi
