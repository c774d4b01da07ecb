"""Splits a linked module into the page's module and the part that is unpacked at the first question.

    python3 split.py LINKED WITHOUT SMALLER PAGE PART

LINKED has all functions of the page, and WITHOUT was linked from the same objects without the functions that the page calls for
questions alone: what the linker left out there is what goes into PART. SMALLER is LINKED made smaller; all three have their
names, and the two that are written do not. The splitting itself is Binaryen's: a place in the page's table whose function is in the part
holds an import of the namespace `part`, until the part is there.
"""

import pathlib
import subprocess
import sys
import tempfile

linked, without, smaller, page, part = sys.argv[1:]


def number(data, place):
    """A number in the form of WebAssembly, and where it ends."""
    value = shift = 0
    while True:
        byte = data[place]
        place += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, place


def text(data, place):
    length, place = number(data, place)
    return data[place:place + length].decode(), place + length


def sections(data):
    """The sections of a module: the kind, where it begins, where its content does, and where it ends."""
    place = 8
    while place < len(data):
        length, content = number(data, place + 1)
        yield data[place], place, content, content + length
        place = content + length


def imported(data):
    """How many functions a module imports."""
    count = 0
    for kind, _, place, _ in sections(data):
        if kind != 2:
            continue
        entries, place = number(data, place)
        for _ in range(entries):
            _, place = text(data, place)
            _, place = text(data, place)
            assert data[place] == 0, "a linked module imports functions only"
            count += 1
            _, place = number(data, place + 1)
    return count


def names(data):
    """The names of a module's functions by their numbers, and the module without its names."""
    found, rest = {}, data[:8]
    for kind, start, content, end in sections(data):
        title, place = text(data, content) if kind == 0 else ("", content)
        if title != "name":
            rest += data[start:end]
            continue
        while place < end:
            what = data[place]
            length, place = number(data, place + 1)
            following = place + length
            if what == 1:
                count, place = number(data, place)
                for _ in range(count):
                    index, place = number(data, place)
                    found[index], place = text(data, place)
            place = following
    assert found, "the module has no names"
    return found, rest


def names_of(file):
    return set(names(pathlib.Path(file).read_bytes())[0].values())


# A name that two functions have is made two when a module is made smaller; the linker's names are the ones that count.
asked = names_of(linked) - names_of(without)
data = pathlib.Path(smaller).read_bytes()
named, nameless = names(data)
first = imported(data)
with tempfile.TemporaryDirectory() as folder:
    module, moved = pathlib.Path(folder, "module.wasm"), pathlib.Path(folder, "moved")
    module.write_bytes(nameless)
    # Without names a function is called by its number, of those that the module has itself; and exports get short names.
    moved.write_text("\n".join(str(index - first) for index, name in sorted(named.items()) if name in asked))
    subprocess.run([
        "wasm-split", "--enable-bulk-memory", "--enable-multivalue", "--enable-mutable-globals",
        "--enable-nontrapping-float-to-int", "--enable-reference-types", "--enable-sign-ext", "--import-namespace=page",
        "--placeholder-namespace=part", "--export-prefix=_", f"--split-funcs=@{moved}", str(module), "-o1", page, "-o2", part,
    ], check=True)
