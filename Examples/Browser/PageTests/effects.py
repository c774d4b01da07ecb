"""The stage: what recognizers do to views."""

import time

from hand import choose, drag, page, place, stage, tap, tap_until, top_of, type_into_editor, wait_log, wait_rest


def test_photo_moves_grows_and_turns():
    # What the first report of a busy browser brings counts as slop, be it the whole way: then once more.
    for attempt in range(3):
        choose("Pan, pinch and rotation")
        x, y, width, _ = place("photo")
        page.touch("touchStart", stage(150, 260), stage(210, 260))
        for i in range(1, 13):
            page.touch("touchMove", stage(150 - 2 * i + 3 * i, 260 - 2 * i), stage(210 + 2 * i + 3 * i, 260 + 2 * i))
            page.run("new Promise(done => requestAnimationFrame(() => done()))")
        page.wait("fingers.size === 2")
        held = place("photo")
        assert int(held[3]) & 16, "the photo is not held"
        page.touch("touchEnd")
        moved = wait_rest("photo")
        turned = page.run("(() => { const { labels, numbers } = collect(), i = labels.findIndex(one => one[0] === 'photo') * 10;"
                          " return Math.atan2(numbers[i + 4], numbers[i + 3]); })()")
        if moved[0] > x + 5 and moved[2] > width * 1.1 and turned > 0.2:
            return
    raise AssertionError((x, width, moved, turned))


def test_photo_is_touched_where_it_is():
    x, y, _, _ = place("photo")
    page.touch("touchStart", stage(x, y))
    for i in range(1, 9):
        page.touch("touchMove", stage(x, y - 10 * i))
    page.touch("touchEnd")
    assert wait_rest("photo")[1] < y - 40


def test_finger_is_where_it_is_after_the_stage_moved():
    choose("Pan, pinch and rotation")
    trail = page.run("""(async () => {
      const send = kind => {
        const { left, top, width } = canvas.getBoundingClientRect(), scale = width / size[0];
        canvas.dispatchEvent(new PointerEvent(kind, {
          pointerId: 7, pointerType: 'touch', clientX: left + 180 * scale, clientY: top + 260 * scale }));
      };
      const frame = () => new Promise(requestAnimationFrame);
      send('pointerdown');
      send('pointermove');
      canvas.style.marginTop = '30px';
      await frame();
      await frame();
      send('pointermove');
      const places = fingers.get(7).trail.slice();
      canvas.style.marginTop = '';
      send('pointerup');
      return places;
    })()""")
    assert len(trail) == 3 and all(abs(x - 180) + abs(y - 260) < 0.01 for x, y in trail), trail


def test_canvas_draws():
    choose("A canvas")
    drag((60, 100), (280, 300), steps=20)
    page.wait("strokes.length === 1 && strokes[0].points.length > 8")
    view, x, y = page.run("[strokes[0].view, strokes[0].points[0][0], strokes[0].points[0][1]]")
    assert view == "canvas" and abs(x - 50) < 2 and abs(y - 90) < 2, (view, x, y)
    page.wait("fingers.size === 0")
    drag((60, 300), (200, 300), steps=20)
    page.wait("strokes.length === 2")


def test_row_is_lifted_and_reordered():
    choose("A row that a long press")
    first = place("row2")
    drag((180, 200), (180, 290), hold=0.6, lift=False)
    wait_log("lift action began")
    page.wait("collect().labels.at(-1)[0] === 'row2'")
    assert int(place("row2")[3]) & 32
    page.touch("touchEnd")
    page.wait("engine.playground_animates() === 0")
    assert place("row2")[1] == first[1] + 80 and place("row3")[1] == first[1], (first, place("row2"), place("row3"), page.run("lines.slice(-4)"))


