#!/usr/bin/env bash
# Runs the whole test suite under the address and the thread sanitizer, each with a build of its own.
set -euo pipefail
cd "$(dirname "$0")/.."
for sanitizer in address thread; do
  echo "=== $sanitizer"
  swift test --sanitize="$sanitizer" --scratch-path ".build-$sanitizer" "$@"
done
