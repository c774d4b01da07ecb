"""What was tried, a line of JSON each; the last line of a mutant counts."""
import json, os

HERE = os.path.dirname(os.path.abspath(__file__))
FILE = os.path.join(HERE, "results.jsonl")
EQUIVALENT = os.path.join(HERE, "equivalent.txt")


def read():
    """The last result of each mutant, by its id."""
    found = {}
    if os.path.exists(FILE):
        with open(FILE, encoding="utf-8") as file:
            for line in file:
                entry = json.loads(line)
                found[entry["id"]] = entry
    return found


def add(mutant, verdict, run=None):
    entry = {
        "id": mutant.id, "file": mutant.file, "line": mutant.line, "operator": mutant.operator, "was": mutant.was[:100],
        "becomes": mutant.becomes[:100], "verdict": verdict,
    }
    if run and not run.passed:
        entry.update(suite=run.suite, test=run.killer)
    with open(FILE, "a", encoding="utf-8") as file:
        file.write(json.dumps(entry, ensure_ascii=False) + "\n")


def tidy():
    """Leaves one line for each mutant, in the order of their names."""
    entries = read()
    with open(FILE, "w", encoding="utf-8") as file:
        for name in sorted(entries):
            file.write(json.dumps(entries[name], ensure_ascii=False) + "\n")


def equivalent():
    """Why a mutant is held to be the same program, by its id: lines of an id and a sentence."""
    found = {}
    if os.path.exists(EQUIVALENT):
        with open(EQUIVALENT, encoding="utf-8") as file:
            for line in file:
                if line.strip() and not line.startswith("#"):
                    name, _, reason = line.strip().partition(" ")
                    found[name] = reason.strip()
    return found
