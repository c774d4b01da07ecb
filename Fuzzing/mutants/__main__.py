"""Makes small faults in the library's sources, one at a time, and says whether a test finds each. See README.md.

    python3 Fuzzing/mutants run [COUNT]      tries the sample of COUNT (200 unless given); goes on where it stopped
    python3 Fuzzing/mutants retry [ID...]    tries again what survived, or what is named, after tests were added
    python3 Fuzzing/mutants draw WORD        tries two that were killed before, drawn by a word such as a commit's hash
    python3 Fuzzing/mutants show [ID...]     what survived and is not held to be equivalent, or what is named
    python3 Fuzzing/mutants report           writes the figures into Documentation/Reliability.md; --check compares them
"""
import sys

import commands

name, words = (sys.argv[1] if len(sys.argv) > 1 else ""), sys.argv[2:]
if name not in commands.ALL:
    raise SystemExit(__doc__)
commands.ALL[name](words)
