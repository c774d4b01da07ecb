"""Packs bytes into text, for unpack.js.

All browsers unpack gzip by themselves, and nothing denser; so this is LZMA, with a decoder in the page. The text is UTF-16:
of its units of 16 bits all but ASCII, surrogates and two that are no characters are digits, so next to nothing is lost,
where base64 loses a quarter.
"""

import lzma

FILTERS = [{
    "id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, "lc": 4, "lp": 0, "pb": 0, "nice_len": 273, "depth": 1000}]
BASE = 0xD800 - 0x80 + 0xFFFE - 0xE000
LEAST = 2**32


def packed(data):
    """Bytes as a call's two arguments in JavaScript: the text, and how many bytes come out of it."""
    return f"'{text(lzma.compress(data, lzma.FORMAT_RAW, filters=FILTERS))}', {len(data)}"


def text(data):
    """A text of digits; read from its start, a number in between LEAST and LEAST * BASE gives byte after byte."""
    number, digits = LEAST, []
    for byte in reversed(data):
        if number >= LEAST * BASE // 256:
            number, digit = divmod(number, BASE)
            digits.append(digit)
        number = number * 256 + byte
    while number:
        number, digit = divmod(number, BASE)
        digits.append(digit)
    return "".join(chr(digit + (0x80 if digit < 0xD800 - 0x80 else 0x880)) for digit in reversed(digits))
