#!/usr/bin/env bash
# Makes .build-web/index.html: the engine, its tools and the playground as Embedded Swift for WebAssembly, and the page, in
# one file.
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

# program NAME: one of the example's modules, linked and made smaller, unless it is newer than all that it is made of.
program() {
  local file=$page/${1,,}.wasm exports=() name
  if [[ -e $file && -z $(find "$example/Sources/$1" "$example/build.sh" "$output/wasm/made" -newer "$file" -print -quit) ]]; then return; fi
  compile wasm "$1" "$example/Sources/$1" public "${features[@]}"
  for name in $(sed -n 's/^@_cdecl("\(.*\)")$/\1/p' "$example/Sources/$1/Exports.swift"); do exports+=("--export=$name"); done
  "${link[@]}" --no-entry --strip-all --compress-relocations "${exports[@]}" $(program_objects wasm "$1") "$output/wasm/Support.o" -o "$file.large"
  shrink "$file.large"
  mv "$file.large" "$file"
  # What stayed large is made anew the next time, when Binaryen may be there.
  command -v wasm-opt >/dev/null || touch -d @0 "$file"
}

program Playground & jobs=($!)
if [[ ${1:-} == --release ]]; then program Timeline & jobs+=($!); fi
for job in "${jobs[@]}"; do wait "$job"; done
python3 "$example/Web/assemble.py" "$example" "$page/playground.wasm" "$page/index.html"
echo "$page/index.html: $(wc -c <"$page/index.html") bytes, of them WebAssembly that unpacks to $(wc -c <"$page/playground.wasm")"
if [[ ${1:-} == --release ]]; then
  python3 "$example/Web/release.py" "$example" "$page/playground.wasm" "$page/timeline.wasm" "$example/dist"
  echo "$example/dist: $(du -sk "$example/dist" | cut -f 1) kB"
fi
