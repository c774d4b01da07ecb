#!/usr/bin/env bash
# Makes .build-web/index.html: the engine, its tools and the playground as Embedded Swift for WebAssembly, and the page, in
# one file. What only questions to the engine need is a second module in it, which is unpacked at the first question.
#
#   bash build.sh             the file
#   bash build.sh --release   and dist/, a folder for any web server or a branch of pages: the same page that can be installed
#                             and works offline, and a second module that it loads when an analysis is asked for
set -euo pipefail
example=$(cd "$(dirname "$0")" && pwd)
cd "$example/../.."
source Tests/Embedded/modules.sh

compile_library wasm
page=$example/.build-web
mkdir -p "$page"

# link_module NAME OUTPUT STRIP FILE...: links one of the example's modules with the functions that its files of exports name;
# with --strip-debug it keeps the names of functions, with --strip-all it does not.
link_module() {
  local name exports=() file
  for file in "${@:4}"; do
    for name in $(sed -n 's/^@_cdecl("\(.*\)")$/\1/p' "$example/Sources/$1/$file"); do exports+=("--export=$name"); done
  done
  "${link[@]}" --no-entry "$3" --compress-relocations "${exports[@]}" $(program_objects wasm "$1") "$output/wasm/Support.o" -o "$2"
}

# program NAME: one of the example's modules, linked and made smaller, unless it is newer than all that it is made of.
program() {
  local file=$page/${1,,}.wasm
  if [[ -e $file && -z $(find "$example/Sources/$1" "$example/build.sh" "$example/Web/split.py" "$output/wasm/made" -newer "$file" -print -quit) ]]; then return; fi
  compile wasm "$1" "$example/Sources/$1" public "${features[@]}"
  if [[ $1 == Playground ]]; then link_page "$file.large"; else link_module "$1" "$file.large" --strip-all Exports.swift; fi
  shrink "$file.large"
  mv "$file.large" "$file"
  # What stayed large is made anew the next time, when Binaryen may be there.
  command -v wasm-opt >/dev/null || touch -d @0 "$file"
}

# link_page OUTPUT: links the page's module, and takes the functions that only questions reach out of it, into .build-web/ask.wasm.
# Without Binaryen all stays in one, and that file is empty.
link_page() {
  local part=$page/ask.wasm
  if ! command -v wasm-split >/dev/null; then
    : >"$part"
    link_module Playground "$1" --strip-all Exports.swift AskExports.swift
    return
  fi
  link_module Playground "$1.linked" --strip-debug Exports.swift AskExports.swift
  link_module Playground "$1.without" --strip-debug Exports.swift
  cp "$1.linked" "$1.smaller"
  # What is of one piece is made smaller as one: afterwards neither may change what the other calls.
  shrink "$1.smaller" -g --optimize-level=2 --shrink-level=2 --simplify-globals-optimizing --dae-optimizing --inlining-optimizing \
    --simplify-globals-optimizing --remove-unused-module-elements
  python3 "$example/Web/split.py" "$1.linked" "$1.without" "$1.smaller" "$1" "$part"
  rm "$1".{linked,without,smaller}
  shrink "$part"
}

program Playground & jobs=($!)
if [[ ${1:-} == --release ]]; then program Timeline & jobs+=($!); fi
for job in "${jobs[@]}"; do wait "$job"; done
python3 "$example/Web/assemble.py" "$example" "$page/playground.wasm" "$page/ask.wasm" "$page/index.html"
if [[ ${1:-} == --release ]]; then
  python3 "$example/Web/release.py" "$example" "$page/playground.wasm" "$page/ask.wasm" "$page/timeline.wasm" "$example/dist"
  echo "$example/dist: $(du -sk "$example/dist" | cut -f 1) kB"
fi
