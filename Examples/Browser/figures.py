"""Measures the page in a headless Chromium over its debugging protocol, prints a table, and fails beyond a limit.

    python3 figures.py PAGE

Times are those of a processor four times as slow, the least of some loads. They are the time for which the page's thread ran, which a
busy machine does not change much; the time that passed stands beside it. What must be seen and touched is measured on phones and
in a wide window, in light and dark, before a gesture and after one.
"""

import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent / "Web"))
from devtools import Page, find_browser  # noqa: E402

LOOK = (pathlib.Path(__file__).parent / "Web/figures.js").read_text()
SIZES = {"phone": (390, 844, True), "small phone": (360, 640, True), "wide": (1440, 900, False)}
rows = []


def note(what, value, limit, unit="", least=False):
    is_met = value >= limit if least else value <= limit
    rows.append((what, f"{value:.4g}{unit}", f"{'≥' if least else '≤'} {limit:g}{unit}", is_met))


class Tasks:
    """The tasks of the page's main thread while a body runs, in milliseconds: when each began, how long it took and ran."""

    CATEGORIES = ["toplevel", "loading", "blink.user_timing", "devtools.timeline"]

    def __init__(self, page):
        self.page = page

    def __enter__(self):
        self.page.events.clear()
        self.page.call("Tracing.start", transferMode="ReportEvents", traceConfig={"includedCategories": self.CATEGORIES})
        return self

    def __exit__(self, *_):
        self.page.call("Tracing.end")
        end = time.time() + 60
        while time.time() < end and not any(event["method"] == "Tracing.tracingComplete" for event in self.page.events):
            self.page.run("1")
        events = [one for event in self.page.events if event["method"] == "Tracing.dataCollected" for one in event["params"]["value"]]
        threads = [(event["pid"], event["tid"]) for event in events if event.get("args", {}).get("name") == "CrRendererMain"]
        painted = [event for event in events if event["name"] == "firstContentfulPaint"]
        if painted:
            threads = [(painted[-1]["pid"], painted[-1]["tid"])]
        self.paint = painted[-1]["ts"] / 1000 if painted else 0
        starts = [event["ts"] / 1000 for event in events if event["name"] == "navigationStart"]
        self.start = max((time for time in starts if time < self.paint), default=0)
        self.all = [(event["ts"] / 1000, event["dur"] / 1000, event.get("tdur", event["dur"]) / 1000) for event in events
                    if event["name"] == "ThreadControllerImpl::RunTask" and "dur" in event and (event["pid"], event["tid"]) in threads]

    @property
    def longest(self):
        return max(ran for start, _, ran in self.all if start >= self.start)

    @property
    def until_paint(self):
        return sum(ran for start, _, ran in self.all if self.start <= start < self.paint)


def load(page, url, loads=4):
    """How long the page's thread ran until the first paint, in its longest task and until it can be touched; the least of some loads."""
    found = []
    for _ in range(loads):
        page.call("Page.navigate", url="about:blank")
        with Tasks(page) as tasks:
            page.call("Page.navigate", url=url)
            page.wait("document.body?.dataset.ready === 'yes'", 60)
            time.sleep(0.4)
        ready = page.run("performance.getEntriesByName('ready')[0].startTime")
        found.append((tasks.until_paint, tasks.longest, tasks.paint - tasks.start, ready))
    return [min(one[i] for one in found) for i in range(4)]


def touch(page, x, y, dx=0, dy=0, steps=0):
    left, top, scale = page.run("(() => { const b = canvas.getBoundingClientRect(); return [b.left, b.top, b.width / size[0]]; })()")
    at = lambda part: (left + (x + dx * part) * scale, top + (y + dy * part) * scale)  # noqa: E731
    page.touch("touchStart", at(0))
    for i in range(steps):
        page.touch("touchMove", at((i + 1) / steps))
    page.touch("touchEnd")


def choose(page, words):
    page.run(f"choose(arrangements.findIndex(one => one.title.includes({words!r}))); scrollTo(0, 0)")


