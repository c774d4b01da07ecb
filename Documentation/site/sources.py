"""Pages of sources: a file with numbered lines and its rules linked, or the list of a folder's files."""

import html

import coloring
import tree
from markdown import ID

LANGUAGES = {"swift": "swift", "json": "json", "sh": "sh"}


def file(name, address, links):
    page = links.stand_in(address)
    text = (tree.root / name).read_text(encoding="utf-8")

    def cite(escaped):
        return ID.sub(lambda match: links.rule(match.group(), page) or match.group(), escaped)

    language = LANGUAGES.get(name.rsplit(".", 1)[-1], "plain")
    code = coloring.colored(text.rstrip("\n"), language, lambda one: links.symbol(one, page), cite)
    rows = "\n".join(f'<span id="L{number}">{row}</span>' for number, row in enumerate(closed(code), 1))
    return f'<h1>{name.rsplit("/", 1)[-1]}</h1><p class="muted"><code>{html.escape(name)}</code></p>' \
           f'<pre class="source" tabindex="0"><code>{rows}</code></pre>'


def closed(code):
    """The lines of coloured code; what is open at a line's end is closed there and opened again."""
    opened = ""
    for row in code.split("\n"):
        row = opened + row
        start, end = row.rfind("<span"), row.rfind("</span>")
        opened = row[start:row.index(">", start) + 1] if start > end else ""
        yield row + ("</span>" if opened else "")


def folder(name, address, links):
    files = tree.tracked(f"{name}/*")
    items = "".join(
        f'<li><a href="{links.source(one, address)}">{html.escape(one[len(name) + 1:])}</a></li>'
        for one in files if is_text(one))
    return f'<h1>{name.rsplit("/", 1)[-1]}</h1><p class="muted"><code>{html.escape(name)}</code></p><ul class="plain">{items}</ul>'


def is_text(name):
    data = (tree.root / name).read_bytes()
    return len(data) < 300_000 and b"\0" not in data
