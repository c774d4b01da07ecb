"""The file: the editor, the switches, versions, links and what is dropped."""

import time

from hand import (FORGET, choose, page, pictures, press_enter, press_key, set_profile, stage, tap, tap_until, type_into_editor, url,
                  wait_headline, wait_log, wait_ready)


def test_edit():
    choose("a single and a double tap")
    text = page.run("editor.value").replace("doubleTap", "twice")
    type_into_editor(text)
    page.wait("byId('conflicts').textContent.includes('twice')")
    assert page.run("byId('stale').hidden")
    tap(180, 240)
    wait_headline("waited for twice")


def test_error():
    type_into_editor('{"views": [\n{"id": "V", "kind": "nonsense", "frame": [0, 0, 10, 10]}], "input": []}')
    page.wait("!byId('stale').hidden")
    told = page.run("byId('error').textContent")
    assert "Line 2" in told and "nonsense" in told, told
    assert page.run("byId('numbers').querySelector('.wrong').dataset.n") == "2"
    page.picture(pictures / "error.png")
    type_into_editor('{"views": [')
    page.wait("byId('error').textContent.includes('expected')")
    assert page.run("getComputedStyle(document.querySelector('.lanes')).filter") == "grayscale(1)", "the lanes look as if they were those of the text"


def test_broken_text_stays_and_buttons_wait():
    for name in ("replay", "step", "back", "copy", "link"):
        assert page.run(f"byId('{name}').disabled"), name
    page.run("byId('replay').click()")
    assert page.run("editor.value") == '{"views": ['
    assert "repair" in page.run("byId('copy').title")
    page.run("byId('reset').click()")
    page.wait("byId('stale').hidden && !byId('replay').disabled")


def test_what_was_edited_is_there_again():
    choose("a single and a double tap")
    type_into_editor(page.run("editor.value").replace("doubleTap", "twice"))
    page.wait("byId('conflicts').textContent.includes('twice')")
    page.run("choose(1); choose(0)")
    assert "twice" in page.run("editor.value")
    page.run("byId('reset').click()")
    assert "doubleTap" in page.run("editor.value")


def test_switches():
    choose("a single and a double tap")
    box = "document.querySelector('[data-switch=\"waits singleTap doubleTap\"]')"
    assert page.run(box + ".ariaLabel") == "singleTap waits for doubleTap"
    page.run(box + ".focus()")
    press_key(" ", "Space", 32)
    assert page.run("document_.links.length") == 0
    assert page.run("document.activeElement.dataset.switch") == "waits singleTap doubleTap", "the focus was lost"
    page.run("scrollTo(0, 0)")
    tap_until("singleTap action recognized", 180, 240)
    assert not page.run("byId('status').textContent.includes('waited')")
    page.run("document.querySelector('[data-switch=\"isEnabled singleTap\"]').click()")
    assert '"isEnabled":false' in page.run("editor.value").replace(" ", "")


def test_switches_can_be_undone():
    choose("a single and a double tap")
    page.run("showTab('file')")
    before = page.run("editor.value")
    page.run("document.querySelector('[data-switch=\"isEnabled singleTap\"]').click()")
    assert page.run("editor.value") != before
    page.run("editor.focus(); document.execCommand('undo')")
    assert page.run("editor.value") == before
    page.wait("document_.links.length === 1 && !typing")


def leave_and_return():
    """Leaves the form's switch and goes on to its left: that is a tap to iOS 26 alone."""
    page.touch("touchStart", stage(285, 44))
    time.sleep(0.05)
    yield
    page.touch("touchMove", stage(285, 160))
    page.touch("touchMove", stage(255, 160))
    page.touch("touchEnd")
    page.wait("fingers.size === 0")


def is_lamp_on():
    """A switch that was tapped changes a tenth of a second later."""
    try:
        wait_log("lamp valueChanged", 1)
        return True
    except AssertionError:
        return False


def test_profile_counts_from_the_next_touches():
    choose("A form with")
    set_profile("iOS18")
    for _ in leave_and_return():
        set_profile("iOS26")
        assert "after these touches" in page.run("byId('before').textContent")
        assert page.run("fingers.size") == 1, "the arrangement was loaded anew under a finger"
    assert not is_lamp_on(), "a profile counted while a finger was down"
    for _ in leave_and_return():
        pass
    assert is_lamp_on()
    assert page.run("JSON.parse(editor.value).settings.profile") == "iOS26"


def test_profile_stays_and_follows_the_file():
    choose("a single and a double tap")
    assert page.run("[version, document_.settings.profile, JSON.parse(editor.value).settings.profile]") == ["iOS26"] * 3
    choose("A form with")
    for _ in leave_and_return():
        pass
    assert is_lamp_on(), "the profile was not that of the switch after the arrangement was chosen"
    text = page.run("editor.value")
    type_into_editor(text.replace("iOS26", "documented"))
    page.wait("version === 'documented'")
    type_into_editor(text.replace('{"profile": "iOS26"}', "{}"))
    page.wait("version === 'iOS18'")
    page.run("take(encoder.encode(" + repr(text) + "), 'form.json')")
    assert page.run("version") == "iOS26"
    assert page.run("byId('gallery').selectedOptions[0].text") == "form.json"
    type_into_editor("{")
    page.wait("!byId('stale').hidden")
    set_profile("iOS18")
    assert page.run("editor.value") == "{", "what was being typed got lost"
    set_profile("documented")
    type_into_editor(page.run("arrangements[0].text"))
    page.wait("byId('stale').hidden && document_.settings?.profile === 'documented'")
    set_profile("iOS18")
    choose("a single and a double tap")
    assert page.run("JSON.parse(editor.value).settings") is None


