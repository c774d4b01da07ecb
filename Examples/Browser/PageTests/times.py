"""Time: bars that grow, countdowns, going back and forth, replays."""

import time

from hand import choose, drag, page, press_key, stage, tap_until, wait_headline, wait_log


def test_bars_grow_while_a_finger_rests():
    choose("A row that a long press")
    page.run("""window.seen = []; window.watch = setInterval(() => {
      window.seen.push([String(picture.end), byId('count').textContent]); }, 60)""")
    page.touch("touchStart", stage(180, 200))
    wait_log("lift action began")
    time.sleep(1)
    page.touch("touchEnd")
    page.run("clearInterval(window.watch)")
    seen = page.run("window.seen")
    assert len({times for times, _ in seen}) >= 4, "the lanes stood still"
    assert any(text.startswith("lift begins in 0.") for _, text in seen), seen


def test_countdown_says_who_fails():
    choose("a single and a double tap")
    page.run("""window.seen = new Set(); window.other = []; window.watch = setInterval(() => {
      const words = byId('count').textContent, lane = byId('lanes').querySelector('[data-name=doubleTap] .count')?.textContent;
      window.seen.add(words);
      if (words.startsWith('doubleTap') && lane?.includes(' in ') && words.split(' if ')[0] !== 'doubleTap ' + lane) window.other.push([words, lane]); }, 20)""")
    tap_until("singleTap action recognized", 180, 240)
    page.run("clearInterval(window.watch)")
    seen = page.run("[...window.seen]")
    assert not page.run("window.other"), "the headline and the lane count differently"
    assert any(text.startswith("doubleTap fails in 0.") and text.endswith(" s if no touch comes") for text in seen), seen
    wait_headline("came 350 ms")
    page.wait("byId('count').textContent === ''")


def drag_axis(part):
    """Puts a finger on the lanes' axis, at a part of its width."""
    x, y = page.run(f"(() => {{ scrollTo(0, 0); const b = byId('over').getBoundingClientRect(); return [b.left + b.width * {part}, b.top + 18]; }})()")
    page.touch("touchStart", (x - 8, y))
    page.touch("touchMove", (x, y))
    page.touch("touchEnd")


def test_the_axis_goes_through_the_gesture():
    choose("a single and a double tap")
    tap_until("singleTap action recognized", 180, 240)
    wait_headline("came 350 ms")
    page.wait("!isOpen() && engine.playground_animates() === 0 && !tellTimer")
    drag_axis(page.run("placeOf(0.2) / 100"))
    page.wait("viewing !== null")
    assert abs(page.run("traceTime(viewing.time)") - 0.2) < 0.02, page.run("viewing.time")
    assert page.run("headline").startswith("singleTap came 350 ms"), "the answer is no longer that of the whole"
    assert page.run("byId('chip').textContent === byId('moment').textContent")
    assert "singleTap waits for doubleTap" in page.run("byId('event').textContent")
    page.run("byId('back').click()")
    assert page.run("traceTime(viewing.time)") < 0.18
    for _ in range(page.run("moments().length") + 1):
        page.run("if (viewing) byId('step').click()")
    assert page.run("viewing") is None, "after the last step comes the present"
    wait_headline("came 350 ms")


def test_the_axis_is_a_slider_for_keys():
    choose("a single and a double tap", is_answered=True)
    assert page.run("byId('chip').textContent") == "0.430 s"
    page.run("byId('chip').focus()")
    press_key("ArrowLeft", number=37)
    assert page.run("viewing.isRest") is False and page.run("byId('chip').ariaValueNow") == "0.080"
    assert page.run("byId('chip').ariaValueText").startswith("0.080 seconds: the finger lifts")
    press_key("Home", number=36)
    assert page.run("byId('chip').ariaValueNow") == "0.000"
    press_key("End", number=35)
    assert page.run("viewing") is None


def test_the_stage_is_that_of_the_moment():
    choose("Pan, pinch and rotation")
    drag((180, 260), (180, 100), steps=16)
    page.wait("fingers.size === 0 && film.frames.length > 2")
    moved = page.run("film.frames[0].numbers[film.frames[0].labels.findIndex(one => one[0] === 'photo') * 10 + 2]")
    assert moved - page.run("film.frames.at(-1).numbers[film.frames.at(-1).labels.findIndex(one => one[0] === 'photo') * 10 + 2]") > 50
    page.run("view(film.frames[0].time)")
    assert page.run("viewing !== null")
    page.touch("touchStart", stage(180, 260))
    page.wait("viewing === null")
    page.touch("touchEnd")


