"""What happens in one event, step by step, by the headings of EO."""

import re

import data
from drawing import Drawing

# What each step does, by its id.
NOTES = {
    "EO-1": "new touches are hit-tested and get their view",
    "EO-2": "recognizers of the view and its ancestors get the touch",
    "EO-3": "recognizers measure and may assign a state",
    "EO-4": "which recognize, which are prevented, which wait",
    "EO-5": "your actions run; views lose touches that were taken",
    "EO-6": "touches that were delayed go to their views",
    "EO-7": "finished recognizers return to possible",
    "EO-8": "views receive their touches",
    "EO-9": "deferred calls run; then send(_:) returns",
}
WHO = {"EO-3": "recognizers", "EO-5": "your code", "EO-6": "views", "EO-8": "views", "EO-9": "your code"}


def draw():
    steps = [(name, title) for name, title, _ in data.rules("3-recognizer-base.md") if name.startswith("EO-")]
    assert [name for name, _ in steps] == list(NOTES), steps
    drawing = Drawing(760, 52 + len(steps) * 46, "The order of one event: " + ", ".join(title for _, title in steps))
    drawing.text(20, 30, "send(samples)", "bold")
    drawing.text(610, 30, "calls", "small muted")
    for index, (name, title) in enumerate(steps):
        y = 46 + index * 46
        caller = WHO.get(name)
        drawing.box(20, y, 570, 34, {"recognizers": "box-blue", "your code": "box-green", "views": "box-amber"}.get(caller, "box"))
        drawing.text(32, y + 22, name, "small muted")
        title = re.sub(r"^Step \d: ", "", title)
        drawing.text(84, y + 22, title[0].upper() + title[1:], "bold")
        drawing.text(246, y + 22, NOTES[name], "small")
        if caller:
            drawing.text(610, y + 22, caller, {"recognizers": "blue", "your code": "green", "views": "amber"}[caller] + " bold small")
        if index + 1 < len(steps):
            drawing.line([(48, y + 34), (48, y + 46)], arrow=True)
    return drawing
