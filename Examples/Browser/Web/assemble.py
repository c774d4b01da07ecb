"""Prints the page with its style, its scripts, the module, the gallery and the session in it, so that it opens from a file.

The module is compressed; the browser unpacks it. Comments and indentation of style and scripts are left out.
"""

import base64
import gzip
import json
import pathlib
import re
import sys

example, module = map(pathlib.Path, sys.argv[1:])
web = example / "Web"


def script(name):
    lines = [line.strip() for line in (web / name).read_text().splitlines()]
    return "\n".join(line for line in lines if line and not line.startswith("//"))


def gallery():
    files = sorted((example / "Gallery").glob("*.json"))
    texts = [file.read_text() for file in files]
    return json.dumps([{"title": json.loads(text)["scenario"], "text": text} for text in texts]).replace("<", "\\u003c")


packed = gzip.compress(module.read_bytes(), 9, mtime=0)
parts = {
    "@STYLE@": (web / "style.css").read_text(),
    "@ENGINE@": script("engine.js"),
    "@STAGE@": script("stage.js"),
    "@PAGE@": script("page.js"),
    "@SESSION@": (example / "session.txt").read_text(),
    "@GALLERY@": gallery(),
    "@MODULE@": base64.b64encode(packed).decode(),
}
page = re.sub("|".join(parts), lambda mark: parts[mark.group()], (web / "page.html").read_text())
print(page, end="")
print(f"{len(packed)} bytes of compressed WebAssembly, a page of {len(page.encode())} bytes", file=sys.stderr)
