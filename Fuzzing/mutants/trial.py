"""Builds mutants into one program of the tests, finds which suites reach them, and tries them one by one."""
import glob, json, os

import build, results, suites
from candidates import digest
from package import ROOT, SCRATCH

# Seconds of the processor: what the suites that come first may take together, and from when on one comes last.
FIRST, SLOW = 5, 5

# What all suites take at most, of which a try takes no more than a multiple.
WHOLE = 200


def contents(paths):
    """What some files hold, as one short word."""
    texts = []
    for path in sorted(paths):
        with open(os.path.join(ROOT, path), encoding="utf-8") as file:
            texts += [path, file.read()]
    return digest(*texts)


class Trial:
    """Some mutants of some modules, with their numbers, in one program."""

    def __init__(self, modules, chosen):
        """`chosen` says which mutants of a module are tried, in order; it is asked again when some did not compile."""
        self.modules, self.numbered, compiled = modules, [], {}
        for place, name in enumerate(sorted(modules)):
            # A number doesn't depend on the other modules, so that they need not be compiled again.
            own = self.compiled(modules[name], place * 1000 + 1, chosen, compiled)
            self.numbered += own
        build.link(compiled)

    def compiled(self, module, first, chosen, compiled):
        while mutants := chosen(module.name):
            numbered = list(enumerate(mutants, first))
            compiled[module.name], discarded = build.compile_module(module, numbered)
            for mutant in discarded:
                results.add(mutant, "discarded")
            if not discarded:
                print(f"compiled {module.name} with {len(mutants)} mutants", flush=True)
                return numbered
        compiled.pop(module.name, None)
        return []

    def measure(self):
        """For each suite its time and the mutants that it reaches; kept while library, mutants and the target's tests stay."""
        sources = [path for module in self.modules.values() for path in module.sources]
        state = digest(contents(sources), *(f"{number} {mutant.id}" for number, mutant in self.numbered))
        path = os.path.join(SCRATCH, "reached.json")
        self.reached = {}
        if os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                kept = json.load(file)
            self.reached = kept["suites"] if kept["state"] == state else {}
        names, texts = suites.all_suites(), {}
        self.reached = {name: entry for name, entry in self.reached.items() if name in names}
        for name in names:
            target = name.split(".")[0]
            if target not in texts:
                texts[target] = contents(glob.glob(f"Tests/{target}/**/*.swift", root_dir=ROOT, recursive=True))
            entry = self.reached.get(name)
            # One that failed may have been stopped by a busy machine.
            if not entry or not entry["passed"] or entry["tests"] != texts[target]:
                self.reached[name] = dict(self.measured(name), tests=texts[target])
                with open(path, "w", encoding="utf-8") as file:
                    json.dump({"state": state, "suites": self.reached}, file)
        failing = [name for name, entry in self.reached.items() if not entry["passed"]]
        if failing:
            print("left out, as they fail without a mutant:", *failing, flush=True)

    def measured(self, name):
        path = os.path.join(SCRATCH, "reached")
        with open(path, "wb") as file:
            file.write(bytes(1 + max((number for number, _ in self.numbered), default=0)))
        run = suites.run([name], reached=path)
        with open(path, "rb") as file:
            numbers = [number for number, byte in enumerate(file.read()) if byte]
        return {"seconds": run.seconds, "numbers": numbers, "passed": run.passed}

    def suites_for(self, number):
        """The suites that reach a mutant, the quickest first."""
        reaching = [name for name, entry in self.reached.items() if entry["passed"] and number in entry["numbers"]]
        return sorted(reaching, key=lambda name: self.reached[name]["seconds"])

    def attempt(self, number, slow):
        """Tries a mutant with the suites that reach it, the quick or the slow ones; nothing when there are none."""
        names, last = [name for name in self.suites_for(number) if (self.cost([name]) > SLOW) == slow], None
        while names and (last is None or last.passed):
            # The rest runs at once when what is quickest passed.
            size = len(names)
            while last is None and size > 1 and self.cost(names[:size]) > FIRST:
                size -= 1
            last = suites.run(names[:size], number, self.cost(names[:size]))
            names = names[size:]
        return last

    def again(self, number, suite):
        """Tries a mutant with the suite that found it before, and with all others only when that one is gone or passes."""
        if suite in suites.all_suites():
            usual = suites.run([suite])
            if not usual.passed:
                raise SystemExit(f"error: {usual.killer} fails without a mutant")
            last = suites.run([suite], number, usual.seconds)
            if not last.passed:
                return last
        return suites.run(suites.all_suites(), number, WHOLE)

    def cost(self, names):
        return sum(self.reached[name]["seconds"] for name in names)
