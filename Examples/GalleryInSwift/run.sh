#!/usr/bin/env bash
# Writes the gallery's arrangements as Swift in both spellings, compiles them and plays their scripts.
set -euo pipefail
cd "$(dirname "$0")"
build=${SWIFTPM_BUILD_DIR:-$PWD/.build}
swift build --package-path ../.. --scratch-path "$build" --product touchstone | tail -n 1
python3 write.py "$build/debug/touchstone"
swift test
