"""Builds mutants into one program of the tests, finds which suites reach them, and tries them one by one."""
import hashlib, json, os

import build, results, suites
from candidates import digest
from package import ROOT, SCRATCH

# How long the suites that come first may take together, in seconds of the processor.
FIRST = 10

# What all suites take at most, of which a try takes no more than a multiple.
WHOLE = 200


class Trial:
    """Some mutants of some modules, with their numbers, in one program."""

    def __init__(self, modules, chosen):
        """`chosen` says which mutants of a module are tried, in order; it is asked again when some did not compile."""
        compiled, self.numbered = {}, []
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
        """For each suite its time and the mutants that it reaches; kept for the same tests and mutants."""
        with open(os.path.join(ROOT, ".build", "debug", "TouchstonePackageTests.xctest"), "rb") as file:
            tests = hashlib.file_digest(file, "sha256").hexdigest()
        state = digest(tests, *(f"{number} {mutant.id}" for number, mutant in self.numbered))
        path = os.path.join(SCRATCH, "reached.json")
        self.reached = {}
        if os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                kept = json.load(file)
            self.reached = kept["suites"] if kept["state"] == state else {}
        for name in suites.all_suites():
            if name not in self.reached:
                self.reached[name] = self.measured(name)
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

    def attempt(self, number):
        """Tries a mutant with the suites that reach it: first the quick ones, then the rest."""
        names, last = self.suites_for(number), None
        while names:
            batch = names[:1]
            while len(batch) < len(names) and self.cost(batch + [names[len(batch)]]) <= FIRST:
                batch.append(names[len(batch)])
            # What is left over by the quick ones runs at once.
            batch = names if last else batch
            last = suites.run(batch, number, self.cost(batch))
            if not last.passed:
                return last
            names = names[len(batch):]
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
