import TouchScroll
import TouchViews

// Batches of changes: cells, heights and selections stay with their rows, and nothing is asked for anew (XS-14).
extension TableView {
  /// Takes all cells back, forgets all heights and what is selected, and asks the data source anew at the next layout.
  final func reloadRows() {
    cancelMove()
    closeAtOnce()
    stopFollowing()
    changes = RowChanges()
    methodsChanged()
    for anchor in anchors { anchor.path = nil }
    unshown = []
    geometry = nil
    forgetMargins()
    rowFading?.numbers = []
    supply.reload()
    setNeedsLayout()
  }

  /// Takes a change into the batch, which is applied at once unless one is open.
  final func update(_ change: (inout RowChanges) -> Void) {
    change(&changes)
    if changes.depth == 0 { apply() }
  }

  /// Ends a batch; one that was not begun is reported.
  final func endBatch() {
    guard changes.depth > 0 else { return supply.report("a batch of changes was ended that was not begun") }
    changes.depth -= 1
    if changes.depth == 0 { apply() }
  }

  private func apply() {
    let batch = changes
    changes = RowChanges()
    guard supply.isActive, !batch.isEmpty else { return }
    cancelMove()
    // Without rows that were asked for there is nothing to change.
    guard !supply.isLoading, supply.starts != nil, geometry != nil else { return reloadRows() }
    let counts = (0..<supply.sections).map { supply.items(inSection: $0).count }
    let mapping = RowMapping(batch, counts: counts)
    guard mapping.isValid else { return refuse("a batch names a row or section that there is not, or one twice") }
    let generation = supply.generation
    guard let new = newCounts(mapping) else {
      if generation == supply.generation { refuse("the rows of a data source do not match a batch") }
      return
    }
    guard generation == supply.generation else { return }
    closeIfGone(mapping, batch)
    guard generation == supply.generation else { return }
    change(mapping, batch, new)
  }

  private func refuse(_ text: DiagnosticText) {
    supply.report(text)
    reloadRows()
  }

  /// Asks how many rows each section has now; `nil` when that is not what the batch makes of it.
  private func newCounts(_ mapping: RowMapping) -> [Int]? {
    guard let source = references.source, source.numberOfSections(in: self) == mapping.sections.count else {
      return nil
    }
    var counts: [Int] = []
    for (number, section) in mapping.sections.enumerated() {
      let count = source.tableView(self, numberOfRowsInSection: number)
      guard count >= 0, section.old == nil || count == section.count else { return nil }
      counts.append(count)
    }
    return counts
  }

  private func change(_ mapping: RowMapping, _ batch: RowChanges, _ counts: [Int]) {
    var starts = [0]
    for count in counts { starts.append(starts[starts.count - 1] + count) }
    let before = supply.starts ?? [0]
    let asked = supply.generation
    let new = changedHeights(mapping, counts)
    // A call may have asked for all anew.
    guard asked == supply.generation, let new else { return }
    geometry = new
    let old = supply.cells.map { ($0, $0.itemNumber) }
    for anchor in anchors { anchor.path = anchor.path.flatMap { mapping.new($0) } }
    let gone = renumber { number in
      mapping.new(IndexPath.at(number, before)).map { starts[$0.section] + $0.item }
    }
    supply.setStarts(starts)
    forgetMargins()
    placedWidth = -1
    setNeedsLayout()
    let generation = supply.generation
    if let followed = rowTouch.followed, gone.contains(where: { $0 === followed.cell }) { stopFollowing() }
    for cell in gone {
      guard let number = old.first(where: { $0.0 === cell })?.1 else { continue }
      cell.removeFromSuperview()
      supply.putAway(cell, at: IndexPath.at(number, before))
    }
    guard generation == supply.generation else { return }
    for path in batch.reloaded { if let new = mapping.new(path), let cell = cell(at: new) { supply.retire(cell) } }
  }

  /// Returns the heights after a batch, and asks for those of rows that came.
  private func changedHeights(_ mapping: RowMapping, _ counts: [Int]) -> TableGeometry? {
    guard let old = geometry else { return nil }
    var sections: [TableGeometry.Section] = []
    for (number, section) in mapping.sections.enumerated() {
      guard let from = section.old, old.sections.indices.contains(from) else {
        sections.append(newSection(number, rows: rows(counts[number], in: number)))
        continue
      }
      var part = old.sections[from]
      if let asked = part.rows.asked {
        if !section.leaving.isEmpty || !section.coming.isEmpty {
          part.rows = RowHeights(
            asked: heights(of: number, counts[number], mapping, asked, old), common: part.rows.common)
        }
      } else {
        part.rows = RowHeights(count: counts[number], common: part.rows.common)
      }
      sections.append(part)
    }
    return TableGeometry(sections: sections, start: old.start)
  }

  /// Returns the heights of the rows of a new section.
  private func rows(_ count: Int, in section: Int) -> RowHeights {
    guard methods.contains(.heightForRow) else { return RowHeights(count: count, common: rowHeight) }
    return RowHeights(asked: newHeights((0..<count).map { IndexPath(row: $0, section: section) }), common: rowHeight)
  }

  /// Returns the heights of a section's rows: those that stay keep theirs.
  private func heights(
    of number: Int, _ count: Int, _ mapping: RowMapping, _ asked: [Double?], _ old: TableGeometry
  ) -> [Double?] {
    let section = mapping.sections[number]
    var kept = asked
    for row in section.leaving.reversed() { kept.remove(at: row) }
    var result: [Double?] = []
    result.reserveCapacity(count)
    var (next, coming) = (0, section.coming[...])
    for row in 0..<count {
      if coming.first == row {
        coming.removeFirst()
        let path = IndexPath(row: row, section: number)
        if let from = mapping.old(path) {
          result.append(old.sections[from.section].rows.asked.flatMap { $0[from.item] })
        } else {
          result += newHeights([path])
        }
      } else {
        result.append(kept[next])
        next += 1
      }
    }
    return result
  }
}

extension IndexPath {
  /// Returns the place of a row by its number among those of sections that begin at some numbers.
  fileprivate static func at(_ number: Int, _ starts: [Int]) -> IndexPath {
    let section = max(starts.dropLast().firstPlace { $0 > number } - 1, 0)
    return IndexPath(item: number - starts[section], section: section)
  }
}
