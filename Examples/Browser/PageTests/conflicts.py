"""What is in the way: which list stands there, what of it can be mended, and what a stop leaves."""

import contextlib

from hand import choose, page, set_profile, stage
from questions import wait_conflicts

MENDS = "[...byId('conflicts').querySelectorAll('[aria-label^=Mend]')].filter(one => getComputedStyle(one).visibility === 'visible').length"
SHOWN = "[byId('conflicts').querySelector('.kind').firstChild.textContent, byId('conflicts').querySelectorAll('.error').length]"
STOP = "byId('conflicts').querySelector('.kind .asks')"


@contextlib.contextmanager
def stand_in():
    """Takes the worker's place: each question waits, until `hear` brings so many errors and notes."""
    choose("Cells in a view", is_answered=True)
    page.run("""window.realAsk = askEngine; askEngine = (question, answer) => { window.hear = (errors, notes, isDone) => answer({ isDone, found: Array.from({length: errors + notes},
      (_, i) => ({ kind: 'neverWins', severity: i < errors ? 'error' : 'note', text: 'finding ' + i, subjects: ['pan'], isShown: true })) }); }; 0""")
    try:
        yield
    finally:
        page.run("askEngine = realAsk; 0")


def edit():
    """Changes the arrangement, and waits for the question."""
    page.run("window.hear = null; open(written({...document_, scenario: document_.scenario + '!'}), {isEdit: true})")
    page.wait("Boolean(window.hear)")


def test_only_a_whole_list_of_what_stands_is_mended():
    choose("Cells in a view", is_answered=True)
    wait_conflicts()
    assert page.run(MENDS) == 1
    assert page.run(f"open(written({{...document_, scenario: 'Edited'}}), {{isEdit: true}}); {MENDS}") == 0, "the list is that of before"
    wait_conflicts()
    assert page.run(MENDS) == 1
    with stand_in():
        edit()
        for is_done, mends in (("false", 0), ("true", 2)):
            page.run(f"hear(2, 0, {is_done})")
            assert page.run(f"[{MENDS}, ...{SHOWN}.slice(1)]") == [mends, 2], is_done


def test_a_stop_leaves_what_was_found_of_what_stands():
    with stand_in():
        edit()
        page.run("hear(3, 0, true)")
        edit()
        page.wait(f"Boolean({STOP})")
        assert page.run(SHOWN) == ["3 things are in the way, whatever is touched", 3]
        page.run(f"{STOP}.click()")
        assert page.run(SHOWN) == ["Stopped: nothing was found until then", 0]
        edit()
        page.run(f"hear(2, 0, false); {STOP}.click()")
        assert page.run(SHOWN) == ["2 things are in the way, whatever is touched, found before the stop", 2]


def test_many_conflicts_are_folded_and_can_all_be_mended():
    fold, counts = "byId('conflicts').querySelector('details')", "[...byId('conflicts').querySelectorAll('ul')].map(one => one.children.length)"
    with stand_in():
        edit()
        page.run("hear(5, 1, true)")
        assert page.run(counts) == [5, 0, 1]
        edit()
        page.run(f"hear(8, 7, false); {fold}.open = true; hear(9, 7, true)")
        titles = page.run("[...byId('conflicts').querySelectorAll('summary')].map(one => one.textContent)")
        assert page.run(counts) == [3, 6, 7] and titles == ["6 more", "7 notes"], titles
        assert page.run(f"[{fold}.open, {MENDS}]") == [True, 9]
        page.run(f"{fold}.open = false")


def test_a_version_under_a_finger_asks_anew():
    choose("Cells in a view", is_answered=True)
    wait_conflicts()
    page.touch("touchStart", stage(20, 20))
    page.run("askWhyNot('row1')")
    set_profile("iOS26")
    page.touch("touchEnd")
    try:
        assert page.run("asked") is None
        wait_conflicts(10)
        assert page.run("conflicts.text").count("iOS26") == 1
    finally:
        set_profile("iOS18")
