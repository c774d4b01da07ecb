import TouchCells
import TouchScroll

/// Rows that a transition deselects, and how much they look selected (TV-9).
struct RowFading {
  /// Where they were when the transition began.
  let paths: [IndexPath]
  var share: Double
}

// What a driven transition does to the selection.
extension TableView {
  /// Deselects all rows without a call of the delegate; in a driven transition they go on looking selected (TV-9).
  final func beginFading(isDriven: Bool) {
    let paths = supply.selection.numbers.map { supply.path($0) }
    clearSelection()
    rowFading = RowFading(paths: paths, share: isDriven ? 1 : 0)
    showFading()
  }

  /// Lets the rows look selected by a share.
  final func fade(to share: Double) {
    rowFading?.share = share
    showFading()
  }

  /// Ends it; the rows of a transition that is taken back are selected again, as far as they are there.
  final func endFading(isTakenBack: Bool) {
    guard let rows = rowFading else { return }
    fade(to: 0)
    rowFading = nil
    guard isTakenBack else { return }
    for number in rows.paths.compactMap({ supply.number(of: $0) }) { setSelected(true, number) }
  }

  private func showFading() {
    guard let rows = rowFading else { return }
    for number in rows.paths.compactMap({ supply.number(of: $0) }) {
      (supply.cell(at: number) as? TableViewCell)?.fading = rows.share
    }
  }

  /// Returns how much a row looks selected that is deselected.
  final func fading(of number: Int) -> Double {
    guard let rows = rowFading, rows.paths.contains(where: { supply.number(of: $0) == number }) else { return 0 }
    return rows.share
  }
}
