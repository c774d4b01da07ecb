"""Which files of the repository become which pages, in which order, and where links between them lead."""

import os
import pathlib
import posixpath
import re
import subprocess

root = pathlib.Path(__file__).resolve().parent.parent.parent
# Where the files lie that the site does not hold; without it they are named, not linked.
source = os.environ.get("TOUCHSTONE_SOURCE_URL", "").rstrip("/")

# The sections of the navigation, each with its files in reading order; a folder stands for its README and its other pages.
SECTIONS = [
    ("Start", ["README.md", "Documentation/Parts.md", "Documentation/Tool.md", "Documentation/UIKit.md", "Documentation/Adopting.md",
               "Documentation/Beside.md", "Documentation/Glossary.md", "CHANGELOG.md"]),
    ("Guides", ["Documentation/Guides", "Documentation/Porting.md"]),
    ("Rules", ["Documentation/Behaviour"]),
    ("Scenarios", ["Conformance/FORMAT.md", "Conformance/Device/README.md"]),
    ("Evidence", ["Documentation/Performance.md", "Documentation/Reliability.md", "Fuzzing/mutants/README.md"]),
    ("Examples", ["Examples/*/README.md"]),
    ("Parts", ["Plugins/*/README.md"]),
    ("Contributing", ["CONTRIBUTING.md", "Documentation/Decisions"]),
]


class Page:
    """One page made of a Markdown file."""

    def __init__(self, origin, section):
        self.origin, self.section, self.path = origin, section, address(origin)
        self.text = (root / origin).read_text(encoding="utf-8")
        match = re.search(r"^# (.*)", self.text, re.M)
        self.title = re.sub(r"[`*]", "", match.group(1)) if match else pathlib.PurePath(origin).stem
        # Filled by `markdown`: the headings as (level, anchor, plain text), the sections as (anchor, title, plain text).
        self.headings, self.anchors, self.sections = [], set(), []


def address(origin):
    """Where the page of a Markdown file stands in the site."""
    path = pathlib.PurePosixPath(origin)
    if origin == "README.md":
        return "index.html"
    if origin == "Conformance/FORMAT.md":
        return "format.html"
    parts = [part.lower() for part in path.parts if part != "Documentation"]
    parts[-1] = "index.html" if path.stem == "README" else path.stem.lower() + ".html"
    return posixpath.join(*parts)


def tracked(*patterns):
    """The files under version control, and new ones that are not ignored, that match patterns of `git ls-files`."""
    result = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *patterns],
        cwd=root, capture_output=True, text=True, check=True)
    return sorted({name for name in result.stdout.split("\0") if name and (root / name).exists()})


def pages():
    """All pages, in reading order."""
    found = []
    for section, entries in SECTIONS:
        for entry in entries:
            if (root / entry).is_dir():
                names = sorted(tracked(f"{entry}/*.md"), key=lambda name: (not name.endswith("README.md"), name))
            else:
                names = tracked(entry)
            found += [Page(name, section) for name in names]
    return found


def relative(target, page):
    """A link from one address of the site to another."""
    path, mark, fragment = target.partition("#")
    return posixpath.relpath(path, posixpath.dirname(page) or ".") + mark + fragment
