"""Writes the page with its style, its scripts, the module, the gallery and the session in it, so that it opens from a file.

The module, the part of it that answers questions, and the scripts are packed; what is to be seen first is not, and is painted before they are unpacked: the first
arrangement's answer, lanes and stage, as snapshot.py took them. The page is UTF-16 with a byte order mark, which outranks what a
server may say of the encoding. Comments and indentation of scripts are left out.

With TOUCHSTONE_PAGES in the environment, the address of the site, rules lead there, else to the repository's documents.
"""

import html
import json
import math
import os
import pathlib
import re
import sys

from pack import packed

example, module, part, page = map(pathlib.Path, sys.argv[1:5])
# A server's page has a manifest and a worker beside it; a file has nothing beside it.
is_served = "--served" in sys.argv
web = example / "Web"
documents = example.parent.parent / "Documentation"


def script(name):
    lines = [line.strip() for line in (web / name).read_text().splitlines()]
    return "\n".join(line for line in lines if line and not line.startswith("//"))


def style(name):
    return re.sub(r"/\*.*?\*/|\n", "", (web / name).read_text())


def gallery():
    found = []
    for file in sorted((example / "Gallery").glob("*.json")):
        text = file.read_text()
        found.append({"title": json.loads(text)["scenario"], "name": file.stem[3:], "text": text})
    return found


def rule_places():
    """The document of each rule, by the letters of its id; ids that stand elsewhere than their kin by themselves."""
    places = {}
    for file in sorted((documents / "Behaviour").glob("*.md")):
        for name in re.findall(r"^(?:### |\| `?)([A-Z]{1,2}-\d+[a-z]?)`? ", file.read_text(), re.M):
            places.setdefault(name, file.stem)
    kin = {}
    for name, place in places.items():
        kin.setdefault(name.split("-")[0], place)
    return kin | {name: place for name, place in places.items() if kin[name.split("-")[0]] != place}


def filled(name, parts):
    return re.sub("|".join(parts), lambda mark: parts[mark.group()], (web / name).read_text())


def data(name, value):
    return f"const {name} = {json.dumps(value, ensure_ascii=False)};"


def paired(text):
    """A text as a literal: of its units each is two letters of seven bits, or 4 to 19 letters that stood at most 2,047 before.

    Anything but ASCII becomes a character reference. The fewest units are found from the end on.
    """
    letters = text.encode("ascii", "xmlcharrefreplace").decode()
    letters += " " * (len(letters) % 2)
    count = len(letters)
    units, choice = [0] * (count + 1), [None] * count
    for place in range(count - 1, -1, -1):
        best = (units[place + 2] + 1 if place + 2 <= count else math.inf, 0, 2)
        # The longest copy has copies of all smaller lengths in it.
        start, length, low = -1, 3, max(0, place - 2047)
        while length < 19:
            found = letters.rfind(letters[place:place + length + 1], low, place + length)
            if found < 0 or found >= place or place + length + 1 > count:
                break
            start, length = found, length + 1
        for shorter in range(4, length + 1) if start >= 0 else ():
            best = min(best, (units[place + shorter] + 1, place - start, shorter))
        units[place], choice[place] = best[0], best[1:]
    place, found = 0, []
    while place < count:
        distance, length = choice[place]
        code = ord(letters[place]) + 128 * ord(letters[place + 1]) if not distance else 16384 + 16 * distance + length - 4
        found.append(chr(0x100 + code))
        place += length
    return "'" + "".join(found) + "'"


UNPAIR = ("const unpair=t=>{const r=[];for(const c of t){let u=c.charCodeAt()-256;if(u<16384)r.push(u&127,u>>7);"
          "else{u-=16384;for(let n=(u&15)+4,d=u>>4;n--;)r.push(r[r.length-d])}}return new TextDecoder().decode(Uint8Array.from(r))};")


def version():
    tool = example.parent.parent / "Sources" / "TouchstoneTool" / "CommandLineTool.swift"
    return re.search(r'static let version = "([^"]+)"', tool.read_text())[1]


site = os.environ.get("TOUCHSTONE_PAGES", "").rstrip("/")
arrangements = gallery()
title = arrangements[0]["title"]
question = title[:title.index("?") + 1]
first = json.loads((web / "first.json").read_text())
scripts = "\n".join(script(name + ".js") for name in ("engine", "stage", "looks", "paint", "story", "lanes", "film", "try", "ask", "conflicts", "code", "editor"))
scripts += "\n" + "\n".join((
    data("arrangements", arrangements), data("moreStyle", style("more.css")), data("firstStage", first["stage"]),
    data("rulePlaces", rule_places()),
    f"const rulePage = id => {json.dumps(site + '/behaviour/' if site else '../../../Documentation/Behaviour/')} + "
    f"(rulePlaces[id] ?? rulePlaces[id.split('-')[0]]) + '{'.html' if site else '.md'}#' + id;",
    script("page.js")))
if is_served:
    scripts += "\n" + script("analyses.js") + "\nnavigator.serviceWorker?.register('worker.js');"
head = """<link rel="manifest" href="manifest.webmanifest">
<link rel="icon" href="icon.svg">
<link rel="apple-touch-icon" href="icon-192.png">
<meta name="theme-color" content="#0a63bd">""" if is_served else '<link rel="icon" href="data:,">'
skeleton = re.sub(r"\n\s*", "\n", filled("page.html", {
    "@HEAD@": head, "@STYLE@": style("style.css"), "@QUESTION@": html.escape(question),
    "@CONSTRUCTION@": html.escape(title[len(question):].strip()[:1].lower() + title[len(question):].strip()[1:]),
    **{f"@{name.upper()}@": text for name, text in first.items() if name != "stage"},
    "@HOME@": site + "/index.html" if site else "../../../README.md",
    "@VERSION@": version(),
    "@GUIDE@": site + "/guides/index.html" if site else "../../../Documentation/Guides/README.md",
    "@RULES@": site + "/behaviour/index.html" if site else "../../../Documentation/Behaviour/README.md"}))
# Of a text in UTF-16 every letter of ASCII takes two bytes; so two of them share a unit, and are written out or run at once.
head, seen = skeleton.split("<style>")
seen, end = ("<style>" + seen).split("<script>")
loader = script("unpack.js")
assert loader.isascii()
pieces = {"@SCRIPTS@": packed(scripts.encode()), "@MODULE@": packed(module.read_bytes()), "@PART@": packed(part.read_bytes())}
text = "".join((
    head, "<script>", UNPAIR, "document.write(unpair(", paired(seen), "))</script>\n<script>",
    # An element's script, unlike what `eval` runs, shares its names with the scripts after it.
    "document.head.append(Object.assign(document.createElement('script'),{textContent:unpair(", paired(loader), ")}));",
    re.sub("@SCRIPTS@|@MODULE@|@PART@", lambda mark: pieces[mark.group()], end)))
page.write_bytes("\ufeff".encode("utf-16-le") + text.encode("utf-16-le"))
# How large the page is without that part, and the part: each has its limit.
sizes = {"page": page.stat().st_size - 2 * len(pieces["@PART@"]), "part": 2 * len(pieces["@PART@"])}
page.with_name("sizes.json").write_text(json.dumps(sizes) + "\n")
print(f"{page}: {sizes['page']} bytes, of which the WebAssembly unpacks to {module.stat().st_size}, and {sizes['part']} for questions")
