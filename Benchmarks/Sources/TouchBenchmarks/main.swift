// Without arguments all cases; `hit ui 1000` or `event six 2` runs one.
let arguments = CommandLine.arguments
if arguments.count == 4, let number = Int(arguments[3]) {
  if arguments[1] == "hit", let shape = WorkTree.Shape(rawValue: arguments[2]) {
    measureViewHits(WorkTree(shape, number))
  } else {
    measureEvents(arguments[2], fingers: number)
  }
} else {
  let heavy = Effort.chosen.isHeavy
  for size in [1_000, 10_000] + (heavy ? [100_000] : []) { measureViewHits(WorkTree(.ui, size)) }
  for size in [1_000, 10_000] + (heavy ? [100_000, 1_000_000] : []) { measureViewHits(WorkTree(.flat, size)) }
  for size in [10, 100, 500] { measureViewHits(WorkTree(.deep, size)) }
  for shape in ["raw", "six", "nested"] {
    for fingers in [1, 2, 5, 10] { measureEvents(shape, fingers: fingers) }
  }
}
