public import TouchEvents

/// The outcome of releasing dragged content: its speed, its resting offset, and the motion towards it.
///
/// A pure function of offset, speed and geometry. Read ``velocity`` and ``target``, let others change the target (SE-2),
/// and ask for the ``motion(to:at:)``.
public struct ScrollRelease: Equatable, Sendable {
  /// The offset of the content at the release, in points.
  public let offset: Point
  /// How fast the offset changes, in points per millisecond; zero when the content does not glide (PH-1).
  public let velocity: Point
  /// The offset at which the content will stop, in points: within the edges, on a page when paging (SE-2a, PH-6).
  public let target: Point
  private let geometry: ScrollGeometry
  private let stretch: Double

  /// The square of the speed from which on content glides, in points per millisecond: 250 points per second (PH-1).
  private static var glideThreshold: Double { 0.0625 }

  /// Works out a release.
  ///
  /// - Parameters:
  ///   - offset: where the content is shown, in points.
  ///   - speed: the velocities of the offset at the latest callbacks of the pan: the opposite of the finger's.
  ///   - geometry: the axes.
  ///   - stretch: how much farther a glide goes because of repeated flicks (PH-9).
  ///   - caughtPage: the target of the page motion that the drag caught, and its direction (PH-6).
  public init(
    offset: Point, speed: ReleaseSpeed, in geometry: ScrollGeometry, stretch: Double = 1,
    caughtPage: (target: Point, direction: Point)? = nil
  ) {
    self.offset = offset
    self.geometry = geometry
    self.stretch = stretch
    let latest = geometry.scrollable(speed.latest)
    let square = latest.x * latest.x + latest.y * latest.y
    let rests = geometry.isLegal(offset) && square < Self.glideThreshold - 1e-12
    velocity = rests ? .zero : geometry.scrollable(speed.blended)
    if geometry.isPaging {
      target = Self.page(from: offset, speed: latest, in: geometry, caughtPage)
    } else {
      target = Point(
        x: Self.target(offset.x, velocity.x, geometry.horizontal, geometry, stretch),
        y: Self.target(offset.y, velocity.y, geometry.vertical, geometry, stretch))
    }
  }

  private static func target(
    _ offset: Double, _ velocity: Double, _ axis: ScrollAxis, _ geometry: ScrollGeometry, _ stretch: Double
  ) -> Double {
    guard axis.scrolls else { return offset }
    guard velocity.magnitude > ScrollGlide.lowestSpeed else { return axis.clamped(offset) }
    let way = (velocity.magnitude - ScrollGlide.lowestSpeed) / -geometry.decelerationRate.logarithm * stretch
    return axis.clamped(geometry.grid.rounded(velocity > 0 ? offset + way : offset - way))
  }

  private static func page(
    from offset: Point, speed: Point, in geometry: ScrollGeometry, _ caught: (target: Point, direction: Point)?
  ) -> Point {
    var page = geometry.page(from: offset, speed: speed)
    guard let caught else { return page }
    if geometry.horizontal.scrolls, speed.x.magnitude > 0.3, speed.x * caught.direction.x > 0 {
      page.x = geometry.horizontal.page(after: caught.target.x, goingUp: speed.x > 0)
    }
    if geometry.vertical.scrolls, speed.y.magnitude > 0.3, speed.y * caught.direction.y > 0 {
      page.y = geometry.vertical.page(after: caught.target.y, goingUp: speed.y > 0)
    }
    return page
  }

  /// Returns the target for a requested offset: within the edges, in whole pixels, on a page when paging.
  public func admitted(_ wanted: Point) -> Point {
    guard wanted.isFinite, wanted != target else { return target }
    if geometry.isPaging {
      let page = Point(
        x: geometry.horizontal.nearestPage(to: wanted.x), y: geometry.vertical.nearestPage(to: wanted.y))
      return geometry.moved(from: offset, to: page)
    }
    return geometry.moved(from: offset, to: geometry.clamped(geometry.grid.rounded(wanted)))
  }

  /// Returns the motion to a target from a time in seconds on; `nil` when the content is there already (SE-2).
  public func motion(to wanted: Point, at time: Timestamp) -> ScrollMotion? {
    let end = admitted(wanted)
    guard end != offset else { return nil }
    if geometry.isPaging {
      return .pages(
        PageSpring(from: offset, velocity: velocity, to: end, in: geometry), start: time, grid: geometry.grid)
    }
    let aims = (x: end.x != target.x ? end.x : nil, y: end.y != target.y ? end.y : nil)
    let course = GlideCourse(velocity: velocity, rate: geometry.decelerationRate)
      .aimed(at: aims, from: offset, stretch: stretch)
    return .glide(
      ScrollGlide(from: offset, along: course, in: geometry, stretch: stretch), start: time, grid: geometry.grid)
  }
}
