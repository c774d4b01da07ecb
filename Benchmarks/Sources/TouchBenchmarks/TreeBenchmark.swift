import TouchViews

/// Times making views, setting them and picking after they moved; `n` is the number of children of one parent.
func measureTree(_ n: Int) {
  let work = WorkTree(.flat, n)
  var built = (root: makeViews(work), 0)
  let build = time(from: 1, atMost: 1 << 8, counted: 4) { _ in built.root = makeViews(work) }
  report("touchstone", "tree", "build", n, build.samples.map { $0 / Double(n + 1) }, [])

  let context = TouchContext()
  let root = BenchmarkRoot(frame: built.root.frame, context: context)
  root.addSubview(built.root)
  let dispatcher = TouchDispatcher(context: context, root: root)
  dispatcher.send([TouchSample(id: TouchID(1), phase: .began, location: Point(x: 9, y: 9), timestamp: 1)])
  let children = built.root.subviews
  let points = work.points().map { Point(x: Double($0.x) + 0.5, y: Double($0.y) + 0.5) }
  func place(_ index: Int) -> Point {
    let node = work.nodes[1 + index % n]
    return Point(x: Double(node.x + index & 7), y: Double(node.y + index & 3))
  }
  // A finger is down all the while.
  let setter = time { index in
    let child = children[index % n]
    child.frame = Rect(origin: place(index), size: child.bounds.size)
  }
  report("touchstone", "tree", "setter", n, setter.samples, [])

  var found = 0
  let moving = time { index in
    let child = children[(index &* 7919) % n]
    child.frame = Rect(origin: place(index), size: child.bounds.size)
    if built.root.hitTest(points[index & 4095], with: nil) !== nil { found += 1 }
  }
  report("touchstone", "tree", "move-and-pick", n, moving.samples, [])

  let firstPick = time(from: 1, atMost: 1 << 8, counted: 4) { round in
    for (index, child) in children.enumerated() {
      child.frame = Rect(origin: place(index + round), size: child.bounds.size)
    }
    if built.root.hitTest(points[round & 4095], with: nil) !== nil { found += 1 }
  }
  report("touchstone", "tree", "move-all-and-pick", n, firstPick.samples.map { $0 / Double(n) }, [])
  precondition(found > 0)
}

/// Measures the memory of plain views without recognizers, in bytes in place of nanoseconds.
func measureMemory(_ n: Int) {
  let before = residentBytes()
  let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  for index in 0..<n {
    root.addSubview(View(frame: Rect(x: Double(index & 63), y: Double(index & 31), width: 8, height: 8)))
  }
  let bytes = Double(residentBytes() - before) / Double(n)
  precondition(root.subviews.count == n)
  report("touchstone", "memory", "view", n, [bytes], [("unit", "\"bytes\"")])
}
