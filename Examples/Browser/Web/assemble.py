"""Writes the page with its style, its scripts, the module, the gallery and the session in it, so that it opens from a file.

The module and the scripts are packed; what is to be seen first is not, and is painted before they are unpacked. The page is UTF-16 with a byte order mark, which outranks what a server
may say of the encoding. Comments and indentation of scripts are left out.
"""

import json
import pathlib
import re
import sys

from pack import packed

example, module, page = map(pathlib.Path, sys.argv[1:4])
# A server's page has a manifest and a worker beside it; a file has nothing beside it.
is_served = "--served" in sys.argv
web = example / "Web"


def script(name):
    lines = [line.strip() for line in (web / name).read_text().splitlines()]
    return "\n".join(line for line in lines if line and not line.startswith("//"))


def gallery():
    files = sorted((example / "Gallery").glob("*.json"))
    texts = [file.read_text() for file in files]
    return json.dumps([{"title": json.loads(text)["scenario"], "text": text} for text in texts])


def filled(name, parts):
    return re.sub("|".join(parts), lambda mark: parts[mark.group()], (web / name).read_text())


def data(name, text):
    return f"const {name} = {text};"


scripts = "\n".join(script(name + ".js") for name in ("engine", "stage", "looks", "paint", "story", "film", "editor"))
session = json.dumps((example / "session.txt").read_text())
scripts += "\n" + "\n".join((data("arrangements", gallery()), data("sessionText", session), script("page.js")))
if is_served:
    scripts += "\n" + script("analyses.js") + "\nnavigator.serviceWorker?.register('worker.js');"
head = """<link rel="manifest" href="manifest.webmanifest">
<link rel="icon" href="icon.svg">
<link rel="apple-touch-icon" href="icon-192.png">
<meta name="theme-color" content="#0a63bd">""" if is_served else '<link rel="icon" href="data:,">'
text = filled("page.html", {
    "@HEAD@": head, "@STYLE@": (web / "style.css").read_text(), "@UNPACK@": script("unpack.js"), "@SCRIPTS@": packed(scripts.encode()),
    "@MODULE@": packed(module.read_bytes())})
page.write_bytes("\ufeff".encode("utf-16-le") + text.encode("utf-16-le"))
