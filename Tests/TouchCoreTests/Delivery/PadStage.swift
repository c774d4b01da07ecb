import TouchTestSupport
import TouchTesting
import TouchViews

/// A stage with two views side by side that do what a test tells them to.
final class PadStage {
  let left = Pad(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  let right = Pad(frame: Rect(x: 100, y: 0, width: 100, height: 200))
  /// A point in each of the views, in the coordinates of the samples.
  let onLeft: Point
  let onRight: Point
  private let stage: Stage

  init(_ placing: Placing = .upright) {
    let (root, parent) = placing.makeTree()
    let host = TouchDispatcher(context: TouchContext(), root: root)
    stage = Stage(root: root, host: host, [parent], kinds: .responders)
    onLeft = placing.inRoot(50, 50)
    onRight = placing.inRoot(150, 50)
    for (pad, name) in [(left, "left"), (right, "right")] {
      parent.addSubview(pad)
      stage.trace.names.name(pad, name)
    }
  }

  var root: View { stage.root }
  var driver: TouchDriver { stage.driver }
  var trace: EventTrace { stage.trace }
  var context: TouchContext { stage.context }
  var dispatcher: TouchDispatcher { stage.driver.host as! TouchDispatcher }
  var diagnostics: [Diagnostic] { stage.diagnostics }

  /// Makes a sample, on the left view unless a place is given.
  func sample(_ id: Int, _ phase: TouchPhase, _ place: Point? = nil, at time: Timestamp = 0) -> TouchSample {
    TouchSample(id: TouchID(id), phase: phase, location: place ?? onLeft, timestamp: time)
  }
}

/// A view that keeps its touches to itself and does what a test tells it to.
final class Pad: View {
  var onTouches: (TouchPhase, [Touch], TouchEvent?) -> Void = { _, _, _ in }

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) { onTouches(.began, touches, event) }
  override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) { onTouches(.moved, touches, event) }
  override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) { onTouches(.ended, touches, event) }
  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) { onTouches(.cancelled, touches, event) }
}

/// Stands for what runs recognizers: writes down the steps that it is called for, and does in them what a test says.
final class StepWriter: GestureArbitrating {
  var areUndecided: Bool { false }
  var isIdle: Bool { true }
  func resetAll() {}
  /// Where the steps are written, if anywhere.
  var trace: EventTrace?
  var onHandOut: ([Touch]) -> Void = { _ in }
  var onDecide: () -> Void = {}
  var onUpdates: (TouchEvent?) -> Void = { _ in }

  func estimatesWereUpdated(_ shown: Touch, of touch: Touch) { trace?.note("estimatesWereUpdated") }
  func resetForgotten() { trace?.note("resetForgotten") }
  func offer(_ touches: [Touch], _ event: TouchEvent) { trace?.note("offer") }
  func hand(_ touches: [Touch], _ event: TouchEvent) {
    trace?.note("hand")
    onHandOut(touches)
  }
  func decide() {
    trace?.note("decide")
    onDecide()
  }
  func act(_ event: TouchEvent?) {
    trace?.note("act")
    onUpdates(event)
  }
  func resetGroups() { trace?.note("resetGroups") }
  func touchDidFinish(_ touch: Touch) { trace?.note("touchDidFinish \(touch.number)") }
  func nodeWillLeave(_ node: any TouchNode) {}
  func resetRecognizers(in node: any TouchNode) {}
  func interrupt() { trace?.note("interrupt") }
  func hover(_ event: TouchEvent, _ pointer: Touch, over node: (any TouchNode)?) {}
  func scroll(_ event: TouchEvent, _ movement: ScrollMovement, over node: any TouchNode) {}
  func recognizers(of touch: Touch) -> [any GestureRecognizing] { [] }
}