def test_replay_plays_the_script_slowly_when_that_is_wanted():
    choose("a single and a double tap", is_answered=True)
    before = page.run("editor.value")
    page.run("byId('replay').click()")
    assert page.run("byId('replay').textContent.trim()") == "Pause"
    assert "singleTap action recognized" in page.run("lines.map(([, line]) => line).join()")
    page.wait("replay === null")
    assert page.run("editor.value") == before, "Replay wrote into the editor"
    page.run("for (let i = 0; i < 3; i++) byId('speed').click(); byId('replay').click()")
    assert page.run("byId('speed').textContent") == "⅒×"
    start = page.run("replay.time")
    time.sleep(0.5)
    assert page.run("replay.time") - start < 0.2, "that is no slow motion"
    page.run("byId('speed').click(); byId('replay').click()")
    assert page.run("replay") is None and page.run("viewing !== null"), "Pause does not stop"
    page.run("endViewing()")


def test_replay_steps_where_motion_is_reduced():
    page.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
    choose("a single and a double tap", is_answered=True)
    page.run("""window.shown = new Set(); window.view_ = view; view = (time, isRest) => { window.shown.add(traceTime(time).toFixed(3)); window.view_(time, isRest); };
      byId('replay').click()""")
    page.wait("replay === null", 30)
    shown = page.run("view = window.view_; [...window.shown]")
    page.call("Emulation.setEmulatedMedia", features=[])
    assert shown == ["0.000", "0.080", "0.430"], shown


def test_idle_time_is_skipped():
    choose("Pan, pinch and rotation")
    page.run("""taken = []; for (const at of [0, 6]) {
      taken.push([at, 'began', 1, 180, 260]); for (let i = 1; i < 9; i++) taken.push([at + i / 50, 'moved', 1, 180, 260 + 5 * i]);
      taken.push([at + 0.2, 'ended', 1, 0, 0]); }""")
    page.run("byId('replay').click()")
    start = time.time()
    page.wait("replay === null")
    assert time.time() - start < 4, "nothing is watched for six seconds"


def test_step_and_hovering():
    choose("a single and a double tap", is_answered=True)
    page.run("endViewing(); byId('step').click(); byId('step').click(); byId('step').click()")
    assert page.run("viewing.time") > 0.3
    assert page.run("byId('chip').textContent") == "0.430 s"
    x, y = stage(100, 300)
    page.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
    assert page.run("viewing !== null"), "a mouse that hovers ended the look back"
    page.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=10)
    page.wait("viewing === null")


def test_film_of_a_long_gesture_stays_small():
    choose("A slider in a list")
    kept, frames, end = page.run("""(() => {
      const shapes = collect(), start = now();
      beginFilm(start);
      for (let i = 0; i < 20000; i++) keepFrame(shapes, start + i / 60, true);
      return [film.count, film.frames.length, filmEnd()]; })()""")
    assert kept <= 600_000 and frames > 1000 and end > 300, (kept, frames, end)
    choose("a single and a double tap")


def test_lanes_are_drawn_ten_times_a_second_at_most():
    choose("Pan, pinch and rotation")
    page.run("window.count = 0; window.watch = new MutationObserver(() => window.count++); window.watch.observe(byId('lanes'), {childList: true})")
    start = time.time()
    page.touch("touchStart", stage(180, 260))
    while time.time() - start < 1.5:
        page.touch("touchMove", stage(180 + 40 * (time.time() % 1), 260))
    page.touch("touchEnd")
    count, took = page.run("window.count"), time.time() - start
    page.run("window.watch.disconnect()")
    assert 2 <= count <= took * 10 + 2, (count, took)


def test_moves_and_frames_cost():
    choose("Pan, pinch and rotation")
    cost, few, many = page.run("""(() => {
      engine.playground_pointer(1, 0, 0, 150, 260, 0, 1, 100); engine.playground_pointer(2, 0, 0, 210, 260, 0, 1, 100);
      const move = i => engine.playground_pointer(1 + i % 2, 1, 0, 150 + i % 40, 260 + i % 30, 0, 1, 100 + i / 100);
      const frame = () => { const start = performance.now(); for (let i = 0; i < 20; i++) drawStage(); return (performance.now() - start) / 20; };
      for (let i = 1; i <= 10; i++) move(i);
      frame();
      const few = frame(), start = performance.now();
      for (let i = 11; i <= 5010; i++) move(i);
      const cost = (performance.now() - start) / 5000 * 1000;
      return [cost, few, frame()]; })()""")
    print(f"  a move of one of two fingers, with log and trace, takes {cost:.1f} µs; the stage takes {few:.2f} ms after 10 moves "
          f"and {many:.2f} ms after 5,000")
    assert cost < 5000 and many < 2 * few + 2
