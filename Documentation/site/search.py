"""The index of the search: a script, since a page on the disk may load nothing else."""

import json
import re


def index(pages, rules, symbols, scenarios):
    """Entries of kind, title, address and text, in the order in which equals are shown."""
    entries = [["rule", f"{name} {title}", rules.address(name), ""] for name, title in rules.titles.items()]
    entries += [["symbol", name, symbols.path(name), one.summary] for name, one in symbols.types.items()]
    for owner in symbols.types:
        entries += [["symbol", f"{owner}.{one.name}", symbols.address_of(one), one.summary]
                    for one in symbols.members[owner] if not one.is_override]
    entries += [["scenario", case.title, case.path, f"{case.name} {' '.join(case.rules)}"] for case in scenarios.cases()]
    for page in pages:
        for anchor, title, parts in page.sections:
            text = re.sub(r"\s+", " ", " ".join(parts))
            if anchor in rules.titles:
                # The text of a rule belongs to its entry.
                next(entry for entry in entries if entry[1].startswith(anchor + " "))[3] = text
            else:
                name = title if title == page.title else f"{page.title}: {title}"
                entries.append(["text", name, f"{page.path}#{anchor}", text])
    return entries


def script(entries):
    return "window.touchstoneIndex = " + json.dumps(entries, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/") + ";\n"
