"""What is in the way: the list of it."""

import contextlib

from hand import choose, page

MENDS = "[...byId('conflicts').querySelectorAll('[aria-label^=Mend]')].filter(one => getComputedStyle(one).visibility === 'visible').length"


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
