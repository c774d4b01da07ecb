"""Compiles the listings of the guides, each as the file that it is, and runs their programs: they must print what is shown.

    python3 Documentation/check_guides.py MODULES [PAGE...]     the folder with the modules, such as .build/debug/Modules
    python3 Documentation/check_guides.py --embedded MODULES     two pages as Embedded Swift for a Cortex-M7

A listing's file is named in the line before it, such as `Sources/Rest/Rest.swift`. A block of `text` is what the command
`swift run TARGET …` before it prints. Every listing of a page has a name; only *A host of your own* also quotes an
example, which is compiled where it stands. A `Package.swift` that lists targets alone has the rest of the manifest in Parts.md.
The first listing of the README is compiled as well, and must print what stands behind it.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

import objects

here = pathlib.Path(__file__).resolve().parent
FENCE = re.compile(r"^(?P<before>[^\n]*)\n\n```(?P<language>\w+)\n(?P<code>.*?)^```$", re.M | re.S)
BUILD = re.compile(r"^    swift (?:run|build|test)\b.*$", re.M)
COMMAND = re.compile(r"^    swift run (\w+)(.*)$", re.M)
# Pages that also quote sources.
QUOTING = {"a-host-of-your-own"}
EMBEDDED = ["your-own-tree", "on-a-microcontroller"]
# What some pages are about.
FLAGS = {"the-main-actor": ["-default-isolation", "MainActor"]}
SWIFT = ["-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny", "-warnings-as-errors"]
MACHINE = [
    "-target", "armv7em-none-none-eabi", "-enable-experimental-feature", "Embedded", "-wmo", "-Osize", "-parse-as-library",
    "-Xcc", "-mcpu=cortex-m7", "-Xcc", "-mfpu=fpv5-d16", "-Xcc", "-mfloat-abi=hard", "-emit-ir", "-o", "/dev/null"]

toolchain = pathlib.Path(subprocess.run(["which", "swiftc"], capture_output=True, text=True).stdout.strip()).resolve().parent.parent


def swiftc(*words):
    """What is wrong with a compilation; empty when nothing is."""
    result = subprocess.run(["swiftc", *SWIFT, *map(str, words)], capture_output=True, text=True)
    return result.stderr + result.stdout if result.returncode else ""


def manifest(targets):
    """The manifest of all guides, with the targets of one."""
    shown = re.search(r"^// swift-tools-version.*?^\)$", (here / "Parts.md").read_text(encoding="utf-8"), re.M | re.S).group()
    return re.sub(r"(?<=  targets: \[\n).*(?=\n  \])", lambda _: targets.rstrip(), shown, flags=re.S) + "\n"


class Guide:
    """A page with its listings by file name, and what its commands must print."""

    def __init__(self, name):
        self.name, self.text = name, (here / "Guides" / f"{name}.md").read_text(encoding="utf-8")
        self.files, self.unnamed, self.outputs = {}, [], []
        added = []
        for match in FENCE.finditer(self.text):
            named = re.findall(r"`([\w/.-]+\.(?:swift|json))`", match["before"])
            if match["language"] in ("swift", "json"):
                if named and named[-1] == "Package.swift" and not match["code"].startswith("// swift-tools-version"):
                    # A later listing adds targets.
                    added.append(match["code"].rstrip().rstrip(","))
                    self.files[named[-1]] = manifest(",\n".join(added))
                elif named:
                    self.files[named[-1]] = match["code"]
                elif match["language"] == "swift":
                    self.unnamed.append(match["code"].split("\n")[0])
            elif match["language"] == "text":
                commands = COMMAND.findall(self.text[:match.start("code")])
                self.outputs.append((*commands[-1], match["code"]) if commands else ("", "", match["code"]))

    def targets(self):
        """The folders of targets with the names of their files, in the page's order."""
        targets = {}
        for name in self.files:
            if name.endswith(".swift") and name != "Package.swift":
                targets.setdefault("/".join(name.split("/")[:2]), []).append(name)
        return targets

    def write(self, folder):
        for name, code in self.files.items():
            file = folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(code, encoding="utf-8")

    # What can be wrong, as texts

    def faults(self, modules, folder):
        self.write(folder)
        faults = [f"a listing without a file name: {first}" for first in self.unnamed if self.name not in QUOTING]
        faults += [f"swift run {target}: there is no such program" for target, _, _ in self.outputs
                   if f"Sources/{target}/main.swift" not in self.files]
        return faults + self.step_faults() + self.manifest_faults(folder) + self.target_faults(modules, folder)

    def step_faults(self):
        """Commands for which a target has no file yet: then the package manager builds nothing."""
        faults, targets, files = [], [], []
        steps = [(match.start(), match) for pattern in (FENCE, BUILD) for match in pattern.finditer(self.text)]
        for _, match in sorted(steps, key=lambda step: step[0]):
            if match.re is BUILD:
                faults += [f"{match.group().strip()}: target {name} has no file yet" for name in targets
                           if not any(f"/{name}/" in file for file in files)]
                continue
            named = re.findall(r"`([\w/.-]+\.(?:swift|json))`", match["before"])
            if named and named[-1] == "Package.swift":
                targets += re.findall(r'arget\(\s*name: "(\w+)"', match["code"])
            elif named:
                files.append(named[-1])
        return faults

    def manifest_faults(self, folder):
        if not self.targets():
            return []
        manifest = self.files.get("Package.swift")
        if manifest is None:
            return ["there is no Package.swift"]
        interface = toolchain / "lib/swift/pm/ManifestAPI"
        version = re.search(r"swift-tools-version: (\S+)", manifest).group(1)
        fault = swiftc("-typecheck", "-I", interface, "-package-description-version", version, folder / "Package.swift")
        imported = {module for name, code in self.files.items() if name.endswith(".swift")
                    for module in re.findall(r"^(?:@testable )?import (Touch\w+)", code, re.M)}
        missing = [module for module in sorted(imported) if f'"{module}"' not in manifest]
        return ([fault] if fault else []) + [f"Package.swift does not name {module}" for module in missing]

    def target_faults(self, modules, folder):
        faults = []
        plugins = toolchain / "lib/swift/host/plugins/testing"
        options = ["-I", modules, "-I", folder, "-plugin-path", plugins, *FLAGS.get(self.name, [])]
        libraries = objects.of(modules)
        own = []
        for target, names in self.targets().items():
            module = target.split("/")[1]
            files = [folder / name for name in names]
            if target.startswith("Tests/"):
                fault = swiftc("-typecheck", "-module-name", module, *options, *files)
            elif f"{target}/main.swift" in names:
                wanted = [(words, text) for name, words, text in self.outputs if name == module]
                program = folder / f"{module}.program"
                mode = ["-emit-executable", "-o", program, *own, *libraries] if wanted else ["-typecheck"]
                fault = swiftc(*mode, "-module-name", module, *options, *files)
                for words, text in [] if fault else wanted:
                    result = subprocess.run([program, *words.split()], cwd=folder, capture_output=True, text=True, timeout=60)
                    if result.stdout != text:
                        faults.append(f"swift run {module}{words} prints\n{result.stdout}{result.stderr}and not\n{text}")
            else:
                fault = swiftc(
                    "-emit-module", "-emit-object", "-parse-as-library", "-wmo", "-module-name", module, "-emit-module-path",
                    folder / f"{module}.swiftmodule", "-o", folder / f"{module}.o", *options, *files)
                own.append(folder / f"{module}.o")
            if fault:
                faults.append(f"{target}:\n{fault}")
        return faults

    def embedded_faults(self, modules, folder):
        self.write(folder)
        files = [folder / name for name in self.files
                 if name.startswith("Sources/") and name.endswith(".swift") and not name.endswith("/main.swift")]
        fault = swiftc(*MACHINE, "-I", modules, *files) if files else "no listing"
        return [fault] if fault else []


