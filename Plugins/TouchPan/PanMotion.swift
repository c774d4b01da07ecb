import TouchCore
import TouchGestures

/// What a pan keeps of the fingers' movement.
struct PanMotion {
  var tracker = CentroidTracker()
  var velocityTracker = VelocityTracker()
  var releaseTracker = ReleaseVelocityTracker()
  /// The movement, in the samples' coordinates, at which the translation is zero.
  var origin = Point.zero
  /// The part of the movement that went beyond the slop when the pan began.
  var excess = Point.zero
  /// Whether enough fingers are down for their movement to count.
  var isCounting = false
  /// How many fingers the centre that is followed belongs to.
  var countedFingers = 0
  /// The most fingers that were down at once in this attempt.
  var mostFingers = 0
  /// Whether the trackpad says when a movement begins, and so also when it ends.
  var saysItsPhases = false

  /// Takes the present movement into the velocities.
  mutating func note(at time: Timestamp) {
    velocityTracker.add(time: time, position: tracker.movement)
    releaseTracker.add(time: time, position: tracker.movement)
  }

  mutating func forgetVelocity() {
    velocityTracker.reset()
    releaseTracker.reset()
  }
}
