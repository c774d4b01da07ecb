"""A hit test: the views on the screen, the tree, and which nodes were asked in which order (HT-4, HT-6)."""

import data
from drawing import Drawing

FILE, CASE, TAP = "hit-testing/views.json", "front-sibling-first", 4


def asked(view, point, steps):
    """Asks a view as a hit test does: its own bounds, then its children from the front; returns the view that is hit."""
    x, y, width, height = view["frame"]
    inside = x <= point[0] < x + width and y <= point[1] < y + height
    step = {"id": view["id"], "inside": inside}
    steps.append(step)
    if not inside:
        return None
    for child in reversed(view.get("children", [])):
        if found := asked(child, (point[0] - x, point[1] - y), steps):
            return found
    return view["id"]


def draw():
    case = data.scenario(FILE, CASE)
    step = case["input"][TAP]
    number, *point = step["tap"]
    steps = []
    hit = asked(case["views"][0], point, steps)
    # The engine's own log must say the same.
    assert any(line.endswith(f" {hit} hit {number}") for line in case["expect"]), (hit, case["expect"])
    order = {one["id"]: index + 1 for index, one in enumerate(steps)}
    inside = {one["id"] for one in steps if one["inside"]}
    path = set(line_to(case["views"][0], hit))
    drawing = Drawing(760, 330, f"A hit test at ({point[0]}, {point[1]}): the nodes that were asked, in order, and the one that is hit: {hit}")
    drawing.text(20, 30, "On the screen", "bold")
    drawing.text(400, 30, "In the tree: asked in this order", "bold")

    def kind(name):
        return "box-blue" if name == hit else "box"

    def place(view, x, y, scale=0.95):
        left, top, width, height = view["frame"]
        left, top = x + left * scale, y + top * scale
        visible = min(height, 260) if view is case["views"][0] else height
        width = min(width, 360)
        drawing.box(left, top, width * scale, visible * scale, kind(view["id"]), 3)
        children = view.get("children", [])
        drawing.text(left + 6, top + visible * scale - 8 if children else top + 18, view["id"], "small")
        for child in children:
            place(child, left, top)

    place(case["views"][0], 20, 48)
    drawing.dot(20 + point[0] * 0.95, 48 + point[1] * 0.95)

    rows = []

    def walk(view, depth):
        rows.append((view["id"], depth))
        for child in reversed(view.get("children", [])):
            walk(child, depth + 1)

    walk(case["views"][0], 0)
    places = {}
    for index, (name, depth) in enumerate(rows):
        x, y = 400 + depth * 34, 50 + index * 44
        places[name] = (x, y)
        number = order.get(name)
        answer = ("hit" if name == hit else "inside: its children next" if name in inside else "outside: skipped") if number else "not asked"
        tone = "blue bold" if name == hit else "green" if name in inside else "red" if number else "muted"
        drawing.box(x, y, 110, 30, kind(name))
        drawing.text(x + 10, y + 20, name, "bold" if name in path else "")
        drawing.text(x + 124, y + 20, f"{number}. {answer}" if number else answer, f"small {tone}")

    def edges(view):
        x, y = places[view["id"]]
        for child in view.get("children", []):
            u, v = places[child["id"]]
            drawing.line([(x + 14, y + 30), (x + 14, v + 15), (u, v + 15)],
                         "line-blue" if child["id"] in path else "line")
            edges(child)

    edges(case["views"][0])
    drawing.text(400, 322, "Front-most child first; a branch before the next one.", "small muted")
    return drawing


def line_to(view, name):
    """The ids from a view down to a name."""
    if view["id"] == name:
        return [name]
    for child in view.get("children", []):
        if below := line_to(child, name):
            return [view["id"]] + below
    return []
