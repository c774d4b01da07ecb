public import TouchGestures

/// How the center of a pan's fingers moved: its translation, its velocity, and what it takes to begin.
///
/// A pure value. Points are in any one coordinate space, times in seconds of any clock. The translation continues without a jump
/// when fingers join or leave, since only what one set of fingers moves counts (PA-4).
public struct PanMotion: Sendable {
  /// The center with which the next one is compared, or the last one when no finger is left (PA-13).
  public private(set) var reference = Point.zero
  /// How far the center moved since the first finger landed, without what the start took off (PA-2, PA-3).
  public var translation = Point.zero
  /// How far the center moved since the first finger landed, with what the start took off and along all axes.
  public private(set) var movement = Point.zero
  private var steps = BlendedVelocity()
  /// The only axes along which the pan moves once it has begun; `nil` for both.
  private var kept: (axes: GestureAxes, view: ViewAxes)?

  /// Creates a motion of no fingers.
  public init() {}

  /// Starts again as the first finger lands.
  public mutating func start(at centroid: Point, time: Timestamp) {
    reference = centroid
    translation = .zero
    movement = .zero
    kept = nil
    steps.start(at: time)
  }

  /// How fast the center moved in the last two steps, in points per second (PA-5).
  public var velocity: Point { keeping(steps.velocity) }

  /// Takes a movement of the same fingers.
  public mutating func move(to centroid: Point, time: Timestamp) {
    let step = centroid - reference
    reference = centroid
    move(by: step, counting: step, time: time)
  }

  /// Takes a movement of which only a part may count; the reference stays.
  public mutating func move(by step: Point, counting part: Point, time: Timestamp) {
    guard step.isFinite else { return }
    movement += step
    translation += keeping(part)
    steps.add(part, of: step, at: time)
  }

  /// Takes another set of fingers, whose center is the new reference (PA-4).
  public mutating func change(to centroid: Point) { reference = centroid }

  /// Begins: takes some points off each axis of the translation, towards zero and not past it (PA-3).
  ///
  /// The translation along an axis that does not count is zero, and stays so (PA-14).
  public mutating func begin(takingOff slop: Double, along view: ViewAxes, axes: GestureAxes = .all) {
    kept = axes == .all ? nil : (axes, view)
    let parts = view.components(of: translation)
    translation = keeping(view.vector(Point(x: Self.shrink(parts.x, by: slop), y: Self.shrink(parts.y, by: slop))))
  }

  /// Forgets the velocity: a wheel or trackpad rested before it ended (PA-5).
  public mutating func forgetVelocity() { steps.forget() }

  /// Returns the part of a vector that lies along the axes that count.
  private func keeping(_ vector: Point) -> Point {
    guard let kept else { return vector }
    var parts = kept.view.components(of: vector)
    if !kept.axes.contains(.horizontal) { parts.x = 0 }
    if !kept.axes.contains(.vertical) { parts.y = 0 }
    return kept.view.vector(parts)
  }

  private static func shrink(_ part: Double, by slop: Double) -> Double {
    part > 0 ? max(0, part - slop) : min(0, part + slop)
  }
}

/// The directions of a view's two axes in the window, each one point of the window long.
///
/// Distances along them are points of the window, also in a view that is scaled (PA-2).
public struct ViewAxes: Sendable {
  /// The direction of the view's x axis.
  public let x: Point
  /// The direction of the view's y axis.
  public let y: Point

  /// The axes of the window itself.
  public static var window: ViewAxes { ViewAxes(x: Point(x: 1, y: 0), y: Point(x: 0, y: 1)) }

  /// Creates the axes of a node in the window; the window's own when they coincide.
  public init(of node: any TouchNode) {
    self.init(x: node.screenVector(Point(x: 1, y: 0)), y: node.screenVector(Point(x: 0, y: 1)))
  }

  /// Creates axes in two directions of any length; the window's own when they coincide.
  public init(x: Point, y: Point) {
    let lengths = Point(x: x.length, y: y.length)
    let area = x.x * y.y - x.y * y.x
    guard area.isFinite, abs(area) > 1e-9 * lengths.x * lengths.y else {
      self.x = Point(x: 1, y: 0)
      self.y = Point(x: 0, y: 1)
      return
    }
    self.x = x / lengths.x
    self.y = y / lengths.y
  }

  /// Returns how far a vector of the window goes along each axis.
  public func components(of vector: Point) -> Point {
    let area = x.x * y.y - x.y * y.x
    return Point(x: (vector.x * y.y - vector.y * y.x) / area, y: (x.x * vector.y - x.y * vector.x) / area)
  }

  /// Returns the vector of the window that goes so far along each axis.
  public func vector(_ components: Point) -> Point { x * components.x + y * components.y }
}
