import TouchGestures
import TouchPan
import TouchViews

/// The pan of one finger that opens a row: across by 10 points, at least as far as along (TV-10).
final class RowSwipePan: PanGestureRecognizer, GestureRecognizerDelegate {
  override init(target: ActionTarget?, action: Action?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
    isEnabled = false
    delegate = self
    addAction { pan in (pan.view as? TableView)?.swipeChanged(to: pan.state) }
  }

  override var traits: GestureTraits { GestureTraits(kind: "rowSwipe", isContinuous: true) }

  private var table: TableView? { view as? TableView }

  override func judgeMovement(with event: TouchEvent) {
    let way = translation(in: table)
    guard way.x.magnitude.reaches(slop), !way.y.magnitude.exceeds(way.x.magnitude) else { return }
    begin(
      takingOff: slop,
      because: GestureReason("TV-10", "moved enough", measured: way.x.magnitude, limit: slop, unit: "pt"))
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard let table, let touch = fingers.first else { return false }
    return table.swipeMayBegin(with: touch, goingRight: movement(in: table).x > 0)
  }
}

/// Takes the touches outside of an open row's buttons, so that no view receives them, and lets the row close (TV-15).
final class RowCloseGestureRecognizer: GestureRecognizer {
  override init(target: ActionTarget?, action: Action?) {
    super.init(target: target, action: action)
    isEnabled = false
    delaysTouchesBegan = true
  }

  private var table: TableView? { view as? TableView }

  override var traits: GestureTraits { GestureTraits(kind: "rowClose", isContinuous: true) }

  override func acceptedTouches(_ touches: [Touch], with event: TouchEvent) -> [Touch] {
    touches.filter { !(table?.isOnButtons($0) ?? true) }
  }

  override func canPrevent(_ other: GestureRecognizer) -> Bool { false }
  override func canBePrevented(by other: GestureRecognizer) -> Bool { false }

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    if state == .possible { ask(for: .began, because: GestureReason("TV-15", "a row is open")) }
    table?.closeByTouch()
  }

  override func touchesEnded(_ touches: [Touch], with event: TouchEvent) { end() }

  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) {
    if !hasFingers { state = state == .possible ? .failed : .cancelled }
  }

  private func end() { if !hasFingers { state = state == .possible ? .failed : .ended } }

  private var hasFingers: Bool { trackedTouches.contains { $0.isDown } }
}

/// Lifts a row whose reorder control a finger holds, and carries it along (TV-17).
final class RowReorderGestureRecognizer: GestureRecognizer {
  /// How long a finger rests on the control before the row is lifted, in seconds; chosen (TV-17).
  static var delay: Double { 0.1 }
  /// How far the finger moves up or down for it to be lifted at once, in points.
  static var slop: Double { 10 }

  private var start: Point?

  override init(target: ActionTarget?, action: Action?) {
    super.init(target: target, action: action)
    isEnabled = false
    addAction { recognizer in (recognizer.view as? TableView)?.moveChanged(to: recognizer.state) }
  }

  private var table: TableView? { view as? TableView }
  /// The cell whose control the finger is on.
  private(set) var cell: TableViewCell?
  /// Where the finger landed, in the content.
  private(set) var landing = Point.zero

  override var traits: GestureTraits { GestureTraits(kind: "rowReorder", isContinuous: true) }

  override func acceptedTouches(_ touches: [Touch], with event: TouchEvent) -> [Touch] {
    guard start == nil, let table else { return [] }
    return Array(touches.filter { table.reorderedCell(under: $0) != nil }.prefix(1))
  }

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    guard let table, let touch = touches.first, start == nil else { return }
    cell = table.reorderedCell(under: touch)
    start = screenLocation(of: touch)
    landing = touch.location(in: table)
    scheduleDeadline(at: event.timestamp + Self.delay)
  }

  override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    guard let table, let touch = touches.first, let start else { return }
    guard state == .possible else { return state = .changed }
    let way = table.localVector(screenLocation(of: touch) - start).y.magnitude
    guard way.reaches(Self.slop) else { return }
    ask(for: .began, because: GestureReason("TV-17", "moved enough", measured: way, limit: Self.slop, unit: "pt"))
  }

  override func deadlineReached(_ tag: Int, at time: Timestamp) {
    guard state == .possible else { return }
    ask(
      for: .began,
      because: GestureReason("TV-17", "rested on the control", measured: Self.delay, limit: Self.delay, unit: "s"))
  }

  override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {
    if state == .possible { fail(because: GestureReason("TV-17", "lifted before the row was")) } else { state = .ended }
  }

  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  override func reset() {
    start = nil
    cell = nil
  }
}
