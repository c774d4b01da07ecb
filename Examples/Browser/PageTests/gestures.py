"""Gestures: what recognizers do, and what the page says of it."""

import time

from hand import (choose, drag, page, pictures, press_key, stage, tap, tap_until, type_into_editor, wait_headline, wait_log,
                  wait_ready)


def test_ready():
    wait_ready()
    paint = page.run("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1")
    ready = page.run("performance.now()")
    print(f"  first paint after {paint:.0f} ms")
    assert ready > 0 and paint < 10_000, paint
    page.wait("byId('conflicts').textContent.includes('doubleTap')")


def test_tap_is_late_and_says_why():
    choose("Single and double")
    tap_until("singleTap action recognized", 180, 240)
    wait_headline("singleTap came 350 ms after the finger lifted: it waited for doubleTap to fail.")
    page.wait("byId('lanes').querySelectorAll('.strip').length >= 3")
    assert page.run("byId('lanes').querySelector('svg').getAttribute('aria-label').length < 60")
    fates = page.run("[...byId('parts').children].map(one => [one.querySelector('b').textContent, one.className])")
    assert fates == [["singleTap", "acted"], ["doubleTap", "unconcerned"], ["photo", "unconcerned"]], fates


def test_numbers_are_those_of_the_gesture():
    time.sleep(1)
    tap_until("singleTap action recognized", 180, 240)
    wait_headline("waited for doubleTap")
    told = page.run("byId('touches').textContent")
    assert "Touch 1 landed on photo at (180, 240) at 0.000 s" in told, told


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


def test_who_lost_is_red_and_inner_recognizers_are_folded():
    choose("A button in a scroll view")
    drag((180, 208), (180, 100), hold=0.4)
    wait_headline("list does not scroll, because button keeps the finger")
    parts = page.run("[...byId('parts').children].map(one => [one.querySelector('b').textContent, one.className])")
    assert ["list.pan", "lost"] in parts, parts
    assert page.run("!byId('inner').hidden && byId('inner').textContent.includes('none acted')")
    assert page.run("!byId('lanes').textContent.includes('scrollDelay')")


def test_failed_pan_of_a_list_is_not_folded():
    choose("A slider in a list")
    drag((60, 420), (300, 420), steps=8)
    page.wait("[...byId('parts').children].some(one => one.textContent.startsWith('list.pan failed: '))")
    choose("A button in a scroll view")
    drag((180, 208), (180, 100), hold=0.4)


def test_marks_are_explained_below_the_lanes():
    marks = page.run("byId('lanes').querySelector('.marks').textContent")
    assert all(word in marks for word in ("recognized", "failed", "cancelled")), marks


def tap_lane(name):
    page.run("scrollTo(0, 0)")
    x, y = page.run(f"(() => {{ const b = byId('lanes').querySelector('.strip[data-name=\"{name}\"]').getBoundingClientRect();"
                    " return [b.left + 60, b.top + 12]; })()")
    page.touch("touchStart", (x, y))
    page.touch("touchEnd")


def test_held_button_says_what_to_do():
    wait_headline("touchesShouldCancel(in:) of list returned false for it. To let the drag scroll, return true there.")
    lanes = page.run("byId('lanes').textContent")
    assert "failed: button keeps the finger" in lanes, lanes
    assert not page.run("/[A-Z]{2}-[0-9]/.test([...byId('lanes').querySelectorAll('text')].map(one => one.textContent).join())"), \
        "a lane shows the id of a rule"


def test_tapped_lane_tells_its_story():
    tap_lane("list.pan")
    page.wait("!byId('story').hidden")
    steps = page.run("[...byId('storySteps').children].map(one => one.textContent)")
    assert steps[0].endswith("possible: received touch 1") and "failed: button keeps the finger" in steps[1], steps
    assert page.run("byId('storyTitle').textContent") == "list.pan (pan on list)"
    link = "[...byId('storySentences').querySelectorAll('a')].find(one => one.textContent === '[SC-8]')"
    page.run(f"{link}.click()")
    assert page.run("byId('rules').open && document.activeElement.textContent.startsWith('SC-8: ')")
    tap_lane("button")
    page.wait("byId('storyTitle').textContent.startsWith('button ')")
    assert "received touchesBegan" in page.run("byId('storySteps').textContent")
    page.run("byId('storyEnd').click()")
    assert page.run("byId('story').hidden && document.activeElement.dataset.name") == "button"
    press_key("Enter", number=13)
    assert not page.run("byId('story').hidden"), "a lane is not opened by a key"
    page.run("closeStory()")


