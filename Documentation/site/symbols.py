"""The pages of public types: what each is, its members, the guides that name it and the rules that its code follows."""

import collections
import html
import re

import coloring
import listing
import tree


def anchor(name):
    return re.sub(r"[^\w:()+*/<>=!&|~^%-]", "", name)


def bare(text):
    """A comment's ``Symbol`` and ``/Module/Symbol`` as code; the three marks of a sample are no two of a symbol."""
    return re.sub(r"(?<!`)``([^`\n]+)``(?!`)", lambda match: "`" + match.group(1).split("/")[-1] + "`", text)


class Symbols:
    def __init__(self, reference):
        self.reference = reference
        self.modules, self.all = listing.symbols()
        self.types = {}
        for symbol in self.all:
            if symbol.is_type:
                self.types.setdefault(symbol.full, symbol)
        # What an extension adds to a type is listed with the type, wherever it is declared.
        self.members = collections.defaultdict(list)
        self.owners = collections.defaultdict(list)
        for symbol in self.all:
            if symbol.owner in self.types and symbol.name not in {one.name for one in self.members[symbol.owner]}:
                self.members[symbol.owner].append(symbol)
            if symbol.owner in self.types:
                self.owners[symbol.name].append(symbol)
        # Which pages name a type: filled while they are written.
        self.named = collections.defaultdict(dict)

    def path(self, full):
        return f"symbols/{full}.html"

    def address(self, name):
        """Where a name leads that stands in code: a type, its member, or a method that one type alone declares."""
        if name in self.modules:
            return f"symbols/index.html#{name}"
        if name in self.types:
            return self.path(name)
        owner, _, member = name.rpartition(".")
        if owner in self.types:
            match = next((one for one in self.members[owner] if member in (one.name, one.name.split("(")[0])), None)
            return f"{self.path(owner)}#{anchor(match.name)}" if match else None
        if re.fullmatch(r"\w+\(.*\)", name) or re.fullmatch(r"[a-z]+[A-Z]\w+", name):
            declared = [one for one in self.owners.get(name, ()) if not one.is_override]
            if len(declared) == 1:
                return f"{self.path(declared[0].owner)}#{anchor(name)}"
        return None

    def in_reference(self, symbol):
        """The page of the reference, if it was made."""
        path = f"reference/documentation/{symbol.module}/{symbol.full.replace('.', '/')}".lower()
        return f"{path}/" if (self.reference.parent / path / "index.html").exists() else None

    def address_of(self, member):
        return f"{self.path(member.owner)}#{anchor(member.name)}"

    # Pages

    def content(self, full, links):
        """The page of a type."""
        symbol, path = self.types[full], self.path(full)
        page = links.stand_in(path)
        facts = [f'{symbol.kind} of <a href="{tree.relative(f"symbols/index.html#{symbol.module}", path)}">{symbol.module}</a>']
        if symbol.file:
            facts.append(f'<a href="{links.source(symbol.file, path)}#L{symbol.line}">source</a>')
        if reference := self.in_reference(symbol):
            facts.append(f'<a href="{tree.relative(reference, path)}/">reference</a>')
        code = coloring.swift(symbol.text, lambda name: links.symbol(name, page) if name != full else None, str)
        out = [f"<h1>{full}</h1>", f'<p class="muted">{" · ".join(facts)}</p>', f"<pre><code>{code}</code></pre>",
               links.markdown(bare(symbol.summary + "\n\n" + symbol.discussion), path)]
        nested = [one for one in self.types.values() if one.owner == full]
        groups = [("Types", nested)] + [
            (title, [one for one in self.members[full] if one.kind in kinds and not one.is_override])
            for title, kinds in (("Cases", ["case"]), ("Creating", ["init"]), ("Properties", ["var", "let", "associatedtype"]),
                                 ("Methods", ["func", "subscript"]))
        ] + [("Overrides", [one for one in self.members[full] if one.is_override])]
        self.headings = []
        for title, group in groups:
            if group:
                self.headings.append((2, title.lower(), title))
                out.append(f'<h2 id="{title.lower()}">{title}</h2><dl>')
                out += [self.entry(one, links, path, page) for one in sorted(group, key=lambda one: one.name.lower())]
                out.append("</dl>")
        if named := self.named.get(full):
            out.append('<h2 id="pages">Pages that name it</h2><ul>')
            out += [f'<li><a href="{tree.relative(address, path)}">{html.escape(title)}</a></li>'
                    for address, title in named.items()]
            out.append("</ul>")
        files = {one.file for one in [symbol] + self.members[full] if one.file}
        if cited := links.rules.in_files(files):
            out.append('<h2 id="rules">Rules that its code follows</h2><p class="ids">'
                       + " ".join(links.rule(name, page) for name in cited) + "</p>")
        return "\n".join(out)

    def entry(self, symbol, links, path, page):
        place = f' <a class="muted" href="{links.source(symbol.file, path)}#L{symbol.line}">source</a>' if symbol.file else ""
        if symbol.is_type:
            term = f'<a href="{tree.relative(self.path(symbol.full), path)}">{symbol.name}</a>'
        else:
            term = coloring.swift(symbol.text, lambda name: links.symbol(name, page), str)
        summary = links.markdown(bare(symbol.summary), path) if symbol.summary and not symbol.is_override else ""
        return f'<dt id="{html.escape(anchor(symbol.name))}"><code>{term}</code>{place}</dt><dd>{summary}</dd>'

    def by_module(self, path):
        out = ["<h1>Symbols</h1>",
               f"<p>{len(self.types)} public types of {len(self.modules)} modules, "
               f'and <a href="{tree.relative("symbols/a-z.html", path)}">all names from A to Z</a>. '
               "The box above finds each by a part of its name.</p>"]
        self.headings = []
        for title, modules in self.layers():
            anchor_of_layer = title.split()[0].lower()
            self.headings.append((2, anchor_of_layer, title))
            out.append(f'<h2 id="{anchor_of_layer}">{title}</h2>')
            for module in modules:
                types = [one for one in self.types.values() if one.module == module]
                self.headings.append((3, module, module))
                out.append(f'<h3 id="{module}">{module}</h3>')
                if not types:
                    out.append('<p class="muted">Only adds to types of other modules.</p>')
                out.append('<ul class="columns">')
                out += [f'<li><a href="{tree.relative(self.path(one.full), path)}">{one.full}</a></li>'
                        for one in sorted(types, key=lambda one: one.full)]
                out.append("</ul>")
        return "\n".join(out)

    def layers(self):
        """The modules that are listed, in the manifest's order and by its layers."""
        manifest = (tree.root / "Package.swift").read_text(encoding="utf-8")
        order = re.findall(r'Component\(\s*name: "(\w+)", layer: \.(\w+)(?:,\s*imports: \[([^\]]*)\])?', manifest)
        groups = {}
        for name, layer, imports in order:
            if layer == "plugin":
                layer = "control" if re.search("TouchControls|TouchViews", imports) else "recognizer"
            if name in self.modules:
                groups.setdefault(layer, []).append(name)
        titles = {
            "core": "Geometry and hit testing", "module": "Shared modules", "recognizer": "Recognizers",
            "control": "Controls, scroll views, cells", "host": "Devices and hosts", "testing": "Testing"}
        return [(title, groups[layer]) for layer, title in titles.items() if layer in groups]

    def a_to_z(self, path):
        """Every name once, with the types that have it."""
        names = {name: owners for name, owners in self.owners.items() if name[0].isalpha()}
        entries = sorted([(one.full, None) for one in self.types.values() if not one.owner] + list(names.items()),
                         key=lambda entry: entry[0].lower())
        letters = sorted({name[0].upper() for name, _ in entries})
        out = ["<h1>Symbols from A to Z</h1>", '<p class="ids">' + " ".join(f'<a href="#{one}">{one}</a>' for one in letters) + "</p>"]
        letter = None
        for name, owners in entries:
            if name[0].upper() != letter:
                out.append(("</ul>" if letter else "") + f'<h2 id="{name[0].upper()}">{name[0].upper()}</h2><ul class="plain">')
                letter = name[0].upper()
            if owners is None:
                out.append(f'<li><a href="{tree.relative(self.path(name), path)}"><code>{name}</code></a></li>')
                continue
            where = ", ".join(
                f'<a href="{tree.relative(self.path(one.owner), path)}#{html.escape(anchor(name))}">{one.owner}</a>'
                for one in {one.owner: one for one in owners}.values())
            out.append(f"<li><code>{html.escape(name)}</code> <span>{where}</span></li>")
        return "\n".join(out) + "</ul>"
