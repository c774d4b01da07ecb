#!/usr/bin/env bash
# Builds the panel for two boards and for this computer, plays hands and recordings on them, and holds their logs against each
# other and their figures against figures.jsonl.
#
#   Examples/Board/run.sh            build, play, compare; fail above a limit, or where a figure grew
#   Examples/Board/run.sh --record   write figures.jsonl anew, of which Benchmarks/report makes tables
#
# TOUCHSTONE_RECORDINGS names a folder of recordings by evemu, where there is one.
set -euo pipefail
cd "$(dirname "$0")/../.."

source Tests/Embedded/modules.sh
board=Examples/Board
compile_library arm arm-soft native >&2

# build_program KIND PART: the panel, its driver and a main program as one module.
build_program() {
  local folder=$output/$1/BoardProgram
  rm -rf "$folder"
  mkdir -p "$folder"
  cp $board/{Panel,Driver,"$2"}/*.swift "$folder/"
  if [[ $1 == arm* ]]; then compile_options=(-I "$board/Board"); fi
  compile "$1" BoardProgram "$folder" public "${features[@]}"
}

# link_board KIND NAME HEAP STACK OBJECT_OR_OPTION...: an image with so large a heap and a stack. Functions of the same code
# become one: nothing here compares where functions lie.
link_board() {
  local kind=$1 name=$2 machine
  echo "heap_size = $3; stack_size = $4; INCLUDE $board/Board/Board.ld" >"$output/$kind/$name.ld"
  shift 4
  machine "$kind"
  ld.lld --gc-sections --allow-multiple-definition --fatal-warnings --icf=all --lto-O2 -T "$output/$kind/$name.ld" "$@" \
    "$output/$kind"/{Start,Memory,Gauges,Bytes,Mathematics,Atomics}.o \
    "$(arm-none-eabi-gcc -mthumb "${machine[@]:2}" -print-libgcc-file-name)" -o "$output/$kind/$name.elf"
}

# build_board KIND: the image, and two that have too little of something.
build_board() {
  local name code=$output/$1/board-code.o
  build_program "$1" Board
  for name in Start Memory Gauges Bytes Mathematics Atomics; do compile_support $name "$1" $board/Board; done
  # Five fingers need less than 14 kB, and noise, whose contacts lift late or never, 16.5.
  link_board "$1" board 18K 8K $(program_objects "$1" BoardProgram) --lto-obj-path="$code"
  # Of the code that the first made.
  link_board "$1" board-short-heap 10K 8K "$code"
  link_board "$1" board-short-stack 16K 4800 "$code"
  llvm-objcopy -O binary "$output/$1/board.elf" "$output/$1/board.bin"
}

jobs=()
build_board arm & jobs+=($!)
build_board arm-soft & jobs+=($!)
build_program native Native & jobs+=($!)
for job in "${jobs[@]}"; do wait "$job"; done
swiftc $(sed "s|\([^ ]*\) .*|$output/native/\1.o|" "$output/plan-programs") "$output/native/BoardProgram.o" -lm -o "$output/board"

python3 $board/board.py "$output" "$@"
