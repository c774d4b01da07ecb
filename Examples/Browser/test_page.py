"""Touches the page in a headless Chromium with true multi-touch and looks at what it says.

    python3 test_page.py PAGE SESSION_LOG PICTURES
"""

import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent / "Web"))
from devtools import Page, find_browser  # noqa: E402

url = pathlib.Path(sys.argv[1]).resolve().as_uri()
session_log = pathlib.Path(sys.argv[2]).read_text().strip()
pictures = pathlib.Path(sys.argv[3])
pictures.mkdir(exist_ok=True)

browser = find_browser()
if browser is None:
    print("skipped: there is no Chromium to open the page in")
    sys.exit(0)
page = Page(browser, url)


def stage(x, y):
    """A point of the stage as one of the window."""
    left, top, scale = page.run(
        "(() => { const b = canvas.getBoundingClientRect(); return [b.left, b.top, b.width / size[0]]; })()")
    return left + x * scale, top + y * scale


def choose(words):
    index = page.run(f"arrangements.findIndex(one => one.title.includes({words!r}))")
    assert index >= 0, words
    page.run(f"byId('gallery').value = {index}; byId('gallery').dispatchEvent(new Event('change'))")
    page.run("scrollTo(0, 0)")


def tap(x, y):
    page.touch("touchStart", stage(x, y))
    page.touch("touchEnd")


def drag(start, end, steps=8, pause=0.012, lift=True):
    page.touch("touchStart", stage(*start))
    for i in range(1, steps + 1):
        page.touch("touchMove", stage(*(a + (b - a) * i / steps for a, b in zip(start, end))))
        time.sleep(pause)
    if lift:
        page.touch("touchEnd")


def wait_log(words):
    page.wait(f"byId('log').textContent.includes({words!r})")


def tap_until(words, x, y):
    """Taps; a busy machine may hold the finger down for longer than a tap lasts, so it is tried again."""
    for left in (2, 1, 0):
        tap(x, y)
        try:
            page.wait(f"byId('log').textContent.includes({words!r})", 5 if left else 20)
            return
        except AssertionError:
            if not left:
                raise


def explained(words):
    page.wait(f"byId('why').textContent.includes({words!r})")


def test_ready():
    page.wait("document.body?.dataset.ready === 'yes'", 60)
    paint = page.run("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1")
    ready = page.run("performance.now()")
    print(f"  first paint after {paint:.0f} ms")
    assert ready > 0 and paint < 10_000, paint
    page.wait("byId('conflicts').textContent.includes('doubleTap')")


def test_tap_is_late_and_says_why():
    choose("Single and double")
    tap_until("singleTap action recognized", 180, 240)
    page.wait("byId('latencies').textContent.includes('waited for doubleTap')")
    explained("ms after the finger lifted")
    page.wait("byId('lanes').querySelectorAll('.strip').length >= 3")
    assert page.run("byId('lanes').querySelector('svg').getAttribute('aria-label').includes('singleTap')")


def test_double_tap():
    choose("Single and double")
    tap(180, 240)
    tap(180, 240)
    wait_log("doubleTap action recognized")


def test_lane_lights_its_view():
    page.run("byId('lanes').querySelector('.strip[data-view=photo]')"
             ".dispatchEvent(new PointerEvent('pointerover', {bubbles: true}))")
    assert page.run("lit") == "photo"
    page.run("light(null)")


def test_pinch():
    choose("Pan, pinch and rotation")
    page.touch("touchStart", stage(150, 260), stage(210, 260))
    for i in range(1, 13):
        page.touch("touchMove", stage(150 - 4 * i, 260 - 2 * i), stage(210 + 4 * i, 260 + 6 * i))
    page.picture(pictures / "pinch.png")
    page.touch("touchEnd")
    for name in ("move", "stretch", "turn"):
        wait_log(f"{name} action began")


def test_fling():
    choose("A scroll view in a scroll view")
    drag((180, 380), (180, 200), steps=6, pause=0.01)
    wait_log("inner willBeginDecelerating")
    explained("inner")


def test_edge_swipe():
    choose("A swipe from the edge")
    drag((3, 270), (160, 272))
    wait_log("back action began")
    explained("turnPage")


def test_every_arrangement_stands_and_its_script_gives_what_it_expects():
    count = page.run("arrangements.length")
    assert count == 13, count
    for index in range(count):
        error = page.run(f"load(arrangements[{index}].text)")
        assert error is None, error
        expected = page.run(f"JSON.parse(arrangements[{index}].text).expect")
        shown = page.run(
            f"(() => {{ engine.playground_play(20); const show = JSON.parse(arrangements[{index}].text).show;"
            " return newLines().filter(([channel]) => show.includes(channel)).map(([, line]) => line); })()")
        assert shown == expected, (index, shown, expected)
    choose("Single and double")


def type_into_editor(text):
    page.run("editor.focus(); editor.select()")
    page.call("Input.insertText", text=text)


def test_edit():
    choose("Single and double")
    text = page.run("editor.value").replace("doubleTap", "twice")
    type_into_editor(text)
    page.wait("byId('conflicts').textContent.includes('twice')")
    assert page.run("byId('error').hidden")
    tap(180, 240)
    page.wait("byId('latencies').textContent.includes('waited for twice')")


