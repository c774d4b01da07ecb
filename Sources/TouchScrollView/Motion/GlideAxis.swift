/// One axis of a glide: slows down, goes beyond an edge and comes back, or ends on a target (PH-1a, PH-4, SE-2b).
struct GlideAxis: Equatable {
  private(set) var position: Double
  /// The speed in points a millisecond.
  private(set) var velocity: Double
  /// The offset at which it is to end in place of its natural one; `nil` unless it was aimed.
  private(set) var target: Double?
  private var axis: ScrollAxis
  private let rate: DecelerationRate
  /// How much farther a frame goes than the speed says (PH-9).
  private let stretch: Double
  /// The edge beyond which the content is, or was before.
  private var edge: Double?

  /// Makes an axis of a glide; one that does not scroll stays where it is.
  init(from offset: Double, along course: GlideCourse.Axis, on axis: ScrollAxis, stretch: Double) {
    position = offset
    velocity = axis.scrolls && course.velocity.isFinite ? course.velocity : 0
    self.axis = axis
    rate = course.rate
    self.stretch = stretch
    target = axis.scrolls ? course.target : nil
    let legal = axis.clamped(offset)
    if axis.scrolls, target == nil, legal != offset { edge = legal }
  }

  /// A Boolean value that indicates whether the motion took it to an edge.
  private(set) var hasHitEdge = false

  /// A Boolean value that indicates whether an aimed axis is on its target.
  var hasArrived: Bool { target == position && velocity == 0 }

  /// A Boolean value that indicates whether the position is so near to the legal range that the glide may end.
  var isNearlyLegal: Bool { !axis.scrolls || axis.overshoot(of: position).magnitude <= 0.5 }

  mutating func advance(by milliseconds: Double) {
    if let edge { return pullBack(to: edge, milliseconds) }
    if let target { return approach(target, milliseconds) }
    let step = self.step(of: milliseconds)
    let legal = axis.clamped(position + step)
    guard legal != position + step, step != 0 else {
      position += step
      velocity *= rate.share(after: milliseconds)
      return
    }
    hasHitEdge = true
    guard axis.bounces else {
      position = legal
      velocity = 0
      return
    }
    let inside = (legal - position) / step * milliseconds
    velocity *= rate.share(after: inside)
    position = legal
    edge = legal
    pullBack(to: legal, milliseconds - inside)
  }

  /// Goes on with other edges; content that is beyond one of them now comes back from there.
  mutating func adapt(to axis: ScrollAxis) {
    self.axis = axis
    if !axis.scrolls { velocity = 0 }
    let legal = axis.clamped(position)
    edge = legal == position ? nil : legal
    if let target { self.target = axis.clamped(target) }
  }

  /// Goes on from another place, with its aim as far away as before.
  mutating func shift(by distance: Double) {
    guard distance != 0 else { return }
    position += distance
    guard axis.scrolls else { return }
    let aim = target.map { $0 + distance }
    target = aim
    adapt(to: axis)
  }

  /// Ends the motion: what is beyond an edge is put on it.
  mutating func settle() {
    velocity = 0
    if let edge { position = edge }
  }

  private func step(of milliseconds: Double) -> Double {
    stretch * velocity * rate.reach * (1 - rate.share(after: milliseconds))
  }

  private mutating func pullBack(to edge: Double, _ milliseconds: Double) {
    let pull = DecelerationRate.fast.share(after: milliseconds)
    let left = rate.share(after: milliseconds)
    position = edge + pull * (position - edge) + pull * velocity * rate.reach * (1 - left)
    velocity *= left * pull
  }

  private mutating func approach(_ target: Double, _ milliseconds: Double) {
    guard !hasArrived else { return }
    let next = position + step(of: milliseconds)
    velocity *= rate.share(after: milliseconds)
    let isThere = (target - position) * (target - next) <= 0
    position = next
    if isThere || velocity.magnitude < ScrollGlide.lowestSpeed {
      position = target
      velocity = 0
    }
  }
}
