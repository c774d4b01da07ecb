"""The table of Documentation/Reliability.md, made of the results."""
import os, re

import results
from package import ROOT

PAGE = os.path.join(ROOT, "Documentation", "Reliability.md")
MARKS = re.compile(r"(<!-- figures: mutants -->\n).*?(<!-- end -->)", re.DOTALL)


def area(entry):
    """The module of a mutant; plugins are one area."""
    return "plugins" if entry["file"].startswith("Plugins/") else entry["id"].split("/")[0]


def table(entries, key, head):
    groups = {}
    for entry in entries:
        groups.setdefault(key(entry), []).append(entry["verdict"] == "killed")
    rows = [(f"`{name}`" if name[0].isupper() else name, marks) for name, marks in sorted(groups.items())]
    rows.append(("all", [mark for _, marks in rows for mark in marks]))
    lines = [f"| {head} | Mutants | Killed | Share |", "| --- | ---: | ---: | ---: |"]
    return lines + [f"| {name} | {len(marks)} | {sum(marks)} | {100 * sum(marks) / len(marks):.0f} % |" for name, marks in rows]


def text():
    entries = [entry for entry in results.read().values() if entry["verdict"] != "discarded"]
    same = results.equivalent()
    alive = [entry for entry in entries if entry["verdict"] != "killed"]
    lines = table(entries, area, "Area") + [""] + table(entries, lambda entry: entry["operator"], "Operator") + [""]
    told = sum(entry["id"] in same for entry in alive)
    waiting = sum(entry["verdict"] == "waits" and entry["id"] not in same for entry in alive)
    lines.append(f"{len(alive)} count as survivors. {told} of them are held to be the same program, for the reasons in")
    lines.append("`Fuzzing/mutants/equivalent.txt`." + (f" {waiting} have not met the slow suites yet." if waiting else ""))
    return "\n".join(lines) + "\n"


def write(check=False):
    with open(PAGE, encoding="utf-8") as file:
        page = file.read()
    current = MARKS.sub(lambda match: match.group(1) + text() + match.group(2), page)
    if check and current != page:
        raise SystemExit("error: Documentation/Reliability.md is not what the results make of it: python3 Fuzzing/mutants report")
    if not check:
        with open(PAGE, "w", encoding="utf-8") as file:
            file.write(current)
