// What takes more the more there is of something: `TouchGrowth ROW SIZE` does the work of a row once, and
// `Benchmarks/instructions` counts its instructions at several sizes. Without arguments the names of the rows are printed.
import TouchCounting
import Touchstone

/// A view that may override the question of a hit test, as all that an application writes.
final class Own: View {}

func makeWindow(_ context: TouchContext = TouchContext()) -> Window {
  Window(frame: Rect(x: 0, y: 0, width: 400, height: 400), context: context)
}

/// Fingers that tap, one after the other.
func tap(_ window: Window, _ count: Int, at point: Point = Point(x: 10, y: 10)) {
  for index in 0..<count {
    let time = window.context.now + 1
    window.send([TouchSample(id: TouchID(index), phase: .began, location: point, timestamp: time)])
    window.send([TouchSample(id: TouchID(index), phase: .ended, location: point, timestamp: time + 0.05)])
  }
}

/// Contacts of one time, a view and a recognizer below each.
func contacts(_ phase: TouchPhase, _ count: Int, at time: Double, moved: Double = 0) -> [TouchSample] {
  (0..<count).map {
    TouchSample(
      id: TouchID($0), phase: phase, location: Point(x: Double($0 % 20) * 20 + 10, y: Double($0 / 20) * 20 + 5 + moved),
      timestamp: time)
  }
}

func makePads(_ count: Int, _ recognizer: () -> GestureRecognizer) -> Window {
  let window = makeWindow()
  for index in 0..<count {
    let pad = View(frame: Rect(x: Double(index % 20) * 20, y: Double(index / 20) * 20, width: 20, height: 20))
    pad.addGestureRecognizer(recognizer())
    window.addSubview(pad)
  }
  return window
}

/// Rows of uneven height.
final class TableRows: TableViewDataSource, TableViewDelegate {
  var count: Int
  let implementedMethods: TableViewMethods = .heightForRow
  init(_ count: Int) { self.count = count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    Double(30 + indexPath.row * 7 % 40)
  }
}

/// Shows a table of so many rows, and does something to it.
func showTable(_ count: Int, _ change: (TableView, TableRows) -> Void = { _, _ in }) {
  let (window, rows) = (makeWindow(), TableRows(count))
  let table = TableView(frame: window.bounds)
  table.register({ TableViewCell(style: .default, reuseIdentifier: "row") }, forCellReuseIdentifier: "row")
  table.dataSource = rows
  table.delegate = rows
  window.addSubview(table)
  table.layoutIfNeeded()
  change(table, rows)
  table.layoutIfNeeded()
}

func makeList(_ count: Int) -> (Window, CollectionView) {
  let window = makeWindow()
  let list = CollectionView(frame: window.bounds)
  list.rowLayout = RowLayout(rowHeight: 40)
  window.addSubview(list)
  for _ in 0..<count { list.addSubview(CollectionViewCell(frame: .zero)) }
  return (window, list)
}

final class Numbers: CollectionViewDataSource {
  let count: Int
  init(_ count: Int) { self.count = count }
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: CollectionView.IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }
}

final class Moving: TouchAnimating {
  func animate(to time: Timestamp) {}
}

final class Target {
  func act() {}
}

final class Sleeper: DeadlineHandler {
  func deadlineReached(_ tag: Int, at time: Timestamp) {}
}

