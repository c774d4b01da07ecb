public import TouchEvents

/// The motion of an offset without a finger, frame by frame, in whole pixels (PH-11).
///
/// ```swift
/// var motion = ScrollMotion.change(from: .zero, to: Point(x: 0, y: 300), start: 0)
/// motion.advance(to: 0.15)
/// print(motion.offset)  // Prints "Point(x: 0.0, y: 150.0)"
/// motion.advance(to: 1)
/// print(motion.offset, motion.isOver)  // Prints "Point(x: 0.0, y: 300.0) true"
/// ```
public struct ScrollMotion: Equatable, Sendable {
  /// What moves it.
  private enum Course: Equatable {
    case glide(ScrollGlide)
    case pages(PageSpring)
    case change(ScrollEase, ScrollEase)
    case toTop(x: Double, CriticalSpring)
    /// Stays where it is and is over with the next frame (SC-10).
    case rest(Point)
  }
  private var course: Course
  private let start: Timestamp
  private let grid: PixelGrid
  /// The time of the latest frame, in seconds.
  public private(set) var lastFrame: Timestamp

  private init(_ course: Course, _ start: Timestamp, _ grid: PixelGrid) {
    self.course = course
    self.start = start
    self.grid = grid
    lastFrame = start
  }

  /// Returns the motion of a glide that starts at a time in seconds.
  public static func glide(_ glide: ScrollGlide, start: Timestamp, grid: PixelGrid = PixelGrid()) -> ScrollMotion {
    ScrollMotion(.glide(glide), start, grid)
  }

  /// Returns the way to a page that starts at a time in seconds.
  public static func pages(_ spring: PageSpring, start: Timestamp, grid: PixelGrid = PixelGrid()) -> ScrollMotion {
    ScrollMotion(.pages(spring), start, grid)
  }

  /// Returns a change of the offset by code, within 0.3 seconds (PH-5).
  public static func change(
    from offset: Point, to target: Point, start: Timestamp, grid: PixelGrid = PixelGrid()
  ) -> ScrollMotion {
    ScrollMotion(
      .change(ScrollEase(from: offset.x, to: target.x), ScrollEase(from: offset.y, to: target.y)), start, grid)
  }

  /// Returns the way to the top after a tap on the status bar (SE-5).
  public static func toTop(
    from offset: Point, to top: Double, start: Timestamp, grid: PixelGrid = PixelGrid()
  ) -> ScrollMotion {
    ScrollMotion(.toTop(x: offset.x, CriticalSpring(from: offset.y, to: top)), start, grid)
  }

  /// Returns a motion that moves nothing and is over with the next frame (SC-10).
  public static func rest(at offset: Point, start: Timestamp) -> ScrollMotion {
    ScrollMotion(.rest(offset), start, PixelGrid())
  }

  /// Advances to the time of a frame, in seconds; a glide skips frames within a millisecond of the previous one.
  public mutating func advance(to time: Timestamp) {
    let elapsed = (time - lastFrame) * 1000
    guard elapsed > 0 else { return }
    switch course {
    case .glide(var glide):
      guard elapsed > 1 - 1e-6 else { return }
      glide.advance(by: elapsed)
      course = .glide(glide)
    case .pages(var spring):
      spring.advance(by: elapsed)
      course = .pages(spring)
    case .change, .toTop, .rest: break
    }
    lastFrame = time
  }

  /// Makes one step of a frame's length without a frame; the next frame still counts from the one before (PH-10).
  public mutating func stepAhead(by milliseconds: Double) {
    guard case .glide(var glide) = course else { return }
    glide.advance(by: milliseconds)
    course = .glide(glide)
  }

  /// Adapts the motion to another geometry, after the content or the viewport changed its size.
  public mutating func adapt(to geometry: ScrollGeometry) {
    switch course {
    case .glide(var glide):
      glide.adapt(to: geometry)
      course = .glide(glide)
    case .pages(let spring):
      let target = geometry.clamped(spring.target)
      course = .pages(
        PageSpring(from: grid.rounded(spring.position), velocity: spring.velocity, to: target, in: geometry))
    case .rest(let offset): course = .rest(geometry.clamped(offset))
    case .change, .toTop: break
    }
  }

