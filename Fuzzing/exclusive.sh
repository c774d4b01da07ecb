#!/usr/bin/env bash
# Runs hostile programs, sessions and whatever else there is about reliability on a copy of the sources from which every
# `@exclusivity(unchecked)` was removed: an access to a property while it is being changed ends the program there.
#
#   bash Fuzzing/exclusive.sh                       the suites of ReliabilityTests
#   bash Fuzzing/exclusive.sh --filter SessionTests    what it says
set -euo pipefail
cd "$(dirname "$0")/.."
copy=.build-exclusive/sources
rm -rf "$copy"
mkdir -p "$copy"
git ls-files --cached --others --exclude-standard -z -- Package.swift Sources Plugins Tests Conformance |
  xargs -0 cp --parents --preserve=timestamps --target-directory="$copy"
grep -rlZ --include='*.swift' '@exclusivity(unchecked)' "$copy/Sources" "$copy/Plugins" |
  xargs -0 sed -i 's/@exclusivity(unchecked) //'
! grep -rn '@exclusivity(unchecked)' "$copy/Sources" "$copy/Plugins" || exit 1
[[ $# -gt 0 ]] || set -- --filter ReliabilityTests
swift test --package-path "$copy" --scratch-path .build-exclusive/build "$@"
