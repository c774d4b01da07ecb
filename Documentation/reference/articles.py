"""Writes the guides as articles into a catalog of the reference, and lists them in its first page.

    python3 Documentation/reference/articles.py CATALOG

Types become links to their symbols, links between guides become links between articles, and what lies outside of the guides
is named.
"""

import pathlib
import re
import shutil
import sys

here = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(here / "site"))
import listing  # noqa: E402

catalog = pathlib.Path(sys.argv[1])
guides = [page for page in sorted((here / "Guides").glob("*.md")) if page.stem != "README"]
_, symbols = listing.symbols()
types = {one.full: f"/{one.module}/{one.full.replace('.', '/')}" for one in reversed(symbols) if one.is_type}


def link(match):
    label, target = match.groups()
    path = target.partition("#")[0]
    if path.endswith(".md") and pathlib.PurePosixPath(path).stem in names and "/" not in path:
        return f"<doc:{pathlib.PurePosixPath(path).stem}>"
    return f"[{label}]({target})" if re.match(r"[a-z]+:", target) else label


def picture(match):
    alt, target = match.groups()
    file = here / "Guides" / target
    shutil.copy(file, catalog / file.name)
    return f"![{alt}]({file.stem})"


def article(text):
    """A guide in the words of DocC. Code in fences stays as it is."""
    parts = re.split(r"(^```.*?^```$)", text, flags=re.M | re.S)
    for index in range(0, len(parts), 2):
        part = re.sub(r"!\[([^\]]*)\]\(([^)]+)\)", picture, parts[index])
        part = re.sub(r"(?<!!)\[([^\]]+)\]\(([^)]+)\)", link, part)
        parts[index] = re.sub(
            r"(?<!`)`([A-Z][\w.]*)`(?!`)",
            lambda match: f"``{types[match.group(1)]}``" if match.group(1) in types else match.group(), part)
    return "".join(parts)


names = {page.stem for page in guides}
for page in guides:
    (catalog / page.name).write_text(article(page.read_text(encoding="utf-8")), encoding="utf-8")
first = catalog / "Touchstone.md"
list_of_guides = "### Guides\n\n" + "".join(f"- <doc:{page.stem}>\n" for page in guides) + "\n"
first.write_text(first.read_text(encoding="utf-8").replace("## Topics\n\n", "## Topics\n\n" + list_of_guides), encoding="utf-8")