def test_error():
    type_into_editor('{"views": [\n{"id": "V", "kind": "nonsense", "frame": [0, 0, 10, 10]}], "input": []}')
    page.wait("!byId('error').hidden")
    told = page.run("byId('error').textContent")
    assert "Line 2" in told and "nonsense" in told, told
    page.picture(pictures / "error.png")
    type_into_editor('{"views": [')
    page.wait("byId('error').textContent.includes('expected')")


def test_switches():
    choose("Single and double")
    page.run("document.querySelector('[data-link=\"singleTap>doubleTap\"]').click()")
    assert "links" not in page.run("editor.value") or page.run("document_.links.length") == 0
    page.run("scrollTo(0, 0)")
    tap_until("singleTap action recognized", 180, 240)
    assert not page.run("byId('latencies').textContent.includes('waited')")
    page.run("document.querySelector('[data-flag=\"singleTap.isEnabled\"]').click()")
    assert '"isEnabled": false' in page.run("editor.value") or '"isEnabled":false' in page.run("editor.value")


def set_profile(name):
    page.run(f"profile.value = {name!r}; profile.dispatchEvent(new Event('change'))")


def leave_and_return():
    """Leaves the form's switch and goes on to its left: that is a tap to iOS 26 alone."""
    page.touch("touchStart", stage(285, 84))
    time.sleep(0.05)
    yield
    page.touch("touchMove", stage(285, 200))
    page.touch("touchMove", stage(255, 200))
    page.touch("touchEnd")
    page.wait("fingers.size === 0")
    time.sleep(0.1)
    page.run("tell()")


def is_lamp_on():
    return page.run("byId('log').textContent.includes('lamp valueChanged')")


def test_profile_counts_from_the_next_touches():
    choose("A form with")
    set_profile("iOS18")
    for _ in leave_and_return():
        set_profile("iOS26")
        assert "after these touches" in page.run("byId('status').textContent")
        assert page.run("fingers.size") == 1, "the arrangement was loaded anew under a finger"
    assert not is_lamp_on(), "a profile counted while a finger was down"
    for _ in leave_and_return():
        pass
    assert is_lamp_on()
    assert page.run("JSON.parse(editor.value).settings.profile") == "iOS26"


def test_profile_stays_and_follows_the_file():
    choose("Single and double")
    assert page.run("[profile.value, document_.settings.profile, JSON.parse(editor.value).settings.profile]") == ["iOS26"] * 3
    choose("A form with")
    for _ in leave_and_return():
        pass
    assert is_lamp_on(), "the profile was not that of the switch after the arrangement was chosen"
    text = page.run("editor.value")
    type_into_editor(text.replace("iOS26", "documented"))
    page.wait("profile.value === 'documented'")
    type_into_editor(text.replace('{"profile":"iOS26"}', "{}"))
    page.wait("profile.value === 'iOS18'")
    page.run("take(encoder.encode(" + repr(text) + "), 'form.json')")
    assert page.run("profile.value") == "iOS26"
    type_into_editor("{")
    page.wait("!byId('error').hidden")
    set_profile("iOS18")
    assert page.run("editor.value") == "{", "what was being typed got lost"
    set_profile("documented")
    type_into_editor(page.run("arrangements[0].text"))
    page.wait("byId('error').hidden && document_.settings?.profile === 'documented'")
    set_profile("iOS18")
    choose("Single and double")
    assert page.run("JSON.parse(editor.value).settings") is None


def test_profile_is_part_of_the_link():
    choose("A form with")
    set_profile("iOS18")
    page.run("profile.focus()")
    for kind in ("keyDown", "keyUp"):
        page.call("Input.dispatchKeyEvent", type=kind, key="ArrowDown", code="ArrowDown", windowsVirtualKeyCode=40)
    assert page.run("profile.value") == "iOS26", "the arrow keys do not choose"
    assert "from now on" in page.run("byId('status').textContent")
    assert page.run("profile.labels[0].textContent.trim().startsWith('Version')")
    page.run("byId('link').click()")
    page.wait("location.hash.startsWith('#z')")
    link = page.run("location.href")
    page.open(link)
    page.wait("document.body?.dataset.ready === 'yes'", 60)
    assert page.run("profile.value") == "iOS26"
    for _ in leave_and_return():
        pass
    assert is_lamp_on()
    page.open(url)
    page.wait("document.body?.dataset.ready === 'yes'", 60)
    assert page.run("profile.value") == "iOS18"


