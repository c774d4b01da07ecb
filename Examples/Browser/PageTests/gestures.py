"""Gestures: what recognizers do, and what the page says of it."""

import time

from hand import (choose, drag, page, pictures, press_enter, press_key, stage, tap, tap_until, wait_headline, wait_log, wait_ready)


def test_ready():
    wait_ready()
    paint = page.run("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1")
    ready = page.run("performance.now()")
    print(f"  first paint after {paint:.0f} ms")
    assert ready > 0 and paint < 10_000, paint
    page.wait("byId('conflicts').textContent.includes('doubleTap')")


def test_tap_is_late_and_says_why():
    choose("a single and a double tap")
    tap_until("singleTap action recognized", 180, 240)
    wait_headline("singleTap came 350 ms after the finger lifted: it waited for doubleTap to fail.")
    page.wait("byId('lanes').querySelectorAll('[data-name]').length >= 3")
    fates = page.run("[...byId('parts').children].map(one => [one.querySelector('b').textContent, one.className])")
    assert fates == [["singleTap", "acted"], ["doubleTap", ""], ["photo", "quiet"]], fates


def test_numbers_are_those_of_the_gesture():
    time.sleep(1)
    tap_until("singleTap action recognized", 180, 240)
    wait_headline("waited for doubleTap")
    told = page.run("byId('touches').textContent")
    assert "Touch 1 landed on photo at (180, 240) at 0.000 s" in told, told


def test_double_tap():
    choose("a single and a double tap")
    tap(180, 240)
    tap(180, 240)
    wait_log("doubleTap action recognized")


def test_lane_lights_its_view():
    page.run("byId('lanes').querySelector('[data-view=photo]')"
             ".dispatchEvent(new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse'}))")
    assert page.run("lit") == "photo"
    page.run("tie(null)")


def test_who_lost_is_red_and_inner_recognizers_are_folded():
    choose("A button in a scroll view")
    drag((180, 208), (180, 100), hold=0.4)
    wait_headline("list does not scroll, because button keeps the finger")
    parts = page.run("[...byId('parts').querySelectorAll('b')].map(one => [one.textContent, one.closest('li').className])")
    assert ["list.pan", "lost"] in parts, parts
    assert page.run("byId('lanes').querySelector('.fold').textContent").endswith("of listnone acted")
    assert page.run("!byId('lanes').textContent.includes('scrollDelay')")


def test_failed_pan_of_a_list_is_not_folded():
    choose("A slider in a list")
    drag((60, 420), (300, 420), steps=8)
    page.wait("[...byId('parts').children].some(one => one.textContent.startsWith('list.pan failed: '))")
    choose("A button in a scroll view")
    drag((180, 208), (180, 100), hold=0.4)


def test_a_lane_says_what_became_of_it():
    fates = page.run("[...byId('lanes').querySelectorAll('[data-name]')].map(one => one.querySelector('small').textContent)")
    assert any(one.startswith("lost 0.") for one in fates), fates


def tap_lane(name):
    page.run("scrollTo(0, 0)")
    x, y = page.run(f"(() => {{ const lane = byId('lanes').querySelector('[data-name=\"{name}\"]'); lane.scrollIntoView({{block: 'center'}});"
                    " const b = lane.getBoundingClientRect(); return [b.left + 60, b.top + 12]; })()")
    page.touch("touchStart", (x, y))
    page.touch("touchEnd")


def test_held_button_says_what_to_do():
    wait_headline("touchesShouldCancel(in:) of list returned false for it. To let the drag scroll, return true there.")
    assert not page.run("/[A-Z]{2}-[0-9]/.test(byId('lanes').textContent)"), "a lane shows the id of a rule"


def test_tapped_lane_tells_its_story_below_it():
    tap_lane("list.pan")
    page.wait("byId('story')?.textContent")
    steps = page.run("[...byId('story').querySelectorAll('li')].map(one => one.textContent)")
    assert steps[0].endswith("possible: received touch 1") and "failed: button keeps the finger" in steps[1], steps
    assert page.run("byId('story').querySelector('b').textContent") == "list.pan (pan on list)"
    assert page.run("byId('story').previousElementSibling.dataset.name") == "list.pan"
    tap_lane("button")
    page.wait("byId('story')?.querySelector('b').textContent.startsWith('button ')")
    assert "received touchesBegan" in page.run("byId('story').textContent")
    page.run("byId('lanes').querySelector('[data-name=button]').focus()")
    press_enter()
    assert page.run("byId('story') === null && document.activeElement.dataset.name") == "button"
    press_enter()
    assert page.run("byId('story') !== null"), "a lane is not opened by a key"
    page.run("showStory(storyOf)")


def test_a_fold_opens_its_lanes():
    count = page.run("byId('lanes').querySelectorAll('[data-name]').length")
    page.run("byId('lanes').querySelector('.fold').click()")
    assert page.run("byId('lanes').querySelectorAll('[data-name]').length") > count
    page.run("byId('lanes').querySelector('.fold').click()")
    assert page.run("byId('lanes').querySelectorAll('[data-name]').length") == count


def test_each_rule_leads_to_its_page():
    links = page.run("[...byId('parts').querySelectorAll('a')].map(one => [one.textContent, one.href, one.title])")
    assert links, "no rule is named"
    for name, address, title in links:
        assert address.endswith("#" + name) and "6-scroll-views-and-cells" in address if name.startswith("SC") else True, address
        assert title, name


def test_fling():
    choose("A scroll view in a scroll view")
    drag((180, 380), (180, 200), steps=6, pause=0.01)
    wait_log("inner willBeginDecelerating")
    wait_headline("outer.pan was prevented by inner.pan")


def test_edge_swipe():
    choose("A swipe from the edge")
    drag((3, 270), (160, 272))
    wait_log("back action began")
    page.wait("byId('parts').textContent.includes('turnPage')")


def test_content_below_the_screen_is_no_conflict():
    for words in ("A button in a scroll view", "A row that a long press"):
        choose(words)
        page.wait("conflicts.isDone && conflicts.text === written(document_)")
        assert not page.run("conflicts.found.filter(one => one.kind === 'unreachable').length")


def test_plain_views_are_called_views():
    choose("Pan, pinch and rotation")
    tap(180, 260)
    page.wait("byId('lanes').querySelector('[data-view=photo]') !== null")
    kinds = page.run("picture.lanes.map(one => one.kind)")
    assert "Window" not in kinds and "View" in kinds, kinds


def test_every_arrangement_stands_and_its_script_gives_what_it_expects():
    count = page.run("arrangements.length")
    assert count == 18, count
    for index in range(count):
        error = page.run(f"load(arrangements[{index}].text)")
        assert error is None, error
        document = page.run(f"JSON.parse(arrangements[{index}].text)")
        assert document["shows"]["task"], "an arrangement has no task"
        shown = page.run(
            f"(() => {{ engine.playground_play(20); const show = JSON.parse(arrangements[{index}].text).show;"
            " return newLines().filter(([channel]) => show.includes(channel)).map(([, line]) => line); })()")
        assert shown == document["expect"], (index, shown, document["expect"])
    choose("a single and a double tap")


def test_keyboard_and_mouse():
    choose("a single and a double tap")
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
    choose("a single and a double tap")
    page.run("showTab('file')")
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
