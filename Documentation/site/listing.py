"""The public interface as `Documentation/API` lists it, each declaration with its name, its place and its summary."""

import collections
import re

import tree

MODIFIERS = (
    r"(?:@\w+(?:\([^)]*\))? |open |public |package\(set\) |internal\(set\) |private\(set\) |fileprivate\(set\) |final |override "
    r"|static |class (?=func|var)|mutating |nonmutating |convenience |required |indirect |lazy |weak |unowned(?:\(unsafe\))? "
    r"|dynamic |nonisolated |consuming |borrowing |prefix |postfix |infix )*")
KINDS = r"(class|struct|enum|protocol|typealias|associatedtype|func|init|var|let|case|subscript)"
DECLARATION = re.compile(MODIFIERS + KINDS + r"\b\s*(.*)", re.S)
OWNED = re.compile(r"^((?:[A-Z]\w*\.)*)(.*)$", re.S)
TYPES = {"class", "struct", "enum", "protocol", "typealias"}


def labels(parameters):
    """`(_:from:)` of `(_ point: Point, from space: Space = f(1, 2)) -> Point`."""
    depth, parts, part = 0, [], ""
    for character in parameters[1:]:
        if character in ")]}" and depth == 0:
            break
        depth += (character in "([{<") - (character in ")]}>" and not part.endswith("-"))
        if character == "," and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += character
    if part.strip():
        parts.append(part)
    names = [re.match(r"\s*(?:@\w+ )*`?(\w+)", one) for one in parts]
    return "(" + "".join((name.group(1) if name else "_") + ":" for name in names) + ")"


def parsed(text):
    """The kind and the full name of a declaration; None for what is no declaration."""
    match = DECLARATION.match(text)
    if not match:
        return None
    kind, rest = match.groups()
    if kind in ("init", "subscript"):
        start = rest.find("(")
        return kind, kind + (labels(rest[start:]) if start >= 0 else "")
    name = re.match(r"`?([\w]+|[^\s\w(`]+)`?", rest)
    if not name:
        return None
    after = rest[name.end():].lstrip()
    after = re.sub(r"^<[^(]*>(?=\()", "", after)
    return kind, name.group(1) + (labels(after) if kind == "func" and after.startswith("(") else "")


class Symbol:
    def __init__(self, module, owner, kind, name, text):
        self.module, self.owner, self.kind, self.name, self.text = module, owner, kind, name, text
        self.is_type = kind in TYPES
        self.is_override = " override " in f" {text} "
        self.full = f"{owner}.{name}" if owner else name
        # Filled from the source.
        self.summary, self.discussion, self.file, self.line = "", "", None, 0


def lines(module):
    """The entries of a module's listing."""
    text = (tree.root / "Documentation/API" / f"{module}.txt").read_text(encoding="utf-8")
    for line in text.splitlines():
        owner, rest = OWNED.match(line).groups()
        if line.startswith("."):
            continue
        found = parsed(rest)
        if found:
            yield Symbol(module, owner.rstrip("."), *found, rest)


def documented(path):
    """Each declaration of a file with a comment: kind, name, line, and the comment."""
    rows = (tree.root / path).read_text(encoding="utf-8").split("\n")
    comment = []
    for number, row in enumerate(rows, 1):
        bare = row.strip()
        if bare.startswith("///"):
            comment.append(bare[3:].removeprefix(" "))
            continue
        if bare.startswith("@") and not DECLARATION.match(bare):
            continue
        text = bare
        if "(" in bare and bare.count("(") > bare.count(")"):
            text = " ".join(part.strip() for part in rows[number - 1:number + 12])
        if DECLARATION.match(bare):
            found = parsed(text)
            if found:
                yield *found, number, "\n".join(comment)
        comment = []


def symbols():
    """Every public declaration, in the order of the listings."""
    places = collections.defaultdict(list)
    owners = {}
    for path in tree.tracked("Sources/*.swift", "Plugins/*.swift"):
        module = path.split("/")[1]
        text = (tree.root / path).read_text(encoding="utf-8")
        owners[path] = set(re.findall(r"\b(?:class|struct|enum|protocol|extension) (?:\w+\.)*(\w+)", text))
        for kind, name, number, comment in documented(path):
            places[module, kind, name].append((path, number, comment))
    modules = sorted(path.stem for path in (tree.root / "Documentation/API").glob("*.txt"))
    found = [symbol for module in modules for symbol in lines(module)]
    for symbol in found:
        owner = symbol.owner.split(".")[-1]
        candidates = [
            place for place in places[symbol.module, symbol.kind, symbol.name] if not owner or owner in owners[place[0]]]
        if candidates:
            symbol.file, symbol.line, comment = max(candidates, key=lambda place: bool(place[2]))
            symbol.summary, _, symbol.discussion = comment.partition("\n\n")
            symbol.summary = " ".join(symbol.summary.split())
    return modules, found
