#!/usr/bin/env bash
# Runs each fuzz target for a time in seconds (60 unless given), from what is known in Corpus/.
#
#   bash Fuzzing/run.sh 60                  all targets, a minute each
#   bash Fuzzing/run.sh 3600 FuzzSamples    one target, an hour
#   TOUCHSTONE_FUZZ_SEED=7 bash Fuzzing/run.sh 60   the same inputs in the same order as ever with this seed
#   bash Fuzzing/run.sh keep                adds to Corpus/ the fewest of the new inputs that reach what no other does
#
# New inputs are left in .build-fuzz/learned, and inputs that break something in .build-fuzz/found. A finding is fixed
# at its cause, and its input added to Corpus/, where every run begins with it.
set -euo pipefail
cd "$(dirname "$0")"
seconds=${1:-60}
targets=("${@:2}")
[[ ${#targets[@]} -gt 0 ]] || targets=(FuzzSamples FuzzScenarios FuzzRecordings)
build=.build-fuzz
found=$build/found
mkdir -p "$found"
# An incremental build overlooks that the library's classes got another layout, and what it leaves crashes at once.
touch Sources/*/*.swift
for target in "${targets[@]}"; do
  # The coverage that guides the fuzzer has to be in the libraries as well, so the flags are for all of them.
  swift build -c release --product "$target" --scratch-path "$build" -Xswiftc -sanitize=fuzzer,address | tail -n 1
  learned=$build/learned/$target
  mkdir -p "$learned"
  program=$build/release/$target
  if [[ $seconds == keep ]]; then
    # The fewest that reach all code that is reached; their names are hashes of them.
    "$program" -set_cover_merge=1 -max_len=700 "Corpus/$target" "$learned" 2>&1 | grep 'MERGE-OUTER' | tail -n 1
    continue
  fi
  options=(-max_total_time="$seconds" -timeout=60 -rss_limit_mb=2048 -max_len=4096 -print_final_stats=1
    -seed="${TOUCHSTONE_FUZZ_SEED:-0}")
  [[ ! -e $target.dict ]] || options+=(-dict="$target.dict")
  seeds=("Corpus/$target")
  [[ $target != FuzzScenarios ]] || seeds+=(../Tests/Scenarios)
  echo "=== $target, $seconds s"
  log=$build/$target.log
  if ! "$program" "${options[@]}" -artifact_prefix="$found/$target-" "$learned" "${seeds[@]}" >"$log" 2>&1; then
    tail -n 40 "$log" >&2
    echo "error: $target found something, see $log and $found" >&2
    exit 1
  fi
  grep -E 'stat::number_of_executed_units|stat::peak_rss_mb' "$log"
done
