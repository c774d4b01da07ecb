"""Compiles the Swift of six guides: the ```swift blocks of each page as one file, against modules that are built already.

    python3 Documentation/check_guides.py MODULES     the folder with the modules, such as .build/debug/Modules
    python3 Documentation/check_guides.py --embedded MODULES     two of them as Embedded Swift for a Cortex-M7
"""

import pathlib
import re
import subprocess
import sys
import tempfile

here = pathlib.Path(__file__).parent
is_embedded, modules = "--embedded" in sys.argv, sys.argv[-1]
toolchain = pathlib.Path(subprocess.run(["which", "swiftc"], capture_output=True, text=True).stdout.strip()).resolve()
plugins = toolchain.parent.parent / "lib/swift/host/plugins/testing"
# Guides that hold all that they need. The others quote sources that are compiled where they stand.
names = [
    "a-recognizer-of-your-own", "a-subset", "your-own-tree", "on-a-microcontroller", "coming-from-uikit", "the-main-actor"]
machine = ["-typecheck"]
if is_embedded:
    names = ["your-own-tree", "on-a-microcontroller"]
    # Down to code for the machine: what it has no room for is found only there.
    machine = [
        "-target", "armv7em-none-none-eabi", "-enable-experimental-feature", "Embedded", "-wmo", "-Osize", "-parse-as-library",
        "-Xcc", "-mcpu=cortex-m7", "-Xcc", "-mfpu=fpv5-d16", "-Xcc", "-mfloat-abi=hard", "-emit-ir", "-o", "/dev/null"]
# What some are about.
flags = {"the-main-actor": ["-default-isolation", "MainActor"]}
pages = [here / "Guides" / f"{name}.md" for name in names]
failed = checked = 0
for page in pages:
    blocks = re.findall(r"^```swift\n(.*?)^```", page.read_text(), re.M | re.S)
    if not blocks:
        continue
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder, "main.swift")
        source.write_text("\n".join(blocks))
        result = subprocess.run(
            ["swiftc", *machine, "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny",
             "-warnings-as-errors", "-I", modules, "-plugin-path", str(plugins),
             *flags.get(page.stem, []), str(source)],
            capture_output=True, text=True)
    checked += 1
    if result.returncode:
        failed += 1
        print(f"{page.name}:\n{result.stderr}", file=sys.stderr)
print(f"{checked} guides checked, {failed} failed")
sys.exit(1 if failed or not checked else 0)
