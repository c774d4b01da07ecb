#!/usr/bin/env python3
"""Lists the functions of TouchEvents and TouchGestures that three ways through the centre call, in a debug build.

    Tests/Centre/record.py                 lists them
    Tests/Centre/record.py --record        writes the lists, in Tests/Centre/ways.json
    Tests/Centre/record.py --root FOLDER   plays a checkout of Touchstone at a folder

Getters, initializers and thunks are not counted, and a closure counts with the function that holds it. A list is of the
whole way; "steps" is of what runs between the start of EO-2 and the end of EO-8. Needs valgrind.
"""
import argparse, json, os, re, shutil, subprocess, sys, tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
WAYS = ["tap", "drag", "double"]
NO_FUNCTION = re.compile(
    r"\.(getter|setter|modify|read|unsafeAddressor|unsafeMutableAddressor)\b|\bdidset\b|\bwillset\b|\.didset|\.willset"
    r"|__(de)?allocating|\.init\(|\.deinit|\bthunk\b|protocol witness|partial apply|merged |outlined|default argument"
    r"|variable initialization|metadata|lazy cache|value witness|property wrapper|associated type|one-time|__derived|objectdestroy")


def build(root, folder):
    for name in ("Package.swift", "Sources"):
        source = os.path.join(HERE, name)
        copy = shutil.copytree if os.path.isdir(source) else shutil.copy
        copy(source, os.path.join(folder, name), **({"dirs_exist_ok": True} if os.path.isdir(source) else {}))
    manifest = os.path.join(folder, "Package.swift")
    text = open(manifest).read().replace('path: "../.."', f'path: "{root}"')
    open(manifest, "w").write(text)
    subprocess.run(["swift", "build", "--package-path", folder], check=True, stdout=sys.stderr)
    return os.path.join(folder, ".build", "debug", "CentreWays")


def functions(program, way, within):
    """The functions that a way calls, inside any function whose symbol matches."""
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, "calls")
        command = ["valgrind", "--quiet", "--tool=callgrind", "--callgrind-out-file=" + out]
        command += [f"--toggle-collect={symbol}" for symbol in within] + [program, way]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        listed = subprocess.run(["callgrind_annotate", "--threshold=100", "--auto=no", out], capture_output=True, text=True).stdout
    symbols = set(re.findall(r":(\$s\S+)", listed))
    plain = subprocess.run(["swift", "demangle", "--compact"], input="\n".join(sorted(symbols)), capture_output=True, text=True).stdout
    found = set()
    for symbol, name in zip(sorted(symbols), plain.split("\n")):
        if NO_FUNCTION.search(name): continue
        name = re.sub(r"^.*closure #\d+ .*? in (?=Touch|\(ext|static|generic|function)", "", name)
        name = re.sub(r"^(static |function signature specialization <.*?> of |generic specialization <.*?> of )+", "", name)
        extension = re.match(r"\(extension in (\w+)\):", name)
        owner = extension.group(1) if extension else name.split(".")[0]
        if owner in ("TouchEvents", "TouchGestures"): found.add(re.sub(r" -> .*$", "", name))
    return sorted(found)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--root", default=os.path.dirname(os.path.dirname(HERE)))
    parser.add_argument("--steps", default="*DispatcherC5stepsyySay*SgtF", help="the symbol of what runs the steps")
    parser.add_argument("--keep", help="a folder to build in, which is kept")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if arguments.keep: folder = arguments.keep
        program = build(os.path.abspath(arguments.root), folder)
        lists = {}
        for way in WAYS:
            whole = functions(program, way, ["*EventHostPAAE4sendyySay*GF", "*EventHostPAAE7advance2toySd_tF"])
            lists[way] = {"whole": whole, "steps": functions(program, way, [arguments.steps])}
            print(f"{way}: {len(whole)} functions, {len(lists[way]['steps'])} in the steps")
    if arguments.record:
        with open(os.path.join(HERE, "ways.json"), "w") as file:
            json.dump(lists, file, indent=1)
            file.write("\n")


main()
