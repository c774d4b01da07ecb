"""Links the programs of Weights, weighs them and holds them against Weights/limits.json and Documentation/Parts.md; see weights.sh."""

import collections
import json
import pathlib
import re
import shutil
import subprocess
import sys

import symbols

output = pathlib.Path(sys.argv[1])
linked = sys.argv[2].split()
record = "--record" in sys.argv
folder = pathlib.Path(__file__).parent / "Weights"
page = pathlib.Path("Documentation/Parts.md")
limits_file = folder / "limits.json"
WHAT = {
    "HitTesting": "hit testing on a tree of your own: `TouchCore`",
    "Gestures": "touches and gestures on it: `TouchGestures`, `TouchTap`, `TouchPan`",
    "Window": "a window with a view and a tap: `TouchWindows`, `TouchTap`",
}
PLAYED = {"HitTesting": "210", "Gestures": "11", "Window": "11"}


def run(*arguments):
    result = subprocess.run([str(one) for one in arguments], capture_output=True, text=True)
    if result.returncode:
        sys.exit(f"error: {' '.join(map(str, arguments[:1]))} failed\n{result.stderr}")
    return result.stdout


def exported(program):
    return re.findall(r'@_cdecl\("(\w+)"\)', (folder / f"{program}.swift").read_text())


def objects(machine, program):
    return [output / machine / f"{name}.o" for name in (*linked, f"Weight{program}", "Support")]


def link_wasm(program, file, *more):
    run("wasm-ld", "--allow-multiple-definition", "--fatal-warnings", "--no-entry",
        *more, *(f"--export={name}" for name in exported(program)), *objects("wasm", program), "-o", file)


def weigh_wasm(program):
    """The module as a page would load it, in bytes compressed and not."""
    file = output / f"{program}.wasm"
    link_wasm(program, file, "--strip-all")
    run("bash", "-c", 'shrink "$1"', "shrink", file)
    # By the command, since Python's own compression differs from one of its builds to the next.
    packed = subprocess.run(["gzip", "-9", "-n", "-c", file], capture_output=True, check=True).stdout
    return len(packed), file.stat().st_size


def link_arm(program, file, *more):
    # Functions of the same code become one: nothing here compares where functions lie.
    run("ld.lld", "--gc-sections", "--allow-multiple-definition", "--fatal-warnings", "--icf=all", "--lto-O2", "-T", folder / "Board.ld",
        *(f"--undefined={name}" for name in exported(program)),
        *objects("arm", program), output / "arm/Board.o", *more, "-o", file)


def weigh_arm(program):
    """What the image takes in flash: vectors, code, constants, and the first values of variables."""
    file = output / f"{program}.elf"
    link_arm(program, file)
    flash = output / f"{program}.bin"
    run("llvm-objcopy", "-O", "binary", file, flash)
    return flash.stat().st_size, flash.stat().st_size


def play(program):
    if not shutil.which("qemu-system-arm"):
        print(f"no qemu-system-arm: {program} is linked, but not played", file=sys.stderr)
        return
    file = output / f"{program}-played.elf"
    link_arm(program, file, output / "arm/Play.o")
    command = ["qemu-system-arm", "-M", "mps2-an500", "-semihosting", "-display", "none", "-kernel", str(file)]
    try:
        result = subprocess.run(command, capture_output=True, text=True, timeout=60)
    except subprocess.TimeoutExpired:
        sys.exit(f"error: {program} does not come to an end on a Cortex-M7")
    said = result.stdout + result.stderr
    if said.strip() != PLAYED[program]:
        sys.exit(f"error: {program} said {said!r} on a Cortex-M7, not {PLAYED[program]}")


def by_module(program, machine):
    """The bytes of each module's symbols, before Binaryen and compression. What is specialized counts for its origin."""
    sizes = collections.Counter()
    if machine == "armv7em":
        sizes = symbols.in_flash(output / f"{program}.elf")
    else:
        places = output / f"{program}.map"
        link_wasm(program, output / f"{program}-named.wasm", f"--Map={places}")
        for line in places.read_text().splitlines():
            # Address, offset, size and, of a symbol, its file and name or, below that, its name.
            if match := re.match(r"\s*\S+\s+[0-9a-f]+\s+([0-9a-f]+)\s+\S+\.o:\((?:\.\w+\.)?(\S+)\)$", line):
                sizes[symbols.module_of(match[2])] += int(match[1], 16)
    return sizes.most_common()


def shown(size):
    return f"{size / 1000:.1f}"


def main():
    limits = json.loads(limits_file.read_text())
    failures, sizes = [], {}
    for row in limits:
        program, machine = row["program"], row["machine"]
        size, whole = (weigh_wasm if machine == "wasm32" else weigh_arm)(program)
        sizes[program, machine] = size
        print(json.dumps(row | {"bytes": size, "uncompressed": whole}))
        if machine == "armv7em":
            play(program)
    print()
    for row in limits:
        program, machine = row["program"], row["machine"]
        size = sizes[program, machine]
        print(f"{program:10} {machine:8} {size:7} bytes, limit {row['limit']:7}, wanted {row['target']:7}"
              + ("" if size <= row["target"] else f", {size - row['target']} too many"))
        if record:
            row["limit"] = max(row["target"], min(row["limit"], -(-size // 1000) * 1000))
        if size > row["limit"]:
            failures.append(f"{program} weighs {size} bytes on {machine}, more than {row['limit']}")
        elif row["limit"] > max(row["target"], -(-size // 1000) * 1000 + 1000):
            failures.append(f"{program} shrank to {size} bytes on {machine}: lower its limit, with --record")
    for row in limits:
        program, machine = row["program"], row["machine"]
        if sizes[program, machine] > row["target"]:
            print(f"\nthe bytes of {program} on {machine}:")
            for name, size in by_module(program, machine):
                print(f"  {size:7} {name}")

    table = "\n".join(
        ["| a program that uses | wasm32, compressed | Cortex-M7, flash |", "| --- | ---: | ---: |"]
        + [f"| {what} | {shown(sizes[name, 'wasm32'])} kB | {shown(sizes[name, 'armv7em'])} kB |" for name, what in WHAT.items()])
    text = page.read_text()
    place = re.compile(r"(?<=<!-- figures: weights -->\n\n).*?(?=\n\n<!-- end -->)", re.S)
    old = place.search(text)
    if not old:
        sys.exit("error: Documentation/Parts.md has no place for the weights")
    number = re.compile(r"\d+\.\d")
    if record:
        page.write_text(place.sub(lambda _: table, text))
        limits_file.write_text("[\n  " + ",\n  ".join(map(json.dumps, limits)) + "\n]\n")
    else:
        # Within two per cent, so that not every change has to touch the page.
        pairs = zip(map(float, number.findall(old[0])), map(float, number.findall(table)))
        if number.sub("", old[0]) != number.sub("", table) or any(abs(a - b) > max(0.02 * b, 0.1001) for a, b in pairs):
            failures.append("Documentation/Parts.md has other weights: Tests/Embedded/weights.sh --record writes them")
    for failure in failures:
        print("error:", failure, file=sys.stderr)
    sys.exit(bool(failures))


main()
