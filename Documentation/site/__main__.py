"""Writes the pages of the site from the Markdown, the sources and the scenarios of the repository.

    python3 Documentation/site FOLDER

Fails if a link between pages leads nowhere. All pages open from the disk. What FOLDER holds already is linked: the reference
in reference/, the playground in playground/. With TOUCHSTONE_SOURCE_URL in the environment, files of the repository that the
site has no page for are linked there; without it they get pages of their own.
"""

import json
import pathlib
import shutil
import sys

import crawl
import layout
import links as linking
import markdown
import rules as ruling
import scenarios as playing
import search
import sources
import symbols as naming
import tree


def main(site):
    for folder in ("sources", "symbols", "scenarios", "images"):
        shutil.rmtree(site / folder, ignore_errors=True)
    pages = tree.pages()
    rules = ruling.Rules(pages)
    symbols = naming.Symbols(site / "reference")
    scenarios = playing.Scenarios(rules)
    links = linking.Links(site, pages, rules, symbols, scenarios)

    extra = [("Rules", "Rules by id", "rules/index.html"), ("Scenarios", "All scenarios", "scenarios/index.html"),
             ("Symbols", "By module", "symbols/index.html"), ("Symbols", "From A to Z", "symbols/a-z.html")]
    if (site / "reference").exists():
        extra.append(("Symbols", "Reference", "reference/documentation/touchstone/"))
    if links.can_play:
        extra.append(("Playground", "Playground", "playground/index.html"))
    frame = layout.Layout(pages, extra)
    count = 0

    def write(path, title, content, headings=(), place=None):
        nonlocal count
        count += 1
        file = site / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(frame.page(path, title, content, headings, place), encoding="utf-8")

    contents = [(page, markdown.Writer(page, links).written()) for page in pages]
    for page, content in contents:
        if page.origin == "Documentation/Decisions/README.md":
            content += decisions(pages, page)
        write(page.path, page.title, content, page.headings)
    write("rules/index.html", "Rules by id", links.index_of_rules("rules/index.html"))
    write("scenarios/index.html", "All scenarios", scenarios.index("scenarios/index.html"))
    for file in scenarios.files:
        write(file.path, file.topic, scenarios.content(file, links), place="scenarios/index.html")
    content = symbols.by_module("symbols/index.html")
    write("symbols/index.html", "Symbols", content, symbols.headings)
    write("symbols/a-z.html", "Symbols from A to Z", symbols.a_to_z("symbols/a-z.html"))
    for name in symbols.types:
        content = symbols.content(name, links)
        write(symbols.path(name), name, content, symbols.headings, place="symbols/index.html")
    written = set()
    while missing := set(links.sources) - written:
        for name in sorted(missing):
            written.add(name)
            make = sources.folder if (tree.root / name).is_dir() else sources.file
            write(links.sources[name], name, make(name, links.sources[name], links))

    entries = search.index(pages, rules, symbols, scenarios)
    (site / "search-index.js").write_text(search.script(
        entries, search.synonyms((tree.root / "Documentation/Glossary.md").read_text(encoding="utf-8"))), encoding="utf-8")
    # By what the reference calls them, for its way back.
    names = {name.lower(): name for name in symbols.types}
    (site / "symbols/names.js").write_text(f"window.touchstoneSymbols = {json.dumps(names)};\n", encoding="utf-8")
    for name in ("style.css", "ranking.js", "search.js"):
        shutil.copy(layout.here / name, site / name)
    broken = crawl.broken(site)
    for one in broken[:20]:
        print("leads nowhere: " + one, file=sys.stderr)
    loose = crawl.loose_marks(site)
    for one in loose[:20]:
        print("shows a backtick outside of code: " + one, file=sys.stderr)
    print(f"{count} pages, {len(entries)} entries of the search")
    return 1 if broken or loose else 0


def decisions(pages, page):
    """The list of all decisions."""
    items = "".join(
        f'<li><a href="{tree.relative(one.path, page.path)}">{one.title}</a></li>' for one in pages
        if one.origin.startswith("Documentation/Decisions/") and one is not page)
    return f"<ul>{items}</ul>"


if len(sys.argv) != 2:
    raise SystemExit(__doc__)
folder = pathlib.Path(sys.argv[1]).resolve()
folder.mkdir(parents=True, exist_ok=True)
sys.exit(main(folder))