def test_replay_step_and_link():
    choose("Single and double")
    page.run("byId('replay').click()")
    wait_log("doubleTap action recognized")
    page.wait("replay === null")
    page.run("byId('step').click(); byId('step').click(); byId('step').click()")
    assert page.run("replay.time") > 1
    x, y = stage(100, 300)
    page.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
    assert page.run("replay !== null"), "a mouse that hovers stopped the replay"
    page.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=10)
    page.wait("replay === null")
    choose("Single and double")
    page.run("editor.dispatchEvent(new Event('input')); byId('replay').click()")
    wait_log("doubleTap action recognized")
    page.wait("replay === null")
    choose("Single and double")
    tap(180, 240)
    wait_log("singleTap")
    page.run("byId('link').click()")
    page.wait("location.hash.startsWith('#z')")
    link = page.run("location.href")
    page.open(link)
    page.wait("document.body?.dataset.ready === 'yes'", 60)
    assert page.run("document_.input.length") == 2, page.run("JSON.stringify(document_.input)")
    page.run("byId('replay').click()")
    wait_log("singleTap action recognized")
    page.open(url)
    page.wait("document.body?.dataset.ready === 'yes'", 60)


RECORDING = """# EVEMU 1.2
N: screen
A: 2f 0 9 0 0
A: 35 0 1000 0 0
A: 36 0 1000 0 0
A: 39 0 65535 0 0
B: 00 0b 00 00 00 00 00 00 00
E: 0.000000 0003 002f 0
E: 0.000000 0003 0039 1
E: 0.000000 0003 0035 500
E: 0.000000 0003 0036 430
E: 0.000000 0000 0000 0
E: 0.080000 0003 0039 -1
E: 0.080000 0000 0000 0
"""


def test_recording():
    choose("Single and double")
    page.run(f"take(encoder.encode({RECORDING!r}), 'tap.evemu')")
    wait_log("singleTap action recognized")
    page.run("take(encoder.encode('nonsense'), 'x.evemu')")
    page.wait("!byId('error').hidden && byId('error').textContent.includes('x.evemu')")
    choose("Single and double")


def test_keyboard_and_mouse():
    choose("Single and double")
    page.run("canvas.focus()")
    for kind in ("keyDown", "keyUp", "keyDown", "keyUp"):
        page.call("Input.dispatchKeyEvent", type=kind, key=" ", code="Space", windowsVirtualKeyCode=32)
    wait_log("singleTap action recognized")
    choose("Pan, pinch and rotation")
    x, y = stage(120, 220)
    page.call("Input.dispatchMouseEvent", type="mousePressed", x=x, y=y, button="left", buttons=1, clickCount=1, modifiers=1)
    for i in range(1, 12):
        page.call("Input.dispatchMouseEvent", type="mouseMoved", x=x - 3 * i, y=y - 2 * i, button="left", buttons=1, modifiers=1)
    page.call("Input.dispatchMouseEvent", type="mouseReleased", x=x - 33, y=y - 22, button="left", modifiers=1)
    wait_log("stretch action began")


def test_looks():
    for theme in ("light", "dark"):
        page.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": theme}])
        choose("Single and double")
        tap(180, 240)
        wait_log("singleTap action recognized")
        page.run("drawStage()")
        page.picture(pictures / f"{theme}.png")
    page.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "light"}])
    page.call("Emulation.setDeviceMetricsOverride", width=390, height=844, deviceScaleFactor=2, mobile=True)
    choose("A form with")
    tap(90, 84)
    wait_log("send touchUpInside")
    assert page.run("document.documentElement.scrollWidth <= innerWidth + 1"), "a small window scrolls sideways"
    sizes = page.run("[...document.querySelectorAll('header select, header button')].map(one => { const box ="
                     " one.getBoundingClientRect(); return Math.min(box.width, box.height); })")
    assert min(sizes) >= 44, f"a finger does not find what is as small as {min(sizes)} points"
    page.picture(pictures / "phone.png")
    page.call("Emulation.clearDeviceMetricsOverride")


def test_moves_cost():
    choose("Pan, pinch and rotation")
    cost = page.run("""(() => {
      engine.playground_pointer(1, 0, 0, 150, 260, 0, 1, 100); engine.playground_pointer(2, 0, 0, 210, 260, 0, 1, 100);
      const start = performance.now();
      for (let i = 1; i <= 5000; i++) engine.playground_pointer(1 + i % 2, 1, 0, 150 + i % 40, 260 + i % 30, 0, 1, 100 + i / 100);
      return (performance.now() - start) / 5000 * 1000; })()""")
    print(f"  a move of one of two fingers, with log and trace, takes {cost:.1f} µs")
    assert cost < 5000


def test_log_is_the_native_one():
    page.open(url + "#check")
    page.wait("document.body?.dataset.played === 'yes'", 60)
    log = page.run("byId('log').textContent").strip()
    if log != session_log:
        pathlib.Path(pictures / "page.log").write_text(log + "\n")
        different = [pair for pair in zip(log.split("\n"), session_log.split("\n")) if pair[0] != pair[1]]
        raise AssertionError(f"the page's log differs: {different[:3]}")
    print(f"  the browser wrote the same {len(log.splitlines())} lines as the native program")


failed = 0
try:
    for name, test in [(name, test) for name, test in globals().items() if name.startswith("test_")]:
        try:
            test()
            print("passed:", name.removeprefix("test_").replace("_", " "))
        except Exception as error:  # noqa: BLE001
            failed += 1
            print("FAILED:", name.removeprefix("test_").replace("_", " "), "-", error)
    for problem in page.problems():
        failed += 1
        print("FAILED:", problem)
finally:
    page.close()
sys.exit(1 if failed else 0)
