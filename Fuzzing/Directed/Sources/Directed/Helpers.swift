import Touchstone

/// A view that keeps the events which it receives.
final class Catcher: View {
  override var canBecomeFirstResponder: Bool { true }
  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
    (world.touch, world.event) = (touches.first, event)
  }
  override func pressesBegan(_ presses: [Press], with event: PressesEvent?) {
    (world.press, world.pressesEvent) = (presses.first, event)
  }
}

/// A recognizer that asks for its states, with reasons that are made when they are read.
final class AskingRecognizer: GestureRecognizer {
  override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    schedule(after: 0.005) { [weak self] in world.enter(closure("GestureRecognizer.schedule(after:_:)"), self) }
    schedule(after: 0.005, repeats: true) { [weak self] in
      $0.invalidate()
      world.enter(closure("GestureRecognizer.schedule(after:repeats:_:)"), self)
    }
  }
  override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    ask(for: state == .possible ? .began : .changed, because: reason("GestureRecognizer.ask(for:because:)"))
  }
  override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {
    if state == .possible { fail(because: reason("GestureRecognizer.fail(because:)")) } else { state = .ended }
  }
  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) { state = .cancelled }
  private func reason(_ name: String) -> GestureReason {
    world.enter(closure(name), self)
    return GestureReason("GS-4", "asked")
  }
}

/// A pan that begins by itself, with a reason that is made when it is read.
final class BeginningPan: PanGestureRecognizer {
  override func judgeMovement(with event: TouchEvent) {
    begin(takingOff: 5, because: reason())
  }
  private func reason() -> GestureReason {
    world.enter(closure("PanGestureRecognizer.begin(takingOff:because:)"), self)
    return GestureReason("GS-4", "began")
  }
}

/// What programs hand over when they call a member themselves.
extension Scene {
  var spare: View { View(frame: Rect(x: 0, y: 0, width: 20, height: 20)) }
  var spareController: ViewController { ViewController() }
  var controller: ViewController? { named("controller") as? ViewController }
  var target: Target { named("target") as? Target ?? Target() }
  var controlAction: ControlAction {
    ControlAction { _ in world.enter(closure("ControlAction.init handler"), nil) }
  }
  var spareRecognizer: GestureRecognizer { named("tap") as? GestureRecognizer ?? TapGestureRecognizer() }
  var interaction: any Interaction { named("interaction") as? HookInteraction ?? HookInteraction() }
  var command: KeyCommand { KeyCommand(input: "r", modifierFlags: .command, action: Action("act", Target.act)) }
  var cell: CollectionViewCell? { (named("subject") as? CollectionView)?.cells.first }
}
