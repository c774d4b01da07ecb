/// One axis of a glide, which slows down, bounces beyond an edge, or ends at a target (PH-1a, PH-4, SE-2b).
struct GlideAxis: Equatable {
  private(set) var position: Double
  /// The velocity, in points per millisecond.
  private(set) var velocity: Double
  /// The offset at which the axis ends instead of its natural end, or `nil` if no target was set.
  private(set) var target: Double?
  private var axis: ScrollAxis
  private let rate: DecelerationRate
  /// The factor by which the distance of a frame exceeds what the velocity alone gives (PH-9).
  private let stretch: Double
  /// The edge beyond which the content is, or has been during this glide.
  private var edge: Double?

  /// Creates an axis of a glide; an axis that does not scroll keeps its offset.
  init(from offset: Double, along course: GlideCourse.Axis, on axis: ScrollAxis, stretch: Double) {
    position = offset
    velocity = axis.scrolls && course.velocity.isFinite ? course.velocity : 0
    self.axis = axis
    rate = course.rate
    self.stretch = stretch
    target = axis.scrolls ? course.target : nil
    let clamped = axis.clamped(offset)
    if axis.scrolls, target == nil, clamped != offset { edge = clamped }
  }

  /// Whether the motion has reached an edge.
  private(set) var hasHitEdge = false
  /// The velocity that was left where the latest step met an edge, in points per millisecond; 0 in any other step (NH-8).
  private(set) var speedAtEdge = 0.0

  /// Whether the axis has a target and has stopped there.
  var hasArrived: Bool { target == position && velocity == 0 }

  /// Whether the position is close enough to the valid range for the glide to end.
  var isNearlyInRange: Bool { !axis.scrolls || axis.overshoot(of: position).magnitude <= 0.5 }

  /// Ends the motion at the edge that the latest step met.
  mutating func stopAtEdge() {
    position = axis.clamped(position)
    velocity = 0
    speedAtEdge = 0
    edge = nil
  }

  mutating func advance(by milliseconds: Double) {
    speedAtEdge = 0
    if let edge { return pullBack(to: edge, milliseconds) }
    if let target { return approach(target, milliseconds) }
    let step = self.step(of: milliseconds)
    let clamped = axis.clamped(position + step)
    guard clamped != position + step, step != 0 else {
      position += step
      velocity *= rate.share(after: milliseconds)
      return
    }
    hasHitEdge = true
    let inside = (clamped - position) / step * milliseconds
    speedAtEdge = velocity * rate.share(after: inside)
    guard axis.bounces else {
      position = clamped
      velocity = 0
      return
    }
    velocity = speedAtEdge
    position = clamped
    edge = clamped
    pullBack(to: clamped, milliseconds - inside)
  }

  /// Continues the glide with new edges; content that is now beyond one of them returns to it.
  mutating func adapt(to axis: ScrollAxis) {
    self.axis = axis
    if !axis.scrolls { velocity = 0 }
    let clamped = axis.clamped(position)
    edge = clamped == position ? nil : clamped
    if let target { self.target = axis.clamped(target) }
  }

  /// Moves the position and the target by the same distance.
  mutating func shift(by distance: Double) {
    guard distance != 0 else { return }
    position += distance
    guard axis.scrolls else { return }
    let aim = target.map { $0 + distance }
    target = aim
    adapt(to: axis)
  }

  /// Ends the motion; content that is beyond an edge is moved to that edge.
  mutating func settle() {
    velocity = 0
    if let edge { position = edge }
  }

  private func step(of milliseconds: Double) -> Double {
    stretch * velocity * rate.reach * (1 - rate.share(after: milliseconds))
  }

  private mutating func pullBack(to edge: Double, _ milliseconds: Double) {
    let pull = DecelerationRate.fast.share(after: milliseconds)
    let remaining = rate.share(after: milliseconds)
    position = edge + pull * (position - edge) + pull * velocity * rate.reach * (1 - remaining)
    velocity *= remaining * pull
  }

  private mutating func approach(_ target: Double, _ milliseconds: Double) {
    guard !hasArrived else { return }
    let next = position + step(of: milliseconds)
    velocity *= rate.share(after: milliseconds)
    let reachesTarget = (target - position) * (target - next) <= 0
    position = next
    if reachesTarget || velocity.magnitude < ScrollGlide.lowestSpeed {
      position = target
      velocity = 0
    }
  }
}
