"""Finds what is wrong in the pages of the site: links that lead nowhere, and marks of Markdown that became no markup."""

import html
import os
import posixpath
import re
import urllib.parse


def broken(site):
    anchors, links = {}, []
    for folder, folders, names in os.walk(site):
        # What other tools have made.
        folders[:] = [name for name in folders if name not in ("reference", "playground")]
        for name in names:
            if not name.endswith(".html"):
                continue
            path = posixpath.relpath(posixpath.join(folder, name), site)
            with open(site / path, encoding="utf-8") as file:
                text = file.read()
            ids = re.findall(r' id="([^"]*)"', text)
            anchors[path] = {html.unescape(one) for one in ids}
            links += [(path, html.unescape(target)) for target in set(re.findall(r' (?:href|src)="([^"]*)"', text))]
    found = []
    for path, target in links:
        if re.match(r"[a-z]+:", target):
            continue
        file, _, fragment = target.partition("#")
        address = posixpath.normpath(posixpath.join(posixpath.dirname(path), file)) if file else path
        fragment = urllib.parse.unquote(fragment)
        if not (site / address).exists() or fragment and address in anchors and fragment not in anchors[address]:
            found.append(f"{path}: {target}")
    return found


def loose_marks(site):
    """The pages of texts and symbols that show a backtick outside of code: a mark whose partner was lost."""
    found = []
    for folder in ("", "guides", "symbols", "behaviour", "decisions", "rules"):
        for page in sorted((site / folder).glob("*.html")):
            text = re.sub(r"<(script|pre|code)\b.*?</\1>", "", page.read_text(encoding="utf-8"), flags=re.S)
            if "`" in html.unescape(re.sub(r"<[^>]*>", "", text)):
                found.append(posixpath.join(folder, page.name))
    return found
