public import TouchEvents

/// The motion of content after a lift: it decelerates, and returns from beyond its edges (PH-1a, PH-4).
///
/// It advances frame by frame; a frame's step depends on the time since the frame before alone.
public struct ScrollGlide: Equatable, Sendable {
  /// The speed below which a glide ends, in points per millisecond.
  public static var lowestSpeed: Double { 0.01 }

  private var horizontal: GlideAxis
  private var vertical: GlideAxis
  /// A Boolean value that indicates whether the content is at rest.
  public private(set) var isOver = false

  /// Creates a glide.
  ///
  /// - Parameters:
  ///   - offset: where the content is shown, in points.
  ///   - course: the speed and rate of each axis, and the targets of those that were aimed.
  ///   - geometry: the axes.
  ///   - stretch: the factor by which each frame moves farther than the speed implies, because of repeated flicks (PH-9).
  public init(from offset: Point, along course: GlideCourse, in geometry: ScrollGeometry, stretch: Double = 1) {
    horizontal = GlideAxis(from: offset.x, along: course.horizontal, on: geometry.horizontal, stretch: stretch)
    vertical = GlideAxis(from: offset.y, along: course.vertical, on: geometry.vertical, stretch: stretch)
  }

  /// The exact offset, in points.
  public var position: Point { Point(x: horizontal.position, y: vertical.position) }

  /// The speed in points per millisecond.
  public var velocity: Point { Point(x: horizontal.velocity, y: vertical.velocity) }

  /// A Boolean value that indicates whether an axis has reached an edge, whether or not it bounces there (PH-9).
  public var hasHitEdge: Bool { horizontal.hasHitEdge || vertical.hasHitEdge }

  /// The velocity that was left on each axis whose edge the latest frame met, in points per millisecond (NH-8).
  public var speedAtEdge: Point { Point(x: horizontal.speedAtEdge, y: vertical.speedAtEdge) }

  /// Ends the motion of an axis at the edge that it met, where another scroller goes on (NH-8).
  public mutating func stopAtEdge(along axis: HandOverAxis) {
    if axis == .horizontal { horizontal.stopAtEdge() } else { vertical.stopAtEdge() }
    isOver = hasEnded
  }

  /// Advances the glide by the time since the previous frame, in milliseconds.
  public mutating func advance(by milliseconds: Double) {
    guard !isOver else { return }
    horizontal.advance(by: milliseconds)
    vertical.advance(by: milliseconds)
    guard hasEnded else { return }
    horizontal.settle()
    vertical.settle()
    isOver = true
  }

  /// Adapts the glide to another geometry, after the content or the viewport changed its size.
  public mutating func adapt(to geometry: ScrollGeometry) {
    horizontal.adapt(to: geometry.horizontal)
    vertical.adapt(to: geometry.vertical)
    // An axis that was at rest returns from beyond the new edges.
    isOver = isOver && hasEnded
  }

  /// Shifts the glide by a distance, in points, by which code moved the content.
  public mutating func shift(by distance: Point) {
    horizontal.shift(by: distance.x)
    vertical.shift(by: distance.y)
    isOver = isOver && hasEnded
  }

  /// Returns whether all axes that were not aimed are slow together and nearly valid, and the others on their targets.
  private var hasEnded: Bool {
    var speed = 0.0
    for axis in [horizontal, vertical] {
      if axis.target != nil {
        guard axis.hasArrived else { return false }
      } else {
        guard axis.isNearlyInRange else { return false }
        speed += axis.velocity * axis.velocity
      }
    }
    return speed < Self.lowestSpeed * Self.lowestSpeed
  }
}
