public import TouchEvents

/// The motion to a page: a damped spring that is computed in steps of one millisecond (PH-6b).
public struct PageSpring: Equatable, Sendable {
  /// One axis of the spring.
  private struct Axis: Equatable {
    var position: Double
    var velocity: Double
    var target: Double
    let start: Double
    var hasArrived: Bool

    init(from start: Double, velocity: Double, to target: Double) {
      position = start
      self.start = start
      self.target = target
      self.velocity = velocity
      hasArrived = start == target && velocity.magnitude < 0.01
    }
  }

  private var horizontal: Axis
  private var vertical: Axis
  private let geometry: ScrollGeometry
  private let pull: Double
  private let friction: Double

  /// Creates the motion from an offset to a target, both in points, with a velocity in points per millisecond.
  public init(from offset: Point, velocity: Point, to target: Point, in geometry: ScrollGeometry) {
    horizontal = Axis(from: offset.x, velocity: velocity.x, to: target.x)
    vertical = Axis(from: offset.y, velocity: velocity.y, to: target.y)
    self.geometry = geometry
    let width = min(geometry.horizontal.extent, 1024)
    pull = 0.000359090909 - 1.84659091e-7 * width
    friction = 0.966818182 + 9.94318182e-6 * width
  }

  /// The current offset, before it is rounded to pixels, in points.
  public var position: Point { Point(x: horizontal.position, y: vertical.position) }
  /// The velocity, in points per millisecond.
  public var velocity: Point { Point(x: horizontal.velocity, y: vertical.velocity) }
  /// The resting position, in points.
  public var target: Point { Point(x: horizontal.target, y: vertical.target) }
  /// From where the motion began to where it leads, in points.
  var way: Point { Point(x: horizontal.target - horizontal.start, y: vertical.target - vertical.start) }
  /// A Boolean value that indicates whether both axes have reached their targets.
  public var isOver: Bool { horizontal.hasArrived && vertical.hasArrived }

  /// Advances the motion by the time since the previous frame, in milliseconds; a fraction of a millisecond is dropped.
  public mutating func advance(by milliseconds: Double) {
    advance(&horizontal, geometry.horizontal, milliseconds)
    advance(&vertical, geometry.vertical, milliseconds)
  }

  private func advance(_ axis: inout Axis, _ limits: ScrollAxis, _ milliseconds: Double) {
    let steps = milliseconds.isFinite ? Int(min(max(milliseconds + 1e-6, 0), 10_000)) : 0
    guard !axis.hasArrived, steps > 0 else { return }
    let shown = geometry.grid.rounded(axis.position)
    var before = 0.0
    for _ in 0..<steps {
      before = (axis.target - axis.position).magnitude
      axis.velocity = (axis.velocity + (axis.target - axis.position) * pull) * friction
      axis.position += axis.velocity
    }
    // A spring that is too slow to reach the next pixel is moved by one pixel.
    if axis.velocity.magnitude < 0.5, geometry.grid.rounded(axis.position) == shown, shown != axis.target {
      axis.position = shown + (axis.target > shown ? geometry.grid.pixel : -geometry.grid.pixel)
    }
    let distance = axis.target - axis.position
    let hasPassed = distance * (axis.target - axis.start) < 0
    let isSlow = axis.velocity.magnitude < 0.01 && before <= 1 && geometry.grid.rounded(distance).magnitude < 5
    let exceedsLimits = !limits.bounces && limits.clamped(axis.position) != axis.position
    if isSlow || exceedsLimits || (hasPassed && axis.velocity.magnitude < 0.1) {
      axis.position = axis.target
      axis.velocity = 0
      axis.hasArrived = true
    }
  }
}
