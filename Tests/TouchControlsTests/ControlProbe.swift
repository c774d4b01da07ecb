import TouchControls

/// A control that records its tracking calls, and returns what a test sets.
final class Probe: Control {
  var begins = true
  var continues = true
  var keepsCancels = false
  var slop: Double?
  var reach = 0.0
  var onBegin: ((Probe) -> Void)?
  var onEnd: ((Probe) -> Void)?
  var calls: [String] = []
  /// The touches of beginTracking.
  var numbers: [Int] = []

  var flags: String {
    let flags = [(isTracking, "tracking"), (isTouchInside, "inside"), (isHighlighted, "highlighted")]
    return flags.filter { $0.0 }.map { $0.1 }.joined(separator: " ")
  }

  override var trackingSlop: Double { slop ?? super.trackingSlop }
  override func point(inside point: Point, with event: TouchEvent?) -> Bool {
    bounds.insetBy(dx: -reach, dy: -reach).contains(point)
  }
  override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    calls.append("begin " + flags)
    numbers.append(touch.id.rawValue)
    onBegin?(self)
    return begins
  }
  override func continueTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    calls.append("continue " + flags)
    return continues
  }
  override func endTracking(_ touch: Touch?, with event: TouchEvent?) {
    calls.append("end " + flags)
    onEnd?(self)
  }
  override func cancelTracking(with event: TouchEvent?) {
    calls.append(event == nil ? "cancel" : "cancel with event")
    if !keepsCancels { super.cancelTracking(with: event) }
  }
}

/// A view that counts the touches that reach it.
final class HearingView: View {
  var heard = 0
  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) { heard += 1 }
  override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) { heard += 1 }
  override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) { heard += 1 }
  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) { heard += 1 }
}
