#!/usr/bin/env bash
# Builds the bridge as a dynamic library and a C++ program on it, which must print the tap; the guide must quote the files.
set -euo pipefail
cd "$(dirname "$0")"
build=${SWIFTPM_BUILD_DIR:-$PWD/.build}
swift build --product Bridge | tail -n 1
folder=$(swift build --show-bin-path)
clang++ -std=c++17 main.cpp -I . -L "$folder" -lBridge -Wl,-rpath,"$folder" -o "$folder/bridge-demo"
printed=$("$folder/bridge-demo")
echo "$printed"
[[ $printed == "panel: box 1 tapped at (30, 20)" ]] || { echo "error: not what the program is for" >&2; exit 1; }
python3 - <<'PYTHON'
import pathlib
import sys

guide = pathlib.Path("../../Documentation/Guides/c-and-c-plus-plus.md").read_text()
quoted = ["Sources/Bridge/Bridge.swift", "bridge.h", "main.cpp"]
missing = [name for name in quoted if pathlib.Path(name).read_text() not in guide]
if missing:
    sys.exit(f"error: the guide does not quote {', '.join(missing)}")
PYTHON
