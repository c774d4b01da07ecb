"""The frame of a page: the search, the navigation with the current place, the contents, and what comes before and after."""

import html
import pathlib

import tree

here = pathlib.Path(__file__).parent


class Layout:
    def __init__(self, pages, extra):
        """`extra` are pages without a Markdown file, as (section, title, address)."""
        self.pages = [(page.section, page.title, page.path) for page in pages]
        for section, title, address in extra:
            last = max((index for index, one in enumerate(self.pages) if one[0] == section), default=None)
            self.pages.insert(len(self.pages) if last is None else last + 1, (section, title, address))

    def navigation(self, path, place):
        out, section = [], None
        current = next((name for name, _, address in self.pages if address == place), None)
        for name, title, address in self.pages:
            if name != section:
                out.append("</ul></details>" if section else "")
                out.append(f'<details{" open" if name == current else ""}><summary>{name}</summary><ul>')
                section = name
            mark = ' aria-current="page"' if address == path else ' class="place"' if address == place else ""
            out.append(f'<li><a href="{tree.relative(address, path)}"{mark}>{html.escape(title, quote=False)}</a></li>')
        return "".join(out) + "</ul></details>"

    @staticmethod
    def contents(headings):
        """The sections of the page. Many rules below a section are listed by their ids."""
        entries = [one for one in headings if one[0] in (2, 3)]
        if len(entries) < 2:
            return ""
        out, is_open = ["<ul>"], False
        for level, anchor, text in entries:
            is_rule = text.startswith(anchor + " ")
            if level == 2 or not is_rule:
                out.append(("</li>" if is_open else "") + f'<li class="level{level}"><a href="#{anchor}">{html.escape(text, quote=False)}</a>')
                is_open = True
            else:
                out.append(f' <a class="rule" href="#{anchor}" title="{html.escape(text)}">{anchor}</a>')
        return ('<nav class="contents" aria-label="On this page"><details class="menu"><summary>On this page</summary>'
                f'{"".join(out)}</li></ul></details></nav>')

    def neighbours(self, path):
        places = [address for _, _, address in self.pages]
        if path not in places:
            return ""
        index = places.index(path)
        out = []
        for offset, name in ((-1, "Previous"), (1, "Next")):
            if 0 <= index + offset < len(self.pages):
                _, title, address = self.pages[index + offset]
                out.append(f'<a class="{name.lower()}" href="{tree.relative(address, path)}"><small>{name}</small>{html.escape(title, quote=False)}</a>')
        return f'<nav class="neighbours" aria-label="Previous and next page">{"".join(out)}</nav>'

    def page(self, path, title, content, headings=(), place=None):
        """A whole page; `place` is the page of the navigation that it belongs to, if it stands in none itself."""
        base = tree.relative("x", path)[:-1]
        name = title if title.startswith("Touchstone") else f"{title} – Touchstone"
        navigation = self.navigation(path, place or path)
        return (
            '<!doctype html>\n<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
            f'<title>{html.escape(name)}</title><link rel="stylesheet" href="{base}style.css">'
            f'<script defer src="{base}ranking.js"></script><script defer src="{base}search.js" data-base="{base}"></script>'
            '<a class="skip" href="#content">To the text</a>'
            f'<header><a class="brand" href="{base}index.html">Touchstone</a>'
            '<div class="search" role="search"><input id="search" type="search" placeholder="Search texts, symbols, rules, scenarios" '
            'aria-label="Search" autocomplete="off" role="combobox" aria-expanded="false" aria-controls="results">'
            '<ul id="results" role="listbox" hidden></ul></div></header>'
            f'<div class="columns3"><nav class="side" aria-label="Pages"><details class="menu"><summary>Pages</summary>{navigation}</details></nav>'
            f'{self.contents(headings)}<main id="content">{content}\n{self.neighbours(path)}</main></div></html>\n')
