"""Opens the page that is kept in the repository, and expects the answers and the version with which it was built.

    python3 PageTests/kept.py PAGE ANSWERS            plays each arrangement's script in it
    python3 PageTests/kept.py PAGE ANSWERS --record   writes ANSWERS anew
"""

import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "Web"))
from devtools import Page, find_browser  # noqa: E402

file, answers = map(pathlib.Path, sys.argv[1:3])
browser = find_browser()
if browser is None:
    print("skipped: there is no Chromium to open the kept page in")
    sys.exit(0)
page = Page(browser, file.resolve().as_uri())
try:
    page.wait("document.body?.dataset.ready === 'yes'", 60)
    found = {"version": page.run("document.querySelector('footer span').textContent"), "answers": {}}
    for index in range(page.run("arrangements.length")):
        page.run(f"choose({index})")
        title = page.run("arrangements[current].title")
        found["answers"][title] = page.run("headline + rest")
    problems = page.problems()
finally:
    page.close()
if "--record" in sys.argv:
    answers.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n")
expected = json.loads(answers.read_text())
changes = (pathlib.Path(__file__).parents[3] / "CHANGELOG.md").read_text()
if f"\n## {found['version']}" not in changes:
    problems.append(f"CHANGELOG.md knows no version {found['version']}")
if found["version"] != expected["version"]:
    problems.append(f"the page says {found['version']}, and its answers are of {expected['version']}")
for title, answer in expected["answers"].items():
    if found["answers"].get(title) != answer:
        problems.append(f"{title} is answered by {found['answers'].get(title)!r} and not by {answer!r}")
for problem in problems:
    print("FAILED:", problem)
print(f"{file.name}, version {found['version']}: {len(found['answers'])} arrangements answered")
sys.exit(1 if problems else 0)
