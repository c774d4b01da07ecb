public import TouchEvents

/// The limits within which a drag starts from an edge and continues (ED-1).
///
/// A pure value. Points are in window coordinates, angles in degrees, times in seconds since the finger landed.
public struct ScreenEdgeBounds: Hashable, Sendable {
  /// The width of the strip at an edge where the finger must come from, in points; 13 by default.
  public var width = 13.0
  /// How wide that strip is at the lower edge, in points; 11 by default.
  public var bottomWidth = 11.0
  /// How far inside the edge the finger may land if its first move shows that it came from the strip, in points; 20.
  public var landingReach = 20.0
  /// How far the finger must go inwards for the pan to begin beyond that, in points; 15 by default.
  public var slop = 15.0
  /// How far the finger may go along the edge until then, in points at time 0; shrinks with time; 45.1 by default.
  public var sideways = 45.1
  /// In how many seconds ``sideways`` shrinks to nothing; 0.5 by default.
  public var sidewaysTime = 0.5
  /// How far the finger may always go along the edge, in points; 20 by default.
  public var leastSideways = 20.0
  /// How far the movement may deviate from straight inwards when the pan begins, in degrees; 77.5 by default.
  public var angle = 77.5
  /// How far it may deviate at the lower edge, in degrees; 60 by default.
  public var bottomAngle = 60.0
  /// How far it may deviate from the diagonal in a corner, in degrees; 37.5 by default.
  public var cornerAngle = 37.5

  /// Creates the default bounds.
  public init() {}

  /// A verdict on a movement.
  public enum Verdict: Equatable, Sendable {
    /// It may still become a drag from the edge.
    case undecided
    /// It is one now.
    case begins
    /// It went this far along the edge of what is allowed.
    case tooFarSideways(Double, of: Double)
    /// It deviates by this angle of what is allowed, in degrees.
    case tooSteep(Double, of: Double)
  }

  private static var all: [RectEdge] { [.left, .right, .top, .bottom] }

  /// Returns how far inside an edge of the window a point lies; negative outside the window.
  public static func depth(of point: Point, inside edge: RectEdge, of window: Rect) -> Double {
    switch edge {
    case .left: point.x - window.minX
    case .right: window.maxX - point.x
    case .top: point.y - window.minY
    default: window.maxY - point.y
    }
  }

  /// Returns how far inside the nearest of some edges a point lies; infinite without edges.
  public func depth(of point: Point, inside edges: RectEdge, of window: Rect) -> Double {
    var nearest = Double.infinity
    for edge in Self.all where edges.contains(edge) {
      nearest = min(nearest, Self.depth(of: point, inside: edge, of: window))
    }
    return nearest
  }

  /// Returns whether a finger that landed at a point may come from one of some edges.
  public func allowsLanding(at point: Point, edges: RectEdge, of window: Rect) -> Bool {
    !depth(of: point, inside: edges, of: window).exceeds(width + landingReach)
  }

  /// Returns the edges, of some, from whose strips a finger came: its first move is drawn backwards from where it landed.
  public func origin(from start: Point, to first: Point, edges: RectEdge, of window: Rect) -> RectEdge {
    let before = start - (first - start)
    var strips: RectEdge = []
    for edge in Self.all where edges.contains(edge) {
      let strip = edge == .bottom ? bottomWidth : width
      if !Self.depth(of: before, inside: edge, of: window).exceeds(strip) { strips.insert(edge) }
    }
    return strips
  }

  /// Judges a movement since the finger landed, which came from an edge, or from the corner of two.
  public func judge(_ movement: Point, seconds: Double, from origin: RectEdge) -> Verdict {
    let edges = Self.all.filter { origin.contains($0) }
    guard let first = edges.first else { return .undecided }
    if let corner = Self.corner(of: edges) { return judge(movement, inCorner: corner, of: edges) }
    let inwards = Self.part(of: movement, along: Self.normal(of: first))
    let along = abs(first == .left || first == .right ? movement.y : movement.x)
    if !inwards.exceeds(slop) {
      let shrunk = sideways * (1 - seconds / sidewaysTime)
      let allowed = first == .bottom ? leastSideways : max(shrunk, leastSideways)
      return along.exceeds(allowed) ? .tooFarSideways(along, of: allowed) : .undecided
    }
    return judgeAngle(of: movement, from: first)
  }

  private func judge(_ movement: Point, inCorner diagonal: Point, of edges: [RectEdge]) -> Verdict {
    guard movement.length.exceeds(slop) else { return .undecided }
    if Self.degrees(between: movement, and: diagonal) < cornerAngle { return .begins }
    let nearest = edges.min { Self.deviation(of: movement, from: $0) < Self.deviation(of: movement, from: $1) }
    return judgeAngle(of: movement, from: nearest ?? edges[0])
  }

  private func judgeAngle(of movement: Point, from edge: RectEdge) -> Verdict {
    let deviation = Self.deviation(of: movement, from: edge)
    let allowed = edge == .bottom ? bottomAngle : angle
    return deviation < allowed ? .begins : .tooSteep(deviation, of: allowed)
  }

  /// Returns the direction between two edges that meet, half of one and half of the other; `nil` when there are no such two.
  private static func corner(of edges: [RectEdge]) -> Point? {
    for (index, edge) in edges.enumerated() {
      for other in edges.dropFirst(index + 1) where part(of: normal(of: edge), along: normal(of: other)) == 0 {
        return normal(of: edge) + normal(of: other)
      }
    }
    return nil
  }

  private static func normal(of edge: RectEdge) -> Point {
    switch edge {
    case .left: Point(x: 1, y: 0)
    case .right: Point(x: -1, y: 0)
    case .top: Point(x: 0, y: 1)
    default: Point(x: 0, y: -1)
    }
  }

  /// By how many degrees a movement deviates from straight inwards.
  private static func deviation(of movement: Point, from edge: RectEdge) -> Double {
    degrees(between: movement, and: normal(of: edge))
  }

  private static func part(of vector: Point, along direction: Point) -> Double {
    vector.x * direction.x + vector.y * direction.y
  }

  private static func degrees(between first: Point, and second: Point) -> Double {
    let cross = first.x * second.y - first.y * second.x
    return abs(Mathematics.atan2(y: cross, x: part(of: first, along: second))) * 180 / .pi
  }
}
