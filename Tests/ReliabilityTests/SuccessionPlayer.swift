import Touchstone

/// When the engine of a tree is replaced.
enum Moment: CaseIterable {
  case idle, down, twoDown, moving, inMove, inAction, inBegan, lifted, inEnd, pressing, hovering, wheel, heldBack,
    button
}

/// Recognizers of all kinds on one node, a moment to bring them to, and what they make of the gestures that follow.
final class SuccessionPlayer {
  let counting = Counting()
  let (single, double) = (TapGestureRecognizer(), TapGestureRecognizer())
  let (pan, press, hover) = (PanGestureRecognizer(), LongPressGestureRecognizer(), HoverGestureRecognizer())
  /// The touches that the node received and whose end it did not.
  private(set) var unended: [Touch] = []
  private var counts = (single: 0, double: 0, pan: 0, press: 0, hover: 0)
  /// Sends samples to the engine of the time.
  var send: ([TouchSample]) -> Void = { _ in }
  /// The engine of the time.
  var dispatcher: () -> TouchDispatcher? = { nil }
  /// Sends a button to the node.
  var sendPress: (Press.Phase, Double) -> Void = { _, _ in }
  private var onTouch: (TouchPhase) -> Void = { _ in }
  private var onPan: () -> Void = {}

  /// Attaches the recognizers.
  func attach(to node: any TouchNode) {
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    for one in [counting, single, double, pan, press, hover] { node.addGestureRecognizer(one) }
    single.addAction { [unowned self] _ in counts.single += 1 }
    double.addAction { [unowned self] _ in counts.double += 1 }
    pan.addAction { [unowned self] in
      if $0.state == .began { counts.pan += 1 }
      onPan()
    }
    press.addAction { [unowned self] in if $0.state == .began { counts.press += 1 } }
    hover.addAction { [unowned self] in if $0.state == .began { counts.hover += 1 } }
  }

  /// Takes note of a call of the node.
  func noteTouch(_ phase: TouchPhase, _ touches: [Touch]) {
    if phase == .began { unended += touches }
    if phase.isFinal { unended.removeAll { touches.contains($0) } }
    onTouch(phase)
  }

  func send(_ id: Int, _ phase: TouchPhase, at time: Double, x: Double = 50) {
    send([TouchSample(id, phase, at: time, x: x)])
  }

  private func scroll(_ phase: TouchPhase, at time: Double) {
    dispatcher()?.sendScroll(
      ScrollMovement(
        location: Point(x: 50, y: 50), delta: Point(x: 0, y: 20), kind: .continuous, phase: phase, timestamp: time))
  }

  /// Plays to a moment, at which the engine is replaced; then the fingers lift.
  func play(_ moment: Moment, _ replace: @escaping () -> Void) {
    var isReplaced = false
    let replaceOnce = {
      if !isReplaced {
        isReplaced = true
        replace()
      }
    }
    pan.delaysTouchesBegan = moment == .heldBack
    onTouch = {
      switch (moment, $0) {
      case (.inBegan, .began), (.inMove, .moved), (.inEnd, .ended): replaceOnce()
      default: break
      }
    }
    onPan = { if moment == .inAction { replaceOnce() } }
    switch moment {
    case .idle: break
    case .hovering: dispatcher()?.sendHover(at: Point(x: 50, y: 50), timestamp: 1)
    case .wheel:
      pan.allowedScrollTypesMask = .all
      scroll(.began, at: 1)
    case .button:
      single.allowedPressTypes = [.select]
      sendPress(.began, 1)
    default:
      send(1, .began, at: 1)
      if moment == .twoDown { send(2, .began, at: 1) }
      if moment == .pressing { dispatcher()?.advance(to: 2) }
      if [.moving, .inMove, .inAction].contains(moment) { send(1, .moved, at: 1.1, x: moment == .inMove ? 51 : 90) }
      if [.lifted, .inEnd].contains(moment) { send(1, .ended, at: 1.1) }
    }
    replaceOnce()
    for id in [1, 2] { send(id, .ended, at: 3) }
    if moment == .wheel { scroll(.ended, at: 3) }
    if moment == .button { sendPress(.ended, 3) }
    dispatcher()?.endHover(at: 4)
    dispatcher()?.advance(to: 9)
    (onTouch, onPan) = ({ _ in }, {})
    pan.delaysTouchesBegan = false
    single.allowedPressTypes = []
  }

  /// Plays three taps, two double taps, a drag, a long press and a pointer, and returns what the recognizers made of them.
  func playOn() -> String {
    counting.began = 0
    counts = (0, 0, 0, 0, 0)
    for time in [10.0, 12, 14, 20, 20.2, 24, 24.2] {
      send(3, .began, at: time)
      send(3, .ended, at: time + 0.1)
    }
    send(4, .began, at: 30)
    for step in 1...3 { send(4, .moved, at: 30 + Double(step) / 10, x: 50 + Double(step) * 15) }
    send(4, .ended, at: 30.5, x: 95)
    send(5, .began, at: 40)
    dispatcher()?.advance(to: 41)
    send(5, .ended, at: 42)
    dispatcher()?.sendHover(at: Point(x: 500, y: 50), timestamp: 44)
    dispatcher()?.sendHover(at: Point(x: 50, y: 50), timestamp: 45)
    dispatcher()?.advance(to: 50)
    return "touches \(counting.began), single \(counts.single), double \(counts.double), pan \(counts.pan), "
      + "press \(counts.press), hover \(counts.hover)"
  }

  /// What all recognizers return that work.
  static let all = "touches 9, single 3, double 2, pan 1, press 1, hover 1"
}
