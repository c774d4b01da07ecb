import Touchstone

/// The lines that the views of one test write.
final class HeardLog {
  var lines: [String] = []
}

/// A view that writes down what it receives.
final class Heard: View {
  let name: String
  let log: HeardLog
  var onward: (any Responder)?
  var performs: ActionName?
  var onPress: () -> Void = {}
  var onHitTest: () -> Void = {}
  /// The presses that began.
  private(set) var presses: [Press] = []

  init(_ name: String, _ frame: Rect, _ log: HeardLog) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  private func note(_ word: String) { log.lines.append("\(name) \(word)") }

  override var canBecomeFirstResponder: Bool { true }
  override var next: (any Responder)? { onward ?? super.next }
  override func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
    let answer = super.hitTest(point, with: event)
    if answer != nil { onHitTest() }
    return answer
  }
  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) { note("began") }
  override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {}
  override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) { note("ended") }
  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) { note("cancelled") }
  override func pressesBegan(_ presses: [Press], with event: PressesEvent?) {
    note("press began")
    self.presses += presses
    onPress()
  }
  override func pressesCancelled(_ presses: [Press], with event: PressesEvent?) { note("press cancelled") }
  override func canPerformAction(_ action: ActionName, withSender sender: AnyObject?) -> Bool { action == performs }
  override func perform(_ action: ActionName, from sender: AnyObject?, for event: TouchEvent?) {
    note("performs \(action)")
  }
}

/// Does something when it is asked whether its content gets a touch, and agrees.
final class AskingScrollView: ScrollView {
  var onAsk: () -> Void = {}
  override func touchesShouldBegin(_ touches: [Touch], with event: TouchEvent?, in view: View) -> Bool {
    onAsk()
    return true
  }
}
