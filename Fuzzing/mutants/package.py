"""What the package manager has built: the modules, how each was compiled, and how the tests were linked."""
import json, os, re, subprocess

ROOT = os.path.realpath(os.path.join(os.path.dirname(__file__), "..", ".."))
SCRATCH = os.path.join(ROOT, ".build-mutants")

# Options that say where the package manager's own results go, or are for C, with and without a value.
WITH_VALUE = {"-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path", "-Xcc"}
ALONE = {
    "-emit-module", "-emit-dependencies", "-emit-objc-header", "-incremental", "-serialize-diagnostics", "-parseable-output",
    "-enable-batch-mode", "-c", "-g",
}


class Module:
    """A library target: its sources, relative to the root, and the options that it is compiled with."""

    def __init__(self, name, sources, options):
        self.name, self.sources, self.options = name, sources, options

    def lines(self):
        """Its lines of code: neither blank nor a comment alone."""
        count = 0
        for path in self.sources:
            with open(os.path.join(ROOT, path), encoding="utf-8") as file:
                count += sum(1 for line in file if line.strip() and not line.strip().startswith("//"))
        return count


def build():
    """Builds library and tests as `.ci/run build` does, so that both share what is built."""
    command = ["swift", "build", "--build-tests", "--explicit-target-dependency-import-check", "error", "-j", jobs()]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if built.returncode:
        raise SystemExit("error: the build failed\n" + built.stdout[-4000:] + built.stderr[-4000:])


def jobs():
    return str(os.cpu_count() or 2)


def plan():
    """The package manager's plan of the debug build, in which each command's arguments are one line of JSON."""
    with open(os.path.join(ROOT, ".build", "debug.yaml"), encoding="utf-8") as file:
        return file.read()


def arguments(text, start):
    return json.loads(re.compile(r"^    args: (\[.*\])$", re.MULTILINE).search(text, start).group(1))


def modules():
    """The library's modules by name: what lies in Sources and Plugins, but for the program."""
    text, found = plan(), {}
    for match in re.finditer(r'^  "C\.(\w+)-[^"]*-debug\.module":\n.*\n    inputs: (\[.*\])$', text, re.MULTILINE):
        name = match.group(1)
        sources = [os.path.relpath(path, ROOT) for path in json.loads(match.group(2)) if path.endswith(".swift")]
        if name == "TouchstoneTool" or not sources or not sources[0].startswith(("Sources/", "Plugins/")):
            continue
        found[name] = Module(name, sorted(sources), without_results(arguments(text, match.end())))
    return found


def without_results(command):
    """The compiler and its options, without the sources and without where results go."""
    kept, skip = [], False
    for word in command:
        if skip or word in WITH_VALUE:
            skip = not skip
        elif word not in ALONE and not word.startswith("@") and not re.fullmatch(r"-j\d+", word):
            kept.append(word)
    return kept


def link_command():
    """How the tests are linked, and the object files that they are linked of."""
    text = plan()
    command = arguments(text, re.search(r'^  "C\.[\w-]+-debug\.test":$', text, re.MULTILINE).start())
    listed = next(word for word in command if word.endswith("Objects.LinkFileList"))
    with open(listed[1:], encoding="utf-8") as file:
        objects = [line.strip().strip("'\"") for line in file if line.strip()]
    return [word for word in command if word not in (listed, "-g")], objects
