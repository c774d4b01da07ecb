"""The scenarios of the conformance suite: a page for each file, each case with its rules and a link that plays it."""

import base64
import collections
import gzip
import html
import json
import re

import coloring
import tree
from markdown import ID


class Case:
    def __init__(self, file, value, text):
        self.file, self.value, self.text = file, value, text
        self.name, self.title = value["name"], value["scenario"]
        self.rules = list(dict.fromkeys(ID.findall(value.get("source", ""))))
        self.path = f"scenarios/{file.stem}.html#{self.name}"

    def played(self):
        """The fragment by which the playground opens the case: its text, packed, and the same at every build."""
        # A scenario of its own has no name.
        text = re.sub(r'"name": "[^"]*",\s*', "", self.text, count=1)
        packed = gzip.compress(text.encode(), 9, mtime=0)
        return "z" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


class File:
    def __init__(self, name):
        self.origin = name
        self.folder, self.stem = name.split("/")[1], "/".join(name.split("/")[1:]).removesuffix(".json")
        text = (tree.root / name).read_text(encoding="utf-8")
        self.topic = json.loads(text)["topic"]
        self.path = f"scenarios/{self.stem}.html"
        self.cases = list(self.parts(text))

    def parts(self, text):
        """Each case with its own text, as it is laid out in the file."""
        decoder = json.JSONDecoder()
        position = text.index("[", text.index('"cases"')) + 1
        while start := re.compile(r"[\s,]*(?=\{)").match(text, position):
            value, end = decoder.raw_decode(text, start.end())
            indent = re.search(r" *$", text[:start.end()]).group()
            yield Case(self, value, re.sub(f"^{indent}", "", text[start.end():end], flags=re.M))
            position = end


class Scenarios:
    def __init__(self, rules):
        self.files = [
            File(name) for name in tree.tracked("Conformance/*/*.json")
            if '"cases"' in (tree.root / name).read_text(encoding="utf-8")]
        self.by_rule = collections.defaultdict(list)
        for case in self.cases():
            for rule in case.rules:
                if rule in rules.titles:
                    self.by_rule[rule].append(case)

    def cases(self):
        return [case for file in self.files for case in file.cases]

    def content(self, file, links):
        """The page of a file."""
        out = [f"<h1>{html.escape(file.topic)}</h1>",
               f"<p>{len(file.cases)} scenarios of <code>{file.origin}</code>. The <a href=\""
               f'{tree.relative("format.html", file.path)}">format</a> says how to read them; '
               f"<code>touchstone check {file.origin}</code> runs them.</p>"]
        page = links.stand_in(file.path)
        for case in file.cases:
            out.append(f'<h2 id="{case.name}">{html.escape(case.title, quote=False)}</h2>')
            cited = ID.sub(lambda m: links.rule(m.group(), page) or m.group(), html.escape(case.value["source"]))
            out.append(f"<p>{cited}{links.play(case, file.path)}</p>")
            out.append(f'<pre tabindex="0"><code>{coloring.colored(case.text, "json")}</code></pre>')
        return "\n".join(out)

    def index(self, path):
        """The page that lists all files."""
        out = ["<h1>Scenarios</h1>",
               f"<p>{len(self.cases())} situations, each with the input, the rules that it tries and the log that must follow. "
               f'<a href="{tree.relative("format.html", path)}">The format</a> describes the files; '
               "<code>swift run touchstone check Conformance</code> runs them all.</p>"]
        folder = None
        for file in self.files:
            if file.folder != folder:
                out.append(("</ul>" if folder else "") + f'<h2 id="{file.folder}">{file.folder.replace("-", " ").capitalize()}</h2><ul>')
                folder = file.folder
            out.append(f'<li><a href="{tree.relative(file.path, path)}">{html.escape(file.topic)}</a> '
                       f'<span class="muted">{len(file.cases)}</span></li>')
        return "\n".join(out) + "</ul>"
