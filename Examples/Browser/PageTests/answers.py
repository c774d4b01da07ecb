"""The answer: it stands there before anybody touched, and changes with every change."""

import json
import pathlib
import sys

from hand import choose, page, press_key, set_size, tap, tap_until, type_into_editor, url, wait_headline, wait_log, wait_ready

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "Web"))
import snapshot  # noqa: E402


def test_what_stands_before_the_engine_is_what_it_says():
    page.open(url)
    found, kept = snapshot.taken(page), json.loads(snapshot.place.read_text())
    different = [name for name in kept if kept[name] != found[name]]
    assert not different, f"python3 Web/snapshot.py takes {different} anew"


def test_the_answer_is_there_before_the_engine():
    page.call("Emulation.setCPUThrottlingRate", rate=6)
    page.open(url)
    page.wait("document.getElementById('status')?.textContent")
    is_ready, answer, lanes = page.run("[document.body.dataset.ready ?? '', document.getElementById('status').textContent, document.querySelectorAll('#lanes .lane').length]")
    assert not is_ready, "the engine was there already"
    assert answer.startswith("singleTap came 350 ms") and lanes == 4, (answer, lanes)
    wait_ready()
    page.call("Emulation.setCPUThrottlingRate", rate=1)
    assert page.run("byId('status').textContent") == answer


def test_touches_before_the_engine_are_played():
    page.call("Emulation.setCPUThrottlingRate", rate=6)
    page.open(url)
    page.wait("document.getElementById('stage') !== null && document.readyState !== 'loading'")
    left, top, scale = page.run("(() => { const b = document.getElementById('stage').getBoundingClientRect(); return [b.left, b.top, b.width / 360]; })()")
    page.touch("touchStart", (left + 180 * scale, top + 240 * scale))
    page.touch("touchEnd")
    assert not page.run("document.body.dataset.ready ?? ''"), "the engine was there already"
    wait_ready()
    page.call("Emulation.setCPUThrottlingRate", rate=1)
    steps = page.run("taken.map(([, what]) => what)")
    assert steps == ["began", "ended"], steps
    assert page.run("picture.lanes.some(one => one.name === 'singleTap')")


def test_every_arrangement_answers_at_once():
    for index in range(page.run("arrangements.length")):
        answer, title, question = page.run(f"(() => {{ choose({index}); return [byId('status').textContent, document.title, question(arrangements[{index}].title)]; }})()")
        assert answer.endswith(".") and answer != "Touch the stage.", (index, answer)
        assert question.endswith("?") and title == question + " · Touchstone", title


def test_each_remedy_mends_and_is_taken_back():
    mended = 0
    for index in range(page.run("arrangements.length")):
        page.run(f"arrangements[{index}].draft = null; choose({index})")
        if page.run("byId('fix').hidden"):
            continue
        mended += 1
        before = page.run("headline")
        page.run("byId('fix').click()")
        now, line, shows = page.run("[headline, byId('before').textContent, [byId('fix').hidden, byId('undo').hidden]]")
        assert now != before and line in ("Before: " + before, "Before: 350 ms later."), (index, now, line)
        assert shows == [True, False] and page.run("changedLines.length") > 0, index
        page.run("byId('undo').click()")
        assert page.run("headline") == before and page.run("editor.value === original"), index
    assert mended >= 6, mended


def test_do_not_wait_presses_its_switch():
    choose("a single and a double tap", is_answered=True)
    box = "document.querySelector('.switch.first input')"
    assert page.run(f"[{box}.dataset.switch, {box}.checked, byId('fix').textContent]") == ["waits singleTap doubleTap", True, "Do not wait"]
    assert page.run("byId('numbers').querySelector('.cause-line').textContent.includes('requiresFailureOf')")
    page.run("byId('fix').click()")
    assert not page.run(f"{box}.checked") and page.run("document.activeElement.id") == "undo"
    assert page.run("document.querySelector('.gain').textContent") == "350 ms sooner"
    assert page.run("document.querySelectorAll('.hollow').length") == 1
    page.run("byId('undo').click()")


def test_a_change_plays_the_same_fingers():
    choose("a single and a double tap")
    tap_until("singleTap action recognized", 180, 240)
    wait_headline("came 350 ms")
    hands = page.run("JSON.stringify(taken)")
    page.run("document.querySelector('[data-switch=\"waits singleTap doubleTap\"]').click()")
    wait_headline("singleTap came when the finger lifted.")
    assert page.run("JSON.stringify(taken)") == hands
    type_into_editor(page.run("original").replace("singleTap", "once"))
    page.wait("headline.startsWith('once came 350 ms')")
    page.run("byId('reset').click()")
    tap(180, 240)
    wait_log("singleTap action recognized")
    page.wait("byId('before').textContent === ''")


def test_a_tap_on_a_view_leads_to_its_lane():
    choose("A button in a view")
    tap(60, 120)
    page.wait("byId('lanes').querySelector('.lit')?.dataset.view === 'card'")
    tap(180, 264)
    page.wait("byId('lanes').querySelector('.lit')?.dataset.view === 'button'")


