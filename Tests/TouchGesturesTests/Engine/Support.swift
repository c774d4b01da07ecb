import TouchGestures
import TouchTestSupport

extension Stage {
  /// Adds a stub to the view, in front of those that are there.
  func add(_ name: String) -> Stub {
    let stub = Stub(name)
    view.addGestureRecognizer(stub)
    return stub
  }
}

/// A recognizer that does what a test tells it to: in arbitration, built-in ones would decide too much by themselves.
final class Stub: GestureRecognizer {
  var onBegan: (Stub) -> Void = { _ in }
  var onMoved: (Stub) -> Void = { _ in }
  var onEnded: (Stub) -> Void = { $0.state = $0.state == .possible ? .failed : .ended }
  var onCancelled: (Stub) -> Void = { $0.state = .cancelled }
  var onDeadline: (Stub, Int) -> Void = { _, _ in }
  var resets = 0
  var prevents = true
  var isPreventable = true

  init(_ name: String) {
    super.init(target: nil, action: nil)
    self.name = name
  }

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent) { onBegan(self) }
  override func touchesMoved(_ touches: [Touch], with event: TouchEvent) { onMoved(self) }
  override func touchesEnded(_ touches: [Touch], with event: TouchEvent) { onEnded(self) }
  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) { onCancelled(self) }
  override func deadlineReached(_ tag: Int, at time: Timestamp) { onDeadline(self, tag) }
  override func reset() { resets += 1 }
  override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { prevents }
  override func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool { isPreventable }
}
