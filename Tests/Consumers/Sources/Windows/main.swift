import Toolkit
import TouchWindows

/// A field that becomes first responder when it is touched.
final class Field: View {
  override var canBecomeFirstResponder: Bool { true }
  override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) { becomeFirstResponder() }
}

let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 300))
let field = Field(frame: Rect(x: 10, y: 10, width: 100, height: 40))
window.addSubview(field)
for (phase, time) in [(TouchPhase.began, 0.0), (.ended, 0.1)] {
  window.send([
    TouchSample(id: TouchID(1), phase: phase, location: Point(x: 50, y: 20), timestamp: Timestamp(time))
  ])
}
expect(field.isFirstResponder, true)
