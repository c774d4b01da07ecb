#!/usr/bin/env bash
# Builds every program of this package in Swift 6 mode with the products that it names, and runs it.
set -euo pipefail
cd "$(dirname "$0")"
swift build --explicit-target-dependency-import-check error
programs=$(swift build --show-bin-path)
count=0
for program in $(sed -n 's/^  ("\([A-Za-z]*\)", \[.*/\1/p' Package.swift); do
  "$programs/$program" || { echo "error: $program failed" >&2; exit 1; }
  count=$((count + 1))
done
echo "$count consumers built with their own products alone, and ran"
