import TouchGestures
import TouchPan
import TouchViews

/// Overrides all of what UIKit documents as overridable in a recognizer, and uses the rest; it notes who is asked.
class EverythingGestureRecognizer: GestureRecognizer, GestureRecognizerDelegate {
  var notes: [String] = []

  override init(target: Any?, action: Action?) {
    super.init(target: target, action: action)
    delegate = self
    name = "everything"
    allowedTouchTypes = [.direct, .pencil]
    allowedPressTypes = []
    requiresExclusiveTouchType = false
  }

  convenience init(name: String) {
    self.init(target: nil, action: nil)
    self.name = name
  }

  // MARK: The base class

  override var state: GestureRecognizer.State {
    didSet { notes.append("state") }
  }
  override var isEnabled: Bool {
    didSet { notes.append("isEnabled") }
  }
  override var cancelsTouchesInView: Bool {
    didSet { notes.append("cancelsTouchesInView") }
  }
  override var delaysTouchesBegan: Bool {
    get { false }
    set {}
  }
  override var delaysTouchesEnded: Bool {
    get { super.delaysTouchesEnded }
    set { super.delaysTouchesEnded = newValue }
  }
  override var requiresExclusiveTouchType: Bool {
    didSet { notes.append("requiresExclusiveTouchType") }
  }
  override var name: String? {
    didSet { notes.append("name") }
  }
  override var numberOfTouches: Int { super.numberOfTouches }
  override var modifierFlags: KeyModifierFlags { super.modifierFlags }
  override var buttonMask: TouchEvent.ButtonMask { super.buttonMask }

  override func location(in node: (any TouchNode)?) -> Point { super.location(in: node) }
  override func location(ofTouch touchIndex: Int, in node: (any TouchNode)?) -> Point {
    super.location(ofTouch: touchIndex, in: node)
  }
  override func addTarget(_ target: Any, action: Action) {
    notes.append("addTarget")
    super.addTarget(target, action: action)
  }
  override func removeTarget(_ target: Any?, action: Action?) {
    notes.append("removeTarget")
    super.removeTarget(target, action: action)
  }
  override func require(toFail otherGestureRecognizer: GestureRecognizer) {
    notes.append("require")
    super.require(toFail: otherGestureRecognizer)
  }

  // MARK: The subclass' part

  override func ignore(_ touch: Touch, for event: TouchEvent) {
    notes.append("ignore")
    super.ignore(touch, for: event)
  }
  override func ignore(_ button: Press, for event: PressesEvent) { super.ignore(button, for: event) }
  override func reset() {
    super.reset()
    notes.append("reset")
  }
  override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool {
    super.canPrevent(preventedGestureRecognizer) && preventedGestureRecognizer.view !== view?.superview
  }
  override func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool {
    super.canBePrevented(by: preventingGestureRecognizer)
  }
  override func shouldRequireFailure(of otherGestureRecognizer: GestureRecognizer) -> Bool {
    super.shouldRequireFailure(of: otherGestureRecognizer)
  }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: GestureRecognizer) -> Bool {
    super.shouldBeRequiredToFail(by: otherGestureRecognizer)
  }
  override func shouldReceive(_ event: TouchEvent) -> Bool { super.shouldReceive(event) }
  override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first, let all = event.allTouches else { return }
    if all.count > 1 { touches.forEach { ignore($0, for: event) } }
    if touch.gestureRecognizers?.contains(self) ?? false { notes.append("is among the touch's") }
    if touch.view?.gestureRecognizers?.contains(self) == true { notes.append("is among the view's") }
    if event.touches(for: self)?.contains(touch) == true { notes.append("has the event's touch") }
    if event.touches(for: view!)?.count == 1 { notes.append("one touch on the view") }
  }
  override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    for sample in event.coalescedTouches(for: touch) ?? [] { _ = sample.preciseLocation(in: view) }
    _ = event.predictedTouches(for: touch)?.last?.location(in: view)
    let precise = touch.preciseLocation(in: view)
    let before = touch.precisePreviousLocation(in: view)
    notes.append("moved by \(precise.x - before.x)")
    switch state {
    case .possible: state = .began
    case .began, .changed: state = .changed
    case .ended, .cancelled, .failed: break
    @unknown default: break
    }
  }
  override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {
    super.touchesEnded(touches, with: event)
    if state == .recognized { return }
    state = .ended
  }
  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }
  override func touchesEstimatedPropertiesUpdated(_ touches: [Touch]) {
    super.touchesEstimatedPropertiesUpdated(touches)
  }
  override func pressesBegan(_ presses: [Press], with event: PressesEvent) {
    super.pressesBegan(presses, with: event)
  }
  override func pressesChanged(_ presses: [Press], with event: PressesEvent) {
    super.pressesChanged(presses, with: event)
  }
  override func pressesEnded(_ presses: [Press], with event: PressesEvent) {
    super.pressesEnded(presses, with: event)
  }
  override func pressesCancelled(_ presses: [Press], with event: PressesEvent) {
    super.pressesCancelled(presses, with: event)
  }

  // MARK: Its own delegate

  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    notes.append("shouldBegin")
    return gestureRecognizer === self
  }
  func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
    notes.append("shouldReceive touch")
    return touch.view != nil
  }
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is PanGestureRecognizer
  }
}
