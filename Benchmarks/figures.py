"""What the results of `Benchmarks/compare` mean: medians, ratios and targets. Used by `compare` and `report`."""
import collections, json, statistics

UI, FLAT, DEEP, FINGERS = (1054, 9985, 97656), (1000, 10000, 100000, 1000000), (10, 100, 500), (1, 2, 5, 10)
OURS, FOREIGN = "touchstone", "touchstone-foreign"
# The same without what was learnt: each pick goes down the tree.
DOWN, FOREIGN_DOWN = "touchstone-down", "touchstone-foreign-down"
FLOORS = ("c-tree", "c-simd", "c-grid", "c-floor")


def targets():
    """Each target that is a ratio: work, shape, n, ours, theirs, the largest ratio allowed."""
    for n in UI:
        yield "hit", "ui", n, OURS, "qt6-widget", 1 / 3
        yield "hit", "ui", n, OURS, "c-tree", 1.5
        yield "hit", "ui", n, FOREIGN, OURS, 3
        yield "hit", "ui", n, FOREIGN_DOWN, DOWN, 3
    for n in FLAT:
        yield "hit", "flat", n, OURS, "qt6-graphicsscene", 1 / 5
        yield "hit", "flat", n, OURS, "c-grid", 4
        yield "hit", "flat", n, FOREIGN, OURS, 3
    for n in DEEP:
        yield "hit", "deep", n, OURS, "c-tree", 2
        yield "hit", "deep", n, FOREIGN, OURS, 3
        yield "hit", "deep", n, FOREIGN_DOWN, DOWN, 3
    for n in FINGERS:
        yield "event", "six", n, OURS, "efl", 1 / 10
    for n in FINGERS:
        yield "event", "raw", n, OURS, "qt6-widget", 1 / 5


def limits():
    """Each target that concerns ours alone: what it is, the value, its limit, unit."""
    yield "memory of a `View` without recognizers", ("memory", "view", 100000), None, 400, "bytes"
    yield "the same with all that is learnt about it", ("learning", "memory", 97656), None, 400, "bytes"
    for n in (100, 10000, 100000):
        yield f"moving one of {n:,} children, and a pick", ("tree", "move-and-pick", n), None, 1000, "ns"
    yield (
        "first pick after all children moved, for each of 100,000 to each of 10,000",
        ("tree", "move-all-and-pick", 100000), ("tree", "move-all-and-pick", 10000), 3, "times")
    for shape in ("chain", "chain-reversed", "mesh"):
        yield (
            f"arbitration, {shape}: for each edge of the larger to each of the smaller",
            ("arbitration", shape, 500), ("arbitration", shape, 35), 2, "times")


class Results:
    """The lines of one run of `compare`."""

    def __init__(self, path):
        self.meta, self.rows, self.by_case = {}, [], collections.defaultdict(dict)
        with open(path) as lines:
            for line in lines:
                row = json.loads(line)
                if "meta" in row:
                    self.meta = row["meta"]
                    continue
                self.rows.append(row)
                self.by_case[row["work"], row["shape"], row["n"], row["peer"]][row.get("round", 0)] = row

    def peers(self):
        return sorted({row["peer"] for row in self.rows})

    def value(self, work, shape, n, peer, field="ns_per_op"):
        rows = [row[field] for row in self.by_case.get((work, shape, n, peer), {}).values() if field in row]
        return statistics.median(rows) if rows else None

    def ratio(self, work, shape, n, ours, theirs):
        """The median over the rounds of ours to theirs, as each round measured them one after the other."""
        mine, other = self.by_case.get((work, shape, n, ours)), self.by_case.get((work, shape, n, theirs))
        each = [mine[r]["ns_per_op"] / other[r]["ns_per_op"] for r in mine or () if r in (other or ())]
        return statistics.median(each) if each else None

    def edge(self, case):
        """Nanoseconds for each edge where edges are counted, else for each operation."""
        value = self.value(*case, OURS)
        edges = self.value(*case, OURS, field="edges")
        return value / edges if value and edges else value

    def checked(self):
        """Rows of the targets: name, ours, who, theirs, ratio, allowed, whether it is reached."""
        for work, shape, n, ours, theirs, allowed in targets():
            ratio = self.ratio(work, shape, n, ours, theirs)
            if ratio is None:
                continue
            name = f"{work} {shape} {n:,}" + ours[len(OURS):].replace("-foreign", ", foreign").replace("-down", ", down")
            a, b = self.value(work, shape, n, ours), self.value(work, shape, n, theirs)
            yield name, a, theirs, b, ratio, allowed, ratio <= allowed

    def limited(self):
        """Rows of the limits: name, value, limit, unit, whether it is kept."""
        for name, case, base, limit, unit in limits():
            value = self.edge(case)
            if value is not None and base:
                other = self.edge(base)
                value = value / other if other else None
            if value is not None:
                yield name, value, limit, unit, value <= limit


def table(results):
    """The targets as text for a terminal."""
    lines = [f"{'case':28} {'ours':>10} {'theirs':>12} {'who':18} {'ratio':>7} {'target':>7}"]
    missed = 0
    for name, ours, who, theirs, ratio, allowed, is_reached in results.checked():
        missed += not is_reached
        mark = "" if is_reached else "   missed"
        lines.append(f"{name:28} {ours:10.1f} {theirs:12.1f} {who:18} {ratio:7.3f} {allowed:7.3f}{mark}")
    for name, value, limit, unit, is_kept in results.limited():
        missed += not is_kept
        lines.append(f"{name}: {value:.1f} of {limit} {unit}" + ("" if is_kept else "   missed"))
    lines.append(f"{missed} missed")
    return "\n".join(lines)
