#!/usr/bin/env bash
# Runs the whole test suite under the address and the thread sanitizer, and what hostile programs do to the engine once more
# with every access checked for exclusiveness, each with a build of its own.
#
#   bash Fuzzing/sanitize.sh                       everything, which takes a while
#   bash Fuzzing/sanitize.sh --filter SessionTests    what it says
#
# Leaks are not counted here: XCTest leaks, and tests end with fingers down, which keep their windows. The fuzz targets
# look for leaks after each input, and Growth over millions of events.
set -euo pipefail
cd "$(dirname "$0")/.."
export ASAN_OPTIONS=detect_leaks=0
for sanitizer in address thread; do
  echo "=== $sanitizer"
  swift test --sanitize="$sanitizer" --scratch-path ".build-$sanitizer" "$@"
done
echo "=== exclusive accesses"
bash Fuzzing/exclusive.sh "$@"
