import TouchViews

/// A touch that landed on a row, and the row.
struct FollowedRow {
  let touch: Touch
  let cell: TableViewCell
  let row: RowAnchor

  /// Whether the touch is inside the row.
  var isInside: Bool { cell.bounds.contains(touch.location(in: cell)) }
}

/// What the touch does that a table follows; it follows one at a time (TV-2).
enum RowTouch {
  /// No touch is followed.
  case none
  /// The delegate is being asked about the row.
  case asking(FollowedRow)
  /// The row is highlighted.
  case lit(FollowedRow)
  /// The finger is outside of the row (TV-3).
  case left(FollowedRow)
  /// The finger was lifted inside: the row is selected when the event is over (TV-4).
  case lifted(FollowedRow)

  /// The touch and its row.
  var followed: FollowedRow? {
    switch self {
    case .none: nil
    case .asking(let row), .lit(let row), .left(let row), .lifted(let row): row
    }
  }

  /// Whether the row is highlighted.
  var isLit: Bool {
    switch self {
    case .lit, .lifted: true
    case .none, .asking, .left: false
    }
  }
}
