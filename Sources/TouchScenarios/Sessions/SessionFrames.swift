import TouchScroll
import TouchScrollView

/// The frames that a host draws while something moves by itself, against those that a replay draws.
struct SessionFrames {
  /// When the motion started, in seconds; `nil` while nothing moves.
  private var start: Timestamp?
  /// How many of the replay's frames the host has drawn.
  private var drawn = 0.0
  private var inputTime: Timestamp = -.infinity
  private var strayed: Timestamp?
  private var hasStrayed = false

  /// Records an input: what moves at its time is moved by it.
  mutating func takeInput(at time: Timestamp) {
    inputTime = time
    if strayed?.nanoseconds == time.nanoseconds { strayed = nil }
  }

  /// Records that the engine advances from one time to another.
  mutating func turn(from old: Timestamp, to new: Timestamp, isAnimating: Bool) {
    guard isAnimating else {
      start = nil
      return
    }
    if start == nil {
      start = old
      drawn = 0
    }
    if let frame = frame(at: new), frame == drawn + 1 { drawn = frame }
  }

  /// Records a motion: notes a frame that a replay would not draw, or before which it would have drawn another.
  mutating func noteMotion(at time: Timestamp) {
    guard strayed == nil, time.nanoseconds != inputTime.nanoseconds, frame(at: time) != drawn else { return }
    strayed = time
  }

  /// Returns the first frame that a replay would not draw, once it is clear that no input moved the content then; reported once.
  mutating func takeOutOfOrder() -> Timestamp? {
    guard !hasStrayed, let strayed else { return nil }
    hasStrayed = true
    return strayed
  }

  /// Returns which of the replay's frames falls at a time, counted from 1; `nil` when none does.
  private func frame(at time: Timestamp) -> Double? {
    guard let start else { return nil }
    let number = Mathematics.round((time - start) * HostClock.frameRate)
    return (start + number / HostClock.frameRate).nanoseconds == time.nanoseconds ? number : nil
  }
}

extension ScrollView {
  /// Whether frames move the content, rather than fingers.
  var movesByItself: Bool { isDecelerating || isZoomBouncing || isScrollAnimating }
}
