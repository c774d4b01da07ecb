#!/usr/bin/env bash
# Makes .build-web/index.html: the engine and the panel as Embedded Swift for WebAssembly, and the page, in one file.
set -euo pipefail
example=$(cd "$(dirname "$0")" && pwd)
cd "$example/../.."
source Tests/Embedded/modules.sh

compile_library wasm
compile wasm Panel "$example/Sources/Panel" public "${features[@]}"

exports=()
for name in $(sed -n 's/^@_cdecl("\(.*\)")$/\1/p' "$example/Sources/Panel/Exports.swift"); do exports+=("--export=$name"); done
page=$example/.build-web
mkdir -p "$page"
"${link[@]}" --no-entry --strip-all "${exports[@]}" "${objects[@]/#/$output/wasm/}" "$output/wasm/"{Panel,Support}.o \
  -o "$page/panel.wasm"
python3 "$example/Web/assemble.py" "$example" "$page/panel.wasm" >"$page/index.html"
echo "$page/index.html: $(wc -c <"$page/panel.wasm") bytes of WebAssembly"
