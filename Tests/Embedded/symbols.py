"""Whose the bytes of a linked program are, by the names of its symbols."""

import collections
import re
import subprocess


def module_of(symbol):
    if match := re.match(r"\$[es](\d+)(.*)", symbol):
        return match[2][:int(match[1])]
    if re.match(r"\$[es]", symbol):
        return "Swift's library, as it is specialized"
    return "code that functions share" if symbol.startswith("OUTLINED") else "support, and what Swift's library names otherwise"


def in_flash(image):
    """The bytes of each module's symbols in an image for a microcontroller, but for variables without a first value."""
    sizes = collections.Counter()
    listed = subprocess.run(["llvm-nm", "-S", "--defined-only", str(image)], capture_output=True, text=True, check=True).stdout
    for line in listed.splitlines():
        fields = line.split(" ", 3)
        if len(fields) == 4 and fields[2] not in "bB":
            sizes[module_of(fields[3])] += int(fields[1], 16)
    return sizes
