"""The layers of the house, from the list of components in the manifest."""

import data
from drawing import Drawing

ROWS = [
    ("umbrella", "All of it in one import", "box-green"),
    ("recognizer", "Recognizers: each links alone", "box-blue"),
    ("control", "Controls, scroll views, cells: each links alone", "box-blue"),
    ("module", "What they share", "box-amber"),
    ("core", "Geometry and hit testing", "box"),
]


def depth(name, imports):
    return 1 + max((depth(one, imports) for one in imports.get(name, ())), default=0)


def rows(components):
    """The rows of the picture from the top: a title where a layer begins, the names in it, and the kind of its boxes."""
    imports = {name: [one for one in below if one in {other[0] for other in components}] for name, _, below in components}
    groups = {}
    for name, layer, below in components:
        if layer == "plugin":
            layer = "control" if {"TouchControls", "TouchViews"} & set(below) else "recognizer"
        groups.setdefault(layer, []).append(name)
    found = []
    for layer, title, kind in ROWS:
        names = groups[layer]
        if layer == "umbrella":
            found.append((title, names, kind))
        elif layer == "module":
            # The modules by how much stands below each.
            levels = {}
            for name in names:
                levels.setdefault(depth(name, imports), []).append(name)
            for index, level in enumerate(sorted(levels, reverse=True)):
                found.append((title if index == 0 else "", levels[level], kind))
        else:
            count = 4 if len(names) % 4 == 0 else 3
            for start in range(0, len(names), count):
                found.append((title if start == 0 else "", names[start:start + count], kind))
    return found


def stack(drawing, rows, kind_of=lambda name, kind: kind, tone_of=lambda name: ""):
    """Draws rows of boxes below each other."""
    y = 10
    for title, names, kind in rows:
        if title:
            drawing.text(20, y + 14, title, "small muted")
            y += 20
        width = (720 - 8 * (len(names) - 1)) / len(names)
        for index, name in enumerate(names):
            x = 20 + index * (width + 8)
            drawing.box(x, y, width, 30, kind_of(name, kind))
            drawing.text(x + width / 2, y + 20, name, f"middle small {tone_of(name)}".rstrip())
        y += 38


def draw():
    found = rows(data.components())
    drawing = Drawing(760, 20 + sum(58 if title else 38 for title, _, _ in found), "The layers: " + "; ".join(
        ", ".join(names) for _, names, _ in found))
    stack(drawing, found)
    return drawing