let rows: [(name: String, work: (Int) -> Void)] = [
  (
    "siblings",
    { count in
      let window = makeWindow()
      for _ in 0..<count { window.addSubview(Own(frame: Rect(x: 0, y: 0, width: 5, height: 5))) }
      window.insertSubview(Own(frame: window.bounds), at: 0)
      tap(window, 100)
    }
  ),
  (
    "depth",
    { count in
      let window = makeWindow()
      var inner: View = window
      for _ in 0..<count {
        let view = Own(frame: window.bounds)
        inner.addSubview(view)
        inner = view
      }
      for _ in 0..<20 { _ = window.hitTest(Point(x: 10, y: 10), with: nil) }
    }
  ),
  ("cells", { count in makeList(count).1.layoutIfNeeded() }),
  ("cell taps", { count in tap(makeList(count).0, 20) }),
  (
    "items",
    { count in
      let window = makeWindow()
      let list = CollectionView(frame: window.bounds)
      let numbers = Numbers(count * 1_000)
      list.register({ CollectionViewCell(frame: .zero) }, forCellWithReuseIdentifier: "row")
      list.dataSource = numbers
      window.addSubview(list)
      list.layoutIfNeeded()
      list.contentOffset = Point(x: 0, y: list.contentSize.height - 400)
      list.layoutIfNeeded()
      tap(window, 10)
    }
  ),
  ("rows", { count in showTable(count) }),
  (
    "rows scrolled",
    { count in
      showTable(count) { table, _ in
        for step in 1...40 {
          table.contentOffset.y = Double(step * 10)
          table.layoutIfNeeded()
        }
      }
    }
  ),
  (
    "row inserted",
    { count in
      showTable(count) { table, rows in
        rows.count += 1
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
  ),
  (
    "rows deleted",
    { count in
      showTable(count + 100) { table, rows in
        rows.count -= 100
        table.deleteRows(at: (0..<100).map { IndexPath(row: $0, section: 0) }, with: .none)
      }
    }
  ),
  ("rows reloaded", { count in showTable(count) { table, _ in table.reloadData() } }),
  (
    "animations",
    { count in
      let window = makeWindow()
      for _ in 0..<count { window.addSubview(View(frame: window.bounds)) }
      for view in window.subviews { view.animate(withDuration: 1, animations: { view.alpha = 0.5 }) }
    }
  ),
  (
    "removals",
    { count in
      let window = makeWindow()
      for _ in 0..<count { window.addSubview(View(frame: window.bounds)) }
      for view in window.subviews { view.removeFromSuperview() }
    }
  ),
  (
    "targets",
    { count in
      let recognizer = TapGestureRecognizer()
      let targets = (0..<count).map { _ in Target() }
      for target in targets { recognizer.addTarget(target, action: Action("act", Target.act)) }
    }
  ),
  (
    "animators",
    { count in
      let window = makeWindow()
      let all = (0..<count).map { _ in Moving() }
      for animator in all { window.context.startAnimating(animator) }
      for frame in 0..<60 { window.advance(to: Double(frame) / 60) }
    }
  ),
  (
    "touches",
    { count in
      let window = makePads(count) { TapGestureRecognizer() }
      window.send(contacts(.began, count, at: 1))
      window.send(contacts(.ended, count, at: 1.05))
    }
  ),
  (
    "moves",
    { count in
      let window = makePads(count) { PanGestureRecognizer() }
      window.send(contacts(.began, count, at: 1))
      for frame in 1...20 { window.send(contacts(.moved, count, at: 1 + Double(frame) / 60, moved: Double(frame))) }
    }
  ),
  (
    "scrollers",
    { count in
      let window = makeWindow()
      window.context.scrollHandOver = .chain
      var around: View = window
      for _ in 0..<count {
        let scrollView = ScrollView(frame: window.bounds)
        scrollView.contentSize = Size(width: 400, height: 410)
        around.addSubview(scrollView)
        around = scrollView
      }
      // Long enough that the drag counts, and not the pairs of recognizers that are asked as it begins.
      for frame in 0...400 {
        let place = Point(x: 200, y: 380 - Double(frame))
        window.send([
          TouchSample(
            id: 1, phase: frame == 0 ? .began : .moved, location: place, timestamp: 1 + Double(frame) / 60)
        ])
      }
    }
  ),
  (
    "detents",
    { count in
      let window = makeWindow()
      let (home, controller) = (ViewController(), ViewController())
      window.rootViewController = home
      controller.sheetPresentationController?.detents = (1...count).map { number in
        .custom(identifier: .init("\(number)")) { $0.maximumDetentValue * Double(number) / Double(count) }
      }
      home.present(controller)
      for frame in 0...20 {
        let phase = frame == 0 ? TouchPhase.began : frame == 20 ? .ended : .moved
        let place = Point(x: 200, y: 390 - Double(frame) * 10)
        window.send([TouchSample(id: 1, phase: phase, location: place, timestamp: 1 + Double(frame) / 60)])
      }
      for frame in 1...60 { window.advance(to: 2 + Double(frame) / 60) }
    }
  ),
  (
    "stacks",
    { count in
      let window = makeWindow()
      let navigation = NavigationController()
      window.rootViewController = navigation
      navigation.setViewControllers((0...count).map { _ in ViewController() }, animated: false)
      for frame in 0...20 {
        let phase = frame == 0 ? TouchPhase.began : frame == 20 ? .ended : .moved
        let place = Point(x: 5 + Double(frame) * 15, y: 200)
        window.send([TouchSample(id: 1, phase: phase, location: place, timestamp: 1 + Double(frame) / 60)])
      }
      for frame in 1...60 { window.advance(to: 2 + Double(frame) / 60) }
      navigation.popToRootViewController(animated: false)
    }
  ),
  (
    "windows",
    { count in
      let application = Application()
      for _ in 0..<count { application.addWindow() }
    }
  ),
  (
    "timers",
    { count in
      let context = TouchContext()
      let sleepers = (0..<count).map { _ in Sleeper() }
      for (index, sleeper) in sleepers.enumerated() { context.deadlines.schedule(sleeper, at: Double(index)) }
    }
  ),
  (
    "taps",
    { count in
      let window = makeWindow()
      window.addGestureRecognizer(TapGestureRecognizer())
      tap(window, count)
    }
  ),
  (
    "gates",
    { count in
      let window = makeWindow()
      window.addGestureRecognizer(TapGestureRecognizer())
      let gates = (0..<count).map { _ in Gate() }
      for gate in gates { window.context.add(gate) }
      tap(window, 1)
    }
  ),
  ("recognizers", { count in addAndRemove(count) { $0 } }),
  ("last recognizers", { count in addAndRemove(count) { $0.reversed() } }),
  (
    "closures",
    { count in
      let recognizer = TapGestureRecognizer()
      let tokens = (0..<count).map { _ in recognizer.addAction { _ in } }
      for token in tokens { recognizer.removeAction(token) }
    }
  ),
  ("estimates", { count in estimates(count, areCorrected: false) }),
  ("corrections", { count in estimates(count, areCorrected: true) }),
  (
    "selection",
    { count in
      let (list, numbers) = (CollectionView(frame: Rect(x: 0, y: 0, width: 400, height: 400)), Numbers(count))
      list.register({ CollectionViewCell(frame: .zero) }, forCellWithReuseIdentifier: "row")
      list.dataSource = numbers
      list.allowsMultipleSelection = true
      for item in (0..<count).reversed() { list.selectItem(at: CollectionView.IndexPath(item: item)) }
      for item in 0..<count { list.deselectItem(at: CollectionView.IndexPath(item: item)) }
    }
  ),
]

/// Adds recognizers to a view in a window, and removes them in some order.
func addAndRemove(_ count: Int, _ order: ([TapGestureRecognizer]) -> [TapGestureRecognizer]) {
  let window = makeWindow()
  let all = (0..<count).map { _ in TapGestureRecognizer() }
  for recognizer in all { window.addGestureRecognizer(recognizer) }
  for recognizer in order(all) { window.removeGestureRecognizer(recognizer) }
}

/// A pencil's reports of one time, each to be corrected: by a later report, or by none that comes in time.
func estimates(_ count: Int, areCorrected: Bool) {
  let window = makeWindow()
  var sample = TouchSample(id: 1, phase: .began, location: Point(x: 10, y: 10), timestamp: 1)
  sample.type = .pencil
  window.send([sample])
  sample.phase = .moved
  for index in 0..<count {
    sample.location.x += 0.001
    sample.estimationUpdateIndex = index
    sample.estimatedPropertiesExpectingUpdates = [.force]
    window.send([sample])
  }
  if areCorrected {
    sample.estimatedPropertiesExpectingUpdates = []
    for index in 0..<count {
      sample.estimationUpdateIndex = index
      window.dispatcher.sendEstimatedPropertiesUpdate([sample])
    }
  }
  window.advance(to: 3)
}

final class Gate: GestureGate {
  let name = "gate"
  func gestureRecognizerShouldBegin(
    _ recognizer: any GestureRecognizing, touching nodes: [any TouchNode], answer: Bool
  ) -> Bool { answer }
}

extension Application {
  /// Makes a window of the application, which keeps it.
  fileprivate func addWindow() {
    let window = makeWindow(context)
    window.application = self
    kept.append(window)
  }
}
nonisolated(unsafe) var kept: [Window] = []

if CommandLine.arguments.count == 3, let size = Int(CommandLine.arguments[2]) {
  guard let row = rows.first(where: { $0.name == CommandLine.arguments[1] }) else { fatalError("there is no such row") }
  countingBegins()
  row.work(size)
  countingEnds(iterations: 1)
} else {
  for row in rows { print(row.name) }
}
