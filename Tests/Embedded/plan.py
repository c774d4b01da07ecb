"""Prints the library targets of `swift package dump-package` in the order of their dependencies.

One line each: name, path, whether it sees `package` declarations, its upcoming features. Reads the dump from standard
input. The command-line tool, what ports sources, what tests share and what reads devices of a system are left out;
--hosts includes those of them that are libraries. With names of targets as arguments, only these and what they import.
"""

import json
import sys

HOSTS = {"TouchLinuxInput", "TouchUIKitNames", "TouchPort"}
TOOLING = {"TouchLinuxInput", "TouchUIKitNames", "TouchPort", "TouchstoneTool", "TouchTestSupport"}

names = [word for word in sys.argv[1:] if word != "--hosts"]
left_out = TOOLING - HOSTS if "--hosts" in sys.argv else TOOLING
manifest = json.load(sys.stdin)
targets = {
    target["name"]: target
    for target in manifest["targets"]
    if target["type"] == "regular" and target["name"] not in left_out
}
order = []


def visit(name):
    if name in order or name not in targets:
        return
    for dependency in targets[name]["dependencies"]:
        visit(next(iter(dependency.values()))[0])
    order.append(name)


for name in names or targets:
    visit(name)

for name in order:
    target = targets[name]
    kinds = [setting["kind"] for setting in target["settings"]]
    features = [kind["enableUpcomingFeature"]["_0"] for kind in kinds if "enableUpcomingFeature" in kind]
    print(name, target["path"], "package" if target["packageAccess"] else "public", *features)
