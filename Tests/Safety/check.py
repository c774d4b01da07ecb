#!/usr/bin/env python3
"""Counts what the compiler finds unsafe in the library, by file and kind, and compares that with a table.

    Tests/Safety/check.py MODULES            fails when a file has more findings of a kind than findings.tsv records, and
                                             when pointers or unowned references stand in other files than those below
    Tests/Safety/check.py MODULES --record   records what was found, when that is less

The sources are type-checked with `-strict-memory-safety` and not built again: MODULES is where the build that was made
before has left its modules, .build/debug/Modules. Decisions/0017 says of each kind why it is safe.
"""
import collections, pathlib, re, subprocess, sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
TABLE = pathlib.Path(__file__).with_name("findings.tsv")
# Where pointers and references that count nothing may stand, each with its reason in a comment there.
POINTERS = {
    "Sources/TouchCore/Support/BackReference.swift", "Sources/TouchEvents/Context/WeakReferences.swift",
    "Sources/TouchViews/Boxes/ChildTable.swift", "Sources/TouchCore/Boxes/PackedList.swift",
    # UIKit's signature of a delegate method, through which a program writes one point.
    "Plugins/TouchScroll/ScrollViewDelegate.swift",
    # The bytes of two texts, compared where they lie; neither leaves the closure.
    "Sources/TouchEvents/Actions/ActionName.swift",
}
EXCLUSIVITY = "unchecked exclusivity"
FEATURES = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]


def targets():
    """The names, folders and package access of the library's targets, from the manifest's list."""
    manifest = (ROOT / "Package.swift").read_text()
    listed = re.findall(r'Component\(\s*name: "(\w+)", layer: \.(core|module|plugin)\b', manifest)
    return [(name, ("Plugins/" if layer == "plugin" else "Sources/") + name, layer != "plugin") for name, layer in listed]


def package_name(modules):
    """The name by which the build that is there shares declarations among targets."""
    plan = modules.parent.resolve().parents[1] / (modules.parent.name + ".yaml")
    found = re.search(r'"-package-name","([^"]+)"', plan.read_text())
    return found.group(1)


def kind(notes):
    """The kind of a finding, by what the compiler notes about it."""
    # Such a property makes a conformance unsafe that it is part of.
    if any("@exclusivity(unchecked)" in note or "cannot satisfy safe requirement" in note for note in notes):
        return EXCLUSIVITY
    return "unowned reference" if any("unowned(unsafe)" in note for note in notes) else "pointer"


def findings(name, folder, shared, modules):
    """How many findings a target has, by file and kind."""
    sources = sorted(str(path.relative_to(ROOT)) for path in (ROOT / folder).rglob("*.swift"))
    command = ["swiftc", "-typecheck", "-strict-memory-safety", "-swift-version", "6", "-diagnostic-style", "llvm"]
    for feature in FEATURES:
        command += ["-enable-upcoming-feature", feature]
    if shared:
        command += ["-package-name", package_name(modules)]
    command += ["-module-name", name, "-I", str(modules.resolve())]
    result = subprocess.run(command + sources, cwd=ROOT, capture_output=True, text=True)
    # Of the compiler's words only places, findings and notes are read.
    if result.returncode != 0:
        sys.exit(f"{name} does not type-check:\n{result.stderr[-2000:]}")
    found = {}
    place = None
    for line in result.stderr.splitlines():
        match = re.match(r"(\S+\.swift:\d+:\d+): (warning|note): (.*)", line)
        if not match:
            continue
        if match.group(2) == "warning":
            place = match.group(1) if "StrictMemorySafety" in match.group(3) else None
            if place:
                found.setdefault(place, [])
        elif place:
            found[place].append(match.group(3))
    counts = collections.Counter()
    for place, notes in found.items():
        counts[place.split(":")[0], kind(notes)] += 1
    return counts


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    modules = pathlib.Path(sys.argv[1])
    found = collections.Counter()
    for target in targets():
        found += findings(*target, modules)
    if not found:
        sys.exit("nothing was found, which cannot be")
    faults = [
        f"{file}: {kind}s stand in other files" for file, kind in found if kind != EXCLUSIVITY and file not in POINTERS]
    recorded = collections.Counter()
    if TABLE.exists():
        for line in TABLE.read_text().splitlines():
            file, kind, count = line.split("\t")
            recorded[file, kind] = int(count)
    if "--record" in sys.argv:
        rows = [f"{file}\t{kind}\t{count}\n" for (file, kind), count in sorted(found.items())]
        TABLE.write_text("".join(rows))
    else:
        for key, count in sorted(found.items()):
            if count > recorded[key]:
                faults.append(f"{key[0]}: {count} findings of {key[1]} instead of {recorded[key]}")
        if not faults and sum(found.values()) < sum(recorded.values()):
            print("fewer findings than recorded: run it with --record")
    by_kind = collections.Counter()
    for (_, kind), count in found.items():
        by_kind[kind] += count
    print(f"{sum(found.values())} findings:", ", ".join(f"{count} of {kind}" for kind, count in sorted(by_kind.items())))
    if faults:
        sys.exit("\n".join("error: " + fault for fault in faults))


if __name__ == "__main__":
    main()
