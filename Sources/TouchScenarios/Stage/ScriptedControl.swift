import TouchControls

/// A plain control whose overrides of the tracking methods a file spells out.
final class ScriptedControl: Control {
  /// What `beginTracking` returns, call by call.
  var begins = CallList<Bool>([])
  /// What `continueTracking` returns, call by call.
  var continues = CallList<Bool>([])

  override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    begins.next() ?? super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    continues.next() ?? super.continueTracking(touch, with: event)
  }
}
