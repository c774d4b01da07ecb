import TouchPan
import TouchScroll
import TouchWindows

/// Stands for a sheet where the context, the window and recognizers would keep it alive.
final class SheetLink: TouchAnimating, GestureGate, TouchGuard {
  /// The sheet; cleared when it is deallocated.
  var sheet: SheetPresentationController? {
    get { reference.object as? SheetPresentationController }
    set { reference = WeakTarget(newValue) }
  }
  private var reference = WeakTarget(nil)
  /// The context in which it is a gate, and the window in which it is a guard.
  private(set) var context: TouchContext?
  private var window = WeakNode()
  private var animates = false
  /// What it stands for in gestures after the sheet is gone: a view of its own, in no tree.
  lazy var place = View(frame: .zero)

  let name = SheetPresentationController.gateName

  /// Becomes a gate and a guard where a sheet is presented.
  func join(_ window: Window) {
    leave()
    context = window.context
    self.window = WeakNode(window)
    window.context.add(self)
    window.addTouchGuard(self)
  }

  /// Ends everything that keeps it.
  func leave() {
    stopAnimating()
    context?.remove(self)
    (window.object as? Window)?.removeTouchGuard(self)
    context = nil
    window = WeakNode()
  }

  func startAnimating() {
    animates = true
    context?.startAnimating(self)
  }

  func stopAnimating() {
    guard animates else { return }
    animates = false
    context?.stopAnimating(self)
  }

  func animate(to time: Timestamp) { sheet?.animate(to: time) }

  func admitsTouch(on node: any TouchNode) -> Bool { sheet?.admitsTouch(on: node) ?? true }

  func windowDidChange() { sheet?.containerChanged() }

  func gestureRecognizerShouldBegin(
    _ recognizer: any GestureRecognizing, touching nodes: [any TouchNode], answer: Bool
  ) -> Bool { answer && !(sheet?.keepsBack(recognizer) ?? false) }
}

extension SheetLink: GestureRecognizerDelegate {
  /// Lets only the sheet in front receive touches (SH-20).
  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
    sheet?.receivesTouches ?? false
  }
}
