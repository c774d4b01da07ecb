"""Says for how many questions `touchstone why-not` finds an accepted answer among its first three.

    python3 Tests/Questions/why_not.py [TOOL]

Two answers are the same when they change the same things: a number may be another, as the search looks for the least.
"""
import json
import pathlib
import subprocess
import sys
import time

here = pathlib.Path(__file__).parent
tool = sys.argv[1] if len(sys.argv) > 1 else str(here.parent.parent / ".build/debug/touchstone")
least = 32


def shape(edit):
    """A change without its numbers, and without the difference of one id and a list of it."""
    def plain(value):
        if isinstance(value, bool) or isinstance(value, str):
            return value
        if isinstance(value, (int, float)):
            return "number"
        if isinstance(value, list):
            parts = [plain(part) for part in value]
            return parts[0] if len(parts) == 1 else "numbers" if set(parts) == {"number"} else sorted(map(str, parts))
        if isinstance(value, dict):
            return {key: plain(part) for key, part in value.items()}
        return value
    return json.dumps(plain(edit), sort_keys=True)


def shapes(edits):
    return sorted(shape(edit) for edit in edits)


found, slowest = 0, 0
for row in json.loads((here / "table.json").read_text()):
    started = time.time()
    result = subprocess.run([tool, "why-not", str(here / row["file"]), row["name"], "--terms"], capture_output=True, text=True)
    slowest = max(slowest, time.time() - started)
    answers = [json.loads(line) for line in result.stdout.splitlines() if line.startswith("[")]
    accepted = [shapes(edits) for edits in [row["fix"], *row.get("also", [])]]
    places = [place for place, answer in enumerate(answers) if shapes(answer) in accepted]
    if places and places[0] < 3:
        found += 1
    else:
        where = f"at place {places[0] + 1}" if places else "not among the first ten"
        print(f"{row['file']}: {where}; the first is {json.dumps(answers[0]) if answers else result.stderr.strip() or 'none'}")
print(f"{found} of 40 answers are among the first three; the slowest took {slowest:.1f} s")
sys.exit(0 if found >= least else 1)
