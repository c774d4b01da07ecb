"""Proves the table of questions: each arrangement shows its fault, and each accepted change mends it.

    python3 Tests/Questions/check.py [TOOL]            compares, by the command-line tool (.build/debug/touchstone)
    python3 Tests/Questions/check.py [TOOL] --write    writes the log of each arrangement into its file

README.md beside this file says what the table holds.
"""
import copy
import json
import pathlib
import subprocess
import sys
import tempfile

here = pathlib.Path(__file__).parent
arguments = [word for word in sys.argv[1:] if not word.startswith("--")]
tool = arguments[0] if arguments else str(here.parent.parent / ".build/debug/touchstone")


def views(document):
    """Every view and window of an arrangement with the list that it stands in."""
    def walk(children):
        for view in children:
            yield view, children
            yield from walk(view.get("children", []))
    if "windows" in document:
        for window in document["windows"]:
            yield window, document["windows"]
            yield from walk(window.get("views", []))
    else:
        yield document.setdefault("window", {}), []
        yield from walk(document.get("views", []))


def view_named(document, name):
    for view, siblings in views(document):
        if view.get("id") == name:
            return view, siblings
    raise KeyError(name)


def gesture_named(document, name):
    for view, _ in views(document):
        for gesture in view.get("gestures", []):
            if gesture["id"] == name:
                return gesture, view
    raise KeyError(name)


def owner(document, name):
    """The recognizer or view of that name; None for a recognizer that a view has by itself."""
    try:
        return gesture_named(document, name)[0]
    except KeyError:
        pass
    try:
        return view_named(document, name)[0]
    except KeyError:
        return None


def apply(edit, document):
    """Makes one change of the table in an arrangement."""
    if "animation" in edit:
        steps = [step for step in document["input"] if "animate" in step]
        steps[edit["animation"]]["allowsUserInteraction"] = edit["allowsUserInteraction"]
        return
    if "finger" in edit:
        for step in document["input"]:
            if "hold" in edit and step.get("tap", [None])[0] == edit["finger"]:
                step["hold"] = edit["hold"]
            if "travel" in edit:
                shorten(document["input"], edit["finger"], edit["travel"])
                break
        return
    name = edit["of"]
    if "set" in edit:
        holder = owner(document, name)
        if holder is None:
            document["input"].insert(0, {"t": 0, "set": {"id": name, **edit["set"]}})
        else:
            holder.setdefault("set", {}).update(edit["set"])
    elif "view" in edit:
        view_named(document, name)[0].update(edit["view"])
    elif "delegate" in edit:
        gesture_named(document, name)[0].setdefault("delegate", {}).update(edit["delegate"])
    elif "requiresFailureOf" in edit:
        document.setdefault("links", []).append({"gesture": name, "requiresFailureOf": edit["requiresFailureOf"]})
    elif "dropsRequirementOf" in edit:
        gone = {"gesture": name, "requiresFailureOf": edit["dropsRequirementOf"]}
        document["links"] = [link for link in document["links"] if link != gone]
    elif "moveTo" in edit:
        gesture, view = gesture_named(document, name)
        view["gestures"].remove(gesture)
        view_named(document, edit["moveTo"])[0].setdefault("gestures", []).append(gesture)
    elif "bringToFront" in edit:
        view, siblings = view_named(document, name)
        siblings.remove(view)
        siblings.append(view)
    else:
        raise ValueError(f"no such change: {edit}")


def shorten(steps, finger, part):
    """The finger goes a part of its way."""
    start = None
    for step in steps:
        for entry in step.get("began", []):
            if entry[0] == finger:
                start = entry[1:3]
        for entry in step.get("moved", []):
            if entry[0] == finger:
                entry[1:3] = [start[axis] + (entry[axis + 1] - start[axis]) * part for axis in (0, 1)]


def log(document, shows=None):
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump({**document, "show": shows or document["show"]}, file)
        file.flush()
        result = subprocess.run([tool, "run", file.name], capture_output=True, text=True)
    if result.returncode:
        raise RuntimeError(result.stderr.strip())
    return result.stdout.splitlines()


def acts(lines, row):
    """Whether what the question asks for happens: a line of the log, as often and as soon as the row says."""
    line, _, count = row["acts"].partition("*")
    latest = row.get("by", float("inf"))
    found = [text for text in lines if text.split(" ", 1)[1].startswith(line) and float(text.split(" ", 1)[0]) <= latest]
    return len(found) >= int(count or 1)


def check(row):
    path = here / row["file"]
    document = json.loads(path.read_text())
    faults = []
    lines = log(document)
    if "--write" in sys.argv:
        text = path.read_text().rstrip()
        kept = text[: text.rindex(',\n  "expect"')] if '"expect"' in text else text[: text.rindex("\n}")]
        expect = "[\n" + ",\n".join("    " + json.dumps(line) for line in lines) + "\n  ]" if lines else "[]"
        path.write_text(f'{kept},\n  "expect": {expect}\n}}\n')
    elif document.get("expect") != lines:
        faults.append("the log is not the one that it expects")
    if acts(lines, row):
        faults.append("it shows no fault")
    for edits in [row["fix"], *row.get("also", [])]:
        mended = copy.deepcopy(document)
        try:
            for edit in edits:
                apply(edit, mended)
            if not acts(log(mended), row):
                faults.append(f"not mended by {json.dumps(edits)}")
        except (KeyError, RuntimeError, ValueError) as error:
            faults.append(f"{json.dumps(edits)}: {error}")
    return faults


table = json.loads((here / "table.json").read_text())
failed = 0
for row in table:
    faults = check(row)
    for fault in faults:
        print(f"{row['file']}: {fault}")
    failed += bool(faults)
named = {row["file"] for row in table}
for path in sorted(here.glob("[0-9]*.json")):
    if path.name not in named:
        print(f"{path.name}: not in the table")
        failed += 1
print(f"{len(table) - failed} of {len(table)} questions show their fault and are mended")
sys.exit(1 if failed else 0)
