"""Where what a text names leads: files, pictures, rules, symbols and sources."""

import html
import re
import shutil

import markdown
import tree


class StandIn:
    """A page that no Markdown file stands for, as the origin of links."""

    def __init__(self, path):
        self.path, self.origin, self.title, self.text = path, "README.md", "", ""
        self.headings, self.anchors, self.sections = [], set(), []


class Links:
    def __init__(self, site, pages, rules, symbols, scenarios):
        self.site, self.rules, self.symbols, self.scenarios = site, rules, symbols, scenarios
        self.pages = {page.origin: page for page in pages}
        self.by_scenario_file = {file.origin: file for file in scenarios.files}
        # Whether the site holds the playground.
        self.can_play = (site / "playground/index.html").exists()
        # The files of the repository that get a page because a page links to them.
        self.sources = {}

    def stand_in(self, path):
        return StandIn(path)

    def markdown(self, text, path):
        """A text that is no page of its own."""
        page = StandIn(path)
        page.text = text
        return markdown.Writer(page, self).written()

    # What a page's Markdown links to

    def file(self, target, page):
        if re.match(r"[a-z]+:", target):
            return target
        path, _, fragment = target.partition("#")
        if not path:
            return target
        found = (tree.root / page.origin).parent.joinpath(path).resolve()
        if not found.exists():
            raise SystemExit(f"{page.origin}: {target} leads nowhere")
        name = str(found.relative_to(tree.root))
        readme = f"{name}/README.md"
        if found.is_dir() and readme in self.pages:
            name = readme
        if name in self.pages:
            address = self.pages[name].path
            return tree.relative(address + (f"#{fragment}" if fragment else ""), page.path)
        if found.suffix in (".svg", ".png"):
            return self.image(target, page)
        if name == "Conformance":
            return tree.relative("scenarios/index.html", page.path)
        if name in self.by_scenario_file:
            return tree.relative(self.by_scenario_file[name].path, page.path)
        if found.is_dir() and name.startswith("Conformance/") and any(
                file.folder == found.name for file in self.scenarios.files):
            return tree.relative(f"scenarios/index.html#{found.name}", page.path)
        return self.source(name, page.path)

    def image(self, target, page):
        found = (tree.root / page.origin).parent.joinpath(target).resolve()
        if not found.exists():
            raise SystemExit(f"{page.origin}: {target} leads nowhere")
        (self.site / "images").mkdir(exist_ok=True)
        shutil.copy(found, self.site / "images" / found.name)
        return tree.relative(f"images/{found.name}", page.path)

    def source(self, name, path):
        """A file or folder of the repository, as a page of the site, or where the repository is published."""
        if name == "Examples/Browser/playground.html" and self.can_play:
            return tree.relative("playground/index.html", path)
        if tree.source:
            return f"{tree.source}/{name}"
        is_folder = (tree.root / name).is_dir()
        address = f"sources/{name}/index.html" if is_folder else f"sources/{name}.html"
        self.sources[name] = address
        return tree.relative(address, path)

    # What stands in a text

    def rule(self, name, page):
        """A rule's id as a link, if it is one."""
        address = self.rules.address(name)
        if not address:
            return None
        title = html.escape(self.rules.titles[name])
        return f'<a class="rule" href="{tree.relative(address, page.path)}" title="{title}">{name}</a>'

    def is_defined_by_row(self, name, page):
        return name in self.rules.rows and self.rules.places[name] == page.path

    def symbol(self, name, page):
        address = self.symbols.address(name)
        if not address or address.split("#")[0] == page.path:
            return None
        owner = address.split("/")[-1].partition(".html")[0]
        if owner in self.symbols.types and isinstance(page, tree.Page):
            self.symbols.named[owner][page.path] = page.title
        return tree.relative(address, page.path)

    # What follows a rule

    def end_of_section(self, writer):
        """At the end of a rule: the scenarios that name it and the code that follows it."""
        page = writer.page
        if not page.headings or page.headings[-1][0] != 3:
            return
        name = page.headings[-1][1]
        if self.rules.places.get(name) == page.path and name not in self.rules.rows:
            writer.out.append(self.followers(name, page.path))

    def followers(self, name, path, plays=True):
        cases, code = self.scenarios.by_rule.get(name, []), self.rules.code.get(name, [])
        if not cases and not code:
            return ""
        counts = [f"{len(found)} {what if len(found) == 1 else what + 's'}"
                  for found, what in ((cases, "scenario"), (code, "place in the code")) if found]
        counts = [one.replace("place in the codes", "places in the code") for one in counts]
        out = [f'<details class="followers"><summary>{" · ".join(counts)}</summary><ul>']
        out += [f'<li><a href="{tree.relative(case.path, path)}">{html.escape(case.title, quote=False)}</a>{self.play(case, path) if plays else ""}</li>'
                for case in cases]
        files = {}
        for file, number in code:
            files.setdefault(file, []).append(number)
        for file, numbers in files.items():
            target = self.source(file, path)
            places = " ".join(f'<a href="{target}#L{number}">{number}</a>' for number in numbers)
            out.append(f"<li><code>{file.split('/', 1)[1]}</code> {places}</li>")
        return "".join(out) + "</ul></details>"

    def play(self, case, path):
        """A link that opens a scenario in the playground, where there is one."""
        if not self.can_play:
            return ""
        target = tree.relative("playground/index.html", path) + "#" + case.played()
        return f' <a class="play" href="{target}">Play it</a>'

    def index_of_rules(self, path):
        """The page of all ids."""
        out = ["<h1>Rules by id</h1>",
               f"<p>{len(self.rules.titles)} rules, each with the scenarios that name it and the code that follows it.</p>",
               '<div class="table" tabindex="0"><table><tr><th>rule</th><th>title</th><th>tried and followed by</th></tr>']
        page = StandIn(path)
        out += [f"<tr><td>{self.rule(name, page)}</td><td>{html.escape(title, quote=False)}</td>"
                f"<td>{self.followers(name, path, plays=False)}</td></tr>" for name, title in self.rules.titles.items()]
        return "\n".join(out) + "</table></div>"
