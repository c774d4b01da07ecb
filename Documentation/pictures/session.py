"""A tap that comes late, as it happens: finger, stage, lanes and the sentence, from a scenario and its explanation.

Both are files that the tests compare with the engine; nothing here is made up but how much slower it plays.
"""

import re

import data
from drawing import Drawing

FILE, CASE = "double-tap/single-and-double.json", "single-waits-and-one-tap-comes"
EXPLANATION = "Tests/TouchScenariosTests/Explanations/double-tap--single-waits-and-one-tap-comes.txt"
# One round of the animation, when its session begins, and how many of its seconds a second of the session takes.
ROUND, START, SLOWER = 7.0, 0.6, 7.0


def draw():
    case = data.scenario(FILE, CASE)
    view = case["views"][0]
    _, x, y = case["input"][0]["tap"]
    explained = (data.root / EXPLANATION).read_text(encoding="utf-8")
    down, lifted = map(float, re.search(r"^Touch 1 .* at ([\d.]+) s and lifted at ([\d.]+) s", explained, re.M).groups())
    log = [line.split() for line in case["expect"]]
    asked = next(float(time) for time, name, *what in log if name == "single" and what[-1] == "recognized")
    acts = next(float(time) for time, name, *what in log if name == "single" and what[0] == "action")
    failed = next(float(time) for time, name, *what in log if name == "double" and what[-1] == "failed")
    line = re.search(r"^single \(tap on V\) (recognized) at [\d.]+ s, (\d+ ms after the finger lifted), because (it waited for "
                     r"double to fail) \(require\(toFail:\)\) \[([A-Z]+-\d+)\]", explained, re.M)
    sentence = f"single came {line.group(2)}:", f"{line.group(3)} (rule {line.group(4)})."

    drawing = Drawing(480, 330, "A tap that came late, and why: " + " ".join(sentence))
    rules = []

    def share(time):
        """The time of the session as a share of the round."""
        return (START + time * SLOWER) / ROUND * 100

    def appears(name, time, until=None):
        """Shows what has the class from a time of the session on."""
        end = f"{share(until):.2f}%{{opacity:1}}{share(until) + 0.1:.2f}%,100%{{opacity:0}}" if until is not None else "100%{opacity:1}"
        start = share(time)
        rules.append(f"@keyframes {name}{{0%,{start:.2f}%{{opacity:0}}{start + 0.1:.2f}%{{opacity:1}}{end}}}"
                     f".{name}{{animation:{name} {ROUND:g}s linear infinite}}")

    def grows(name, since, until):
        rules.append(f"@keyframes {name}{{0%,{share(since):.2f}%{{transform:scaleX(0)}}{share(until):.2f}%,100%{{transform:scaleX(1)}}}}"
                     f".{name}{{animation:{name} {ROUND:g}s linear infinite;transform-box:fill-box;transform-origin:left}}")

    drawing.text(20, 36, "Why is my tap late?", "question")

    # The stage: the view, its finger, and what the action does.
    left, top, scale = 20, 60, 0.7
    width, height = view["frame"][2] * scale, view["frame"][3] * scale
    drawing.box(left, top, width, height, "box", 10)
    drawing.box(left, top, width, height, "box-green acted", 10)
    drawing.text(left + width / 2, top + height / 2 + 30, "photo", "middle muted")
    drawing.text(left + width / 2, top + height / 2 + 52, "single tap", "middle green bold acted")
    drawing.add(f'<circle class="dot finger" cx="{left + x * scale:g}" cy="{top + y * scale:g}" r="15"/>')

    # The lanes, along one axis.
    begin, length, end = 250, 200, acts + 0.03

    def at(time):
        return begin + time / end * length

    def lane(row, name, parts):
        place = 72 + row * 44
        drawing.text(begin - 10, place + 15, name, "end")
        for kind, since, until in parts:
            animation = f"lane{row}{kind[-5:]}"
            grows(animation, since, until)
            drawing.box(at(since), place, at(until) - at(since), 20, f"{kind} {animation}", 4)

    lane(0, "finger", [("box-blue", down, lifted)])
    lane(1, "single", [("box", down, asked), ("box-amber", asked, acts)])
    lane(2, "double", [("box", down, failed)])
    drawing.add(f'<path class="green acted" d="M{at(acts):g} 116l8 10-8 10-8-10Z"/>')
    drawing.add(f'<path class="lost acted" d="M{at(failed) - 6:g} 164l12 12m0-12l-12 12"/>')
    drawing.text(begin + 34, 131, "waits for double", "waits small amber")
    axis = 206
    drawing.line([(begin, axis), (begin + length, axis)], "grid")
    for tenth in range(0, int(end * 10) + 1, 2):
        drawing.line([(at(tenth / 10), axis), (at(tenth / 10), axis + 5)], "grid")
        drawing.text(at(tenth / 10), axis + 20, f"{tenth * 100} ms", "small muted middle")
    drawing.add(f'<path class="now line-blue" d="M{begin} 62V{axis}"/>')
    rules.append(f"@keyframes now{{0%,{share(0):.2f}%{{transform:none}}{share(acts):.2f}%,100%{{transform:translateX({at(acts) - begin:.1f}px)}}}}"
                 f".now{{animation:now {ROUND:g}s linear infinite;stroke-width:1.5}}")

    drawing.box(20, 250, 440, 64, "box-blue", 8)
    for row, text in enumerate(sentence):
        drawing.text(36, 276 + row * 24, text, "bold answer")
    drawing.text(36, 288, "…", "bold open")
    appears("acted", acts)
    appears("answer", acts)
    appears("waits", asked + 0.27)
    appears("finger", down, lifted)
    appears("open", -START / SLOWER, acts)
    rules.append(".finger{fill-opacity:.7}.lost{stroke:var(--muted);stroke-width:3;fill:none}.question{font-size:22px;font-weight:700}"
                 "svg{font-size:16px}.small{font-size:13px}"
                 # What stands still shows the end.
                 "@media(prefers-reduced-motion:reduce){*{animation:none!important}.finger,.open{opacity:0}}")
    drawing.add("<style>" + "\n".join(rules) + "</style>")
    return drawing