  /// Shifts the motion by a distance, in points, by which code moved the content, as an endless list does.
  public mutating func shift(by distance: Point, in geometry: ScrollGeometry) {
    switch course {
    case .glide(var glide):
      glide.shift(by: distance)
      course = .glide(glide)
    case .pages(let spring):
      let target = geometry.page(from: spring.target + distance, speed: .zero)
      course = .pages(
        PageSpring(from: grid.rounded(spring.position + distance), velocity: spring.velocity, to: target, in: geometry))
    case .change, .toTop, .rest: break
    }
  }

  /// A Boolean value that indicates whether it follows a drag, rather than a change by code.
  public var isDeceleration: Bool {
    switch course {
    case .glide, .pages, .rest: true
    case .change, .toTop: false
    }
  }

  /// A Boolean value that indicates whether it is the way to the top.
  public var leadsToTop: Bool { if case .toTop = course { true } else { false } }

  /// The offset that is shown, in whole pixels.
  public var offset: Point {
    switch course {
    case .glide(let glide): return grid.rounded(glide.position)
    case .pages(let spring): return grid.rounded(spring.position)
    case .change(let x, let y):
      let time = lastFrame - start
      return isOver
        ? Point(x: x.end, y: y.end) : grid.rounded(Point(x: x.position(at: time), y: y.position(at: time)))
    case .toTop(let x, let spring):
      return Point(x: x, y: isOver ? spring.end : grid.rounded(spring.position(at: lastFrame - start)))
    case .rest(let offset): return offset
    }
  }

  /// The offset before it is rounded to whole pixels (PH-11).
  public var exactOffset: Point {
    switch course {
    case .glide(let glide): return glide.position
    case .pages(let spring): return spring.position
    default: return offset
    }
  }

  /// A Boolean value that indicates whether a glide has reached an edge (PH-9).
  public var hasHitEdge: Bool { if case .glide(let glide) = course { glide.hasHitEdge } else { false } }

  /// The velocity that a glide had left on each axis whose edge the latest frame met, in points per millisecond (NH-8).
  public var speedAtEdge: Point {
    if case .glide(let glide) = course { return glide.speedAtEdge }
    return .zero
  }

  /// Ends a glide on an axis at the edge that it met, where another scroller goes on (NH-8).
  public mutating func stopAtEdge(along axis: HandOverAxis) {
    guard case .glide(var glide) = course else { return }
    glide.stopAtEdge(along: axis)
    course = .glide(glide)
  }

  /// A Boolean value that indicates whether the motion is over.
  public var isOver: Bool {
    switch course {
    case .glide(let glide): return glide.isOver
    case .pages(let spring): return spring.isOver
    case .change(let x, let y):
      return lastFrame.nanoseconds >= (start + max(x.duration, y.duration)).nanoseconds
    case .toTop(_, let spring): return spring.position(at: lastFrame - start) == spring.end
    case .rest: return lastFrame > start
    }
  }

  /// The target of a motion to a page, in points; `nil` for any other motion.
  public var pageTarget: Point? {
    if case .pages(let spring) = course { return spring.target }
    return nil
  }

  /// From where a motion to a page began to its target, in points: its direction, which stays when it shows its target
  /// already (PH-6a); `nil` for any other motion.
  public var pageWay: Point? {
    if case .pages(let spring) = course { return spring.way }
    return nil
  }

  /// The target of an animated change by code, in points; `nil` for any other motion.
  public var destination: Point? {
    switch course {
    case .change(let x, let y): return Point(x: x.end, y: y.end)
    case .toTop(let x, let spring): return Point(x: x, y: spring.end)
    case .glide, .pages, .rest: return nil
    }
  }

  /// The speed of the offset in points per millisecond; zero for a change by code.
  public var velocity: Point {
    switch course {
    case .glide(let glide): return glide.velocity
    case .pages(let spring): return spring.velocity
    case .change, .toTop, .rest: return .zero
    }
  }
}
