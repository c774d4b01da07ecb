import TouchScrollView
import TouchWindows

/// How a transition goes to one of its ends by itself.
struct TransitionMotion {
  /// What decides how far it is at a time.
  enum Course {
    /// A curve over a duration, in seconds (IT-3).
    case eased(duration: Double, View.AnimationCurve)
    /// The spring of sheets, over a distance in points (IT-9).
    case spring(SettlingSpring, distance: Double)
    /// The program's animator, which says when it is over; it is of one speed over its duration.
    case byAnimator(duration: Double)
  }

  /// Its number, to tell whether a call of the program's code began another.
  let number: Int
  let start: Timestamp
  /// The share from which it goes, and the one to which: 0 or 1.
  let from: Double
  let end: Double
  let course: Course

  /// Returns how far the transition is at a time, from 0 to 1.
  func share(at time: Timestamp) -> Double {
    let elapsed = time - start
    switch course {
    case .eased(let duration, let curve):
      guard elapsed < duration, duration > 0 else { return end }
      return from + (end - from) * curve.share(after: max(elapsed / duration, 0))
    case .spring(let spring, let distance):
      guard distance > 0 else { return end }
      return min(max(end + spring.position(at: elapsed) / distance, 0), 1)
    case .byAnimator(let duration):
      return duration > 0 ? from + (end - from) * min(max(elapsed / duration, 0), 1) : end
    }
  }

  /// When it is over, if a deadline says so: a way of nothing ends with the next frame (IT-3).
  var deadline: Timestamp? {
    guard case .eased(let duration, _) = course, duration > 0 else { return nil }
    return start + duration
  }

  /// Returns whether it is over in a frame; what has a deadline waits for that.
  func isOver(at time: Timestamp) -> Bool {
    switch course {
    case .eased(let duration, _): duration <= 0
    case .spring(let spring, let distance): distance <= 0 || spring.isOver(at: time - start)
    case .byAnimator: false
    }
  }
}
