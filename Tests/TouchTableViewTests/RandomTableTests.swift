import Foundation
import Testing
import TouchTableView
import TouchTestSupport
import TouchWindows

/// Random fingers and changes by code on a table; rows, selection and offset are those of a plain list after each event.
@Suite struct RandomTableTests {
  /// How many sessions there are: a few, unless a run for a release asks for more.
  private static let count = ProcessInfo.processInfo.environment["TOUCHSTONE_SCREENS"].flatMap { Int($0) } ?? 100

  /// One session: its log, and what did not hold.
  private func play(_ seed: UInt64, _ tally: RowTally) -> (log: [String], faults: [String]) {
    var random = SplitMix64(seed: seed)
    func roll(_ sides: Int) -> Int { Int(random.next() % UInt64(sides)) }
    let list = RowList(roll(8) + 1, roll(40))
    list.implementedMethods = [.leadingSwipeActions, .moveRow]
    if roll(2) == 0 { list.implementedMethods.insert(.heightForRow) }
    if roll(2) == 0 { list.implementedMethods.formUnion([.heightForHeader, .viewForHeader]) }
    if roll(3) > 0 { list.implementedMethods.insert(.commit) }
    if roll(2) == 0 { list.implementedMethods.insert(.performPrimaryAction) }
    list.header = 30
    list.height = { Double(30 + $0 * 7 % 50) }
    list.leading = actions("a", "b")
    if roll(3) == 0 { list.style = .insert }
    let hasButtons = roll(2) == 0
    list.makeCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.accessoryType = hasButtons ? .detailButton : .none
      return cell
    }
    let home = TableHome(TableHome.Kind(rawValue: Int(seed % 4)) ?? .window)
    let stage = TableStage(list, in: home) {
      $0.allowsMultipleSelection = roll(2) == 0
      $0.allowsSelectionDuringEditing = roll(2) == 0
    }
    let model = PlainRows(stage)
    home.onFading = { isTakenBack, isDriven in
      model.fade(isTakenBack)
      if isTakenBack != nil, isDriven { tally.add("TV-9") }
    }
    stage.context.trace = tally
    defer { stage.context.trace = nil }
    var (log, faults): ([String], [String]) = ([], [])
    var (time, down): (Double, [Int: Point]) = (0, [:])
    for _ in 0..<70 {
      time += Double(1 + roll(30)) / 125
      let id = 1 + roll(8) / 7
      list.shouldHighlight = roll(8) > 0
      let refuses = roll(8)
      list.willSelect = { refuses == 0 ? nil : $0 }
      list.willDeselect = { refuses == 1 ? nil : $0 }
      switch roll(40) {
      case 0:
        stage.window.cancelAllTouches(at: time)
        down = [:]
      case 1: stage.table.setEditing(roll(2) == 0, animated: false)
      case 2: model.delete(roll(2), roll(6))
      case 3: model.insert(roll(2), roll(6))
      case 4 where roll(6) == 0:
        model.reload()
      case 5:
        model.select(roll(2), roll(6))
        tally.add("TV-6")
      case 6 where roll(2) == 0: home.change(roll)
      case 6 where roll(4) == 0:
        model.moveFocus(roll(2), roll(6))
        tally.add("TV-22")
      case 6: model.move(roll(2), roll(6), roll(2), roll(6))
      case 21 where home.isCovered && down.isEmpty:
        time += pull(stage, at: time, to: roll(2) == 0 ? 60 : 250)
      case 7: stage.table.contentOffset.y = min(Double(roll(600)), max(stage.table.contentSize.height - 600, 0))
      case 8...20:
        if let place = down.removeValue(forKey: id) {
          stage.touch(time, .ended, place.x, place.y, id: id)
        } else {
          let xs = [4, 20.0, 100, 160, 300]
          down[id] = Point(x: xs[roll(5)], y: Double(roll(600)))
          stage.touch(time, .began, down[id]?.x ?? 0, down[id]?.y ?? 0, id: id)
        }
      default:
        guard let place = down[id] else { continue }
        let way = roll(2) == 0 ? Point(x: Double(roll(161) - 80), y: 0) : Point(x: 0, y: Double(roll(161) - 80))
        let moved = Point(x: min(max(place.x + way.x, 0), 319), y: min(max(place.y + way.y, 0), 599))
        down[id] = moved
        stage.touch(time, .moved, moved.x, moved.y, id: id)
      }
      stage.table.layoutIfNeeded()
      tally.look(at: stage.table, isMoving: model.isMoving)
      log += model.take()
      faults += model.faults(isTouched: !down.isEmpty)
    }
    for (id, place) in down.sorted(by: { $0.key < $1.key }) {
      stage.touch(time + 0.1, .ended, place.x, place.y, id: id)
    }
    stage.wait(time + 12)
    log += model.take()
    faults += model.faults(isTouched: false)
    if stage.context.isAnimating { faults.append("something moves for ever") }
    if stage.table.visibleCells.contains(where: { $0.isHighlighted }) { faults.append("a row stays lit") }
    faults += Self.faults(inLog: log)
    tally.add("TV-1", model.compared)
    if stage.table.isDecelerating || stage.table.isTracking { faults.append("it scrolls for ever") }
    return (log, faults)
  }

  /// Pulls what covers the table from the edge and lets go; returns how long it takes.
  private func pull(_ stage: TableStage, at time: Double, to end: Double) -> Double {
    stage.touch(time, .began, 2, 300)
    for step in 1...10 { stage.touch(time + 0.016 * Double(step), .moved, 2 + end * Double(step) / 10, 300) }
    stage.touch(time + 0.4, .ended, 2 + end, 300)
    return 0.4
  }

  private static func faults(inLog log: [String]) -> [String] {
    func count(_ word: String) -> Int { log.count { $0.hasPrefix(word + " ") } }
    var faults: [String] = []
    if count("highlight") < count("unhighlight") { faults.append("unhighlighted what was not") }
    let isOpen = count("willBeginEditing") - count("didEndEditing")
    if isOpen < 0 || isOpen > 1 { faults.append("\(isOpen) rows are open") }
    if count("select") > count("willSelect") { faults.append("selected without a question") }
    return faults
  }

  @Test func `random fingers leave what a plain list has`() {
    let tally = RowTally()
    var broken: [String] = []
    for seed in 0..<UInt64(Self.count) {
      broken += play(seed, tally).faults.map { "\(seed): \($0)" }
    }
    #expect(broken.isEmpty, "\(broken.count) faults: \(broken.prefix(9))")
    if Self.count > 1000 { print("\(Self.count) sessions of tables played:", tally.text) }
    let least = Self.count < 100 ? 0 : Self.count < 10_000 ? 1 : 100
    #expect(RowTally.rules.filter { tally.counts[$0, default: 0] < least } == [])
  }

  /// Sessions of 100,000 that once found a mistake.
  private static let seeds: [UInt64] = [
    8044, 8677, 13577, 15079, 15617, 16153, 17448, 19841, 20918, 21340, 22714, 23221, 35958, 36730, 37233, 38494, 41296,
    42052, 44853, 45578, 50476, 51102, 58937, 61560, 64301, 65472, 67257, 67612, 68777, 71246, 72116, 72394, 73453,
    74821, 77753, 79024, 80441, 90264, 98610,
  ]

  @Test(arguments: seeds)
  func `a session that once found a mistake is clean`(seed: UInt64) {
    #expect(play(seed, RowTally()).faults == [])
  }

  @Test func `the same fingers give the same log`() {
    for seed in 4..<UInt64(8) { #expect(play(seed, RowTally()).log == play(seed, RowTally()).log) }
  }
}
