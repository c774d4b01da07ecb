import TouchEvents

/// Where the sections of a table and their rows, headers and footers are, from top to bottom.
struct TableGeometry: Equatable {
  /// The heights of one section.
  struct Section: Equatable {
    var header = 0.0
    var rows: RowHeights
    var footer = 0.0

    /// The height of all of it.
    var height: Double { header + rows.total + footer }
  }

  /// What is at a place.
  enum Place: Equatable {
    case above, header(Int), row(IndexPath), footer(Int), below
  }

  /// The sections; a change is followed by ``sum()``.
  var sections: [Section]
  /// Where the first section begins: the height of the table's header.
  var start: Double
  /// Where each section begins, and where the last one ends.
  private(set) var tops: [Double] = []

  init(sections: [Section], start: Double) {
    (self.sections, self.start) = (sections, start)
    sum()
  }

  /// Works out where each section begins.
  mutating func sum() {
    tops = [start]
    tops.reserveCapacity(sections.count + 1)
    var y = start
    for section in sections {
      y += section.height
      tops.append(y)
    }
  }

  /// Where the last section ends.
  var end: Double { tops.last ?? start }

  /// Sets the height of a row; a change is followed by ``sum()``.
  mutating func setHeight(_ height: Double, of path: IndexPath) {
    sections[path.section].rows.set(height, of: path.item)
  }

  /// Returns where a row begins.
  func top(of path: IndexPath) -> Double {
    tops[path.section] + sections[path.section].header + sections[path.section].rows.top(of: path.item)
  }

  /// Returns the frame of a row.
  func frame(of path: IndexPath, width: Double) -> Rect {
    Rect(x: 0, y: top(of: path), width: width, height: sections[path.section].rows.height(of: path.item))
  }

  /// Returns the section in whose stretch a place is; the last one below all.
  private func section(at y: Double) -> Int { max(min(tops.firstPlace { $0 > y } - 1, sections.count - 1), 0) }

  /// Returns what is at a place; edges belong to what begins there (TV-1).
  func place(at y: Double) -> Place {
    guard y >= start, !sections.isEmpty else { return .above }
    guard y < end else { return .below }
    let number = section(at: y)
    let section = sections[number]
    let inside = y - tops[number] - section.header
    guard inside >= 0 else { return .header(number) }
    let row = section.rows.rowsEnding(by: inside)
    return row < section.rows.count ? .row(IndexPath(row: row, section: number)) : .footer(number)
  }

  /// Returns the rows that a stretch shows, by their numbers; `starts` is where each section begins among all rows.
  func rows(from minimum: Double, to maximum: Double, _ starts: [Int]) -> Range<Int> {
    guard !sections.isEmpty, starts.count == sections.count + 1, maximum > minimum else { return 0..<0 }
    let (first, last) = (section(at: minimum), section(at: maximum))
    let before = minimum - tops[first] - sections[first].header
    let lower = starts[first] + (before < 0 ? 0 : sections[first].rows.rowsEnding(by: before))
    let upper = starts[last] + sections[last].rows.rowsBeginning(above: maximum - tops[last] - sections[last].header)
    return lower..<max(lower, upper)
  }

  /// Returns the sections that a stretch shows.
  func sections(from minimum: Double, to maximum: Double) -> Range<Int> {
    guard !sections.isEmpty, maximum > minimum, maximum > start, minimum < end else { return 0..<0 }
    return section(at: minimum)..<section(at: maximum) + 1
  }

  /// Moves a row to its place after a move.
  mutating func move(_ path: IndexPath, to target: IndexPath) {
    guard var old = sections[path.section].rows.asked else {
      sections[path.section].rows = sections[path.section].rows.resized(by: -1)
      sections[target.section].rows = sections[target.section].rows.resized(by: 1)
      return sum()
    }
    let height = old.remove(at: path.item)
    sections[path.section].rows = RowHeights(asked: old, common: sections[path.section].rows.common)
    var new = sections[target.section].rows.asked ?? []
    new.insert(height, at: target.item)
    sections[target.section].rows = RowHeights(asked: new, common: sections[target.section].rows.common)
    sum()
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first index at which a condition is true that holds from there on; the end when it is never.
  func firstPlace(where isTrue: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isTrue(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
