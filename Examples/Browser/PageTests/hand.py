"""The hand of the tests: one page in a headless Chromium, and fingers on its stage."""

import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "Web"))
from devtools import Page, find_browser  # noqa: E402

url = pathlib.Path(sys.argv[1]).resolve().as_uri()
session_log = pathlib.Path(sys.argv[2]).read_text().strip()
session = pathlib.Path(sys.argv[2]).with_suffix(".txt")
pictures = pathlib.Path(sys.argv[3])
pictures.mkdir(exist_ok=True)

browser = find_browser()
if browser is None:
    print("skipped: there is no Chromium to open the page in")
    sys.exit(0)
page = Page(browser, url)


def wait_ready():
    page.wait("document.body?.dataset.ready === 'yes'", 60)


def stage(x, y):
    """A point of the stage as one of the window."""
    left, top, scale = page.run(
        "(() => { const b = canvas.getBoundingClientRect(); return [b.left, b.top, b.width / size[0]]; })()")
    return left + x * scale, top + y * scale


def choose(words, is_answered=False):
    """Chooses an arrangement as it is in the gallery, whatever was edited; what it plays by itself is forgotten unless it is wanted."""
    index = page.run(f"arrangements.findIndex(one => one.title.includes({words!r}))")
    assert index >= 0, words
    page.run("arrangements.forEach(one => { one.draft = null; }); current = -1")
    page.run(f"byId('gallery').value = {index}; byId('gallery').dispatchEvent(new Event('change'))")
    page.run("scrollTo(0, 0)")
    if not is_answered:
        page.run(FORGET)


# The arrangement as nobody has touched it.
FORGET = """clearTimeout(announcing); load(editor.value); forget(); taken = []; played = null; began = performance.now(); due = -1; lastLift = -10;
  beginFilm(0); beginEmpty(); schedule(); 0"""


def tap(x, y):
    page.touch("touchStart", stage(x, y))
    page.touch("touchEnd")


def drag(start, end, steps=8, pause=0.012, lift=True, hold=0):
    page.touch("touchStart", stage(*start))
    time.sleep(hold)
    for i in range(1, steps + 1):
        page.touch("touchMove", stage(*(a + (b - a) * i / steps for a, b in zip(start, end))))
        time.sleep(pause)
    if lift:
        page.touch("touchEnd")


def press_key(key, code=None, number=0, modifiers=0):
    for kind in ("keyDown", "keyUp"):
        page.call("Input.dispatchKeyEvent", type=kind, key=key, code=code or key, windowsVirtualKeyCode=number,
                  modifiers=modifiers)


def press_enter():
    page.call("Input.dispatchKeyEvent", type="keyDown", key="Enter", code="Enter", windowsVirtualKeyCode=13, text="\r")
    page.call("Input.dispatchKeyEvent", type="keyUp", key="Enter", code="Enter", windowsVirtualKeyCode=13)


def log():
    return "lines.map(([, line]) => line).join('\\n')"


def wait_log(words, seconds=20):
    page.wait(f"{log()}.includes({words!r})", seconds)


def tap_until(words, x, y):
    """Taps; a busy machine may hold the finger down for longer than a tap lasts, so it is tried again."""
    for left in (2, 1, 0):
        tap(x, y)
        try:
            wait_log(words, 5 if left else 20)
            return
        except AssertionError:
            if not left:
                raise


def wait_headline(words):
    page.wait(f"(headline + rest).includes({words!r})")


def place(name):
    """Where a view is drawn: the middle of it, and the length of its upper edge."""
    return page.run(
        "(() => { const { labels, numbers } = collect(), i = labels.findIndex(one => one[0] === '" + name + "') * 10;"
        " return [numbers[i + 1] + (numbers[i + 3] + numbers[i + 5]) / 2, numbers[i + 2] + (numbers[i + 4] + numbers[i + 6]) / 2,"
        " Math.hypot(numbers[i + 3], numbers[i + 4]), numbers[i + 8]]; })()")


def top_of(name):
    """Where the upper left corner of a view is drawn, from the top."""
    return page.run("(() => { const { labels, numbers } = collect();"
                    f" return numbers[labels.findIndex(one => one[0] === {name!r}) * 10 + 2]; }})()")


def wait_rest(name):
    """Waits until a view has come to rest, and returns where."""
    page.wait("engine.playground_animates() === 0 && fingers.size === 0")
    return place(name)


def type_into_editor(text):
    page.run("showTab('file'); editor.focus(); editor.select()")
    page.call("Input.insertText", text=text)
    page.run("scrollTo(0, 0)")


def set_profile(name):
    page.run(f"chooseVersion({name!r})")


def set_size(width, height, scale=1, mobile=True):
    page.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=mobile)


def set_theme(name):
    page.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": name}])
