#!/usr/bin/env bash
# Makes .build-web/index.html: the engine, its tools and the playground as Embedded Swift for WebAssembly, and the page, in
# one file. The folder can be published as it is.
set -euo pipefail
example=$(cd "$(dirname "$0")" && pwd)
cd "$example/../.."
source Tests/Embedded/modules.sh

compile_library wasm
compile wasm Playground "$example/Sources/Playground" public "${features[@]}"

exports=()
for name in $(sed -n 's/^@_cdecl("\(.*\)")$/\1/p' "$example/Sources/Playground/Exports.swift"); do exports+=("--export=$name"); done
page=$example/.build-web
mkdir -p "$page"
"${link[@]}" --no-entry --strip-all --compress-relocations "${exports[@]}" "${objects[@]/#/$output/wasm/}" "$output/wasm/"{Playground,Support}.o \
  -o "$page/playground.wasm"
shrink "$page/playground.wasm"
python3 "$example/Web/assemble.py" "$example" "$page/playground.wasm" "$page/index.html"
echo "$page/index.html: $(wc -c <"$page/index.html") bytes, of them WebAssembly that unpacks to $(wc -c <"$page/playground.wasm")"
