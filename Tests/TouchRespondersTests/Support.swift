import TouchWindows

/// The lines that the objects of one test write.
final class Log {
  var lines: [String] = []

  /// The lines so far, which are forgotten.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view that records what it receives, and runs what a test gives it.
final class LogView: View {
  let name: String
  let log: Log
  var passesOn = true
  var canBecome = true
  var canResign = true
  var performs: ActionName?
  var onTouch: ((TouchPhase) -> Void)?
  var onResign: (() -> Void)?
  var onMotion: (() -> Void)?
  var onPress: ((PressesEvent) -> Void)?
  var answer: ((Point) -> View?)?

  init(_ name: String, _ log: Log, frame: Rect = Rect(x: 0, y: 0, width: 100, height: 100)) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  override func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
    answer.map { $0(point) } ?? super.hitTest(point, with: event)
  }

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
    log.lines.append("\(name) began")
    onTouch?(.began)
    if passesOn { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {
    log.lines.append("\(name) moved")
    onTouch?(.moved)
    if passesOn { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) {
    log.lines.append("\(name) ended")
    onTouch?(.ended)
    if passesOn { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {
    log.lines.append("\(name) cancelled")
    onTouch?(.cancelled)
    if passesOn { super.touchesCancelled(touches, with: event) }
  }

  override func pressesBegan(_ presses: [Press], with event: PressesEvent?) {
    log.lines.append("\(name) pressesBegan \(presses[0].type.rawValue)")
    if let event { onPress?(event) }
    super.pressesBegan(presses, with: event)
  }
  override func pressesChanged(_ presses: [Press], with event: PressesEvent?) {
    log.lines.append("\(name) pressesChanged \(presses[0].type.rawValue) \(presses[0].force)")
    super.pressesChanged(presses, with: event)
  }
  override func pressesEnded(_ presses: [Press], with event: PressesEvent?) {
    log.lines.append("\(name) pressesEnded \(presses[0].type.rawValue)")
    if let event { onPress?(event) }
    super.pressesEnded(presses, with: event)
  }
  override func pressesCancelled(_ presses: [Press], with event: PressesEvent?) {
    log.lines.append("\(name) pressesCancelled \(presses[0].phase)")
    if let event { onPress?(event) }
    super.pressesCancelled(presses, with: event)
  }

  override func motionBegan(_ motion: TouchEvent.EventSubtype, with event: TouchEvent?) {
    log.lines.append("\(name) motionBegan")
    onMotion?()
    super.motionBegan(motion, with: event)
  }
  override func motionEnded(_ motion: TouchEvent.EventSubtype, with event: TouchEvent?) {
    log.lines.append("\(name) motionEnded")
    super.motionEnded(motion, with: event)
  }
  override func motionCancelled(_ motion: TouchEvent.EventSubtype, with event: TouchEvent?) {
    log.lines.append("\(name) motionCancelled")
    super.motionCancelled(motion, with: event)
  }
  override func remoteControlReceived(with event: TouchEvent?) {
    log.lines.append("\(name) remote \(event?.subtype.rawValue ?? 0)")
    super.remoteControlReceived(with: event)
  }

  override var canBecomeFirstResponder: Bool {
    log.lines.append("\(name) canBecome")
    return canBecome
  }
  override var canResignFirstResponder: Bool {
    log.lines.append("\(name) canResign")
    return canResign
  }
  @discardableResult override func resignFirstResponder() -> Bool {
    onResign?()
    return super.resignFirstResponder()
  }

  override func canPerformAction(_ action: ActionName, withSender sender: AnyObject?) -> Bool { action == performs }
  override func perform(_ action: ActionName, from sender: AnyObject?, for event: TouchEvent?) {
    log.lines.append("\(name) performs \(action)")
  }
}

/// A controller, application or delegate of the chain that writes down touches, presses and actions.
final class LogController: ViewController {
  let log: Log
  var name = "controller"
  var performs: ActionName?

  init(_ log: Log) { self.log = log }

  override var canBecomeFirstResponder: Bool { true }
  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
    log.lines.append("\(name) began")
    super.touchesBegan(touches, with: event)
  }
  override func pressesBegan(_ presses: [Press], with event: PressesEvent?) {
    log.lines.append("\(name) pressesBegan \(presses[0].type.rawValue)")
    super.pressesBegan(presses, with: event)
  }
  override func motionBegan(_ motion: TouchEvent.EventSubtype, with event: TouchEvent?) {
    log.lines.append("\(name) motionBegan")
    super.motionBegan(motion, with: event)
  }
  override func motionEnded(_ motion: TouchEvent.EventSubtype, with event: TouchEvent?) {
    log.lines.append("\(name) motionEnded")
    super.motionEnded(motion, with: event)
  }
  override func remoteControlReceived(with event: TouchEvent?) {
    log.lines.append("\(name) remote \(event?.subtype.rawValue ?? 0)")
    super.remoteControlReceived(with: event)
  }
  override func canPerformAction(_ action: ActionName, withSender sender: AnyObject?) -> Bool { action == performs }
  override func perform(_ action: ActionName, from sender: AnyObject?, for event: TouchEvent?) {
    log.lines.append("\(name) performs \(action)")
  }
}

/// A window that records events and may consume them.
final class LogWindow: Window {
  var log = Log()
  var name = "window"
  var keeps: ((TouchEvent) -> Bool)?
  var sendsTwice = false
  var hitTestAnswersNil = false

  override func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
    let answer = super.hitTest(point, with: event)
    return hitTestAnswersNil ? nil : answer
  }

  override func sendEvent(_ event: TouchEvent) {
    let numbers = event.touches(for: self)?.map { "\($0.number)" }.joined(separator: ",") ?? "-"
    log.lines.append("\(name) \(event.type) \(numbers)")
    if keeps?(event) ?? false { return }
    super.sendEvent(event)
    if sendsTwice { super.sendEvent(event) }
  }
  override func becomeKey() { log.lines.append("\(name) key") }
  override func resignKey() { log.lines.append("\(name) not key") }
}

/// A delegate written as in UIKit: a responder that conforms.
final class ResponderDelegate: ResponderObject, ApplicationDelegate {}

/// A delegate that is no responder.
final class PlainDelegate: ApplicationDelegate {}

/// Keeps the records of focus and of actions as lines.
final class FocusTrace: TraceSink {
  var lines: [String] = []

  func record(_ record: TraceRecord) {
    switch record {
    case .becomeFirstResponder(let who, let answer): lines.append("\(name(who)) become \(answer)")
    case .resignFirstResponder(let who, let answer): lines.append("\(name(who)) resign \(answer)")
    case .performs(let who, let action): lines.append("\(who.map(name) ?? "none") performs \(action)")
    default: break
    }
  }

  private func name(_ responder: any TouchResponder) -> String {
    (responder as? LogView)?.name ?? (responder as? LogController)?.name ?? "other"
  }
}

extension TouchHost {
  /// Sends one sample.
  func touch(_ id: Int, _ phase: TouchPhase, _ x: Double, _ y: Double, at time: Timestamp = 0) {
    send([TouchSample(id: TouchID(id), phase: phase, location: Point(x: x, y: y), timestamp: time)])
  }
}

let screen = Rect(x: 0, y: 0, width: 400, height: 800)
