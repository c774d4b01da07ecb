import TouchScrollView
import TouchWindows

/// What a sheet is doing.
struct SheetState {
  /// A motion without a finger.
  struct Flight {
    let spring: SettlingSpring
    let start: Timestamp
    /// Where it leads: the upper edge, in points.
    let rest: Double
    let end: End
    /// Whether code began it.
    var isByCode = false
  }

  /// What follows a motion of the sheet.
  enum End {
    /// It rests.
    case stop
    /// It is gone: by the user, or by code, with what is called then.
    case gone(byUser: Bool, completion: (() -> Void)?)

    /// What code's dismissal calls then.
    var completion: (() -> Void)? { if case .gone(_, let completion) = self { completion } else { nil } }
    /// Whether it leaves for good.
    var isGone: Bool { if case .gone = self { true } else { false } }
    /// Whether it leaves since code dismissed it.
    var isGoneByCode: Bool { if case .gone(byUser: false, _) = self { true } else { false } }
  }

  /// Where it can rest; `nil` until it is presented.
  var stops: SheetStops?
  /// The upper edge in the container, in points, as it is shown.
  var top = 0.0
  /// The finger's pull in progress.
  var pull: SheetPull?
  /// The gesture of that pull, and one that may not move the sheet any more since code did.
  var handOver: HandOverGesture?
  var refused: HandOverGesture?
  /// The translation of the sheet's recognizer at its latest callback, and the speeds and the time of that.
  var translation = Point.zero
  var speed = ReleaseSpeed()
  var latestCallback: Timestamp = 0
  /// The motion in progress.
  var flight: Flight?
  /// What code's dismissal calls at its end, while a finger has taken the sheet over.
  var completion: (() -> Void)?
  /// Counts what begins and ends, to tell whether a call of the program's code changed it.
  var generation = 0
  /// How many blocks of `animateChanges` are running.
  var animatedBlocks = 0
  /// Whether resolvers are being asked.
  var isResolving = false

  /// Returns where the upper edge is at a time, in points.
  func top(at time: Timestamp) -> Double { flight.map { $0.rest + $0.spring.position(at: time - $0.start) } ?? top }
}
