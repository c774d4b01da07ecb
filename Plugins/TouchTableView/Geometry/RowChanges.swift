/// What a batch changes: rows and sections that are deleted, inserted, moved or made anew.
///
/// Places of what is deleted, reloaded or moved away count before the batch, those of what is inserted or moved to after it.
struct RowChanges {
  struct Move {
    let from: IndexPath
    let to: IndexPath
  }

  /// How many batches are open, each inside another.
  var depth = 0
  var inserted: [IndexPath] = []
  var deleted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  var moved: [Move] = []
  var insertedSections: [Int] = []
  var deletedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []

  /// Whether nothing changes.
  var isEmpty: Bool {
    inserted.isEmpty && deleted.isEmpty && reloaded.isEmpty && moved.isEmpty && insertedSections.isEmpty
      && deletedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
  }
}

/// Where each row is after a batch.
struct RowMapping {
  /// What a section after the batch consists of.
  struct Section {
    /// The section before the batch; `nil` for a new one.
    let old: Int?
    /// The rows before the batch that go, in order.
    var leaving: [Int] = []
    /// The rows after the batch that come, in order.
    var coming: [Int] = []
    /// How many rows it has after the batch.
    var count = 0

    /// Returns where a row that stays is.
    func new(_ row: Int) -> Int? {
      let before = leaving.firstPlace { $0 >= row }
      if before < leaving.count, leaving[before] == row { return nil }
      var place = row - before
      for coming in coming {
        guard coming <= place else { break }
        place += 1
      }
      return place
    }

    /// Returns which row it was; `nil` for one that came.
    func old(_ row: Int) -> Int? {
      let before = coming.firstPlace { $0 >= row }
      if before < coming.count, coming[before] == row { return nil }
      var place = row - before
      for leaving in leaving {
        guard leaving <= place else { break }
        place += 1
      }
      return place
    }
  }

  private(set) var sections: [Section] = []
  private var newNumbers: [Int?] = []
  private var moved: [RowChanges.Move] = []
  /// Whether the batch names places that there are not, or one of them twice.
  private(set) var isValid = true

  /// Works out a batch on sections of so many rows each.
  init(_ changes: RowChanges, counts: [Int]) {
    let gone = Self.sorted(changes.deletedSections + changes.reloadedSections + changes.movedSections.map { $0.from })
    let come = Self.sorted(changes.insertedSections + changes.movedSections.map { $0.to })
    guard let gone, let come else {
      isValid = false
      return
    }
    let stay = (0..<counts.count).filter { !gone.contains($0) }
    let total = stay.count + come.count + changes.reloadedSections.count
    isValid =
      gone.allSatisfy { counts.indices.contains($0) } && come.allSatisfy { (0..<total).contains($0) }
    guard isValid else { return }
    // A section that is made anew stays where it is among those that stay.
    var old = Self.merged(
      (0..<counts.count).filter {
        !changes.deletedSections.contains($0) && !changes.movedSections.map { $0.from }.contains($0)
      },
      into: total, come)
    for move in changes.movedSections { old[move.to] = move.from }
    newNumbers = Array(repeating: nil, count: counts.count)
    for (number, section) in old.enumerated() {
      let isNew = section.map { changes.reloadedSections.contains($0) } ?? true
      sections.append(Section(old: isNew ? nil : section))
      if let section, !isNew { newNumbers[section] = number }
    }
    take(changes, counts)
  }

  private mutating func take(_ changes: RowChanges, _ counts: [Int]) {
    var (leaving, coming) = (
      changes.deleted + changes.moved.map { $0.from }, changes.inserted + changes.moved.map { $0.to }
    )
    for path in changes.reloaded {
      isValid = isValid && counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
    }
    leaving.sort()
    coming.sort()
    for path in leaving {
      guard counts.indices.contains(path.section), path.item >= 0, path.item < counts[path.section] else {
        return isValid = false
      }
      guard let number = newNumbers[path.section] else { continue }
      sections[number].leaving.append(path.item)
    }
    for path in coming {
      guard sections.indices.contains(path.section), path.item >= 0 else { return isValid = false }
      // Rows of a new section come with it.
      if sections[path.section].old != nil { sections[path.section].coming.append(path.item) }
    }
    for number in sections.indices {
      let section = sections[number]
      isValid = isValid && !Self.hasTwice(section.leaving) && !Self.hasTwice(section.coming)
      guard let old = section.old else { continue }
      sections[number].count = counts[old] - section.leaving.count + section.coming.count
      isValid = isValid && section.coming.allSatisfy { $0 < sections[number].count }
    }
    moved = changes.moved
  }

  /// Returns where a row is after the batch; `nil` when it is gone.
  func new(_ path: IndexPath) -> IndexPath? {
    if let move = moved.first(where: { $0.from == path }) { return move.to }
    guard newNumbers.indices.contains(path.section), let number = newNumbers[path.section] else { return nil }
    return sections[number].new(path.item).map { IndexPath(row: $0, section: number) }
  }

  /// Returns which row it was before the batch; `nil` for one that came.
  func old(_ path: IndexPath) -> IndexPath? {
    if let move = moved.first(where: { $0.to == path }) { return move.from }
    guard let section = sections[path.section].old else { return nil }
    return sections[path.section].old(path.item).map { IndexPath(row: $0, section: section) }
  }

  private static func sorted(_ numbers: [Int]) -> [Int]? {
    let sorted = numbers.sorted()
    return hasTwice(sorted) ? nil : sorted
  }

  private static func hasTwice(_ sorted: [Int]) -> Bool { zip(sorted, sorted.dropFirst()).contains { $0 == $1 } }

  /// Puts what stays into the places that are left by what comes.
  private static func merged(_ stay: [Int], into total: Int, _ come: [Int]) -> [Int?] {
    var (result, next) = ([Int?](), 0)
    for number in 0..<total {
      if come.contains(number) {
        result.append(nil)
      } else {
        result.append(next < stay.count ? stay[next] : nil)
        next += 1
      }
    }
    return result
  }
}
