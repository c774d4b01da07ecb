"""Writes Documentation/UIKit.md: what of UIKit is here, under which name, and what to use instead of what is not.

    python3 Documentation/uikit            after the public interface, the porter's names or one of the two lists changed
    python3 Documentation/uikit --check    fails if the page is not what its sources make of it

What is here is read from `Documentation/API`, names from the porter. `members.tsv` lists UIKit's touch classes and their members;
`instead.tsv` what else people look for, and what to use in its place.
"""

import collections
import csv
import pathlib
import re
import sys

here = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(here.parent / "site"))

import listing  # noqa: E402

root = here.parent.parent
page = here.parent / "UIKit.md"


def rows(name):
    with open(here / name, encoding="utf-8") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def porter():
    """The porter's other names, and what it says of words that need a decision."""
    text = (root / "Sources/TouchPort/PortNames.swift").read_text(encoding="utf-8")
    renamed = dict(re.findall(r'\("((?:UI|CG|CF)\w+)", "([\w.]+)"\)', text))
    return renamed, dict(re.findall(r'\("(\w+)", \.\w+, "([^"]*)"\)', text))


class Library:
    """The public interface: which types are there, and which members each has, inherited ones too."""

    def __init__(self):
        self.renamed, self.advice = porter()
        _, symbols = listing.symbols()
        self.types, self.members, self.above = {}, collections.defaultdict(set), collections.defaultdict(set)
        for one in symbols:
            if one.is_type:
                self.types[one.full] = one
                heads = re.search(r":\s*([^{]*?)(?:\bwhere\b|\{|$)", one.text)
                if one.kind == "typealias" and one.file:
                    # The listing has no more of it than its name.
                    line = (root / one.file).read_text(encoding="utf-8").splitlines()[one.line - 1]
                    heads = re.search(r"=\s*(?:Touch\w+\.)?(.*)", line)
                self.above[one.full] |= set(re.findall(r"[A-Z]\w*(?:\.[A-Z]\w*)*", heads.group(1))) if heads else set()
            if one.owner:
                self.members[one.owner].add(one.name)
        extended = re.compile(r"^(?:public )?extension (\w+): ([\w, ]+)$")
        for file in (here.parent / "API").glob("*.txt"):
            for line in file.read_text(encoding="utf-8").splitlines():
                if match := extended.match(line):
                    self.above[match.group(1)] |= set(re.findall(r"\w+", match.group(2)))

    def own(self, name):
        """The name here of a type of UIKit; None if there is none."""
        outer, _, rest = name.partition(".")
        for candidate in (self.renamed.get(name), (self.renamed.get(outer, outer.removeprefix("UI")) + ("." + rest if rest else ""))):
            if candidate and candidate in self.types:
                return candidate
        return None

    def has(self, own, member):
        """Whether a type, or one that it inherits from, has a member."""
        seen, waiting = set(), [own]
        while waiting:
            name = waiting.pop()
            if name in seen:
                continue
            seen.add(name)
            if member in self.members[name]:
                return True
            waiting += list(self.above[name])
            if "." in own and name in self.above:
                waiting += [f"{own.split('.')[0]}.{one}" for one in self.above[name]]
        return False


def written():
    library = Library()
    members, instead = rows("members.tsv"), {row["name"]: row["instead"] for row in rows("instead.tsv")}
    owners = list(dict.fromkeys(row["owner"] for row in members))
    classes, sections = [], []
    for owner in owners:
        own = library.own(owner)
        listed = [row for row in members if row["owner"] == owner and row["name"] != owner and row["category"] != "drawing"]
        if not own:
            classes.append(f"| `{owner}` | not here | {instead.get(owner, '–')} |")
            continue
        found = [row for row in listed if library.has(own, row["name"].split(".")[-1] if row["name"].startswith(owner + ".") else row["name"])]
        missing = [row for row in listed if row not in found]
        classes.append(f"| `{owner}` | `{own}` | {len(found)} of {len(listed)} members |")
        if not listed:
            continue
        lines = [f"### {owner}", "", f"Here as `{own}`."]
        if found:
            lines += ["", "Here: " + ", ".join(f"`{row['name'].removeprefix(owner + '.')}`" for row in found) + "."]
        if missing:
            lines += ["", "Not here:", ""]
            lines += [f"- `{row['name'].removeprefix(owner + '.')}`" + (f": {row['note']}" if row["note"] else "") for row in missing]
        sections.append("\n".join(lines))
    others = [f"| `{name}` | {('`' + library.own(name) + '`') if library.own(name) else 'not here'} | {text} |"
              for name, text in sorted(instead.items()) if name not in owners]
    words = [f"| `{word}` | {advice} |" for word, advice in sorted(library.advice.items()) if word not in instead and not word[0].islower()]
    here_count = sum("not here" not in one for one in classes)
    return f"""# What of UIKit is here

Generated by `python3 Documentation/uikit` from the [public interface](API), the porter's names and a list of UIKit's touch classes.
Of {len(classes)} types that have to do with touches, {here_count} are here. What draws is left out: that is the host's. A name that you
know with `UI` is found by it, here and in the search of the site. [Porting](Porting.md) says how your code is ported.

## Types

| in UIKit | here | |
| --- | --- | --- |
""" + "\n".join(classes) + """

## Interactions, containers and what else people look for

| in UIKit | here | use instead |
| --- | --- | --- |
""" + "\n".join(others) + """

## Words for which the porter has advice

| word | |
| --- | --- |
""" + "\n".join(words) + """

## Members

What a class has by inheritance counts for it.

""" + "\n\n".join(sections) + "\n"


if sys.argv[1:] not in ([], ["--check"]):
    raise SystemExit(__doc__)
text = written()
if sys.argv[1:]:
    if not page.exists() or page.read_text(encoding="utf-8") != text:
        raise SystemExit("Documentation/UIKit.md is not what is here now: run python3 Documentation/uikit")
else:
    page.write_text(text, encoding="utf-8")
print(f"{page.name}: {text.count(chr(10))} lines")
