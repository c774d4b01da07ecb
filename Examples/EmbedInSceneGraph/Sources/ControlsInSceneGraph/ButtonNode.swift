import SceneGraph
import TouchControls

/// A button of this scene graph: `ControlTracking` returns which events follow from its touches.
final class ButtonNode: SceneNode {
  private var tracking = ControlTracking()
  /// Called for each event.
  var onEvents: ((ControlEvents) -> Void)?
  /// Whether to draw it pressed.
  var isHighlighted: Bool { tracking.isHighlighted }

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
    send(tracking.touchesBegan(touches, on: self))
  }
  override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {
    send(tracking.touchesMoved(touches, on: self))
  }
  override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) {
    send(tracking.touchesEnded(touches, on: self))
  }
  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {
    send(tracking.touchesCancelled(touches))
  }

  /// Keeps its tap from the recognizers of the nodes around it, as every button does.
  override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool {
    ControlGate.allowsExceptSingleTap(recognizer, over: self)
  }

  private func send(_ events: ControlEvents) {
    events.forEachInSendingOrder { onEvents?($0) }
  }
}
