#!/usr/bin/env bash
# Runs each fuzz target for a time in seconds (60 unless given) and keeps what it learned in corpus/.
#
#   bash Fuzzing/run.sh 60                  all targets, a minute each
#   bash Fuzzing/run.sh 3600 FuzzSamples    one target, an hour
set -euo pipefail
cd "$(dirname "$0")"
seconds=${1:-60}
targets=("${@:2}")
[[ ${#targets[@]} -gt 0 ]] || targets=(FuzzSamples FuzzScenarios FuzzRecordings)
for target in "${targets[@]}"; do
  # The coverage that guides the fuzzer has to be in the libraries as well, so the flags are for all of them.
  swift build -c release --product "$target" --scratch-path .build-fuzz \
    -Xswiftc -sanitize=fuzzer,address
  mkdir -p "corpus/$target"
  echo "=== $target, $seconds s"
  seeds=()
  [[ $target != FuzzScenarios ]] || seeds=(../Tests/Scenarios)
  ".build-fuzz/release/$target" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 \
    -artifact_prefix="corpus/$target-found-" "corpus/$target" ${seeds[@]+"${seeds[@]}"}
done
