"""Writes the titles of the rules, as the headings of `Documentation/Behaviour` have them, into one Swift file.

    python3 Documentation/rule_titles.py     after a heading was added or changed; a test says when that was forgotten
"""

import pathlib
import re

here = pathlib.Path(__file__).parent
output = here.parent / "Sources/TouchExplain/Rules/RuleTitles+All.swift"
rules = [
    rule
    for page in sorted((here / "Behaviour").glob("*.md"))
    for rule in re.findall(r"^### ([A-Z]+-[0-9]+[a-z]?) (.*)$", page.read_text(encoding="utf-8"), re.M)
]
lines = ["   "]
for name, title in rules:
    entry = ' ("%s", "%s"),' % (name, title.replace("\\", "\\\\").replace('"', '\\"'))
    if len(lines[-1] + entry) > 120:
        lines.append("   ")
    lines[-1] += entry
output.write_text(
    "// Written by Documentation/rule_titles.py from the headings of Documentation/Behaviour.\n\n"
    "extension RuleTitles {\n"
    "  /// Every rule with its title, in the order of the documents.\n"
    "  package static let all: [(id: StaticString, title: StaticString)] = [\n"
    + "\n".join(lines) + "\n  ]\n}\n", encoding="utf-8")
