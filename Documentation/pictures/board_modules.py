"""The modules that the panel of Examples/Board is built from, among the others that a board could link."""

import re

import data
import layers
from drawing import Drawing


def built(components):
    """The modules that the example's sources import, and what those build on."""
    below = {name: names for name, _, names in components}
    queue = set()
    for file in sorted((data.root / "Examples/Board").glob("**/*.swift")):
        queue |= set(re.findall(r"^(?:public |package )?import (\w+)", file.read_text(encoding="utf-8"), re.M)) & set(below)
    found = set()
    while queue:
        name = queue.pop()
        found.add(name)
        queue |= {one for one in below[name] if one in below} - found
    return found


def draw():
    components = data.components()
    used = built(components)
    rows = [row for row in layers.rows(components) if row[2] != "box-green"]
    drawing = Drawing(760, 14 + sum(58 if title else 38 for title, _, _ in rows),
                      "The modules that the panel is built from: " + ", ".join(sorted(used)))
    layers.stack(drawing, rows, lambda name, kind: "box-green" if name in used else "box",
                 lambda name: "bold" if name in used else "muted")
    return drawing
