"""An SVG that is written line by line, in colours that follow the reader's light or dark theme."""

import html

STYLE = """
:root{--paper:#fff;--ink:#1a2330;--muted:#566272;--line:#b9c2ce;--node:#f3f6fa;--blue:#0a63bd;--pale:#dbe9f8;--green:#08704a;
--mint:#d8efe4;--amber:#8a5600;--sand:#f7e8c8;--red:#b3261e;--rose:#f8dedb;color-scheme:light dark}
@media(prefers-color-scheme:dark){:root{--paper:#11161d;--ink:#e8edf3;--muted:#a6b2c0;--line:#465364;--node:#19212b;
--blue:#63b3ff;--pale:#17324d;--green:#55d6a0;--mint:#12382b;--amber:#f2b94b;--sand:#3b2d0f;--red:#ff8f86;--rose:#47211e}}
svg{font:14px system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
text{fill:var(--ink)}.paper{fill:var(--paper)}.bold{font-weight:700}.small{font-size:12px}.muted{fill:var(--muted)}
.blue{fill:var(--blue)}.green{fill:var(--green)}.red{fill:var(--red)}.amber{fill:var(--amber)}.middle{text-anchor:middle}
.end{text-anchor:end}.box{fill:var(--node);stroke:var(--line)}.box-blue{fill:var(--pale);stroke:var(--blue)}
.box-green{fill:var(--mint);stroke:var(--green)}.box-amber{fill:var(--sand);stroke:var(--amber)}
.box-red{fill:var(--rose);stroke:var(--red)}.line{stroke:var(--muted);fill:none;stroke-width:1.5}
.line-blue{stroke:var(--blue);fill:none;stroke-width:2.5}.line-amber{stroke:var(--amber);fill:none;stroke-width:2;stroke-dasharray:5 4}
.grid{stroke:var(--line);stroke-width:1}.dot{fill:var(--blue);stroke:var(--paper);stroke-width:2}
"""


class Drawing:
    def __init__(self, width, height, title):
        self.width, self.height, self.title = width, height, title
        self.lines = []

    def add(self, line):
        self.lines.append(line)

    def box(self, x, y, width, height, kind="box", radius=6):
        self.add(f'<rect class="{kind}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius}"/>')

    def text(self, x, y, text, kind=""):
        attribute = f' class="{kind}"' if kind else ""
        self.add(f'<text{attribute} x="{x:g}" y="{y:g}">{html.escape(text, quote=False)}</text>')

    def line(self, points, kind="line", arrow=False):
        path = "M" + " L".join(f"{x:g} {y:g}" for x, y in points)
        self.add(f'<path class="{kind}" d="{path}"/>')
        if arrow:
            self.tip(points[-2], points[-1], kind.replace("line-", "") if "-" in kind else "muted")

    def tip(self, start, end, kind):
        (x, y), (u, v) = end, (end[0] - start[0], end[1] - start[1])
        length = max((u * u + v * v) ** 0.5, 1e-9)
        u, v = u / length * 8, v / length * 8
        self.add(f'<path class="{kind}" d="M{x:g} {y:g} L{x - u - v / 2:.1f} {y - v + u / 2:.1f} L{x - u + v / 2:.1f} {y - v - u / 2:.1f} Z"/>')

    def dot(self, x, y, radius=7):
        self.add(f'<circle class="dot" cx="{x:g}" cy="{y:g}" r="{radius}"/>')

    def wrapped(self, x, y, text, columns, kind="", leading=18):
        """Text in lines of at most so many characters; returns how many lines it took."""
        rows, row = [], ""
        for word in text.split():
            if row and len(row) + 1 + len(word) > columns:
                rows.append(row)
                row = word
            else:
                row = f"{row} {word}".strip()
        rows.append(row)
        for index, one in enumerate(rows):
            self.text(x, y + index * leading, one, kind)
        return len(rows)

    def written(self):
        body = "\n".join(self.lines)
        return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" width="{self.width}" '
                f'height="{self.height}" role="img" aria-label="{html.escape(self.title)}">\n<style>{STYLE}</style>\n'
                f'<rect class="paper" width="{self.width}" height="{self.height}" rx="8"/>\n{body}\n</svg>\n')