def look(page):
    """What is to be seen in three windows, two themes, and before and after a gesture."""
    worst = {}
    page.run(LOOK)
    for size, (width, height, is_phone) in SIZES.items():
        page.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=is_phone)
        page.call("Emulation.setTouchEmulationEnabled", enabled=is_phone, maxTouchPoints=5)
        for theme in ("light", "dark"):
            page.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": theme}])
            for words in ("A button in a scroll view", "A form with"):
                choose(page, words)
                for is_over in (False, True):
                    if is_over:
                        # What moved while the arrangement was chosen does not count.
                        time.sleep(0.3)
                        page.run("figures.jump()")
                        touch(page, 180, 208, 0, -90, 6)
                        page.wait("!isOpen() && engine.playground_animates() === 0 && byId('lanes').querySelector('[data-name]') !== null")
                        time.sleep(0.3)
                        worst["jump"] = max(worst.get("jump", (0,)), (*page.run("figures.jump()"), f"{words}, {size}"))
                        page.run("document.querySelectorAll('details').forEach(one => { one.open = true; });"
                                 "if (storyOf === null) showStory(byId('lanes').querySelector('[data-name]').dataset.name)")
                        time.sleep(0.1)
                    found = page.run("figures()")
                    for what in ("text", "edges", "letters", "targets"):
                        for name, value in found[what]:
                            key = (what, is_phone)
                            if key not in worst or value < worst[key][0]:
                                worst[key] = (value, f"{name} ({size}, {theme})")
                    worst.setdefault("nameless", set()).update(found["nameless"])
                    worst.setdefault("cut", set()).update(f"{one} ({size})" for one in found["cut"])
    for is_phone, where in ((True, "phone"), (False, "wide")):
        value, name = worst[("text", is_phone)]
        note(f"contrast of text, {where}: {name}", value, 4.5, least=True)
        value, name = worst[("edges", is_phone)]
        note(f"contrast of edges and marks, {where}: {name}", value, 3, least=True)
        value, name = worst[("letters", is_phone)]
        note(f"smallest letters, {where}: {name}", value, 11.95, " px", least=True)
    value, name = worst[("targets", True)]
    note(f"smallest target, phone: {name}", value, 43.9, " px", least=True)
    note("controls without a name " + " ".join(sorted(worst["nameless"])), len(worst["nameless"]), 0)
    note("titles that are cut " + ", ".join(sorted(worst["cut"])), len(worst["cut"]), 0)
    note("layout shift in a gesture: " + ", ".join(worst["jump"][1:]), worst["jump"][0], 0.1)
    page.call("Emulation.clearDeviceMetricsOverride")
    page.call("Emulation.setTouchEmulationEnabled", enabled=False)


def drag(page, drags=3):
    """The longest task while one drags, the least of some drags."""
    choose(page, "Pan, pinch and rotation")
    found = []
    for _ in range(drags):
        time.sleep(1)
        with Tasks(page) as tasks:
            touch(page, 180, 260, 60, 90, 40)
            time.sleep(1)
        found.append(tasks.longest)
    return min(found)


def hour(page):
    """An hour of drawing, as fast as it goes: strokes and drags of one and two fingers; returns the largest heaps."""
    largest = [0, 0]
    for words in ("A canvas", "Pan, pinch and rotation", "A slider in a list"):
        choose(page, words)
        for _ in range(4):
            page.run("""(() => {
              const start = now();
              for (let stroke = 0; stroke < 10; stroke++) {
                const at = start + stroke * 9;
                sample(1, 0, 0, 60, 300, 0, 1, at);
                if (stroke % 2) sample(2, 0, 0, 240, 300, 0, 1, at);
                for (let i = 1; i < 400; i++) {
                  sample(1 + (stroke % 2) * (i % 2), 1, 0, 60 + i % 180, 300 + i % 90, 0, 1, at + i / 60);
                  if (i % 8 === 0) keepFrame(drawStage(), at + i / 60, true);
                  if (i % 40 === 0) tell();
                }
                sample(1, 2, 0, 240, 390, 0, 0, at + 7);
                if (stroke % 2) sample(2, 2, 0, 240, 390, 0, 0, at + 7);
                engine.playground_advance(at + 8);
              }
              began -= 90000; })()""")
            time.sleep(0.05)
        page.call("HeapProfiler.collectGarbage")
        script = page.run("performance.memory ? performance.memory.usedJSHeapSize : 0") / 1e6
        largest = [max(largest[0], page.run("engine.memory.buffer.byteLength") / 1e6), max(largest[1], script)]
    return largest


def main():
    browser = find_browser()
    if browser is None:
        print("skipped: there is no Chromium to measure in")
        return 0
    url = pathlib.Path(sys.argv[1]).resolve().as_uri()
    page = Page(browser, "about:blank")
    try:
        page.call("Emulation.setCPUThrottlingRate", rate=4)
        paint, task, passed, ready = load(page, url)
        note(f"first paint, 4× slower ({passed:.0f} ms passed, and {ready:.0f} until it can be touched)", paint, 200, " ms")
        note("longest task at load, 4× slower", task, 100, " ms")
        note("longest task in a drag, 4× slower", drag(page), 100, " ms")
        page.call("Emulation.setCPUThrottlingRate", rate=1)
        look(page)
        module, script = hour(page)
        note("memory of the module after an hour of drawing", module, 40, " MB")
        note("heap of the scripts then", script, 40, " MB")
    finally:
        page.close()
    width = max(len(row[0]) for row in rows)
    for what, value, limit, is_met in rows:
        print(f"{what:{width}}  {value:>12}  {limit:>12}  {'' if is_met else 'TOO FAR'}")
    return 0 if all(row[3] for row in rows) else 1


sys.exit(main())
