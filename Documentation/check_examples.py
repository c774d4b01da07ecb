"""Compiles and runs the examples of doc comments: those whose lines say what they print, as in `// Prints "began"`.

    python3 Documentation/check_examples.py MODULES     the folder with the modules, such as .build/debug/Modules

All of them become one program, a function for each; what it prints must be what the comments say, in their order.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

import objects

root = pathlib.Path(__file__).resolve().parent.parent
PRINTS = re.compile(r'// Prints "(.*)"$')


def examples():
    """Each example with the place of its first line, its code and what it prints."""
    for file in sorted([*root.glob("Sources/*/**/*.swift"), *root.glob("Plugins/*/**/*.swift")]):
        place, block = 0, None
        for number, line in enumerate(file.read_text(encoding="utf-8").split("\n"), 1):
            comment = re.match(r" *///( ?)(.*)", line)
            if not comment:
                block = None
            elif comment[2] == "```swift":
                place, block = number + 1, []
            elif comment[2] == "```" and block is not None:
                printed = [match[1] for match in map(PRINTS.search, block) if match]
                if printed:
                    yield f"{file.relative_to(root)}:{place}", "\n".join(block), printed
                block = None
            elif block is not None:
                block.append(comment[2])


def main(modules):
    found = list(examples())
    program = ["import Touchstone"]
    for index, (place, code, _) in enumerate(found):
        file, line = place.rsplit(":", 1)
        program.append(f'func example{index}() throws {{\n#sourceLocation(file: "{file}", line: {line})\n{code}\n#sourceLocation()\n}}')
    program += [f'print("\\u{{1}}")\ntry example{index}()' for index in range(len(found))]
    with tempfile.TemporaryDirectory() as folder:
        source, output = pathlib.Path(folder, "main.swift"), pathlib.Path(folder, "examples")
        source.write_text("\n".join(program), encoding="utf-8")
        compiled = subprocess.run(
            ["swiftc", "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny", "-I", modules, source, *objects.of(modules),
             "-o", output], capture_output=True, text=True)
        if compiled.returncode:
            raise SystemExit(compiled.stderr)
        printed = subprocess.run([output], capture_output=True, text=True, timeout=60).stdout.split("\u0001\n")[1:]
    failed = 0
    for (place, _, expected), text in zip(found, printed, strict=True):
        if text.splitlines() != expected:
            failed += 1
            print(f"{place}: prints {text.splitlines()} and not {expected}", file=sys.stderr)
    print(f"{len(found)} examples run, {failed} failed")
    return 1 if failed or not found else 0


if len(sys.argv) != 2:
    raise SystemExit(__doc__)
sys.exit(main(pathlib.Path(sys.argv[1]).resolve()))
