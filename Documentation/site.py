"""Writes the pages of the site from the Markdown of the repository; checks that no link between them leads nowhere.

    python3 Documentation/site.py FOLDER

Read is as much of Markdown as the repository uses: headings, paragraphs, lists, tables, fenced code, quotes, and inside
of them code, emphasis, links and pictures. A heading that starts with a rule's id gets the id as its anchor.
"""

import html
import os
import pathlib
import re
import shutil
import sys

root = pathlib.Path(__file__).resolve().parent.parent
site = pathlib.Path(sys.argv[1]).resolve()
# Where the files lie that the site does not hold, such as the sources of examples; without it they are named, not linked.
source = os.environ.get("TOUCHSTONE_SOURCE_URL")

pages = {"README.md": "index.html", "CONTRIBUTING.md": "contributing.html", "CHANGELOG.md": "changelog.html",
         "Conformance/FORMAT.md": "format.html"}
for folder in ("Guides", "Behaviour", "Decisions"):
    for file in sorted((root / "Documentation" / folder).glob("*.md")):
        name = "index" if file.stem == "README" else file.stem
        pages[str(file.relative_to(root))] = f"{folder.lower()}/{name}.html"
for file in sorted((root / "Documentation").glob("*.md")):
    pages[str(file.relative_to(root))] = file.stem.lower() + ".html"

anchors = {}
links = []


def slug(text):
    plain = re.sub(r"[`*_]", "", text)
    if match := re.match(r"([A-Z]{1,3}-\d+[a-z]?)\b", plain):
        return match.group(1)
    return re.sub(r"[^\w\- ]", "", plain.lower()).strip().replace(" ", "-")


def relative(target, page):
    ups = len(pathlib.PurePosixPath(page).parts) - 1
    return "../" * ups + target


def link(target, page, origin):
    if re.match(r"[a-z]+:", target):
        return target
    path, _, fragment = target.partition("#")
    if not path:
        links.append((page, page, fragment))
        return target
    file = (root / origin).parent.joinpath(path).resolve()
    if not file.exists():
        raise SystemExit(f"{origin}: {target} leads nowhere")
    name = str(file.relative_to(root))
    if file.is_dir() and f"{name}/README.md" in pages:
        name += "/README.md"
    if name in pages:
        links.append((page, pages[name], fragment))
        return relative(pages[name], page) + (f"#{fragment}" if fragment else "")
    if file.suffix in (".svg", ".png"):
        (site / "images").mkdir(exist_ok=True)
        shutil.copy(file, site / "images" / file.name)
        return relative(f"images/{file.name}", page)
    return source and source.rstrip("/") + "/" + name


def linked(text, target):
    return f'<a href="{html.escape(target)}">{text}</a>' if target else text


def inline(text, page, origin):
    codes = []

    def keep(match):
        codes.append(f"<code>{html.escape(match.group(1))}</code>")
        return f"\0{len(codes) - 1}\0"

    text = re.sub(r"`([^`]+)`", keep, text)
    text = html.escape(text, quote=False)
    text = re.sub(r"!\[([^\]]*)\]\(([^)\s]+)\)",
                  lambda m: f'<img alt="{html.escape(m.group(1))}" src="{link(m.group(2), page, origin)}">', text)
    text = re.sub(r"\[([^\]]+)\]\(([^)\s]+)\)", lambda m: linked(m.group(1), link(m.group(2), page, origin)), text)
    text = re.sub(r"\*\*([^*]+)\*\*", r"<strong>\1</strong>", text)
    text = re.sub(r"(?<![\w*])\*([^*\s][^*]*)\*(?!\w)", r"<em>\1</em>", text)
    return re.sub(r"\0(\d+)\0", lambda m: codes[int(m.group(1))], text)


