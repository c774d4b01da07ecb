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


def draw():
    components = data.components()
    imports = {name: [one for one in below if one in {other[0] for other in components}] for name, _, below in components}
    groups = {}
    for name, layer, below in components:
        if layer == "plugin":
            layer = "control" if {"TouchControls", "TouchViews"} & set(below) else "recognizer"
        groups.setdefault(layer, []).append(name)
    rows = []
    for layer, title, kind in ROWS:
        names = groups[layer]
        if layer == "umbrella":
            rows.append((title, names, kind))
        elif layer == "module":
            # The modules by how much stands below each.
            levels = {}
            for name in names:
                levels.setdefault(depth(name, imports), []).append(name)
            for index, level in enumerate(sorted(levels, reverse=True)):
                rows.append((title if index == 0 else "", levels[level], kind))
        else:
            count = 4 if len(names) % 4 == 0 else 3
            for start in range(0, len(names), count):
                rows.append((title if start == 0 else "", names[start:start + count], kind))
    drawing = Drawing(760, 20 + sum(58 if title else 38 for title, _, _ in rows), "The layers: " + "; ".join(
        ", ".join(names) for _, names, _ in rows))
    y = 10
    for title, names, kind in rows:
        if title:
            drawing.text(20, y + 14, title, "small muted")
            y += 20
        width = (720 - 8 * (len(names) - 1)) / len(names)
        for index, name in enumerate(names):
            drawing.box(20 + index * (width + 8), y, width, 30, kind)
            drawing.text(20 + index * (width + 8) + width / 2, y + 20, name, "middle small")
        y += 38
    return drawing