def test_one_thing_has_one_word():
    shown = page.run("[byId('answer'), byId('status'), ...byId('lanes').querySelectorAll('text, title')].map(one => one.textContent).join()")
    assert " lost" not in shown and "refused" not in shown, shown


def test_fling():
    choose("A scroll view in a scroll view")
    drag((180, 380), (180, 200), steps=6, pause=0.01)
    wait_log("inner willBeginDecelerating")
    wait_headline("inner scrolled and coast")


def test_edge_swipe():
    choose("A swipe from the edge")
    drag((3, 270), (160, 272))
    wait_log("back action began")
    page.wait("byId('parts').textContent.includes('turnPage')")


def test_content_below_the_screen_is_no_conflict():
    for words in ("A button in a scroll view", "A row that a long press"):
        choose(words)
        assert "unreachable" not in page.run("byId('conflicts').textContent")


def test_plain_views_are_called_views():
    choose("Pan, pinch and rotation")
    tap(180, 260)
    page.wait("byId('lanes').querySelector('[data-view=photo]') !== null")
    text = page.run("byId('lanes').textContent")
    assert "Window" not in text and "View" in text, text


def test_every_arrangement_stands_and_its_script_gives_what_it_expects():
    count = page.run("arrangements.length")
    assert count == 15, count
    for index in range(count):
        error = page.run(f"load(arrangements[{index}].text)")
        assert error is None, error
        document = page.run(f"JSON.parse(arrangements[{index}].text)")
        assert document["shows"]["task"], "an arrangement has no task"
        shown = page.run(
            f"(() => {{ engine.playground_play(20); const show = JSON.parse(arrangements[{index}].text).show;"
            " return newLines().filter(([channel]) => show.includes(channel)).map(([, line]) => line); })()")
        assert shown == document["expect"], (index, shown, document["expect"])
    choose("Single and double")


def test_keyboard_and_mouse():
    choose("Single and double")
    page.run("canvas.focus()")
    press_key(" ", "Space", 32)
    press_key(" ", "Space", 32)
    wait_log("singleTap action recognized")
    choose("Pan, pinch and rotation")
    x, y = stage(120, 220)
    page.call("Input.dispatchMouseEvent", type="mousePressed", x=x, y=y, button="left", buttons=1, clickCount=1, modifiers=1)
    for i in range(1, 12):
        page.call("Input.dispatchMouseEvent", type="mouseMoved", x=x - 3 * i, y=y - 2 * i, button="left", buttons=1, modifiers=1)
    page.call("Input.dispatchMouseEvent", type="mouseReleased", x=x - 33, y=y - 22, button="left", modifiers=1)
    wait_log("stretch action began")


def test_fingers_are_lifted_by_escape_and_by_leaving():
    choose("Single and double")
    for leave in (lambda: press_key("Escape", number=27), lambda: page.run("editor.focus()"),
                  lambda: page.run("dispatchEvent(new Event('blur'))")):
        page.run("canvas.focus()")
        press_key(" ", "Space", 32)
        assert page.run("fingers.size") == 1
        leave()
        assert page.run("fingers.size") == 0, "a finger stayed down"


def test_wheel_is_copied():
    choose("A slider in a list")
    x, y = stage(180, 400)
    page.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=60)
    page.wait("taken.length > 0")
    step = page.run("session().input[0]")
    assert step["scroll"] == [0, -60] and step["kind"] == "discrete", step
    assert page.run("load(JSON.stringify(session()))") is None


def test_a_gesture_is_announced_once():
    choose("A scroll view in a scroll view")
    page.run("window.count = 0; new MutationObserver(() => window.count++).observe(byId('announcement'), {childList: true})")
    drag((180, 380), (180, 200), steps=12)
    page.wait("byId('announcement').textContent.includes('inner')")
    time.sleep(0.5)
    assert page.run("window.count") == 1


def test_pinch_picture():
    choose("Pan, pinch and rotation")
    page.touch("touchStart", stage(150, 260), stage(210, 260))
    for i in range(1, 13):
        page.touch("touchMove", stage(150 - 4 * i, 260 - 2 * i), stage(210 + 4 * i, 260 + 6 * i))
    page.picture(pictures / "pinch.png")
    page.touch("touchEnd")
    for name in ("move", "stretch", "turn"):
        wait_log(f"{name} action began")
