// Without arguments all cases; `hit ui 1000`, `foreign deep 10`, `event six 2`, `arbitration chain 35`, `tree all 1000`,
// `scroll all 100`, `table all 10000`, `session tap 10`, `page move 1`, `page frame 1000` or `memory view 100000` runs
// one. With `count` before it, or alone, instructions
// can be counted by `Benchmarks/instructions`.
func run(_ kind: String, _ shape: String, _ number: Int) {
  switch kind {
  case "hit": if let shape = WorkTree.Shape(rawValue: shape) { measureViewHits(WorkTree(shape, number)) }
  case "foreign": if let shape = WorkTree.Shape(rawValue: shape) { measureForeignHits(WorkTree(shape, number)) }
  case "event": measureEvents(shape, fingers: number)
  case "arbitration": measureArbitration(shape, number)
  case "tree": measureTree(number)
  case "scroll": measureScrolling(number)
  case "session": measureSession(shape)
  case "table": measureTable(number)
  case "page": measurePage(shape, number)
  case "memory": measureMemory(number)
  default: print("there is no work named \(kind)")
  }
}

let arguments = CommandLine.arguments.dropFirst(Effort.chosen.counts ? 2 : 1)
if arguments.count == 3, let number = Int(arguments[arguments.startIndex + 2]) {
  run(arguments[arguments.startIndex], arguments[arguments.startIndex + 1], number)
} else {
  let heavy = Effort.chosen.isHeavy
  // The heaviest take too long where instructions are counted.
  let heaviest = heavy && !Effort.chosen.counts
  // First, while the process has no memory to reuse.
  if !Effort.chosen.counts { measureMemory(100_000) }
  for kind in ["hit", "foreign"] {
    for size in [1_000, 10_000] + (heavy ? [100_000] : []) { run(kind, "ui", size) }
    for size in [1_000, 10_000] + (heavy ? [100_000] : []) + (heaviest ? [1_000_000] : []) { run(kind, "flat", size) }
    for size in [10, 100, 500] { run(kind, "deep", size) }
  }
  for shape in ["raw", "six", "nested"] {
    for fingers in [1, 2, 5, 10] { run("event", shape, fingers) }
  }
  for shape in ["chain", "chain-reversed"] {
    for count in [1, 35, 500] { run("arbitration", shape, count) }
  }
  for count in [35, 500] { run("arbitration", "mesh", count) }
  for size in [100, 10_000] + (heaviest ? [100_000] : []) { run("tree", "all", size) }
  run("scroll", "all", 100)
  run("table", "all", 10_000)
  for shape in ["tap", "drag", "fling"] { run("session", shape, 10) }
  for fingers in [1, 2] { run("page", "move", fingers) }
  for moves in [100, 1_000, 10_000] { run("page", "frame", moves) }
}
