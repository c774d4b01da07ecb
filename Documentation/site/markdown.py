"""Markdown as HTML, as much of it as the repository uses.

Read are headings, paragraphs, lists, tables, fenced and indented code, quotes, and inside of them code, emphasis, links and
pictures. A heading or a table's row that starts with a rule's id gets the id as its anchor.
"""

import html
import re

import coloring

ID = re.compile(r"\b[A-Z]{1,2}-\d+[a-z]?\b")
ITEM = re.compile(r"^(\s*)([-*]|\d+\.)\s+(.*)")
SPECIAL = re.compile(r"^(#{1,6} |```|\||>|    \S|<!--|\s*([-*]|\d+\.)\s)")


def plain(text):
    """What one reads of a line, without the marks."""
    text = re.sub(r"!?\[([^\]]*)\]\([^)\s]*\)", r"\1", text)
    return re.sub(r"[`*]", "", text)


def slug(text):
    bare = plain(text)
    if match := re.match(r"([A-Z]{1,3}-\d+[a-z]?)\b", bare):
        return match.group(1)
    return re.sub(r"[^\w\- ]", "", bare.lower()).strip().replace(" ", "-")


class Writer:
    """Writes one page. `links` resolves what it refers to: files, rules and symbols."""

    def __init__(self, page, links):
        self.page, self.links = page, links
        self.out, self.lists = [], []
        self.lines, self.index = page.text.split("\n"), 0
        # Symbols are linked where they are first named in a section.
        self.named = set()

    def line(self, offset=0):
        return self.lines[self.index + offset] if self.index + offset < len(self.lines) else ""

    def take(self, test):
        taken = []
        while self.index < len(self.lines) and test(self.line()):
            taken.append(self.line())
            self.index += 1
        return taken

    def close_lists(self, depth=0):
        while len(self.lists) > depth:
            self.out.append(f"</li></{self.lists.pop()[1]}>")

    # Within a line

    def cite(self, text):
        """Text that is escaped already, its ids of rules as links."""
        return ID.sub(lambda match: self.links.rule(match.group(), self.page) or match.group(), text)

    def inline(self, text, heading=False):
        kept = []

        def keep(markup):
            kept.append(markup)
            return f"\0{len(kept) - 1}\0"

        def code(match):
            # Two marks enclose code that has one in it, apart by a space.
            name = match.group(2) if len(match.group(1)) == 1 else match.group(2).strip()
            target = None if heading or name in self.named else self.links.symbol(name, self.page)
            markup = f"<code>{html.escape(name, quote=False)}</code>"
            if target:
                self.named.add(name)
                return keep(f'<a class="symbol" href="{target}">{markup}</a>')
            if ID.fullmatch(name) and not heading:
                return keep(self.links.rule(name, self.page) or markup)
            return keep(markup)

        def link(match):
            target = self.links.file(match.group(2), self.page)
            label = re.sub(r"\0(\d+)\0", lambda m: re.sub(r"</?a[^>]*>", "", kept[int(m.group(1))]), match.group(1))
            return keep(f'<a href="{html.escape(target)}">{label}</a>' if target else label)

        text = re.sub(r"(?<!`)(`{1,2})(?!`)(.+?)(?<!`)\1(?!`)", code, text)
        text = html.escape(text, quote=False)
        text = re.sub(
            r"!\[([^\]]*)\]\(([^)\s]+)\)",
            lambda m: keep('<img alt="%s" src="%s">' % (
                html.escape(plain(self.restored(m.group(1), kept))), self.links.image(m.group(2), self.page))), text)
        text = re.sub(r"\[([^\]]+)\]\(([^)\s]+)\)", link, text)
        text = re.sub(r"\*\*([^*]+)\*\*", r"<strong>\1</strong>", text)
        text = re.sub(r"(?<![\w*])\*([^*\s][^*]*)\*(?!\w)", r"<em>\1</em>", text)
        if not heading:
            text = self.cite(text)
        while "\0" in text:
            text = re.sub(r"\0(\d+)\0", lambda m: kept[int(m.group(1))], text)
        return text

    @staticmethod
    def restored(text, kept):
        return re.sub(r"\0(\d+)\0", lambda m: re.sub(r"<[^>]*>", "", kept[int(m.group(1))]), text)

    # Blocks

    def note(self, text):
        """Remembers what a section says, for the search."""
        if self.page.sections:
            self.page.sections[-1][2].append(plain(text))

    def heading(self, match):
        level, text = len(match.group(1)), match.group(2)
        self.close_lists()
        self.links.end_of_section(self)
        name = slug(text)
        self.page.anchors.add(name)
        self.page.headings.append((level, name, plain(text)))
        self.page.sections.append((name, plain(text), []))
        if level < 4:
            self.named = set()
        self.out.append(f'<h{level} id="{name}">{self.inline(text, heading=True)}'
                        f'<a class="anchor" href="#{name}" aria-label="Link to this section">#</a></h{level}>')
        self.index += 1

    def code(self, code, language):
        text = coloring.colored(
            code, language, lambda name: self.links.symbol(name, self.page), self.cite)
        self.out.append(f'<pre tabindex="0"><code>{text}</code></pre>')

    def table(self):
        rows = [[cell.strip() for cell in re.split(r"(?<!\\)\|", row.strip().strip("|"))]
                for row in self.take(lambda line: line.startswith("|"))]
        self.out.append('<div class="table" tabindex="0"><table>')
        for number, row in enumerate(rows):
            if number == 1 and all(re.fullmatch(r":?-+:?", cell) for cell in row):
                continue
            self.note(" ".join(row))
            anchor = slug(row[0]) if re.match(r"`?[A-Z]{1,3}-\d", row[0]) else ""
            own = anchor and anchor not in self.page.anchors and self.links.is_defined_by_row(anchor, self.page)
            if own:
                self.page.anchors.add(anchor)
            tag = "th" if number == 0 else "td"
            cells = "".join(
                f"<{tag}>{self.inline(cell.replace(chr(92) + '|', '|'), heading=bool(own) and column == 0)}</{tag}>"
                for column, cell in enumerate(row))
            attribute = f' id="{anchor}"' if own else ""
            self.out.append(f"<tr{attribute}>{cells}</tr>")
        self.out.append("</table></div>")

    def item(self, match):
        depth = len(match.group(1))
        kind = "ol" if match.group(2)[0].isdigit() else "ul"
        while self.lists and self.lists[-1][0] > depth:
            self.out.append(f"</li></{self.lists.pop()[1]}>")
        if self.lists and self.lists[-1][0] == depth:
            self.out.append("</li>")
        else:
            self.lists.append((depth, kind))
            self.out.append(f"<{kind}>")
        self.index += 1
        parts = [match.group(3)] + [
            line.strip() for line in self.take(lambda line: line.strip() and not SPECIAL.match(line))]
        self.note(" ".join(parts))
        self.out.append("<li>" + self.inline(" ".join(parts)))

    def written(self):
        """The page's content."""
        while self.index < len(self.lines):
            line = self.line()
            if fence := re.match(r"```(\w*)", line):
                self.index += 1
                code = self.take(lambda line: not line.startswith("```"))
                self.index += 1
                self.close_lists()
                self.code("\n".join(code), fence.group(1))
            elif match := re.match(r"(#{1,6}) (.*)", line):
                self.heading(match)
            elif line.startswith("|"):
                self.close_lists()
                self.table()
            elif match := ITEM.match(line):
                self.item(match)
            elif line.startswith(">"):
                self.close_lists()
                text = " ".join(part.lstrip("> ") for part in self.take(lambda line: line.startswith(">")))
                self.note(text)
                self.out.append(f"<blockquote><p>{self.inline(text)}</p></blockquote>")
            elif line.startswith("    ") and not self.lists:
                code = self.take(lambda line: line.startswith("    "))
                self.code("\n".join(part[4:] for part in code), "")
            elif not line.strip() or line.startswith("<!--"):
                self.index += 1
                if not (self.line().startswith(" ") or ITEM.match(self.line())):
                    self.close_lists()
            else:
                first = self.line()
                self.index += 1
                text = " ".join([first.strip()] + [
                    part.strip() for part in self.take(lambda line: line.strip() and not SPECIAL.match(line))])
                self.note(text)
                self.out.append(f"<p>{self.inline(text)}</p>")
        self.close_lists()
        self.links.end_of_section(self)
        return "\n".join(self.out)
