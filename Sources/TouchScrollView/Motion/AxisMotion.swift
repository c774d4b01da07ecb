/// How an offset moves by itself along one axis, as a pure function of the time since the start.
public struct AxisMotion: Equatable, Sendable {
  /// What the offset does.
  private enum Course: Equatable {
    case rest(Double)
    case glide(ScrollDeceleration)
    /// Glides up to an edge and stops there.
    case stop(ScrollDeceleration, edge: Double, at: Double)
    /// Glides up to an edge and goes on beyond it.
    case bounce(ScrollDeceleration, ScrollSpring, at: Double)
    case spring(ScrollSpring)
    case ease(ScrollEase)
  }
  private let course: Course

  private init(_ course: Course) { self.course = course }

  /// An offset that stays where it is.
  public static func rest(at offset: Double) -> AxisMotion { AxisMotion(.rest(offset)) }

  /// A change by code, slow at both ends (PH-5).
  public static func ease(from start: Double, to end: Double, duration: Double = ScrollEase.standardDuration)
    -> AxisMotion
  {
    start == end ? rest(at: end) : AxisMotion(.ease(ScrollEase(from: start, to: end, duration: duration)))
  }

  /// A way to an offset like the way back from a bounce (PH-4, R-21).
  ///
  /// A velocity of at most 10 points a second counts as rest, from which the spring starts towards its target at once;
  /// a greater one is carried into it, and any one of content that moves by itself already.
  public static func spring(
    from start: Double, velocity: Double, to target: Double, isMoving: Bool = false
  ) -> AxisMotion {
    guard start.isFinite, target.isFinite else { return rest(at: start) }
    if velocity.isFinite, isMoving || ScrollDeceleration.glides(at: velocity) {
      let spring = ScrollSpring(from: start, velocity: velocity, target: target)
      return start == target && spring.duration == 0 ? rest(at: start) : AxisMotion(.spring(spring))
    }
    return start == target
      ? rest(at: start) : AxisMotion(.spring(ScrollSpring(releasedAt: start, target: target)))
  }

  /// A fling: glides on, and bounces at the edge or comes back to it (PH-1, PH-4).
  ///
  /// The offset is in points, the velocity in points a second. An axis that does not scroll stays where it is. Content
  /// that moves by itself already goes on from beyond the edge with whatever velocity it has.
  public static func fling(
    from start: Double, velocity: Double, on axis: ScrollAxis, rate: DecelerationRate = .normal,
    isMoving: Bool = false
  ) -> AxisMotion {
    guard start.isFinite else { return rest(at: axis.lower) }
    let legal = axis.clamped(start)
    let glide = ScrollDeceleration(from: start, velocity: velocity, rate: rate)
    if start != legal {
      guard axis.bounces else { return rest(at: legal) }
      // A fling back into the content so fast that the spring would swing past the edge, and pull it back, goes on.
      let returns =
        (legal - start).sign == velocity.sign
        && velocity.magnitude > ScrollSpring.frequency * (legal - start).magnitude
      guard axis.scrolls, returns, glide.duration > 0 else {
        return spring(from: start, velocity: velocity, to: legal, isMoving: isMoving)
      }
    }
    guard axis.scrolls, glide.duration > 0 else { return rest(at: start) }
    let edge = axis.clamped(glide.end)
    guard edge != glide.end, let time = glide.time(passing: edge) else { return AxisMotion(.glide(glide)) }
    guard axis.bounces else { return AxisMotion(.stop(glide, edge: edge, at: time)) }
    let bounce = ScrollSpring(from: edge, velocity: glide.velocity(at: time), target: edge)
    return AxisMotion(.bounce(glide, bounce, at: time))
  }

  /// A fling that is to end at another offset than it would by itself (SE-2).
  ///
  /// It keeps its velocity and slows down more or less quickly; where that would be no fling any more, because the
  /// offset lies behind or too far ahead, it goes there like a page is reached.
  public static func fling(
    from start: Double, velocity: Double, to target: Double, rate: DecelerationRate = .normal
  ) -> AxisMotion {
    let distance = target - start
    let speed = velocity.magnitude
    if ScrollDeceleration.glides(at: speed), distance != 0, (distance > 0) == (velocity > 0) {
      let reach = distance.magnitude / (speed - ScrollDeceleration.lowestSpeed)
      // Twice the reach takes twice as long: more would feel as if the content slid on ice.
      if reach <= 2 * rate.reach {
        let glide = ScrollDeceleration(from: start, velocity: velocity, rate: DecelerationRate(reach: reach))
        if glide.duration > 0 { return AxisMotion(.stop(glide, edge: target, at: glide.duration)) }
      }
    }
    return distance == 0 ? rest(at: start) : spring(from: start, velocity: velocity, to: target)
  }

  /// The offset at a time in seconds, in points; from the end on exactly ``end``.
  public func position(at time: Double) -> Double {
    switch course {
    case .rest(let offset): return offset
    case .glide(let glide): return glide.position(at: time)
    case .stop(let glide, let edge, let stop): return time < stop ? glide.position(at: time) : edge
    case .bounce(let glide, let spring, let start):
      return time < start ? glide.position(at: time) : spring.position(at: time - start)
    case .spring(let spring): return spring.position(at: time)
    case .ease(let ease): return ease.position(at: time)
    }
  }

  /// The velocity at a time in seconds, in points a second; 0 from the end on.
  public func velocity(at time: Double) -> Double {
    switch course {
    case .rest: return 0
    case .glide(let glide): return glide.velocity(at: time)
    case .stop(let glide, _, let stop): return time < stop ? glide.velocity(at: time) : 0
    case .bounce(let glide, let spring, let start):
      return time < start ? glide.velocity(at: time) : spring.velocity(at: time - start)
    case .spring(let spring): return spring.velocity(at: time)
    case .ease(let ease): return ease.velocity(at: time)
    }
  }

  /// How long the motion takes, in seconds; 0 for one that stays where it is.
  public var duration: Double {
    switch course {
    case .rest: return 0
    case .glide(let glide): return glide.duration
    case .stop(_, _, let stop): return stop
    case .bounce(_, let spring, let start): return start + spring.duration
    case .spring(let spring): return spring.duration
    case .ease(let ease): return ease.duration
    }
  }

  /// Where the motion comes to rest, in points.
  public var end: Double {
    switch course {
    case .rest(let offset): return offset
    case .glide(let glide): return glide.end
    case .stop(_, let edge, _): return edge
    case .bounce(_, let spring, _): return spring.target
    case .spring(let spring): return spring.target
    case .ease(let ease): return ease.end
    }
  }

  /// When a glide arrives at the edge, in seconds, and with which velocity, in points a second; `nil` when it never does.
  ///
  /// What is left of the velocity can be handed to a scroll view around this one.
  public var arrival: (time: Double, edge: Double, velocity: Double)? {
    switch course {
    case .stop(let glide, let edge, let time) where time < glide.duration:
      return (time, edge, glide.velocity(at: time))
    case .bounce(_, let spring, let time): return (time, spring.target, spring.velocity)
    default: return nil
    }
  }
}
