"""Which side of the main actor each class of the guide is on, and how a touch passes between them, from its listings."""

import re

import data
from drawing import Drawing

GUIDE = "Documentation/Guides/the-main-actor.md"


def draw():
    text = (data.root / GUIDE).read_text(encoding="utf-8")
    code = "\n".join(one for one in re.findall(r"```swift\n(.*?)```", text, re.S) if "PackageDescription" not in one)
    classes = re.findall(r"^(nonisolated )?final class (\w+)(?:: ([^{]+?))? \{", code, re.M)
    here = [(name, parents) for apart, name, parents in classes if not apart]
    there = [(name, parents) for apart, name, parents in classes if apart]
    made = re.findall(r"^let \w+ = (\w+)\(", code, re.M)
    engine = [name for name in dict.fromkeys(made) if name not in {name for name, _ in here + there}]
    assert here and there and engine and "MainActor.assumeIsolated" in code, classes
    height = 88 + 44 * max(len(here) + 1, len(there) + len(engine))
    drawing = Drawing(760, height, "On the main actor: your loop, " + ", ".join(name for name, _ in here)
                      + "; of no actor: " + ", ".join(engine + [name for name, _ in there]))
    drawing.text(20, 30, "On the main actor", "bold")
    drawing.text(490, 30, "Of no actor", "bold")
    rows = {}

    def row(x, y, name, note, kind):
        drawing.box(x, y, 250, 34, kind)
        drawing.text(x + 12, y + 22, name, "bold")
        drawing.text(x + 240, y + 22, note, "small muted end")
        rows[name] = y + 17

    row(20, 46, "your loop", "sends samples", "box-blue")
    for index, (name, parents) in enumerate(here):
        note = "conforms isolated" if "@MainActor" in (parents or "") else "your state"
        row(20, 46 + 44 * (index + 1), name, note, "box-blue")
    for index, name in enumerate(engine):
        row(490, 46 + 44 * index, name, "engine", "box")
    for index, (name, parents) in enumerate(there):
        row(490, 46 + 44 * (len(engine) + index), name, f"a {parents}, nonisolated", "box-green")
    first, state = engine[0], here[0][0]
    drawing.line([(270, rows["your loop"]), (490, rows[first])], "line-blue", arrow=True)
    drawing.text(380, rows["your loop"] - 8, "send", "small blue middle")
    bottom = rows[there[-1][0]]
    drawing.line([(490, bottom), (330, bottom), (330, rows[state]), (270, rows[state])], "line-amber", arrow=True)
    drawing.text(410, bottom - 8, "assumeIsolated", "small amber middle")
    drawing.text(20, height - 14, "A class that overrides is of no actor, as the class above it; a conformance may be of the main actor.", "small muted")
    return drawing
