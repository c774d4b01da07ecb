"""Writes what the tools say of rules into Swift files, as `Documentation/Behaviour` has it.

    python3 Documentation/rule_titles.py     after a heading or a switch was changed; a test says when that was forgotten

The titles of the rules are their headings, and what the switches of profiles are for stands in the tables of Versions.
"""

import pathlib
import re

here = pathlib.Path(__file__).parent
sources = here.parent / "Sources"


def quoted(text):
    return '"%s"' % text.replace("\\", "\\\\").replace('"', '\\"')


def titles():
    rules = [
        rule
        for page in sorted((here / "Behaviour").glob("*.md"))
        for rule in re.findall(r"^### ([A-Z]+-[0-9]+[a-z]?) (.*)$", page.read_text(encoding="utf-8"), re.M)
    ]
    lines = ["   "]
    for name, title in rules:
        entry = ' ("%s", %s),' % (name, quoted(title))
        if len(lines[-1] + entry) > 120:
            lines.append("   ")
        lines[-1] += entry
    return (
        "// Written by Documentation/rule_titles.py from the headings of Documentation/Behaviour.\n\n"
        "extension RuleTitles {\n"
        "  /// Every rule with its title, in the order of the documents.\n"
        "  package static let all: [(id: StaticString, title: StaticString)] = [\n"
        + "\n".join(lines) + "\n  ]\n}\n")


def switches():
    page = (here / "Behaviour/9-versions.md").read_text(encoding="utf-8").replace("`", "")
    positions = {name: texts for name, *texts in re.findall(r"^\| \.(\w+) \| ([^|]+) \| ([^|]+) \|$", page, re.M)}
    text = (
        "// Written by Documentation/rule_titles.py from the tables of Documentation/Behaviour/9-versions.md.\n\n"
        "import TouchEvents\n\nextension ProfileSwitch {\n"
        "  /// Every switch, in the order of the document.\n"
        "  static let all: [ProfileSwitch] = [\n")
    for name, file_name, rule in re.findall(r"^\| \.(\w+) \| ([^|]+) \| ([A-Z]+-[0-9]+) \| [^|]+ \|$", page, re.M):
        text += "    ProfileSwitch(\n      .%s, name: %s,\n      nameInFiles: %s, rule: %s,\n" % (
            name, quoted(name), quoted(file_name), quoted(rule))
        text += "      notSet: %s,\n      set: %s),\n" % tuple(map(quoted, positions[name]))
    return text + "  ]\n}\n"


(sources / "TouchExplain/Rules/RuleTitles+All.swift").write_text(titles(), encoding="utf-8")
(sources / "TouchstoneTool/ProfileSwitch+All.swift").write_text(switches(), encoding="utf-8")