def body(text, page, origin):
    out, lines, index = [], text.split("\n"), 0
    anchors[page] = set()
    open_lists = []

    def close_lists(depth=0):
        while len(open_lists) > depth:
            out.append(f"</li></{open_lists.pop()[1]}>")

    def at(offset=0):
        return lines[index + offset] if index + offset < len(lines) else ""

    item = re.compile(r"^(\s*)([-*]|\d+\.)\s+(.*)")
    special = re.compile(r"^(#{1,6} |```|\||>|    \S|<!--|\s*([-*]|\d+\.)\s)")
    while index < len(lines):
        line = at()
        if line.startswith("```"):
            index += 1
            code = []
            while index < len(lines) and not at().startswith("```"):
                code.append(at())
                index += 1
            index += 1
            close_lists()
            out.append(f"<pre><code>{html.escape(chr(10).join(code))}</code></pre>")
        elif match := re.match(r"(#{1,6}) (.*)", line):
            close_lists()
            name, level = slug(match.group(2)), len(match.group(1))
            anchors[page].add(name)
            out.append(f'<h{level} id="{name}">{inline(match.group(2), page, origin)}</h{level}>')
            index += 1
        elif line.startswith("|"):
            close_lists()
            rows = []
            while at().startswith("|"):
                rows.append([cell.strip() for cell in re.split(r"(?<!\\)\|", at().strip().strip("|"))])
                index += 1
            out.append('<div class="table"><table>')
            for number, row in enumerate(rows):
                if number == 1 and all(re.fullmatch(r":?-+:?", cell) for cell in row):
                    continue
                tag = "th" if number == 0 else "td"
                cells = "".join(f"<{tag}>{inline(cell, page, origin)}</{tag}>" for cell in row)
                # A rule's id in the first cell can be linked to.
                anchor = slug(row[0]) if re.match(r"`?[A-Z]{1,3}-\d", row[0]) else ""
                if anchor:
                    anchors[page].add(anchor)
                out.append(f"<tr{f' id={chr(34)}{anchor}{chr(34)}' if anchor else ''}>{cells}</tr>")
            out.append("</table></div>")
        elif match := item.match(line):
            depth = len(match.group(1))
            kind = "ol" if match.group(2)[0].isdigit() else "ul"
            while open_lists and open_lists[-1][0] > depth:
                out.append(f"</li></{open_lists.pop()[1]}>")
            if open_lists and open_lists[-1][0] == depth:
                out.append("</li>")
            else:
                open_lists.append((depth, kind))
                out.append(f"<{kind}>")
            parts = [match.group(3)]
            index += 1
            while at().strip() and not special.match(at()):
                parts.append(at().strip())
                index += 1
            out.append("<li>" + inline(" ".join(parts), page, origin))
        elif line.startswith(">"):
            close_lists()
            parts = []
            while at().startswith(">"):
                parts.append(at().lstrip("> "))
                index += 1
            out.append(f"<blockquote><p>{inline(' '.join(parts), page, origin)}</p></blockquote>")
        elif line.startswith("    ") and not open_lists:
            code = []
            while at().startswith("    "):
                code.append(at()[4:])
                index += 1
            out.append(f"<pre><code>{html.escape(chr(10).join(code))}</code></pre>")
        elif not line.strip() or line.startswith("<!--"):
            index += 1
            if not (at().startswith(" ") or item.match(at())):
                close_lists()
        else:
            parts = []
            while at().strip() and (not special.match(at()) or not parts):
                parts.append(at().strip())
                index += 1
            out.append(f"<p>{inline(' '.join(parts), page, origin)}</p>")
    close_lists()
    return "\n".join(out)


style = """
:root{--paper:#fff;--ink:#1a2330;--muted:#566272;--line:#d5dbe3;--node:#f3f6fa;--active:#0a63bd;color-scheme:light dark}
@media(prefers-color-scheme:dark){:root{--paper:#11161d;--ink:#e8edf3;--muted:#a6b2c0;--line:#2f3947;--node:#19212b;--active:#63b3ff}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
nav{display:flex;flex-wrap:wrap;gap:6px 18px;padding:10px 20px;border-bottom:1px solid var(--line)}
main{max-width:62rem;margin:auto;padding:8px 20px 60px}a{color:var(--active)}nav b a{color:inherit;text-decoration:none}
pre{background:var(--node);border:1px solid var(--line);border-radius:8px;padding:10px 14px;overflow:auto;font-size:14px}
code{font:0.92em ui-monospace,SFMono-Regular,Menlo,monospace}.table{overflow-x:auto}table{border-collapse:collapse}
td,th{border:1px solid var(--line);padding:4px 10px;text-align:left;vertical-align:top}img{max-width:100%}
:target{background:var(--node);outline:2px solid var(--active)}
"""
menu = [("Adopting", "adopting.html"), ("Guides", "guides/index.html"), ("Glossary", "glossary.html"),
        ("Rules", "behaviour/index.html"), ("Decisions", "decisions/index.html"),
        ("Scenario format", "format.html"), ("Performance", "performance.html"), ("Reliability", "reliability.html")]
if (site / "reference").exists():
    menu.append(("Reference", "reference/documentation/"))
if (site / "playground").exists():
    menu.append(("Playground", "playground/index.html"))

site.mkdir(parents=True, exist_ok=True)
for origin, page in pages.items():
    text = (root / origin).read_text()
    title = re.search(r"^# (.*)", text, re.M)
    items = " ".join(f'<a href="{relative(target, page)}">{name}</a>' for name, target in menu)
    file = site / page
    file.parent.mkdir(parents=True, exist_ok=True)
    content = body(text, page, origin)
    file.write_text(
        f'<!doctype html>\n<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{html.escape(title.group(1) if title else page)}</title><style>{style}</style>"
        f'<nav><b><a href="{relative("index.html", page)}">Touchstone</a></b> {items}</nav><main>\n{content}\n</main></html>\n')

broken = [f"{page}: {target}#{fragment}" for page, target, fragment in links if fragment and fragment not in anchors[target]]
for one in broken:
    print("leads nowhere: " + one, file=sys.stderr)
print(f"{len(pages)} pages")
sys.exit(1 if broken else 0)