def readme_fault(modules, folder):
    """What the first listing of the README does otherwise than the text behind it."""
    text = (here.parent / "README.md").read_text(encoding="utf-8")
    code, shown = re.search(r"^```swift\n(.*?)^```\n\n```text\n(.*?)^```$", text, re.M | re.S).groups()
    (folder / "main.swift").write_text(code, encoding="utf-8")
    fault = swiftc("-emit-executable", "-o", folder / "ten", "-I", modules, *objects.of(modules), folder / "main.swift")
    if fault:
        return fault
    printed = subprocess.run([folder / "ten"], capture_output=True, text=True, timeout=60).stdout
    return "" if printed == shown else f"prints\n{printed}and not\n{shown}"


def main(words):
    is_embedded = "--embedded" in words
    modules, *pages = [word for word in words if word != "--embedded"] or [None]
    if modules is None:
        raise SystemExit(__doc__)
    modules = pathlib.Path(modules).resolve()
    names = pages or (EMBEDDED if is_embedded else [
        page.stem for page in sorted((here / "Guides").glob("*.md")) if page.stem != "README"])
    listings = outputs = failed = 0
    for name in names:
        guide = Guide(name)
        with tempfile.TemporaryDirectory() as folder:
            faults = (guide.embedded_faults if is_embedded else guide.faults)(modules, pathlib.Path(folder))
        listings, outputs = listings + len(guide.files), outputs + len(guide.outputs)
        failed += bool(faults)
        for fault in faults:
            print(f"{name}.md: {fault}", file=sys.stderr)
    if not pages and not is_embedded:
        with tempfile.TemporaryDirectory() as folder:
            if fault := readme_fault(modules, pathlib.Path(folder)):
                failed += 1
                print(f"README.md: {fault}", file=sys.stderr)
    print(f"{len(names)} guides, {listings} files, {outputs} outputs checked; {failed} guides failed")
    return 1 if failed or not listings else 0


sys.exit(main(sys.argv[1:]))
