import TouchTableView
import TouchViews

/// A table's rows as a plain list: what is selected by its calls, and where each row is by adding heights.
final class PlainRows {
  private let stage: TableStage
  private var list: RowList { stage.list }
  private var selected: Set<Int> = []
  /// What a transition deselected that lasts (TV-9).
  private var faded: Set<Int> = []
  private var inserted = 0
  /// How often a place was asked for its row.
  private(set) var compared = 0

  init(_ stage: TableStage) {
    self.stage = stage
    stage.list.onLine = { [unowned self] in follow($0) }
  }

  /// Deselects all rows for a transition, or ends that: taken back or not (TV-9).
  func fade(_ isTakenBack: Bool?) {
    guard let isTakenBack else { return (faded, selected) = (selected, []) }
    if isTakenBack, selectsSeveral || selected.isEmpty { selected.formUnion(faded) }
    faded = []
  }

  private var selectsSeveral: Bool { stage.table.allowsMultipleSelection && !stage.table.isEditing }

  /// Takes the calls since then.
  func take() -> [String] { stage.take() }

  private func follow(_ line: String) {
    let words = line.split(separator: " ")
    guard words.count > 1, ["select", "deselect", "commit"].contains(words[0]) else { return }
    let numbers = words[1].split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 2, let row = list.row(IndexPath(row: numbers[1], section: numbers[0])) else { return }
    if words[0] == "commit" {
      // What is committed is deleted after the call, unless a row is inserted there.
      if list.style != .insert { selected.remove(row) }
    } else if words[0] == "deselect" {
      selected.remove(row)
    } else {
      if !selectsSeveral { selected = [] }
      selected.insert(row)
    }
  }

  func delete(_ section: Int, _ row: Int) {
    guard list.rows[section].indices.contains(row) else { return }
    let number = list.rows[section].remove(at: row)
    selected.remove(number)
    faded.remove(number)
    stage.table.deleteRows(at: [IndexPath(row: row, section: section)], with: .none)
  }

  func insert(_ section: Int, _ row: Int) {
    guard row <= list.rows[section].count else { return }
    inserted += 1
    let number = 5000 + inserted
    list.rows[section].insert(number, at: row)
    stage.table.insertRows(at: [IndexPath(row: row, section: section)], with: .none)
  }

  func reload() {
    (selected, faded) = ([], [])
    stage.table.reloadData()
  }

  /// Selects by code; not while a finger moves a row, when places are those that the finger has made.
  func select(_ section: Int, _ row: Int) {
    let path = IndexPath(row: row, section: section)
    guard !isMoving, let number = list.row(path) else { return }
    if !selectsSeveral { selected = [] }
    selected.insert(number)
    stage.table.selectRow(at: path, animated: false, scrollPosition: .none)
  }

  /// Moves the focus, which selects (TV-22).
  func moveFocus(_ section: Int, _ row: Int) {
    guard !isMoving, list.rows[section].indices.contains(row) else { return }
    stage.table.selectionFollowsFocus = true
    stage.table.focusMoved(to: IndexPath(row: row, section: section))
    stage.table.selectionFollowsFocus = false
  }

  func move(_ section: Int, _ row: Int, _ other: Int, _ place: Int) {
    let room = list.rows[other].count - (section == other ? 1 : 0)
    guard list.rows[section].indices.contains(row), place <= room else { return }
    list.rows[other].insert(list.rows[section].remove(at: row), at: place)
    stage.table.moveRow(at: IndexPath(row: row, section: section), to: IndexPath(row: place, section: other))
  }

  /// Whether a finger moves a row.
  var isMoving: Bool {
    stage.table.gestureRecognizers?.contains { $0.traits.kind == "rowReorder" && $0.state.isActive } ?? false
  }

  // MARK: What must hold

  /// Where each row is, by adding heights.
  private func frames() -> (rows: [(row: Int, y: Double, height: Double)], end: Double) {
    var (y, frames): (Double, [(row: Int, y: Double, height: Double)]) = (0, [])
    for section in list.rows {
      if list.implementedMethods.contains(.heightForHeader) { y += list.header }
      for row in section {
        let height = list.implementedMethods.contains(.heightForRow) ? list.height(row) : 60
        frames.append((row, y, height))
        y += height
      }
    }
    return (frames, y)
  }

  /// Compares which row is at each edge and in each middle of the rows that are seen (TV-1).
  private func placeFaults(_ frames: [(row: Int, y: Double, height: Double)]) -> [String] {
    let table = stage.table
    var faults: [String] = []
    for y in [table.bounds.minY, table.bounds.midY] {
      let near = frames.first { $0.y + $0.height > y }
      for place in [y] + (near.map { [$0.y, $0.y + $0.height] } ?? []) {
        let expected = frames.first { $0.y <= place && place < $0.y + $0.height }?.row
        let found = table.indexPathForRow(at: Point(x: 9, y: place)).flatMap { list.row($0) }
        compared += 1
        if found != expected { faults.append("at \(place) is \(found ?? -1), not \(expected ?? -1)") }
      }
    }
    return faults
  }

  /// What differs; while a finger is down the offset may be where the content ended before.
  func faults(isTouched: Bool) -> [String] {
    let table = stage.table
    var faults: [String] = []
    let selection = (table.indexPathsForSelectedRows ?? []).compactMap { list.row($0) }
    if !isMoving, Set(selection) != selected { faults.append("selected are \(selection), not \(selected.sorted())") }
    let (frames, end) = frames()
    if !isMoving { faults += placeFaults(frames) }
    if table.contentSize.height != end { faults.append("the content is \(table.contentSize.height) high, not \(end)") }
    if !isMoving {
      let seen = frames.filter { $0.y < table.bounds.maxY && $0.y + $0.height > table.bounds.minY }
      let cells = table.visibleCells.map { $0.tag }
      if cells != seen.map({ $0.row }) { faults.append("seen are \(cells), not \(seen.map { $0.row })") }
      for (cell, row) in zip(table.visibleCells, seen) where cell.frame.minY != row.y || cell.frame.height != row.height
      {
        faults.append("row \(row.row) is at \(cell.frame.minY), not \(row.y)")
      }
    }
    if !isTouched, !table.isTracking, !stage.context.isAnimating, !isMoving {
      let last = max(end - 600, 0)
      if table.contentOffset.y < 0 || table.contentOffset.y > last {
        faults.append("the offset is \(table.contentOffset.y)")
      }
    }
    return faults
  }
}
