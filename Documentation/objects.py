"""The object files of the libraries beside their modules, to link programs with."""

import pathlib

root = pathlib.Path(__file__).resolve().parent.parent


def of(modules):
    """Those whose sources are there: a source that was renamed leaves its object file behind."""
    found = []
    for folder in sorted(modules.parent.glob("Touch*.build")):
        module = folder.name.removesuffix(".build")
        sources = {file.name for parent in ("Sources", "Plugins") for file in (root / parent / module).rglob("*.swift")}
        if "main.swift" not in sources:
            made = {f"{name}.o" for name in sources} | {"resource_bundle_accessor.swift.o"}
            found += [file for file in sorted(folder.glob("*.o")) if sources and file.name in made]
    return found
