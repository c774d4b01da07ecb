"""What a host calls and when: samples as they arrive, and the deadline between them, from the log of a scenario."""

import re

import data
from drawing import Drawing

FILE, CASE = "recognizers/long-press.json", "long-press-begins-by-time"


def draw():
    case = data.scenario(FILE, CASE)
    press = case["views"][0]["gestures"][0]["id"]
    phases = ("began", "moved", "ended")
    sends = [(step["t"], next(phase for phase in phases if phase in step)) for step in case["input"]]
    states = [(float(time), old, new) for time, old, new in (
        match.groups() for match in (re.match(rf"([\d.]+) {press} (\w+) -> (\w+)", line) for line in case["expect"]) if match)]
    # The engine acts between two samples only because a deadline is due.
    deadlines = [time for time, *_ in states if time not in {when for when, _ in sends}]
    assert deadlines, states
    end = max(time for time, *_ in states)
    drawing = Drawing(760, 236, f"What a host calls, and when: samples at {', '.join(f'{time:g}' for time, _ in sends)} s, "
                      f"and advance(to:) at the deadline {deadlines[0]:g} s, when a long press begins")
    left, width = 136, 574

    def at(time):
        return left + time / end * width

    drawing.text(20, 30, "A finger that rests; the host sleeps between its calls", "bold")
    drawing.text(20, 84, "send", "bold")
    drawing.text(20, 134, "advance(to:)", "bold")
    drawing.text(20, 184, "long press", "bold")
    for time, phase in sends:
        drawing.line([(at(time), 62), (at(time), 168)], "grid")
        drawing.dot(at(time), 80, 6)
        drawing.text(at(time) - 4, 62, phase, "small blue" + (" end" if time == end else " middle"))
    for time in deadlines:
        drawing.line([(at(time), 112), (at(time), 168)], "line-amber")
        drawing.dot(at(time), 130, 6)
        drawing.text(at(time) - 12, 134, "nextDeadline", "small amber end")
    edges = [0] + [time for time, _, new in states if new in ("began", "ended")]
    for start, stop, kind, word in zip(edges, edges[1:], ("box", "box-blue"), ("possible", "began, changed")):
        drawing.box(at(start), 168, at(stop) - at(start), 24, kind, 3)
        drawing.text(at(start) + 8, 184, word, "small")
    drawing.line([(left, 204), (left + width, 204)], "grid")
    for tenth in range(0, int(end * 10) + 1):
        drawing.line([(at(tenth / 10), 204), (at(tenth / 10), 209)], "grid")
        drawing.text(at(tenth / 10), 224, f"{tenth / 10:g} s", "small muted middle")
    return drawing
