"""Plays all sequences on the boards and on this computer, compares their logs, and holds the figures against figures.jsonl;
see run.sh."""

import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

sys.path.append(str(pathlib.Path(__file__).parents[2] / "Tests/Embedded"))
import faults
import frames
import symbols
from machine import BOARDS, INSTRUCTIONS, emulator, play

output = pathlib.Path(sys.argv[1])
record = "--record" in sys.argv
FIGURES = pathlib.Path(__file__).parent / "figures.jsonl"
WEIGHTS = pathlib.Path(__file__).parent / "weights.jsonl"
# What a figure may grow by until it is recorded anew, in a commit that says why.
GROWTH = 1.03
# The figures that Benchmarks/instructions compares and records, with those of this computer.
COUNTS = ("move-1", "move-2", "move-5", "fling", "tap")


def run(*arguments):
    return subprocess.run([str(one) for one in arguments], capture_output=True, text=True, check=True).stdout


def weigh(kind):
    """What lies in flash, and what variables take of the RAM beside heap and stack."""
    sections = dict(re.findall(r"^\s*\d+ (\.\w+)\s+([0-9a-f]+)", run("llvm-objdump", "-h", output / kind / "board.elf"), re.M))
    return {
        "flash": (output / kind / "board.bin").stat().st_size,
        "variables": sum(int(sections.get(name, "0"), 16) for name in (".data", ".bss"))}


def compare(kind, name, board, native):
    """A board's log must be that of this computer, line by line."""
    for number, (ours, theirs) in enumerate(zip(board + [None], native + [None])):
        if ours != theirs:
            sys.exit(f"error: {name} on {kind}: line {number + 1} is {ours!r}, and on this computer {theirs!r}")
    if not native[-1].endswith(" panel idle"):
        sys.exit(f"error: {name} ends with {native[-1]!r}")


def measure(kind, gauges):
    """The figures of a board, of what the measured sequences took."""
    def instructions(sequence, part):
        one = gauges[sequence][part]
        return round(one["counts"] * INSTRUCTIONS / one["times"])

    taps = [one for part, one in gauges["tap"].items() if part != "memory"]
    moves = [one["allocations"] for sequence in gauges.values() for part, one in sequence.items() if part.startswith("move-")]
    return weigh(kind) | {
        "heap": max(one["memory"]["heap"] for one in gauges.values()),
        "stack": max(one["memory"]["stack"] for one in gauges.values()),
        "move-allocations": sum(moves), "move-1": instructions("move-1", "move-1"),
        "move-2": instructions("move-2", "move-2"), "move-5": instructions("move-5", "move-5"),
        "fling": instructions("panel", "tick"), "tap": sum(one["counts"] for one in taps) * INSTRUCTIONS,
        "tap-allocations": sum(one["allocations"] for one in taps)}


def play_all(kind, sequences, native):
    """Plays the sequences on a board, some at a time; returns the gauges of those that are measured."""
    command, measured = emulator(kind, output / kind / "board.elf"), frames.measured()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        played = {name: pool.submit(play, command, reports) for name, reports in sequences.items()}
    for name, future in played.items():
        compare(kind, name, future.result()[0].log, native[name])
    return {name: played[name].result()[0].gauges for name in measured}


def main():
    if not shutil.which("qemu-system-arm"):
        print("no qemu-system-arm: the boards are linked and weighed, but not played", file=sys.stderr)
        return check({kind: weigh(kind) for kind in BOARDS})
    recordings = os.environ.get("TOUCHSTONE_RECORDINGS")
    if not recordings:
        print("skipped: the recordings, as TOUCHSTONE_RECORDINGS names no folder with them", file=sys.stderr)
    sequences, left_out = frames.sequences(recordings)
    for name in left_out:
        print(f"skipped: {name}, of more than five contacts", file=sys.stderr)
    native = {name: play([output / "board"], reports)[0].log for name, reports in sequences.items()}
    found = {kind: measure(kind, play_all(kind, sequences, native)) for kind in BOARDS}
    # What breaks off and starts anew is the same code on both.
    faults.check("arm", output, sequences, native)
    lines = sum(map(len, native.values()))
    print(f"{len(sequences)} sequences, {lines} lines of log, the same on {len(BOARDS)} boards and on this computer")
    (output / "board.json").write_text(json.dumps(
        {f"board {kind} {name}": figures[name] for kind, figures in found.items() for name in COUNTS}))
    check(found)


def check(found):
    rows = [json.loads(line) for line in FIGURES.read_text().splitlines()]
    failures = []
    for row in rows:
        value = found[row["board"]].get(row["figure"])
        if value is None:
            continue
        print(f"{row['board']:8} {row['figure']:15} {value:9}, limit {row['limit']:9}" + (
            f", recorded {row['value']:9}" if "value" in row else ""))
        if value > row["limit"]:
            failures.append(f"{row['figure']} of {row['board']} is {value}, more than {row['limit']}")
        elif not record and "value" in row and value > row["value"] * GROWTH:
            failures.append(f"{row['figure']} of {row['board']} grew from {row['value']} to {value}: run.sh --record")
        if "value" in row:
            row["value"] = value
    if record:
        FIGURES.write_text("".join(json.dumps(row) + "\n" for row in rows))
        sizes = {kind: symbols.in_flash(output / kind / "board.elf") for kind in BOARDS}
        WEIGHTS.write_text("".join(
            json.dumps({"module": name} | {kind: sizes[kind][name] for kind in BOARDS}) + "\n"
            for name, _ in sizes["arm"].most_common()))
    for failure in failures:
        print("error:", failure, file=sys.stderr)
    sys.exit(bool(failures))


main()