def test_profile_is_part_of_the_link():
    choose("A form with")
    set_profile("iOS18")
    page.run("document.querySelector('[data-profile=iOS26]').focus()")
    press_enter()
    assert page.run("[version, document.activeElement.ariaPressed]") == ["iOS26", "true"], "a key does not choose"
    assert "Version: iOS 26" in page.run("byId('announcement').textContent")
    page.run("byId('link').click()")
    page.wait("location.hash.startsWith('#z')")
    page.open(page.run("location.href"))
    wait_ready()
    assert page.run("version") == "iOS26"
    page.run(FORGET)
    for _ in leave_and_return():
        pass
    assert is_lamp_on()
    page.open(url)
    wait_ready()
    assert page.run("version") == "iOS18"


def test_link_opens_as_it_was():
    choose("A form with")
    tap(90, 44)
    wait_log("send touchUpInside")
    page.run("byId('link').click()")
    page.wait("location.hash.startsWith('#z')")
    link = page.run("location.href")
    page.open(link)
    wait_ready()
    assert page.run("document_.input.length") == 2, page.run("JSON.stringify(document_.input)")
    assert page.run("byId('gallery').selectedOptions[0].text").startswith("Who put my keyboard away?")
    assert page.run("headline").startswith("send was pressed; "), "what was shared is not played at once"
    assert page.run("document.title").startswith("Who put my keyboard away?")
    assert page.run("editor.value.split('\\n').length") > 10, "the file is one line"
    wait_log("send touchUpInside")
    page.open(link[:-20])
    wait_ready()
    assert "The link is damaged" in page.run("byId('announcement').textContent")
    page.open(url)
    wait_ready()


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
    choose("a single and a double tap")
    page.run(f"take(encoder.encode({RECORDING!r}), 'tap.evemu')")
    wait_log("singleTap action recognized")
    assert page.run("byId('gallery').selectedOptions[0].text").startswith("tap.evemu on Why is my tap late?")
    page.run("take(encoder.encode('nonsense'), 'x.evemu')")
    page.wait("!byId('stale').hidden && byId('error').textContent.includes('x.evemu')")
    choose("a single and a double tap")


def code():
    return "byId('swift').querySelector('pre').textContent"


def test_the_arrangement_is_swift():
    choose("a single and a double tap", is_answered=True)
    page.run("showTab('swift'); scrollTo(0, 0)")
    # What is far from the marked line is folded.
    page.wait("!!document.querySelector('#swift .cause-line') && !!document.querySelector('#swift pre button')")
    assert not page.run(f"{code()}.includes('let singleTap =')")
    page.run("document.querySelector('#swift pre button').click()")
    page.wait(f"{code()}.includes('let singleTap = TapGestureRecognizer()')")
    marked = page.run("[...document.querySelectorAll('#swift .cause-line')].map(one => [one.querySelector('span').textContent.trim(), one.querySelector('b').textContent, one.dataset.of])")
    assert marked == [["singleTap.require(toFail: doubleTap)", "singleTap waits for doubleTap", "singleTap doubleTap"]], marked
    kinds = page.run("[...new Set([...document.querySelectorAll('#swift pre i')].map(one => one.className))].sort()")
    assert kinds == ["comment", "literal", "type", "word"], kinds
    page.picture(pictures / "swift.png")


def test_the_spelling_is_a_switch():
    page.run("document.querySelector('[data-spelling=uikit]').click()")
    page.wait(f"{code()}.includes('UITapGestureRecognizer') && {code()}.includes('import UIKit')")
    assert page.run("codeText") == page.run("codeOf(JSON.stringify(document_)).map(([text]) => text + '\\n').join('')")
    page.run("document.querySelector('[data-spelling=touchstone]').click()")
    page.wait(f"{code()}.includes('import Touchstone')")


def test_a_switch_strikes_its_line():
    page.run("byId('fix').click()")
    page.wait("!!document.querySelector('#swift del')")
    gone = page.run("[...document.querySelectorAll('#swift del')].map(one => one.querySelector('span').textContent.trim())")
    assert "singleTap.require(toFail: doubleTap)" in gone, gone
    assert page.run("document.querySelector('#swift del b').textContent") == "off: singleTap waits for doubleTap"
    assert "require(toFail" not in page.run("codeText")
    page.picture(pictures / "swift-changed.png")
    page.run("byId('undo').click()")
    page.wait("!document.querySelector('#swift del') && !!document.querySelector('#swift .cause-line')")


def test_a_switch_marks_the_line_that_it_made():
    page.run("allSwitches(); lastChanged = 'delaysTouchesBegan doubleTap'; turn(allSwitches().find(one => one.key === lastChanged), true)")
    page.wait("!!document.querySelector('#swift .hit')")
    marked = page.run("[...document.querySelectorAll('#swift .hit')].map(one => [one.querySelector('span').textContent.trim(), one.querySelector('b').textContent])")
    assert marked == [["doubleTap.delaysTouchesBegan = true", "on: doubleTap delays the beginning"]], marked


def test_what_one_did_is_a_test():
    choose("a single and a double tap")
    page.run("showTab('swift'); byId('as-test').click(); scrollTo(0, 0)")
    tap_until("singleTap action recognized", 180, 240)
    page.wait(f"{code()}.includes('#expect(') && {code()}.includes('singleTap recognized')")
    assert "import Testing" in page.run("codeText") and "Finger(" in page.run("codeText")
    page.run("byId('as-test').click()")
    page.wait(f"!{code()}.includes('#expect(')")
