"""What `Fuzzing/mutants` does for each of its words."""
import candidates, draw, package, report, results
from trial import Trial


def run(words):
    count = int(words[0]) if words else 200
    package.build()
    modules = package.modules()
    quota = draw.quotas({name: module.lines() for name, module in modules.items()}, count)
    orders = {name: draw.ordered(name, candidates.of_module(module)) for name, module in modules.items() if quota[name]}

    def chosen(name):
        tried = results.read()
        fit = [mutant for mutant in orders.get(name, []) if tried.get(mutant.id, {}).get("verdict") != "discarded"]
        return fit[:quota[name]]

    trial = Trial(modules, chosen)
    tried = results.read()
    left = [(number, mutant) for number, mutant in trial.numbered if verdict(tried, mutant) in (None, "waits")]
    if left:
        trial.measure()
        tell(trial, left)
    results.tidy()


def verdict(tried, mutant):
    return tried.get(mutant.id, {}).get("verdict")


def tell(trial, numbered):
    """Tries mutants one by one and writes each result as it comes: all with the quick suites first, then those left."""
    tried = results.read()
    for number, mutant in numbered:
        if verdict(tried, mutant) != "waits":
            tell_one(trial, number, mutant, slow=False)
    tried, same = results.read(), results.equivalent()
    # What is held to be equivalent comes last.
    for number, mutant in sorted(numbered, key=lambda pair: pair[1].id in same):
        if verdict(tried, mutant) == "waits":
            tell_one(trial, number, mutant, slow=True)


def tell_one(trial, number, mutant, slow):
    last = trial.attempt(number, slow)
    killed = last is not None and not last.passed
    known = killed or slow or not trial.suites_for(number)
    result = "killed" if killed else "survived" if known else "waits"
    reason = last.killer if killed else "" if trial.suites_for(number) else "no test reaches it"
    results.add(mutant, result, last)
    print(f"{result}: {mutant.told()}", *[f"    {reason}"] * bool(reason), sep="\n", flush=True)


def named(names, modules):
    """The mutants of these names as the sources are now, by module."""
    found = {}
    for module in {name.split("/")[0] for name in names} & set(modules):
        found[module] = [mutant for mutant in candidates.of_module(modules[module]) if mutant.id in names]
    return found


def alive():
    same = results.equivalent()
    return [name for name, entry in results.read().items() if entry["verdict"] == "survived" and name not in same]


def retry(words):
    package.build()
    modules = package.modules()
    found = named(words or alive(), modules)
    trial = Trial(modules, lambda name: found.get(name, []))
    trial.measure()
    tell(trial, trial.numbered)
    results.tidy()


def draw_killed(words):
    """Tries some that were killed before, two or as many as are named, in an order that a word makes.

    Fails when no test finds one any more.
    """
    word, wanted = words[0], int(words[1]) if len(words) > 1 else 2
    package.build()
    modules = package.modules()
    killed = {name: entry for name, entry in results.read().items() if entry["verdict"] == "killed"}
    found = {}
    for name in sorted(killed, key=lambda name: candidates.digest(word, name)):
        if len(found) < wanted and name.split("/")[0] in modules:
            # What isn't in the sources any more is passed over.
            found.update((mutant.id, mutant) for own in named([name], modules).values() for mutant in own)
    trial = Trial(modules, lambda module: [mutant for mutant in found.values() if mutant.module == module])
    survived = []
    for number, mutant in trial.numbered:
        last = trial.again(number, killed[mutant.id]["suite"])
        print(f"{'survived' if last.passed else 'killed'}: {mutant.told()}\n    {last.killer}", flush=True)
        survived += [mutant.id] if last.passed else []
    if survived or len(trial.numbered) < wanted:
        raise SystemExit(f"error: not all of {wanted} mutants were killed: no test finds " + ", ".join(survived))


def show(words):
    entries = results.read()
    for name in words or alive():
        entry = entries[name]
        print(f"{entry['file']}:{entry['line']} {entry['operator']}: {entry['was']} -> {entry['becomes'] or '(left out)'}")
        print(f"    {entry['verdict']}: {entry.get('test', '')}  [{name}]")


def write_report(words):
    report.write(check="--check" in words)


ALL = {"run": run, "retry": retry, "draw": draw_killed, "show": show, "report": write_report}
