"""Writes every arrangement of the gallery as Swift, in both spellings, with a test of its whole log.

    python3 write.py TOUCHSTONE      the path of the tool
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

here = pathlib.Path(__file__).parent
gallery = sorted((here / "../Browser/Gallery").resolve().glob("*.json"))


def swift(tool, file, *options):
    return subprocess.run([tool, "swift", str(file), *options], check=True, capture_output=True, text=True).stdout


def first_object(views, key):
    for view in views:
        if view.get(key):
            return view
        found = first_object(view.get("children", []), key)
        if found:
            return found
    return None


def switched(document):
    """The document with the first thing that can be switched off: a wait, a recognizer, scrolling, a control."""
    if document.get("links"):
        del document["links"][0]
        return document
    window = document["window"]
    owner = window if window.get("gestures") else first_object(document["views"], "gestures")
    if owner:
        owner["gestures"][0].setdefault("set", {})["isEnabled"] = False
        return document
    view = first_object(document["views"], "kind")
    if view["kind"] == "scrollView":
        view.setdefault("set", {})["isScrollEnabled"] = False
    else:
        view["enabled"] = False
    return document


def write(tool, spelling, options, module, checks_switches):
    folder = here / "Tests" / spelling / "Generated"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.swift"):
        old.unlink()
    cases = []
    for file in gallery:
        text = swift(tool, file, "--test", *options)
        name = re.search(r"final class (\w+): (?:UI)?ViewController", text).group(1)
        (folder / f"{name}.swift").write_text(text)
        cases.append(f"""
  @Test func `{name} plays the log of its file`() throws {{
    let (log, expected) = try WholeLog.log(of: {name}(), file: "{file.stem}", play: {name}Tests.play)
    #expect(log == expected)
  }}
""")
        if not checks_switches:
            continue
        with tempfile.TemporaryDirectory() as place:
            other = pathlib.Path(place) / "switched.json"
            other.write_text(json.dumps(switched(json.loads(file.read_text()))))
            text = swift(tool, other, *options)
        # Every type of the file is another beside the first.
        for own in re.findall(r"^final class (\w+)", text, re.M):
            text = re.sub(rf"\b{own}\b", f"Switched{own}", text)
        (folder / f"Switched{name}.swift").write_text(text)
        cases.append(f"""
  @Test func `{name} with a switch turned plays another log`() throws {{
    let (log, expected) = try WholeLog.log(of: Switched{name}(), file: "{file.stem}", play: {name}Tests.play)
    #expect(log != expected)
  }}
""")
    (folder / "WholeLogs.swift").write_text(
        f"import Testing\nimport {module}\nimport WholeLog\n\nstruct WholeLogTests {{{''.join(cases)}}}\n")


tool = sys.argv[1]
write(tool, "TouchstoneSpelling", [], "Touchstone", True)
write(tool, "UIKitSpelling", ["--uikit"], "TouchUIKitNames", False)
print(f"{len(gallery)} arrangements written in two spellings")
