#!/usr/bin/env bash
# Builds and runs the directed programs, each in a process of its own under the address sanitizer.
#
#   bash Fuzzing/Directed/run.sh                       all of them, on all cores
#   bash Fuzzing/Directed/run.sh sample 300 1          300 of each kind, drawn by a seed
#   bash Fuzzing/Directed/run.sh tree --only parentNode
#   bash Fuzzing/Directed/run.sh drops --once        until each member counts once: minutes
#   bash Fuzzing/Directed/run.sh sites                 which open members are called, and which are not
#   bash Fuzzing/Directed/run.sh show WORDS            one of them, with names in its backtrace; the words stand behind a finding
set -euo pipefail
cd "$(dirname "$0")"
build() { swift build -c release --sanitize=address --product Directed "$@" | tail -n 1; }

# The interface is read from the modules, so the library is built before what is written from it.
graphs=.build/graphs
mkdir -p "$graphs"
rm -f "$graphs"/*
swift build -c release --sanitize=address --target Touchstone | tail -n 1
modules=.build/release/Modules
triple=$(swift build --show-bin-path -c release | sed -E 's#.*/([^/]+)/release$#\1#')
extract=$(dirname "$(readlink -f "$(command -v swift)")")/swift-symbolgraph-extract
for module in $(find "$modules"/ -name 'Touch*.swiftmodule' -exec basename {} .swiftmodule \; | sort); do
  "$extract" -module-name "$module" -I "$modules" -target "$triple" -output-dir "$graphs" -minimum-access-level public
done
python3 generate.py "$graphs" Sources/Directed
build

# What is freed is filled, so that whoever still reads it finds no object there.
export ASAN_OPTIONS=detect_leaks=0:exitcode=99:handle_abort=1:handle_sigill=1:handle_sigtrap=1:symbolize=0:max_free_fill_size=4096:free_fill_byte=221
export SWIFT_BACKTRACE=enable=no
program=.build/release/Directed
if [[ ${1:-} == show ]]; then export ASAN_OPTIONS=$ASAN_OPTIONS:symbolize=1; fi
options=()
if [[ ${1:-} == sample ]]; then
  options=(--sample "$2" "$3")
elif [[ $# -gt 0 ]]; then
  exec "$program" "$@"
fi
status=0
for command in drops tree; do "$program" "$command" "${options[@]}" || status=1; done
exit "$status"
