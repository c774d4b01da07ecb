import TouchScroll

/// Rows that a transition deselects, and how much they look selected (TV-9).
struct RowFading {
  /// The rows, which changes of the table renumber.
  var numbers: [Int]
  var share: Double
}

// What a driven transition does to the selection.
extension TableView {
  /// Deselects all rows without a call of the delegate; in a driven transition they go on looking selected (TV-9).
  final func beginFading(isDriven: Bool) {
    let numbers = supply.selection.numbers
    clearSelection()
    rowFading = RowFading(numbers: numbers, share: isDriven ? 1 : 0)
    showFading()
  }

  /// Lets the rows look selected by a share.
  final func fade(to share: Double) {
    rowFading?.share = share
    showFading()
  }

  /// Ends it; the rows of a transition that is taken back are selected again, unless one was selected instead.
  final func endFading(isTakenBack: Bool) {
    guard let rows = rowFading else { return }
    fade(to: 0)
    rowFading = nil
    guard isTakenBack, selectsSeveral || supply.selection.isEmpty else { return }
    for number in rows.numbers { setSelected(true, number) }
  }

  private func showFading() {
    guard let rows = rowFading else { return }
    for number in rows.numbers { (supply.cell(at: number) as? TableViewCell)?.fading = rows.share }
  }

  /// Returns how much a row looks selected that is deselected.
  final func fading(of number: Int) -> Double {
    guard let rows = rowFading, rows.numbers.contains(number) else { return 0 }
    return rows.share
  }

  /// Gives each cell, and what is and was selected, the number that a function makes of its own; returns cells without one.
  @discardableResult
  final func renumber(_ new: (Int) -> Int?) -> [ReusableCell] {
    if let rows = rowFading { rowFading?.numbers = rows.numbers.compactMap(new) }
    return supply.renumber(new)
  }
}
