/// How the way of one finger is shared among scrollers that lie inside each other (NH-3).
///
/// The policy of a gesture is the one that is given for that gesture, else that of the scroller that began, else that of
/// the context. A scroller further out with ``contain`` ends the chain before itself.
public enum ScrollHandOver: Sendable {
  /// UIKit's: a paging scroller around the one that began (NE-4), and the contents of a sheet (SH-15), nobody else.
  case uikit
  /// As on the web: the innermost first, what it leaves goes outward; all places are a function of the net way (NH-5).
  case chain
  /// As ``chain``, but the one that can move at the begin is the only one that takes.
  case latched
  /// As bottom sheets: toward larger the outermost first, toward smaller the innermost first.
  case expandFirst
  /// Scrollers are asked before and after the innermost one moves, see ``HandOverScroller/handOverShare(of:asked:along:)``.
  case custom
  /// The one that began takes alone.
  case contain
}

/// One of the two axes on which a gesture moves scrollers.
public enum HandOverAxis: Sendable, CaseIterable {
  /// Left and right.
  case horizontal
  /// Up and down.
  case vertical
}

/// How far a scroller can still move along one axis, in points of its own coordinates; ways without a limit are infinite.
public struct HandOverRoom: Equatable, Sendable {
  /// How far a finger can move it down or to the right: toward the start of content, or toward a smaller sheet.
  public var smaller: Double
  /// How far a finger can move it up or to the left: toward the end of content, or toward a larger sheet.
  public var larger: Double
  /// A Boolean value that indicates whether it shows a rubber band beyond its end (NH-6).
  public var bounces: Bool

  /// Creates the room of a scroller.
  public init(smaller: Double, larger: Double, bounces: Bool) {
    self.smaller = smaller
    self.larger = larger
    self.bounces = bounces
  }

  /// Returns how far it can move in the direction of a way.
  func length(toward way: Double) -> Double { way < 0 ? larger : smaller }

  /// Returns the room in other coordinates, where a way of 1 is `factor` in its own.
  func scaled(by factor: Double) -> HandOverRoom {
    let (smaller, larger) = factor < 0 ? (larger, smaller) : (smaller, larger)
    return HandOverRoom(smaller: smaller / factor.magnitude, larger: larger / factor.magnitude, bounces: bounces)
  }

  /// Whether both ways are numbers of at least 0.
  var isValid: Bool { smaller >= 0 && larger >= 0 }

  /// The room with nothing in place of what is no way.
  var cleaned: HandOverRoom {
    HandOverRoom(smaller: smaller > 0 ? smaller : 0, larger: larger > 0 ? larger : 0, bounces: bounces)
  }
}

/// Fixed answers of a scroller under ``ScrollHandOver/custom``: what it takes of the way before and after the innermost moves.
public struct HandOverAnswers: Equatable, Sendable {
  /// What it takes of a way.
  public enum Answer: Equatable, Sendable {
    /// So many points of the finger's way, signed as it: down and right positive.
    case points(Double)
    /// All that it is offered.
    case all
  }
  /// What it takes before the innermost one moves; nothing by default.
  public var before = Answer.points(0)
  /// What it takes of what the innermost one left; nothing by default.
  public var after = Answer.points(0)

  /// Creates answers.
  public init(before: Answer = .points(0), after: Answer = .points(0)) {
    self.before = before
    self.after = after
  }

  /// Returns what is taken of a way that is offered at a moment.
  public func share(of available: Double, asked moment: HandOverMoment) -> Double {
    switch moment == .before ? before : after {
    case .points(let way): way
    case .all: available
    }
  }
}
