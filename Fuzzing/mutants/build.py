"""Compiles modules with mutants beside the package manager's build, and links the tests with them.

The checkout's sources and its build stay as they are: mutated copies, their object files and the program of the tests
lie in `.build-mutants`, and all that has no mutant is linked as the package manager built it.
"""
import json, os, re, shutil, subprocess

import schemata
from candidates import digest
from package import ROOT, SCRATCH, jobs, link_command

TESTS = os.path.join(SCRATCH, "tests.xctest")


def compile_module(module, numbered):
    """Compiles a module with its mutants. Returns its object files by name, and the mutants that do not compile."""
    folder = os.path.join(SCRATCH, "modules", module.name)
    names = [os.path.basename(path) + ".o" for path in module.sources] + ["MutantSwitch.swift.o"]
    objects = {name: os.path.join(folder, name) for name in names}
    state = digest(schemata.SWITCH, *module.options, *(f"{number} {mutant}" for number, mutant in numbered), *contents(module))
    kept = os.path.join(folder, "state")
    if os.path.exists(kept) and open(kept).read() == state:
        return objects, []
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    numbered, discarded = list(numbered), []
    while True:
        errors, output = attempt(module, numbered, folder)
        if not errors:
            break
        wrong = blamed(errors, numbered)
        if not wrong:
            raise SystemExit(f"error: {module.name} does not compile, and no mutant is to blame\n{output[-4000:]}")
        discarded += wrong
        numbered = [(number, mutant) for number, mutant in numbered if mutant not in wrong]
    if not discarded:
        with open(kept, "w") as file:
            file.write(state)
    return objects, discarded


def contents(module):
    for path in module.sources:
        with open(os.path.join(ROOT, path), encoding="utf-8") as file:
            yield file.read()


def attempt(module, numbered, folder):
    """One call of the compiler: the errors by file name and line, and what it wrote."""
    by_file, sources = {}, []
    for number, mutant in numbered:
        by_file.setdefault(mutant.file, []).append((number, mutant))
    for path in module.sources:
        original = os.path.join(ROOT, path)
        if path in by_file:
            with open(original, "rb") as file:
                text = schemata.mutated(file.read(), by_file[path])
            original = os.path.join(folder, os.path.basename(path))
            with open(original, "wb") as file:
                file.write(text)
        sources.append(original)
    sources.append(os.path.join(folder, "MutantSwitch.swift"))
    with open(sources[-1], "w") as file:
        file.write(schemata.SWITCH)
    outputs = {path: {"object": os.path.join(folder, os.path.basename(path) + ".o")} for path in sources}
    outputs[""] = {}
    table = os.path.join(folder, "outputs.json")
    with open(table, "w") as file:
        json.dump(outputs, file)
    command = module.options + ["-suppress-warnings", "-j" + jobs(), "-c", "-output-file-map", table] + sources
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    output = done.stdout + done.stderr
    if not done.returncode:
        return [], output
    found = re.findall(r"^[^\n:]*?([^/\n:]+\.swift):(\d+):\d+: error:", output, re.MULTILINE)
    if not found:
        raise SystemExit(f"error: the compiler failed on {module.name}\n{output[-4000:]}")
    return sorted({(name, int(line)) for name, line in found}), output


def blamed(errors, numbered):
    """The mutants on the lines with errors; for a line without one, the nearest statement above it that is left out."""
    wrong = []
    for name, line in errors:
        file = [mutant for _, mutant in numbered if os.path.basename(mutant.file) == name]
        here = [mutant for mutant in file if mutant.line == line]
        above = [mutant for mutant in file if mutant.line < line and mutant.operator in ("call", "assignment", "return")]
        wrong += here or sorted(above, key=lambda mutant: mutant.line)[-1:]
    return list({mutant.id: mutant for mutant in wrong}.values())


def link(compiled):
    """Links the tests with the modules' mutated object files in place of the package manager's."""
    switch = os.path.join(SCRATCH, "switch.o")
    source = os.path.join(os.path.dirname(__file__), "switch.c")
    command, objects = link_command()
    clang = os.path.join(os.path.dirname(command[0]), "clang")
    subprocess.run([clang, "-O2", "-fPIC", "-c", source, "-o", switch], check=True)
    linked = []
    for path in objects:
        module = os.path.basename(os.path.dirname(path)).removesuffix(".build")
        linked.append(compiled.get(module, {}).get(os.path.basename(path), path))
    linked += [files["MutantSwitch.swift.o"] for files in compiled.values()] + [switch]
    listed = os.path.join(SCRATCH, "objects.txt")
    with open(listed, "w") as file:
        file.write("\n".join(linked))
    command[command.index("-o") + 1] = TESTS
    subprocess.run(command + ["@" + listed], cwd=ROOT, check=True, capture_output=True)
