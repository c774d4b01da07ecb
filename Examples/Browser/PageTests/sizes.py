"""Sizes: windows of phones and desks, light and dark, and the session that both machines play."""

import json
import pathlib

from hand import (choose, page, pictures, session, session_log, set_size, set_theme, stage, tap, tap_until, url, wait_headline,
                  wait_log, wait_ready)

PHONES = {"phone": (390, 844), "small": (360, 640), "sideways": (844, 390)}


def test_wide():
    for theme in ("light", "dark"):
        set_theme(theme)
        choose("a single and a double tap")
        tap_until("singleTap action recognized", 180, 240)
        wait_headline("came 350 ms")
        page.run("drawStage()")
        page.picture(pictures / f"{theme}.png")
    set_theme("light")
    columns = page.run("getComputedStyle(document.querySelector('main')).gridTemplateColumns.split(' ').length")
    assert columns == 3, columns
    assert smallest_letters() >= 11.99


def smallest_letters():
    """How high the smallest letters of the page are that are shown, in points; those of the lanes as large as they are drawn."""
    return page.run("""Math.min(...[...document.querySelectorAll('body *')].filter(one => one.checkVisibility?.() && !one.closest('.hidden')
      && [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim()) && !['SCRIPT', 'STYLE'].includes(one.tagName)
      && one.getBoundingClientRect().width > 1).map(one => {
        const svg = one.closest('svg'), scale = svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
        return parseFloat(getComputedStyle(one).fontSize) * scale; }))""")


def test_contrast():
    for theme in ("light", "dark"):
        set_theme(theme)
        ratios = page.run("""(() => {
          const style = getComputedStyle(document.documentElement), light = name => {
            const value = style.getPropertyValue('--' + name).trim().slice(1), whole = value.length === 3 ? [...value].map(c => c + c).join('') : value;
            return [0.2126, 0.7152, 0.0722].reduce((sum, weight, i) => {
              const part = parseInt(whole.slice(2 * i, 2 * i + 2), 16) / 255;
              return sum + weight * (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4); }, 0); };
          const ratio = (a, b) => { const [x, y] = [light(a), light(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05); };
          return { text: ['ink', 'muted', 'waiting', 'lost', 'acted', 'active'].flatMap(name => ['paper', 'side', 'node'].map(ground => [name, ground, ratio(name, ground)])),
            edges: ['paper', 'side', 'node'].map(ground => ['edge', ground, ratio('edge', ground)]) }; })()""")
        assert all(ratio >= 4.5 for *_, ratio in ratios["text"]), (theme, ratios["text"])
        assert all(ratio >= 3 for *_, ratio in ratios["edges"]), (theme, ratios["edges"])
    set_theme("light")


def test_every_control_has_a_name():
    choose("a single and a double tap")
    nameless = page.run("""[...document.querySelectorAll('button, select, input, textarea, canvas, summary')].filter(one =>
      !(one.ariaLabel || one.labels?.length || one.textContent.trim())).map(one => one.outerHTML)""")
    assert not nameless, nameless


# How much of a control answers a finger: what is small reaches over its edge.
REACH = """Math.min(...['width', 'height'].map(side => {
  const own = one.getBoundingClientRect()[side], over = parseFloat(getComputedStyle(one, '::after')[side]); return Math.max(own, over || 0); }))"""


def test_phones():
    for name, (width, height) in PHONES.items():
        set_size(width, height, 2)
        for theme in ("light", "dark"):
            set_theme(theme)
            choose("Pan, pinch and rotation")
            page.touch("touchStart", stage(150, 260), stage(210, 260))
            for i in range(1, 13):
                page.touch("touchMove", stage(150 - 2 * i, 260 - 2 * i), stage(210 + 2 * i, 260 + 3 * i))
            page.wait("byId('lanes').querySelectorAll('.lane').length >= 4")
            page.picture(pictures / f"{name}-{theme}.png")
            page.touch("touchEnd")
        assert page.run("document.documentElement.scrollWidth <= innerWidth + 1"), f"{name} scrolls sideways"
        boxes = page.run("['answer', 'stage', 'axis'].map(id => byId(id).getBoundingClientRect()).map(b => [b.left, b.top, b.right, b.bottom])")
        answer, stage_box, axis = boxes
        for left, _, right, _ in boxes:
            assert left >= 0 and right <= width + 1, (name, boxes)
        if width < 500:
            assert answer[2] - answer[0] == width - 32 and answer[3] <= stage_box[1] and stage_box[3] <= axis[1] < height, (name, boxes)
        beside = width - stage_box[2] + stage_box[0]
        assert beside >= 90, f"there is no room to scroll the page beside the stage: {beside}"
        assert smallest_letters() >= 11.9, (name, smallest_letters())
        sizes = page.run("[...document.querySelectorAll('select, button, summary, .switch')].filter(one => one.checkVisibility())"
                         ".map(one => [one.id || one.textContent.slice(0, 20), reach(one)])".replace("reach(one)", REACH))
        small = [one for one in sizes if one[1] < 43.9]
        assert not small, f"a finger does not find {small}"
    set_theme("light")
    set_size(390, 844, 2)
    choose("A form with")
    tap(90, 44)
    wait_log("send touchUpInside")
    page.picture(pictures / "phone.png")
    page.call("Emulation.clearDeviceMetricsOverride")


def test_page_scrolls_beside_the_stage():
    set_size(390, 844, 2)
    choose("a single and a double tap", is_answered=True)
    left, top, right, bottom = page.run("(() => { const b = canvas.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; })()")
    x = (right + 390) / 2
    page.touch("touchStart", (x, top + 200))
    for i in range(1, 12):
        page.touch("touchMove", (x, top + 200 - 15 * i))
    page.touch("touchEnd")
    page.wait("scrollY > 80")
    page.run("scrollTo(0, 0)")
    page.call("Emulation.clearDeviceMetricsOverride")


def test_log_is_the_native_one():
    page.open(url + "#check")
    wait_ready()
    page.run(f"check({json.dumps(session.read_text())})")
    page.wait("document.body?.dataset.played === 'yes'", 60)
    log = page.run("byId('log').textContent").strip()
    if log != session_log:
        pathlib.Path(pictures / "page.log").write_text(log + "\n")
        different = [pair for pair in zip(log.split("\n"), session_log.split("\n")) if pair[0] != pair[1]]
        raise AssertionError(f"the page's log differs: {different[:3]}")
    print(f"  the browser wrote the same {len(log.splitlines())} lines as the native program")
