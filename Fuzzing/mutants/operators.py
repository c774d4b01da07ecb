"""What a mutant may change: each operator looks at one node of the syntax tree and says which edits it has for it.

An edit is a span of the source and what stands before and after it; `@` there is the question whether the mutant is on.
So one build holds many mutants, each of which is asked for by its number when the tests run.
"""
import re

from syntax import span, walk

TURNED = {"<": ">", ">": "<", "<=": ">=", ">=": "<=", "==": "!=", "!=": "==", "===": "!==", "!==": "==="}
MOVED = {"<": "<=", ">": ">=", "<=": "<", ">=": ">"}
BOOL, VOID = "$sSbD", "$sytD"
NOTHING = {VOID: "", BOOL: "false", "$sSiD": "0", "$sSdD": "0", "$sSSD": '""'}
CALLS = {"call_expr", "optional_evaluation_expr", "try_expr"}


def edits(tree, source):
    """All edits of a file: operator, span, text before, text after, and what it makes of the span for a reader."""
    needed = set()
    for node in walk(tree):
        kind = node.get("_kind")
        if kind == "constructor_decl":
            # What an initializer sets or calls, it must.
            needed.update(id(statement) for statement in node.get("body", {}).get("elements", []))
        if kind == "binary_expr" and node.get("type") == BOOL:
            yield from comparison(node, source)
            yield from connective(node, source)
        elif kind in ("integer_literal_expr", "float_literal_expr"):
            yield from constant(node, source)
        elif kind == "boolean_literal_expr":
            yield from negation(node, source)
        elif kind in ("if_stmt", "guard_stmt"):
            for clause in node.get("conditions", []):
                yield from dropped(clause, source)
        elif kind == "ternary_expr":
            yield from negation(node["cond_expr"], source)
        elif kind == "brace_stmt" and not node.get("implicit"):
            for statement in (element for element in node.get("elements", []) if id(element) not in needed):
                yield from left_out(statement, source)
        if kind in ("func_decl", "accessor_decl") and not node.get("implicit"):
            yield from early_return(node, source)


def parts(node, source):
    """A binary expression on one line: its span, its operator, and where that starts and ends."""
    whole = span(node, source)
    at = node.get("fn", {}).get("range", {}).get("start", -1)
    if not whole or not whole[0] < at < whole[1] or b"\n" in source[whole[0]:whole[1]]:
        return None
    sign = re.match(rb"[<>=!&|]+", source[at:at + 3])
    return (whole, sign.group().decode(), at, at + sign.end()) if sign else None


def comparison(node, source):
    found = parts(node, source)
    if not found:
        return
    (start, end), sign, begin, stop = found
    for name, table in (("compare", TURNED), ("boundary", MOVED)):
        if sign in table:
            other = (source[start:begin] + table[sign].encode() + source[stop:end]).decode()
            yield name, (start, end), f"(@ ? ({other}) : (", "))", other


def connective(node, source):
    """`a && b` without either side."""
    found = parts(node, source)
    if not found or found[1] not in ("&&", "||"):
        return
    (start, end), sign, begin, stop = found
    left, right = source[start:begin].rstrip(), source[stop:end].lstrip()
    before = "(@ || (" if sign == "&&" else "(!@ && ("
    yield "condition", (start, start + len(left)), before, "))", right.decode()
    yield "condition", (end - len(right), end), before, "))", left.decode()


def constant(node, source):
    """A number off by one unit of its last digit that isn't a zero after the point."""
    if node.get("implicit") or "range" not in node:
        return
    start = node["range"]["start"]
    number = re.compile(rb"(0x[0-9a-fA-F_]+|\d[\d_]*)(\.\d+)?(?!\w|\.\w)").match(source, start)
    if not number:
        return
    text = number.group().decode().replace("_", "")
    if text.startswith("0x"):
        other = hex(int(text, 16) + 1)
    elif "." in text and not re.fullmatch(r"\d+\.0+", text):
        digits = len(text) - text.index(".") - 1
        other = f"{(int(text.replace('.', '')) + 1) / 10 ** digits:.{digits}f}"
    else:
        other = str(int(text.split(".")[0]) + 1) + (".0" if "." in text else "")
    yield "constant", (start, number.end()), f"(@ ? {other} : ", ")", other


def negation(node, source):
    where = span(node, source)
    if where and node.get("type") == BOOL and node["_kind"] != "binary_expr":
        text = source[slice(*where)].decode()
        yield "negate", where, "(@ != (", "))", f"!({text})"


def dropped(clause, source):
    """A condition of `if` or `guard` that always holds, or holds when it should not."""
    where = span(clause, source)
    if where and clause.get("type") == BOOL:
        yield "condition", where, "(@ || (", "))", "true"
        yield from negation(clause, source)


def left_out(statement, source):
    """A call or an assignment that is a statement."""
    where, kind = span(statement, source), statement.get("_kind")
    if not where or kind not in CALLS | {"assign_expr"}:
        return
    discarded = kind != "assign_expr" or source[where[0]:where[0] + 3] == b"_ ="
    yield "call" if discarded else "assignment", where, "if !@ { ", " }", ""


def early_return(function, source):
    """A return before any of the statements of a function without result, or before the first of another one."""
    result, body = function.get("result"), function.get("body")
    if function["_kind"] == "accessor_decl" and not function.get("get"):
        result = VOID
    value = "nil" if str(result).endswith("SgD") else "[]" if str(result).startswith("$sSay") else NOTHING.get(result)
    if not body or body.get("implicit") or value is None:
        return
    elements = body.get("elements", [])
    if len(elements) == 1 and elements[0].get("_kind") == "return_stmt" and elements[0].get("implicit"):
        whole = span(elements[0].get("result", {}), source)
        if whole and value and source[slice(*whole)].decode() != value:
            yield "return", whole, f"(@ ? {value} : (", "))", value
        return
    for statement in elements if result == VOID else elements[:1]:
        where = statement.get("range")
        if where and not statement.get("implicit") and statement.get("_kind") != "return_stmt":
            yield "return", (where["start"], where["start"]), f"if @ {{ return {value} }}; ", "", f"return {value}".strip()
