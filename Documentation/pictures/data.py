"""What the pictures are drawn from: the rules, the scenarios and the manifest."""

import json
import pathlib
import re

root = pathlib.Path(__file__).resolve().parent.parent.parent


def rules(page):
    """The rules of a page: id, title and text, in its order."""
    text = (root / "Documentation/Behaviour" / page).read_text(encoding="utf-8")
    return re.findall(r"^### ([A-Z]{1,2}-\d+[a-z]?) ([^\n]*)\n\n(.*?)(?=^#|\Z)", text, re.M | re.S)


def scenario(file, name):
    """A case of the conformance suite."""
    cases = json.loads((root / "Conformance" / file).read_text(encoding="utf-8"))["cases"]
    return next(case for case in cases if case["name"] == name)


def components():
    """The layers of the manifest: name, layer and imports of each target."""
    text = (root / "Package.swift").read_text(encoding="utf-8")
    found = re.findall(r'Component\(\s*name: "(\w+)", layer: \.(\w+)(.*?)\)(?=,?\n)', text, re.S)
    return [(name, layer, re.findall(r'"(\w+)"', re.sub(r".*imports:", "", rest, flags=re.S) if "imports:" in rest else ""))
            for name, layer, rest in found]
