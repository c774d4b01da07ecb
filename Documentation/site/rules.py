"""The rules: where each is defined, which scenarios name it, and which code follows it."""

import collections
import re

import tree
from markdown import ID, plain

# The folders whose code follows rules.
CODE = ("Sources/*.swift", "Plugins/*.swift")


class Rules:
    """Every id with its title and its page."""

    def __init__(self, pages):
        self.titles, self.places, self.rows = {}, {}, set()
        for page in pages:
            if not page.origin.startswith("Documentation/Behaviour/"):
                continue
            for name, title in re.findall(r"^### ([A-Z]{1,2}-\d+[a-z]?) (.*)$", page.text, re.M):
                self.titles[name], self.places[name] = plain(title), page.path
        for page in pages:
            if not page.origin.startswith("Documentation/Behaviour/"):
                continue
            for name, title in re.findall(r"^\| `?([A-Z]{1,2}-\d+[a-z]?)`? \| ([^|]*) \|", page.text, re.M):
                if name not in self.titles:
                    self.titles[name], self.places[name] = plain(title), page.path
                    self.rows.add(name)
        self.code = collections.defaultdict(list)
        for name in tree.tracked(*CODE):
            if name.endswith("RuleTitles+All.swift") or name.endswith("ProfileSwitch+All.swift"):
                continue
            for number, line in enumerate((tree.root / name).read_text(encoding="utf-8").split("\n"), 1):
                for one in dict.fromkeys(ID.findall(line)):
                    if one in self.titles:
                        self.code[one].append((name, number))

    def address(self, name):
        return f"{self.places[name]}#{name}" if name in self.places else None

    def in_files(self, names):
        """The ids that files cite, in the order of the documents."""
        files = set(names)
        return [one for one in self.titles if any(name in files for name, _ in self.code.get(one, ()))]
