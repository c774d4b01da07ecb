import TouchEvents

/// A row that is open, or is being opened or closed.
final class RowSwipe {
  let cell: TableViewCell
  let row: RowAnchor
  let isLeading: Bool
  let configuration: SwipeActionsConfiguration
  let buttons: SwipeActionsView
  /// 1 when the row goes to the right, -1 when it goes to the left.
  let sign: Double
  /// Whether the control of an edited row has opened it (TV-16).
  let byControl: Bool
  /// How far it stands open, in points.
  var place = 0.0
  /// How far it stood open when the finger took it.
  var grabbed = 0.0
  /// Whether the handler of an action has not called back yet.
  var isRunning = false

  init(
    _ cell: TableViewCell, _ row: RowAnchor, isLeading: Bool, _ configuration: SwipeActionsConfiguration,
    mirrored: Bool, byControl: Bool
  ) {
    (self.cell, self.row, self.isLeading, self.configuration) = (cell, row, isLeading, configuration)
    let goesRight = isLeading != mirrored
    sign = goesRight ? 1 : -1
    buttons = SwipeActionsView(configuration, isAtRightEdge: !goesRight)
    self.byControl = byControl
  }

  /// Returns how far it stands open for a way of the finger toward the actions, in points (TV-12).
  func place(for way: Double) -> Double {
    let (x, width) = (max(grabbed + way, 0), configuration.width)
    guard x > width, !configuration.performsFirstActionWithFullSwipe else { return x }
    return width + Self.elasticity * (x - width)
  }

  /// How much of the way beyond its buttons a row goes that has no full swipe; chosen (TV-12).
  static var elasticity: Double { 0.4 }
}

/// The motion of a row to its rest: a critically damped spring (TV-13).
struct RowFlight {
  /// Its frequency, in 1/s, as that of sheets.
  static var frequency: Double { 18.2574 }

  let start: Timestamp
  /// Where it goes: open by so many points.
  let rest: Double
  let distance: Double
  let velocity: Double

  /// Returns how far it stands open; what would pass 0 is at 0.
  func place(at time: Timestamp) -> Double { max(rest + position(max(time - start, 0)), 0) }

  /// Returns whether it has arrived: near its rest, and slow.
  func isOver(at time: Timestamp) -> Bool {
    let elapsed = max(time - start, 0)
    return position(elapsed).magnitude < 0.25 && speed(elapsed).magnitude < 2
  }

  private var drift: Double { velocity + Self.frequency * distance }
  private func position(_ time: Double) -> Double {
    (distance + drift * time) * Mathematics.exp(-Self.frequency * time)
  }
  private func speed(_ time: Double) -> Double {
    (velocity - Self.frequency * drift * time) * Mathematics.exp(-Self.frequency * time)
  }
}

/// What a swipe does: one row at most is open or moves (TV-15).
enum SwipeState {
  /// All rows are closed.
  case closed
  /// A finger drags the row.
  case dragged(RowSwipe)
  /// The row goes to its rest.
  case flying(RowSwipe, RowFlight)
  /// The row stands open.
  case open(RowSwipe)

  /// The row.
  var current: RowSwipe? {
    switch self {
    case .closed: nil
    case .dragged(let row), .flying(let row, _), .open(let row): row
    }
  }

  /// Whether a finger drags the row.
  var isDragged: Bool { if case .dragged = self { true } else { false } }
  /// Whether the row is going to close.
  var isClosing: Bool { if case .flying(_, let flight) = self { flight.rest == 0 } else { false } }
}
