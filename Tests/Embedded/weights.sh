#!/usr/bin/env bash
# Weighs three programs, linked with what is unused left out, for WebAssembly and for a Cortex-M7, and holds them against
# limits: lines of JSON, a table, and for what is heavier than it should be where its bytes come from.
#
#   Tests/Embedded/weights.sh            build, link, weigh; fail above a limit, or where Documentation/Parts.md says otherwise
#   Tests/Embedded/weights.sh --record   write the figures into Documentation/Parts.md, and lower the limits of what shrank
#
# WebAssembly is weighed compressed by gzip, the Cortex-M7 by what lies in its flash. Where QEMU is, the images are played.
set -euo pipefail
cd "$(dirname "$0")/../.."

command -v wasm-opt >/dev/null || { echo "error: there is no wasm-opt" >&2; exit 1; }
source Tests/Embedded/modules.sh
compile_library wasm arm >&2

build_programs() {
  local name
  for name in HitTesting Gestures Window; do compile_program "$1" "$name"; done
}
build_programs wasm &
wasm_job=$!
build_programs arm
wait "$wasm_job"
compile_support Weights/Board arm
compile_support Weights/Play arm

export -f shrink
python3 "$embedded/weights.py" "$output" "${linked[*]}" "$@"
