"""Who waits for whom: a chain of failure requirements, and what each recognizer's state was, from the log of a scenario."""

import re

import data
from drawing import Drawing

FILE, CASE = "failure-requirements/circles-and-chains.json", "chain-of-three-at-the-second-tap"


def draw():
    case = data.scenario(FILE, CASE)
    gestures = case["views"][0]["gestures"]
    taps = {one["id"]: one.get("set", {}).get("numberOfTapsRequired", 1) for one in gestures}
    names = {1: "single tap", 2: "double tap", 3: "triple tap"}
    waits = {link["gesture"]: link["requiresFailureOf"] for link in case["links"]}
    states = [(float(time), name, old, new) for time, name, old, new in (
        match.groups() for match in (re.match(r"([\d.]+) (\w+) (\w+) -> (\w+)", line) for line in case["expect"]) if match)]
    actions = {name: float(time) for time, name in (
        match.groups() for match in (re.match(r"([\d.]+) (\w+) action", line) for line in case["expect"]) if match)}
    end = max(time for time, *_ in states)

    drawing = Drawing(760, 300, case["scenario"])
    drawing.text(20, 30, "Two taps; who waits for whom", "bold")
    left, width = 190, 510

    def at(time):
        return left + time / end * width

    for step in case["input"]:
        start = step["t"]
        drawing.box(at(start), 50, at(start + 0.05) - at(start), 14, "box-blue", 3)
    drawing.text(20, 62, "finger", "small muted")
    for row, name in enumerate(taps):
        y = 88 + row * 58
        drawing.text(20, y + 16, names[taps[name]], "bold")
        if name in waits:
            drawing.text(20, y + 34, f"waits for {names[taps[waits[name]]]}", "small amber")
        else:
            drawing.text(20, y + 34, "waits for none", "small muted")
        own = [one for one in states if one[1] == name]
        began = own[0][0] if own[0][3] == "recognized" else end
        over = next((time for time, _, _, new in own if new == "failed"), actions.get(name, end))
        drawing.box(at(0), y, at(began) - at(0), 24, "box", 3)
        if over > began:
            drawing.box(at(began), y, at(over) - at(began), 24, "box-amber", 3)
            drawing.text(at(began) + 6, y + 16, "held", "small amber")
        if name in actions:
            drawing.text(at(actions[name]) - 2, y + 42, f"recognized at {actions[name]:.2f} s", "small green bold end")
        else:
            place = min(at(over) - 2, left + width)
            drawing.text(place, y + 42, f"failed at {over:.2f} s", "small red bold end")
    y = 88 + len(taps) * 58 + 8
    drawing.line([(left, y), (left + width, y)], "grid")
    for tenth in range(0, int(end * 10) + 1, 2):
        drawing.line([(at(tenth / 10), y), (at(tenth / 10), y + 5)], "grid")
        drawing.text(at(tenth / 10), y + 20, f"{tenth / 10:g} s", "small muted middle")
    return drawing
