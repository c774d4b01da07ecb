#!/usr/bin/env bash
# Prints what each library target adds to a WebAssembly program that uses all of it, and what some sets of targets weigh
# together: lines of JSON, in bytes, plain and compressed by gzip. `Benchmarks/web` makes a table of them. Wants wasm-opt.
#
#   Tests/Embedded/weigh.sh
#
# A target is linked with everything that it imports, and the same is linked without it; the difference is its weight. All
# that others may call is kept. A program weighs less: the linker leaves out what it does not call.
set -euo pipefail
cd "$(dirname "$0")/../.."

command -v wasm-opt >/dev/null || { echo "error: there is no wasm-opt" >&2; exit 1; }
source Tests/Embedded/modules.sh
compile_library --objects wasm >&2
compile_support Start
compile_program wasm Window
export -f shrink
python3 - "$output" <<'PY'
import functools, gzip, json, pathlib, subprocess, sys

output = pathlib.Path(sys.argv[1])
manifest = json.loads(subprocess.run(
    ["swift", "package", "--scratch-path", output / "manifest", "dump-package"], capture_output=True, check=True).stdout)
imports = {target["name"]: [next(iter(one.values()))[0] for one in target["dependencies"]] for target in manifest["targets"]}
names = [line.split()[0] for line in (output / "plan").read_text().splitlines()]
tools = ("TouchTesting", "TouchScenarios", "TouchConformance", "TouchRecordings", "TouchExplain")


def closure(name):
    found = []
    for other in imports[name]:
        found += [one for one in closure(other) + [other] if one not in found]
    return found


def without_exports(data):
    """The module without its list of exports, whose names only this measurement wants: it keeps all that others may call."""
    kept, place = data[:8], 8
    while place < len(data):
        start, kind, length, shift, place = place, data[place], 0, 0, place + 1
        while True:
            byte = data[place]
            length, shift, place = length | (byte & 127) << shift, shift + 7, place + 1
            if byte < 128:
                break
        place += length
        if kind != 7:
            kept += data[start:place]
    return kept


def linked(*arguments):
    file = output / "weighed.wasm"
    subprocess.run(
        ["wasm-ld", "--allow-multiple-definition", "--no-entry", "--strip-all", *arguments, output / "wasm/Support.o",
         "-o", file], capture_output=True, check=True)
    subprocess.run(["bash", "-c", 'shrink "$1"', "shrink", file], check=True)
    data = without_exports(file.read_bytes())
    return len(data), len(gzip.compress(data, 9, mtime=0))


@functools.cache
def size(*targets):
    if not targets:
        return 0, 0
    return linked(
        "--export-dynamic", "--warn-unresolved-symbols", *(output / "wasm" / f"{name}.o" for name in targets),
        output / "wasm/Start.o")


def weigh(work, shape, bytes, compressed):
    print(json.dumps({"peer": "touchstone", "work": work, "shape": shape, "n": 0, "bytes": bytes, "compressed": compressed}))


for name in names:
    if name != "Touchstone":
        below = closure(name)
        (whole, packed), (rest, rest_packed) = size(*below, name), size(*below)
        weigh("weight", name, whole - rest, packed - rest_packed)
for title, roots in (
    ("hit testing alone", ["TouchCore"]), ("hit testing and gestures, with a tap", ["TouchGestures", "TouchTap"]),
    ("the engine, without plugins and tools", ["TouchCore", "TouchGestures", "TouchResponders"]),
    ("the engine and all plugins", [name for name in names if name not in tools and name != "Touchstone"])):
    targets = []
    for root in roots:
        targets += [one for one in closure(root) + [root] if one not in targets]
    weigh("program", title, *size(*(name for name in names if name in targets)))
program = [f"--export={name}" for name in ("start", "touch", "advance", "count")]
own = [output / "wasm" / f"{name}.o" for name in ("TouchEvents", "TouchGestures", "WeightWindow")]
weigh("program", "a program with a window and a tap, linked", *linked(*program, *own))
PY
