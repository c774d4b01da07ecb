"""The mutants of a module: edits with a name that stays when other lines of the file change."""
import hashlib, json, os
from dataclasses import asdict, dataclass

import operators, syntax
from package import ROOT, SCRATCH


@dataclass
class Mutant:
    id: str
    module: str
    file: str
    line: int
    operator: str
    start: int
    end: int
    before: str
    after: str
    was: str
    becomes: str

    def told(self):
        return f"{self.file}:{self.line} {self.operator}: {self.was} -> {self.becomes or '(left out)'}  [{self.id}]"


def digest(*words):
    return hashlib.sha256("\0".join(map(str, words)).encode()).hexdigest()


def of_file(module, path, tree, source):
    """The mutants of a file. What a mutant is named by is its line's text, so that it is found when lines move."""
    found, seen, lines = {}, {}, source.split(b"\n")
    for operator, (start, end), before, after, becomes in operators.edits(tree, source):
        line = source.count(b"\n", 0, start)
        column = start - (source.rfind(b"\n", 0, start) + 1)
        key = (operator, start, end, before)
        if key in found:
            continue
        text = lines[line].decode()
        same = (operator, text.strip(), column - len(text) + len(text.lstrip()), becomes)
        seen[same] = seen.get(same, 0) + 1
        name = f"{module}/{os.path.basename(path)}:{operator}:{digest(path, *same, seen[same])[:6]}"
        was = source[start:end].decode() if end > start else text.strip()
        found[key] = Mutant(
            name, module, path, line + 1, operator, start, end, before, after, " ".join(was.split()), " ".join(becomes.split()))
    return list(found.values())


def of_module(module):
    """The mutants of a module; kept until one of its sources changes."""
    sources = {path: open(os.path.join(ROOT, path), "rb").read() for path in module.sources}
    here = os.path.dirname(__file__)
    tools = [open(os.path.join(here, name)).read() for name in ("operators.py", "syntax.py", "candidates.py")]
    state = digest(*tools, *(hashlib.sha256(text).hexdigest() for text in sources.values()))
    kept = os.path.join(SCRATCH, "candidates", f"{module.name}.json")
    if os.path.exists(kept):
        with open(kept, encoding="utf-8") as file:
            stored = json.load(file)
        if stored["state"] == state:
            return [Mutant(**entry) for entry in stored["mutants"]]
    trees = syntax.trees(module)
    mutants = [mutant for path in module.sources for mutant in of_file(module.name, path, trees[path], sources[path])]
    os.makedirs(os.path.dirname(kept), exist_ok=True)
    with open(kept, "w", encoding="utf-8") as file:
        json.dump({"state": state, "mutants": [asdict(mutant) for mutant in mutants]}, file)
    return mutants
