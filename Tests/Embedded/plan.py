"""Prints the library targets of `swift package dump-package` in the order of their dependencies.

One line each: name, path, whether it sees `package` declarations, which of the others it imports, its upcoming features.
Reads the dump from standard input. The command-line tool, what ports sources, what tests share and what reads devices of a system are left out; --hosts includes those of them
that are libraries. With --parallel those come first that the most source waits for. With names of targets as arguments, only
these and what they import.
"""

import json
import pathlib
import sys

HOSTS = {"TouchLinuxInput", "TouchUIKitNames", "TouchPort"}
TOOLING = {"TouchLinuxInput", "TouchUIKitNames", "TouchPort", "TouchstoneTool", "TouchTestSupport"}

names = [word for word in sys.argv[1:] if not word.startswith("--")]
left_out = TOOLING - HOSTS if "--hosts" in sys.argv else TOOLING
manifest = json.load(sys.stdin)
targets = {
    target["name"]: target
    for target in manifest["targets"]
    if target["type"] == "regular" and target["name"] not in left_out
}
order = []


def imports(name):
    found = [next(iter(dependency.values()))[0] for dependency in targets[name]["dependencies"]]
    return [other for other in found if other in targets]


def visit(name):
    if name not in order:
        for other in imports(name):
            visit(other)
        order.append(name)


for name in names or targets:
    if name in targets:
        visit(name)

if "--parallel" in sys.argv:
    sizes = {name: sum(file.stat().st_size for file in pathlib.Path(targets[name]["path"]).rglob("*.swift")) for name in order}
    waiting = dict.fromkeys(order, 0)
    for name in reversed(order):
        for other in imports(name):
            waiting[other] = max(waiting[other], waiting[name] + sizes[name])
    order.sort(key=lambda name: -waiting[name] - sizes[name])

for name in order:
    target = targets[name]
    kinds = [setting["kind"] for setting in target["settings"]]
    features = [kind["enableUpcomingFeature"]["_0"] for kind in kinds if "enableUpcomingFeature" in kind]
    access = "package" if target["packageAccess"] else "public"
    print(name, target["path"], access, ",".join(imports(name)) or "-", *features)
