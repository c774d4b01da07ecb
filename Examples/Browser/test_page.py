"""Touches the page in a headless Chromium with true multi-touch and looks at what it says and shows.

    python3 test_page.py PAGE SESSION_LOG PICTURES [WORD...]   all tests, or those with a word in their names
"""

import pathlib
import sys
import traceback

sys.path.insert(0, str(pathlib.Path(__file__).parent / "PageTests"))
import answers  # noqa: E402
import conflicts  # noqa: E402
import effects  # noqa: E402
import files  # noqa: E402
import gestures  # noqa: E402
import hand  # noqa: E402
import questions  # noqa: E402
import sizes  # noqa: E402
import times  # noqa: E402

words = sys.argv[4:]
failed = 0
try:
    for module in (gestures, answers, effects, times, files, questions, conflicts, sizes):
        for name, test in [(name, test) for name, test in vars(module).items() if name.startswith("test_")]:
            if words and name != "test_ready" and not any(word in name for word in words):
                continue
            title = name.removeprefix("test_").replace("_", " ")
            try:
                test()
                print("passed:", title)
            except Exception as error:  # noqa: BLE001
                failed += 1
                place = traceback.extract_tb(error.__traceback__)[-1]
                print("FAILED:", title, "-", error, f"({pathlib.Path(place.filename).name}:{place.lineno})")
    for problem in hand.page.problems():
        failed += 1
        print("FAILED:", problem)
finally:
    hand.page.close()
sys.exit(1 if failed else 0)
