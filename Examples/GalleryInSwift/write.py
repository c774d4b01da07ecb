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


def all_views(document):
    """The window and all views of a document."""
    found = [document["window"], *document["views"]]
    for view in found:
        found.extend(view.get("children", []) + view.get("stack", []))
    return found


def switches(document):
    """What can be switched off, each as a change of a document: a wait, a recognizer, scrolling, a control."""
    for index in range(len(document.get("links", []))):
        yield lambda other, index=index: other["links"].pop(index)
    for place, view in enumerate(all_views(document)):
        for index in range(len(view.get("gestures", []))):
            yield lambda other, place=place, index=index: all_views(other)[place]["gestures"][index].setdefault(
                "set", {}).update(isEnabled=False)
        if view.get("kind") == "scrollView":
            yield lambda other, place=place: all_views(other)[place].setdefault("set", {}).update(isScrollEnabled=False)
        elif view.get("kind") not in (None, "sheet", "navigation", "table"):
            yield lambda other, place=place: all_views(other)[place].update(enabled=False)


def switched(tool, text, place):
    """Writes the document with the first switch off that changes what happens."""
    def log():
        return subprocess.run([tool, "run", str(place)], capture_output=True, text=True).stdout

    place.write_text(text)
    before = log()
    for switch in switches(json.loads(text)):
        other = json.loads(text)
        switch(other)
        place.write_text(json.dumps(other))
        if log() != before:
            return
    sys.exit(f"no switch changes what happens in {text[:80]}")


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
            switched(tool, file.read_text(), other)
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
