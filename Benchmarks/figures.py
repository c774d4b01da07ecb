"""What the results of `Benchmarks/compare` mean: medians, ratios and targets. Used by `compare`, `report` and
`instructions`."""
import collections, json, math, statistics

SESSIONS = ("tap", "drag", "fling")
UI, FLAT, DEEP, FINGERS = (1054, 9985, 97656), (1000, 10000, 100000, 1000000), (10, 100, 500), (1, 2, 5, 10)
OURS, FOREIGN = "touchstone", "touchstone-foreign"
FLOORS = ("c-tree", "c-simd", "c-grid", "c-floor")


def targets():
    """Each target that is a ratio: work, shape, n, ours, theirs, the largest ratio allowed."""
    for n, times in zip(UI, (1.9, 2.9, 2.9)):
        yield "hit", "ui", n, OURS, "qt6-widget", 1 / times
    for n in FLAT:
        yield "hit", "flat", n, OURS, "qt6-graphicsscene", 1 / 5
    for n in DEEP:
        yield "hit", "deep", n, OURS, "qt6-widget", 1
    for n in FINGERS:
        yield "event", "six", n, OURS, "efl", 1 / 8
    for n in FINGERS:
        yield "event", "raw", n, OURS, "qt6-widget", 1 / 5
    for shape in SESSIONS:
        for peer in ("qt6-widget", "efl"):
            yield "session", shape, 10, OURS, peer, 1


def limits():
    """Each target that concerns ours alone: what it is, the value, its limit, unit."""
    yield "memory of a `View` without recognizers", ("memory", "view", 100000), None, 400, "bytes"
    yield "a tap on 35 waiting recognizers", ("arbitration", "chain", 35), None, 100_000, "ns"


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
            name = f"{work} {shape} {n:,}" + ours[len(OURS):].replace("-foreign", ", foreign")
            a, b = self.value(work, shape, n, ours), self.value(work, shape, n, theirs)
            yield name, a, theirs, b, ratio, allowed, ratio <= allowed

    def limited(self):
        """Rows of the limits: name, value, limit, unit, whether it is kept."""
        for name, case, base, limit, unit in limits():
            value = self.value(*case, OURS)
            if value is not None and base:
                other = self.value(*base, OURS)
                value = value / other if other else None
            if value is not None:
                yield name, value, limit, unit, value <= limit


def growth(rows):
    """What of the rows of instructions is growth: its row and size, the counts at it and at four times it, and the power.

    What the work takes at the size of one is left out.
    """
    counts = collections.defaultdict(dict)
    for row, instructions in rows.items():
        if row.startswith("growth "):
            name, size = row[len("growth "):].rsplit(" ", 1)
            counts[name][int(size)] = instructions
    for name, by_size in counts.items():
        nothing, small, large = (by_size[size] for size in sorted(by_size))
        small, large = max(small - nothing, 1), max(large - nothing, 1)
        yield {"row": name, "size": sorted(by_size)[1], "small": small, "large": large, "power": math.log(large / small, 4)}


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
