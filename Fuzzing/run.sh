#!/usr/bin/env bash
# Runs each fuzz target for a time in seconds (60 unless given), from what is known in Corpus/.
#
#   bash Fuzzing/run.sh 60                  all targets, a minute each
#   bash Fuzzing/run.sh 3600 FuzzSamples    one target, an hour
#   TOUCHSTONE_FUZZ_SEED=7 bash Fuzzing/run.sh 60   the same inputs in the same order as ever with this seed
#   bash Fuzzing/run.sh keep                adds to Corpus/ the fewest of the new inputs that reach what no other does
#
# New inputs are left in .build-fuzz/learned, and inputs that break something in .build-fuzz/found. A finding is fixed
# at its cause, and its input added to the target's folder in Corpus/ under a name that says what it found. Inputs that
# only reach code stand in the target's archive beside that folder, under their hashes.
set -euo pipefail
cd "$(dirname "$0")"
seconds=${1:-60}
targets=("${@:2}")
[[ ${#targets[@]} -gt 0 ]] || targets=(FuzzSamples FuzzScenarios FuzzRecordings)
build=.build-fuzz
found=$build/found
mkdir -p "$found"

# unpack TARGET FOLDER: all inputs that are known.
unpack() {
  rm -rf "$2"
  mkdir -p "$2"
  tar -xzf "Corpus/$1.tar.gz" -C "$2"
  [[ ! -d Corpus/$1 ]] || cp "Corpus/$1"/* "$2"
  [[ $1 != FuzzScenarios ]] || scenarios "$2"
}

# scenarios FOLDER: the conformance suite, an input a case, and one that ends half way, where more is under way to be freed.
scenarios() {
  python3 - "$1" ../Conformance/*/*.json <<'PY'
import json, pathlib, sys

for name in sys.argv[2:]:
    file = pathlib.Path(name)
    for case in json.loads(file.read_text())["cases"]:
        path = pathlib.Path(sys.argv[1]) / f"{file.parent.name}--{case.pop('name')}"
        path.write_text(json.dumps(case))
        if isinstance(steps := case.get("input"), list):
            half = case | {"input": steps[: len(steps) // 2]}
            half.pop("expect", None)
            path.with_name(path.name + "--half").write_text(json.dumps(half))
PY
}

# pack TARGET FOLDER: the inputs that are named by their hashes; the same inputs always give the same archive.
pack() {
  (cd "$2" && find . -type f -regextype posix-extended -regex '\./[0-9a-f]{40}' -printf '%P\n' | LC_ALL=C sort |
    tar --format=ustar --mtime=@0 --owner=0 --group=0 --numeric-owner --mode=644 -cf - -T -) |
    gzip -9n >"Corpus/$1.tar.gz"
}

# An incremental build overlooks that the library's classes got another layout, and what it leaves crashes at once.
touch Sources/*/*.swift
for target in "${targets[@]}"; do
  # The coverage that guides the fuzzer has to be in the libraries as well, so the flags are for all of them.
  swift build -c release --product "$target" --scratch-path "$build" -Xswiftc -sanitize=fuzzer,address | tail -n 1
  learned=$build/learned/$target
  known=$build/known/$target
  mkdir -p "$learned"
  unpack "$target" "$known"
  if [[ $seconds == keep ]]; then
    # The fewest that reach all code that is reached; how often they reach it does not count, or most would stay.
    "$build/release/$target" -set_cover_merge=1 -use_counters=0 -max_len=4096 "$known" "$learned" 2>&1 | grep 'new files'
    pack "$target" "$known"
  fi
done
[[ $seconds != keep ]] || exit 0

# fuzz TARGET: says what it found, if anything.
fuzz() {
  local target=$1 log=$build/$1.log options
  options=(-max_total_time="$seconds" -timeout=60 -rss_limit_mb=2048 -max_len=4096 -print_final_stats=1
    -seed="${TOUCHSTONE_FUZZ_SEED:-0}")
  [[ ! -e $target.dict ]] || options+=(-dict="$target.dict")
  if ! "$build/release/$target" "${options[@]}" -artifact_prefix="$found/$target-" "$build"/{learned,known}/"$target" >"$log" 2>&1; then
    tail -n 40 "$log" >&2
    echo "error: $target found something, see $log and $found" >&2
    return 1
  fi
  echo "=== $target, $seconds s"
  grep -E 'stat::number_of_executed_units|stat::peak_rss_mb' "$log"
}

# As many at a time as there are processors, each of which one target keeps busy. What one finds ends none of the others.
failed=0 running=0
for target in "${targets[@]}"; do
  if ((running == $(nproc))); then
    wait -n || failed=1
    running=$((running - 1))
  fi
  fuzz "$target" &
  running=$((running + 1))
done
for ((; running > 0; running--)); do wait -n || failed=1; done
exit $failed
