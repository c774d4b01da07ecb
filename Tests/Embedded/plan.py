"""Prints the library targets of `swift package dump-package` in the order of their dependencies.

One line each: name, path, whether it sees `package` declarations, its upcoming features. Reads the dump from standard
input. The command-line tool, what ports sources, what tests share and what reads devices of a system are left out.
With names of targets as arguments, only these and what they import.
"""

import json
import sys

TOOLING = {"TouchLinuxInput", "TouchUIKitNames", "TouchPort", "TouchstoneTool", "TouchTestSupport"}

manifest = json.load(sys.stdin)
targets = {
    target["name"]: target
    for target in manifest["targets"]
    if target["type"] == "regular" and target["name"] not in TOOLING
}
order = []


def visit(name):
    if name in order or name not in targets:
        return
    for dependency in targets[name]["dependencies"]:
        visit(next(iter(dependency.values()))[0])
    order.append(name)


for name in sys.argv[1:] or targets:
    visit(name)

for name in order:
    target = targets[name]
    kinds = [setting["kind"] for setting in target["settings"]]
    features = [kind["enableUpcomingFeature"]["_0"] for kind in kinds if "enableUpcomingFeature" in kind]
    print(name, target["path"], "package" if target["packageAccess"] else "public", *features)
