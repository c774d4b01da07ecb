import Touchstone

/// A view of a stage that may answer hit tests in its own way and reports its calls.
final class StageView: View {
  private unowned let stage: ViewStage
  private let node: Session.Node
  private let id: String

  init(_ stage: ViewStage, _ node: Session.Node, _ id: String) {
    self.stage = stage
    self.node = node
    self.id = id
    super.init(frame: node.frame)
  }

  override func point(inside point: Point, with event: TouchEvent?) -> Bool {
    switch node.kind {
    case .wide: Rect(x: -30, y: -30, width: bounds.width + 60, height: bounds.height + 60).contains(point)
    case .picky: Int(point.x + point.y) % 3 != 0
    default: super.point(inside: point, with: event)
    }
  }
  override func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
    let hit = super.hitTest(point, with: event)
    return node.kind == .picky && hit === self ? superview : hit
  }
  override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool {
    stage.called(id, "gestureRecognizerShouldBegin")
    let answer = !(node.kind == .picky && recognizer.traits.kind == .tap)
    stage.note(id + " gestureRecognizerShouldBegin", answer)
    return answer
  }

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
    stage.called(id, "touchesBegan")
    if node.passesOn { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {
    stage.called(id, "touchesMoved")
    if node.passesOn { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) {
    stage.called(id, "touchesEnded")
    if node.passesOn { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {
    stage.called(id, "touchesCancelled")
    if node.passesOn { super.touchesCancelled(touches, with: event) }
  }
}

/// Where a session is played: receives calls and answers.
protocol SessionStage: AnyObject {
  func called(_ subject: String, _ call: String)
  func note(_ question: String, _ answer: Bool)
  func answers(of recognizer: GestureRecognizer) -> UInt64
}

extension Session.Recognizer {
  /// Makes the recognizer, without its delegate, actions and requirements.
  func make(number: Int) -> GestureRecognizer {
    let recognizer: GestureRecognizer
    switch kind {
    case .tap: recognizer = TapGestureRecognizer()
    case .doubleTap:
      let tap = TapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      recognizer = tap
    case .twoFingerTap:
      let tap = TapGestureRecognizer()
      tap.numberOfTouchesRequired = 2
      recognizer = tap
    case .pan: recognizer = PanGestureRecognizer()
    case .swipe: recognizer = SwipeGestureRecognizer()
    case .pinch: recognizer = PinchGestureRecognizer()
    case .rotation: recognizer = RotationGestureRecognizer()
    case .longPress: recognizer = LongPressGestureRecognizer()
    case .edgePan: recognizer = ScreenEdgePanGestureRecognizer()
    case .hover: recognizer = HoverGestureRecognizer()
    case .stub: recognizer = RandomRecognizer(seed: answers)
    }
    recognizer.name = "r\(number) \(kind)"
    recognizer.cancelsTouchesInView = cancels
    recognizer.delaysTouchesBegan = delaysBegan
    recognizer.delaysTouchesEnded = delaysEnded
    recognizer.isEnabled = isEnabled
    return recognizer
  }
}

/// Answers by the bits of a recognizer's seed, the same way each time.
final class StageDelegate: GestureRecognizerDelegate {
  private unowned let stage: any SessionStage
  init(_ stage: any SessionStage) { self.stage = stage }

  /// Answers by what is made of some bits, and takes the answer down.
  private func answer(
    _ recognizer: GestureRecognizer, _ call: String, _ other: GestureRecognizer? = nil,
    _ decide: ((UInt64) -> Bool) -> Bool
  ) -> Bool {
    let id = ViewStage.id(of: recognizer)
    stage.called(id, call)
    let answers = stage.answers(of: recognizer)
    let shift = other.map { UInt64($0.name?.utf8.reduce(0) { $0 + Int($1) } ?? 0) % 7 } ?? 0
    let answer = decide { bit in answers >> (bit + shift) & 1 != 0 }
    stage.note(id + " " + call, answer)
    return answer
  }

  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    answer(recognizer, "shouldBegin") { !($0(1) && $0(2) && $0(3)) }
  }
  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
    answer(recognizer, "shouldReceive") { !($0(4) && $0(5) && touch.number % 3 == 0) }
  }
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { answer(recognizer, "shouldRecognizeSimultaneouslyWith", other) { $0(8) } }
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool { answer(recognizer, "shouldRequireFailureOf", other) { $0(18) && $0(28) } }
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool { answer(recognizer, "shouldBeRequiredToFailBy", other) { $0(38) && $0(48) } }
}

/// A stranger's recognizer that asks for whatever its dice say.
final class RandomRecognizer: GestureRecognizer {
  private let seed: UInt64
  private var dice: Dice

  init(seed: UInt64) {
    self.seed = seed
    dice = Dice(seed: seed)
    super.init(target: nil, action: nil)
  }

  private func speak(_ touches: [Touch], _ event: TouchEvent) {
    switch dice.roll(8) {
    case 0: if state == .possible { state = .began }
    case 1: if state == .possible { state = .failed }
    case 2: state = state == .possible ? .ended : .changed
    case 3:
      if let touch = touches.first { ignore(touch, for: event) }
      // Nobody tells it of an end any more.
      if !hasFinger, state != .possible { state = .cancelled }
    case 4: scheduleDeadline(at: currentTime + 0.1 * Double(dice.roll(5)), tag: dice.roll(3))
    case 5: if state != .possible { state = .changed }
    default: break
    }
  }
  override func touchesBegan(_ touches: [Touch], with event: TouchEvent) { speak(touches, event) }
  override func touchesMoved(_ touches: [Touch], with event: TouchEvent) { speak(touches, event) }
  override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {
    if state != .possible, !hasFinger { state = .ended } else { speak(touches, event) }
    if state == .possible, !hasFinger { state = .failed }
  }
  private var hasFinger: Bool { trackedTouches.contains { $0.isDown } }
  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) {
    state = state == .possible ? .failed : .cancelled
  }
  override func deadlineReached(_ tag: Int, at time: Timestamp) {
    state = dice.chance(50) ? .failed : state == .possible ? .began : .changed
    if numberOfTouches == 0 { state = state == .possible ? .failed : .ended }
  }
  override func canPrevent(_ other: GestureRecognizer) -> Bool { seed & 0x40 == 0 }
  override func canBePrevented(by other: GestureRecognizer) -> Bool { seed & 0x80 == 0 }
}
