public import TouchCore

/// What a release makes of content that was dragged: where it will come to rest and how it gets there.
///
/// A pure function of the offset, the velocity and the geometry. Read ``target``, let others change it (SE-2), and ask
/// for the ``motion(to:at:)``.
public struct ScrollRelease: Equatable, Sendable {
  /// Where the content is shown at the release, in points.
  public let offset: Point
  /// How fast the offset changes at the release, in points a second; 0 on axes that don't scroll.
  public let velocity: Point
  /// Where the content comes to rest by itself, in points: within the edges, on a page when paging.
  public let target: Point
  private let geometry: ScrollGeometry
  private let isMoving: Bool

  /// Works out a release.
  ///
  /// - Parameters:
  ///   - offset: where the content is shown, in points.
  ///   - velocity: how fast the offset changes, in points a second: the opposite of the finger's velocity.
  ///   - geometry: the axes.
  ///   - dragStart: the offset at which the drag began; paging goes at most one page from there (PH-6).
  ///   - axes: the axes that the drag moved; the others stay where they are.
  ///   - isMoving: whether no finger let go, and content that moves by itself goes on under other circumstances.
  public init(
    offset: Point, velocity: Point, in geometry: ScrollGeometry, dragStart: Point? = nil,
    axes: GestureAxes = .all,
    isMoving: Bool = false
  ) {
    self.offset = offset
    self.geometry = geometry
    self.isMoving = isMoving
    let from = dragStart ?? offset
    let x = Self.target(
      offset.x, axes.contains(.horizontal) ? velocity.x : 0, geometry.horizontal, geometry, from: from.x)
    let y = Self.target(
      offset.y, axes.contains(.vertical) ? velocity.y : 0, geometry.vertical, geometry, from: from.y)
    self.velocity = Point(x: x.velocity, y: y.velocity)
    target = Point(x: x.target, y: y.target)
  }

  private static func target(
    _ offset: Double, _ wanted: Double, _ axis: ScrollAxis, _ geometry: ScrollGeometry, from start: Double
  ) -> (target: Double, velocity: Double) {
    guard axis.scrolls else { return (axis.clamped(offset), 0) }
    let velocity = wanted.isFinite ? wanted : 0
    if geometry.isPaging, axis.extent > 0 {
      return (ScrollPaging(axis).page(near: offset, velocity: velocity, from: start), velocity)
    }
    return (
      AxisMotion.fling(from: offset, velocity: velocity, on: axis, rate: geometry.decelerationRate).end,
      velocity
    )
  }

  /// The motion to a target, which is ``target`` or what somebody made of it, from a time in seconds on.
  ///
  /// Targets beyond the edges are taken as the edge, those that are no numbers as the original (SE-2).
  public func motion(to wanted: Point, at time: Timestamp) -> ScrollMotion {
    ScrollMotion(
      start: time, horizontal: motion(geometry.horizontal, offset.x, velocity.x, target.x, wanted.x),
      vertical: motion(geometry.vertical, offset.y, velocity.y, target.y, wanted.y))
  }

  private func motion(
    _ axis: ScrollAxis, _ offset: Double, _ velocity: Double, _ target: Double, _ wanted: Double
  ) -> AxisMotion {
    let isChanged = wanted.isFinite && wanted != target && axis.scrolls
    if isChanged {
      let legal = axis.clamped(wanted)
      return AxisMotion.fling(from: offset, velocity: velocity, to: legal, rate: geometry.decelerationRate)
    }
    if geometry.isPaging, axis.scrolls, axis.extent > 0 {
      guard axis.bounces || axis.clamped(offset) == offset else { return .rest(at: axis.clamped(offset)) }
      return .spring(from: offset, velocity: velocity, to: target, isMoving: isMoving)
    }
    return .fling(
      from: offset, velocity: velocity, on: axis, rate: geometry.decelerationRate, isMoving: isMoving)
  }
}

/// The pages of an axis: stretches as long as the viewport, counted from the smallest legal offset (PH-6).
public struct ScrollPaging: Equatable, Sendable {
  private let axis: ScrollAxis

  /// Divides an axis into pages.
  public init(_ axis: ScrollAxis) { self.axis = axis }

  /// Where a release comes to rest: the nearest page, or with more than 10 points a second the next one that way.
  ///
  /// At most one page from the one at which the drag began; never beyond the edges (PH-6, R-21).
  public func page(near offset: Double, velocity: Double, from start: Double) -> Double {
    let extent = axis.extent
    guard extent > 0, offset.isFinite, start.isFinite else { return axis.clamped(offset) }
    let place = (offset - axis.lower) / extent
    let first = Mathematics.round((axis.clamped(start) - axis.lower) / extent)
    var page: Double
    let isFling = ScrollDeceleration.glides(at: velocity)
    if isFling, velocity > 0 {
      page = Mathematics.floor(place) + 1
    } else if isFling {
      page = Mathematics.ceil(place) - 1
    } else {
      page = Mathematics.round(place)
    }
    page = min(max(page, first - 1), first + 1)
    return axis.clamped(axis.lower + page * extent)
  }
}
