public import TouchEvents

/// Reports what an event of two fingers is mostly about: travelling, spreading or turning (DO-1).
///
/// A pure value; points are in any one coordinate space. Each event's three parts are smoothed and weighted, and the one
/// that clearly exceeds both others dominates.
public struct PairAnalyser: Sendable {
  /// A kind of movement of two fingers.
  public enum Component: Sendable {
    /// Both fingers travel together.
    case translation
    /// Their distance changes.
    case spread
    /// The fingers turn about each other.
    case turn
  }

  /// How much of a smoothed part the latest event makes.
  public static var latestShare: Double { 0.4 }
  /// How many times as large as each other part the one that dominates is.
  public static var lead: Double { 1.4 }

  /// How much the parts weigh.
  private let weights: (translation: Double, spread: Double, turn: Double)
  private var translation = 0.0
  private var spread = 0.0
  private var turn = 0.0

  /// Creates an analyser without events, by how much each part weighs.
  ///
  /// The parts are the movement of the fingers' center, half the change of their distance, and the way that each goes round
  /// their center.
  public init(translation: Double, spread: Double, turn: Double) { weights = (translation, spread, turn) }

  /// The analyser of a pinch.
  public static var pinch: PairAnalyser { PairAnalyser(translation: 0.5, spread: 4, turn: 0.5) }
  /// The analyser of a rotation.
  public static var rotation: PairAnalyser { PairAnalyser(translation: 0.25, spread: 0.25, turn: 1) }

  /// Takes the movement of one event, and returns what dominates it; `nil` when nothing does.
  public mutating func add(_ step: PairStep) -> Component? {
    smooth(&translation, step.translation.length)
    smooth(&spread, abs(step.distanceChange) / 2)
    smooth(&turn, step.earlierDistance / 2 * abs(step.turn))
    let translation = translation * weights.translation
    let spread = spread * weights.spread
    let turn = turn * weights.turn
    if leads(translation, spread, turn) { return .translation }
    if leads(spread, translation, turn) { return .spread }
    return leads(turn, translation, spread) ? .turn : nil
  }

  private func smooth(_ part: inout Double, _ latest: Double) {
    part = latest * Self.latestShare + part * (1 - Self.latestShare)
  }

  private func leads(_ part: Double, _ second: Double, _ third: Double) -> Bool {
    (second == 0 || part > second * Self.lead) && (third == 0 || part > third * Self.lead)
  }
}

/// How two fingers moved from one event to the next.
///
/// A pure value; points are in any one coordinate space, angles in radians, clockwise positive where y points down.
public struct PairStep: Sendable {
  /// How far their center moved.
  public var translation: Point
  /// How far apart they were.
  public var earlierDistance: Double
  /// How far apart they are.
  public var distance: Double
  /// How far the line from the first to the second rotated: above -π, up to π.
  public var turn: Double

  /// How much their distance changed.
  public var distanceChange: Double { distance - earlierDistance }

  /// Measures the step of two fingers from the points of one event to those of the next.
  public init(from earlier: (first: Point, second: Point), to later: (first: Point, second: Point)) {
    translation = ((later.first - earlier.first) + (later.second - earlier.second)) * 0.5
    earlierDistance = earlier.first.distance(to: earlier.second)
    distance = later.first.distance(to: later.second)
    let before = earlier.second - earlier.first
    let after = later.second - later.first
    let angle = Mathematics.atan2(
      y: before.x * after.y - before.y * after.x, x: before.x * after.x + before.y * after.y)
    turn = angle == -Double.pi ? Double.pi : angle
  }
}
