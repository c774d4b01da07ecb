"""Prints the page with its script, the module and the session in it, so that it opens from a file: no server is needed."""

import base64
import pathlib
import sys

example, module = map(pathlib.Path, sys.argv[1:])
parts = {
    "@HOST@": (example / "Web/host.js").read_text(),
    "@SESSION@": (example / "session.txt").read_text(),
    "@MODULE@": base64.b64encode(module.read_bytes()).decode(),
}
page = (example / "Web/page.html").read_text()
for mark, text in parts.items():
    page = page.replace(mark, text)
print(page, end="")
