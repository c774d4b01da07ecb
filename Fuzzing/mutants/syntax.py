"""The compiler's syntax tree of a module, with types, and the text that a node stands for."""
import json, os, re, subprocess

from package import ROOT

LAST_TOKEN = re.compile(
    rb"`[^`\n]+`|[$#]?[A-Za-z_]\w*|0x[0-9a-fA-F_.]+(p[+-]?\d+)?|\d[\d_]*(\.\d[\d_]*)?([eE][+-]?\d+)?|[)\]}!?]"
    rb"|\"(\\[^(]|[^\"\\\n])*\"(?!\")")

# What a node repeats of itself before it was type-checked, and what is no code.
SKIPPED = {"type", "range", "decl", "attrs", "inherits", "parsed_sequence", "implicit_self_decl", "captures", "_kind"}


def trees(module):
    """The syntax tree of each source of a module, by its path."""
    command = module.options + ["-dump-ast", "-Xfrontend", "-dump-ast-format", "-Xfrontend", "json"] + module.sources
    dumped = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    # The driver writes what it was asked for to the standard error.
    text, decoder, found, at = dumped.stdout + dumped.stderr, json.JSONDecoder(), {}, 0
    while (at := text.find('{"_kind":"source_file"', at)) >= 0:
        tree, at = decoder.raw_decode(text, at)
        found[os.path.relpath(os.path.join(ROOT, tree["filename"]), ROOT)] = tree
    if len(found) != len(module.sources):
        raise SystemExit(f"error: the compiler gave no syntax tree of {module.name}\n{text[:2000]}")
    return found


def walk(node):
    """Each node below this one, in the order of the text; what stands inside of string literals is left out."""
    waiting = [node]
    while waiting:
        current = waiting.pop()
        if isinstance(current, list):
            waiting.extend(reversed(current))
        elif isinstance(current, dict) and current.get("_kind") != "interpolated_string_literal_expr":
            yield current
            waiting.extend(value for key, value in reversed(current.items()) if key not in SKIPPED)


def span(node, source):
    """Where a node starts and ends in the source, in bytes, or nothing where it ends in what isn't read here."""
    if node.get("implicit") or "range" not in node:
        return None
    # The compiler says where the last token begins.
    last = LAST_TOKEN.match(source, node["range"]["end"])
    return (node["range"]["start"], last.end()) if last else None