def test_sheet_follows_and_snaps():
    choose("A sheet")
    assert top_of("sheet") == 380, top_of("sheet")
    drag((180, 400), (180, 330), lift=False, steps=10)
    page.wait("collect().numbers.length > 0")
    assert 300 <= top_of("sheet") < 350, f"the sheet does not follow: {top_of('sheet')}"
    for i in range(1, 8):
        page.touch("touchMove", stage(180, 330 - 20 * i))
    page.touch("touchEnd")
    # By the place, or by the speed of a browser that merged moves.
    wait_rest("sheet")
    assert min(abs(top_of("sheet") - 246), abs(top_of("sheet") - 40)) < 0.5, top_of("sheet")


def test_pages_turn():
    choose("A swipe from the edge")
    x = place("picture0")[0]
    drag((250, 270), (90, 272))
    wait_log("turnPage action ended")
    assert abs(wait_rest("picture0")[0] - (x - 360)) < 0.5
    drag((3, 270), (300, 272))
    wait_log("back action ended")
    assert wait_rest("screen")[0] > 360, "the screen is still there"
    tap_until("open action recognized", 180, 450)
    assert abs(wait_rest("screen")[0] - 180) < 0.5


def test_keyboard_comes_and_goes():
    choose("A form with")
    assert place("keyboard")[1] > 560
    tap_until("write action recognized", 180, 300)
    assert wait_rest("keyboard")[1] < 500
    tap_until("putAway action recognized", 330, 240)
    assert wait_rest("keyboard")[1] > 560


def test_pull_refreshes():
    choose("Pull to refresh")
    rest = place("row0")[1]
    drag((180, 100), (180, 340), steps=12)
    wait_log("refresh valueChanged")
    page.wait("collect().numbers[collect().labels.findIndex(one => one[0] === 'refresh') * 10 + 7] === 1")
    page.wait("engine.playground_animates() === 0 && engine.playground_deadline() < 0", 30)
    assert abs(place("row0")[1] - rest) < 1


def test_tap_slides_the_caption_and_a_double_tap_zooms():
    choose("a single and a double tap")
    y, width = place("caption")[1], place("photo")[2]
    tap_until("singleTap action recognized", 180, 240)
    assert wait_rest("caption")[1] > y + 100
    time.sleep(1)
    tap(180, 240)
    tap(180, 240)
    wait_log("doubleTap action recognized")
    assert abs(place("photo")[2] - width * 1.25) < 0.5


def test_views_are_on_their_way_unless_motion_is_reduced():
    def slide():
        choose("A form with")
        page.run("engine.playground_calm(calm.matches ? 1 : 0)")
        tap_until("write action recognized", 180, 300)
        return page.run("window.ways")

    page.run("""window.ways = 0; window.frames_ = keepFrame;
      keepFrame = (shapes, time) => { const { labels, numbers } = shapes, y = numbers[labels.findIndex(one => one[0] === 'keyboard') * 10 + 2];
        if (y > 371 && y < 579) window.ways++; window.frames_(shapes, time); }""")
    slide()
    wait_rest("keyboard")
    assert page.run("window.ways") > 1, "the keyboard was there at once"
    page.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
    page.run("window.ways = 0")
    slide()
    wait_rest("keyboard")
    assert page.run("window.ways") == 0, "the keyboard moved although motion is reduced"
    page.call("Emulation.setEmulatedMedia", features=[])
    page.run("keepFrame = window.frames_")


def test_edited_file_comes_alive():
    choose("A button in a view")
    text = page.run("editor.value").replace(
        '"looks": {"card": ["card"]}',
        '"looks": {"card": ["card"]}, "effects": [{"by": "cardTap", "does": "slide", "view": "card", "stops": [[0, 0], [0, 60]]}]')
    type_into_editor(text)
    page.wait("editor.value.includes('effects') && !typing && byId('stale').hidden")
    y = place("card")[1]
    tap_until("cardTap action recognized", 60, 120)
    assert abs(wait_rest("card")[1] - y - 60) < 0.5