def test_pointing_at_a_sentence_marks_what_belongs_to_it():
    choose("a single and a double tap", is_answered=True)
    page.run("byId('parts').querySelector('[data-of=singleTap]').dispatchEvent(new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse'}))")
    kinds = page.run("[...document.querySelectorAll('.lit')].map(one => one.closest('#lanes, #parts, #try, #numbers')?.id)")
    assert {"lanes", "parts", "try", "numbers"} <= set(kinds), kinds
    assert page.run("lit") == "photo"
    page.run("tie(null)")


MANY = """(() => {
  const gestures = Array.from({length: 42}, (_, i) => ({id: 'g' + i, kind: i % 3 ? 'tap' : 'pan', ...i % 3 === 2 ? {set: {numberOfTapsRequired: 2}} : {}}));
  add('Many', written({scenario: 'Many', window: {size: [360, 560]}, views: [{id: 'v', frame: [0, 0, 360, 560], gestures}], input: [{t: 0, tap: [1, 100, 100]}]}));
})()"""


def test_many_recognizers_are_folded():
    set_size(390, 844)
    page.run("showTab('why')")
    page.run(MANY)
    height = page.run("document.documentElement.scrollHeight")
    names = page.run("[...document.querySelectorAll('#lanes .lane .name')].map(one => one.textContent)")
    assert height < 2000 and names[0] == "finger" and "14 pans" in names and len(names) < 14, (height, names)
    page.wait("conflicts.isDone && conflicts.text === written(document_) && conflicts.found.length > 5")
    assert page.run("document.documentElement.scrollHeight") < 2500
    page.call("Emulation.clearDeviceMetricsOverride")


def test_nothing_scrolls_inside_the_page():
    choose("A form with", is_answered=True)
    for tab in ("why", "try", "file"):
        page.run(f"showTab('{tab}'); document.querySelectorAll('details').forEach(one => {{ one.open = true; }})")
        inner = page.run("""[...document.querySelectorAll('main *')].filter(one => one.checkVisibility() && /auto|scroll/.test(getComputedStyle(one).overflowY)
          && one.scrollHeight > one.clientHeight + 1 && one.tagName !== 'SELECT').map(one => one.id || one.className)""")
        assert not inner, inner
    page.run("showTab('why'); document.querySelectorAll('details').forEach(one => { one.open = false; })")


def test_headings_lead_through_the_page():
    set_size(1440, 900, mobile=False)
    names = page.run("[...document.querySelectorAll('h1, h2')].filter(one => one.checkVisibility()).map(one => one.textContent)")
    assert names[1:4] == ["What happened", "Why", "Try"], names
    page.call("Emulation.clearDeviceMetricsOverride")


def test_a_keyboard_gets_through_the_whole_page():
    set_size(1440, 900, mobile=False)
    choose("a single and a double tap", is_answered=True)
    page.run("document.querySelector('.mark').focus()")
    found = ["mark"]
    for _ in range(60):
        press_key("Tab", number=9)
        name = page.run("(one => one.id || one.dataset.profile || one.dataset.name || one.dataset.switch || one.className || one.tagName)(document.activeElement)")
        if name in ("editor", "BODY"):
            break
        found.append(name)
    wanted = ["mark", "iOS18", "link", "gallery", "fix", "stage", "replay", "chip", "singleTap", "photo", "rule", "waits singleTap doubleTap", "code-file", "editor"]
    places = [([*found, "editor"]).index(one) if one in [*found, "editor"] else -1 for one in wanted]
    assert -1 not in places and places == sorted(places), (found, places)
    page.call("Emulation.clearDeviceMetricsOverride")


def test_a_window_at_200_percent_loses_nothing():
    for width, height in ((720, 450), (320, 568), (844, 390)):
        set_size(width, height)
        choose("a single and a double tap", is_answered=True)
        assert page.run("document.documentElement.scrollWidth <= innerWidth"), f"{width} × {height} scrolls sideways"
        cut = page.run("""[...document.querySelectorAll('button, select, summary, h1, h2, .lane, p')].filter(one => one.checkVisibility() && !one.closest('.hidden') && !one.matches('.hidden')
          && (one.getBoundingClientRect().right > innerWidth + 1 || one.getBoundingClientRect().left < -1)).map(one => one.id || one.className)""")
        assert not cut, (width, cut)
    page.call("Emulation.clearDeviceMetricsOverride")


def test_a_file_is_printed_as_it_is_written():
    odd = page.run("arrangements.filter(one => one.name && written(JSON.parse(one.text)) + '\\n' !== one.text).map(one => one.name)")
    assert not odd, odd


def test_a_change_moves_no_lane():
    for width, height in ((390, 844), (1024, 768), (1440, 900)):
        set_size(width, height, mobile=width < 500)
        choose("a single and a double tap", is_answered=True)
        place = "byId('lanes').getBoundingClientRect().top + scrollY"
        before = page.run(place)
        page.run("byId('fix').click()")
        assert page.run(place) == before, width
        page.run("byId('undo').click()")
        assert page.run(place) == before, width
    page.call("Emulation.clearDeviceMetricsOverride")
