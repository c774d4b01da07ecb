"""The index of the search: a script, since a page on the disk may load nothing else."""

import json
import posixpath
import re


def wishes(pages):
    """What the list of guides says of a page: for what people read it, by the page's file."""
    guides = next((page for page in pages if page.origin == "Documentation/Guides/README.md"), None)
    rows = re.findall(r"^\| ([^|]+) \| \[[^]]*\]\(([^)]*)\) \|$", guides.text if guides else "", re.M)
    return {posixpath.normpath(posixpath.join("Documentation/Guides", target)): re.sub(r"[`*]", "", wish) for wish, target in rows}


def index(pages, rules, symbols, scenarios):
    """Entries of kind, title, address, text, and what the page is read for, in the order in which equals are shown."""
    wished = wishes(pages)
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
                if title == page.title and page.origin in wished:
                    entries[-1].append(wished[page.origin])
    return entries


def synonyms(glossary):
    """The words of UIKit, Flutter and the web with ours, from the table of the glossary, and those that people ask with."""
    found = {word: list(ours) for word, ours in ASKED.items()}
    for line in glossary.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("| ") else []
        if len(cells) != 5 or cells[0] == "here":
            continue
        for cell in cells[2:]:
            word = re.sub(r"[`*()]", "", cell).lower()
            if re.fullmatch(r"[a-z][a-z0-9-]{3,}", word) and word != cells[0] and " " not in cells[0]:
                found.setdefault(word, []).append(cells[0].lower())
    return {word: sorted(set(ours)) for word, ours in found.items()}


# Words with which people ask, and those of the pages.
ASKED = {
    "firmware": ["microcontroller", "board"], "cortex": ["microcontroller", "flash"], "mcu": ["microcontroller"],
    "stm32": ["microcontroller"], "embedded": ["microcontroller", "embedded"], "weight": ["weigh", "flash"],
    "size": ["weigh", "bytes"], "late": ["waits", "delayed", "350"], "slow": ["waits", "delayed"], "delay": ["waits", "delayed"],
    "conflict": ["conflict", "explain"], "debug": ["explain"], "why": ["explain"], "embed": ["adopting"], "c++": ["bridge", "c++"],
    "cpp": ["bridge"], "license": ["licence", "apache"], "two-finger": ["fingers", "touches"], "fingers": ["touches"],
    "supported": ["here", "not here"], "support": ["here"], "raspberry": ["kiosk", "linux"], "touchscreen": ["linux", "kiosk"],
    "evdev": ["linux", "kiosk"], "godot": ["tree", "engine"], "game": ["tree", "engine"], "scenegraph": ["tree"],
    "flutter": ["glossary"], "swiftui": ["views"], "wasm": ["webassembly"], "browser": ["webassembly", "playground"],
    "migrate": ["porting", "port"], "convert": ["porting", "port"], "test": ["test", "fingers"], "fling": ["decelerating", "glide"],
    "inertia": ["decelerating"], "momentum": ["decelerating", "glide"], "install": ["package", "manifest"], "ios26": ["profile"],
    "subclass": ["own"], "subclassing": ["own"], "custom": ["own"], "command": ["tool"], "cli": ["tool"], "terminal": ["tool"],
    "option": ["tool"], "options": ["tool"], "flag": ["tool"], "fire": ["recognizes", "late"], "fires": ["recognizes", "late"],
}


def script(entries, synonyms=None):
    known = "" if synonyms is None else f"window.touchstoneSynonyms = {json.dumps(synonyms, separators=(',', ':'))};\n"
    return known + "window.touchstoneIndex = " + json.dumps(entries, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/") + ";\n"
