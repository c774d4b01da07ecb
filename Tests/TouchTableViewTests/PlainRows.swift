import TouchTableView
import TouchViews

/// A table's rows as a plain list: what is selected by its calls, and where each row is by adding heights.
final class PlainRows {
  private let stage: TableStage
  private var list: RowList { stage.list }
  private var selected: Set<Int> = []
  private var inserted = 0

  init(_ stage: TableStage) {
    self.stage = stage
    stage.list.onLine = { [unowned self] in follow($0) }
  }

  /// Takes the calls since then.
  func take() -> [String] { stage.take() }

  private func follow(_ line: String) {
    let words = line.split(separator: " ")
    guard words.count > 1, words[0] == "select" || words[0] == "deselect" else { return }
    let numbers = words[1].split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 2, let row = list.row(IndexPath(row: numbers[1], section: numbers[0])) else { return }
    if words[0] == "deselect" {
      selected.remove(row)
    } else {
      if !stage.table.allowsMultipleSelection || stage.table.isEditing { selected = [] }
      selected.insert(row)
    }
  }

  func delete(_ section: Int, _ row: Int) {
    guard list.rows[section].indices.contains(row) else { return }
    selected.remove(list.rows[section].remove(at: row))
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
    selected = []
    stage.table.reloadData()
  }

  /// Selects by code; not while a finger moves a row, when places are those that the finger has made.
  func select(_ section: Int, _ row: Int) {
    let path = IndexPath(row: row, section: section)
    guard !isMoving, let number = list.row(path) else { return }
    if !stage.table.allowsMultipleSelection || stage.table.isEditing { selected = [] }
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

  /// What differs; while a finger is down the offset may be where the content ended before.
  func faults(isTouched: Bool) -> [String] {
    let table = stage.table
    var faults: [String] = []
    let selection = (table.indexPathsForSelectedRows ?? []).compactMap { list.row($0) }
    if !isMoving, Set(selection) != selected { faults.append("selected are \(selection), not \(selected.sorted())") }
    let (frames, end) = frames()
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
