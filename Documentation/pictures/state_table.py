"""The table of states: what an assignment becomes, read from the text of GS-4."""

import re

import data
from drawing import Drawing

STATES = ["possible", "began", "changed", "ended", "cancelled", "failed"]
TONES = {"began": "blue", "changed": "blue", "ended": "green", "cancelled": "amber", "failed": "red"}


def table(text):
    """For each state and each assigned one, the state that follows, or None."""
    rows = {}
    for start, sentence in re.findall(r"From ([a-z, ]+): ([^.]*)", " ".join(text.split())):
        targets = {}
        for part in sentence.split(";"):
            assigned, arrow, target = part.partition(" → ")
            if arrow:
                for name in re.split(r", | and ", assigned.strip()):
                    targets[name] = None if target.startswith("nothing") else target.split()[0]
        for one in start.split(", "):
            rows[one] = targets
    return rows


def draw():
    rows = table(next(text for name, _, text in data.rules("3-recognizer-base.md") if name == "GS-4"))
    assert set(rows) == set(STATES), rows
    drawing = Drawing(760, 330, "The table of states: what becomes of an assignment, for each state of the recognizer")
    drawing.text(20, 34, "state is", "small muted")
    drawing.text(150, 22, "and a subclass assigns", "small muted")
    for column, name in enumerate(STATES):
        drawing.text(200 + column * 100, 44, name, "bold middle")
    for row, start in enumerate(STATES):
        y = 58 + row * 42
        drawing.text(20, y + 24, start, "bold")
        for column, assigned in enumerate(STATES):
            target = rows[start].get(assigned)
            x = 154 + column * 100
            tone = TONES.get(target)
            drawing.box(x, y, 92, 34, f"box-{tone}" if tone else "box")
            drawing.text(x + 46, y + 22, target or "–", f"middle {tone or 'muted'}")
    drawing.text(20, 322, "– the assignment has no effect. Only a reset leads back to possible.", "small muted")
    return drawing
