public import TouchGestures

/// Recognizes one or more taps of one or more fingers.
///
/// ```swift
/// let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// let (single, double) = (TapGestureRecognizer(), TapGestureRecognizer())
/// double.numberOfTapsRequired = 2
/// single.require(toFail: double)
/// single.addAction { _ in print("single tap") }
/// for tap in [single, double] { window.addGestureRecognizer(tap) }
/// window.send([TouchSample(id: 1, phase: .began, location: Point(x: 30, y: 30), timestamp: 0)])
/// window.send([TouchSample(id: 1, phase: .ended, location: Point(x: 30, y: 30), timestamp: 0.1)])
/// window.advance(to: 0.5)  // Prints "single tap"
/// ```
open class TapGestureRecognizer: GestureRecognizer {
  /// How many taps it takes; 1 by default, and less counts as 1 (TA-1).
  open var numberOfTapsRequired: Int {
    get { required.taps }
    set { required.taps = newValue }
  }
  /// How many fingers each tap takes; 1 by default, and less counts as 1 (TA-1).
  open var numberOfTouchesRequired: Int {
    get { required.touches }
    set { required.touches = newValue }
  }
  /// The buttons that a pointing device must have down; the main one by default, while fingers need none (TA-1).
  open var buttonMaskRequired: TouchEvent.ButtonMask {
    get { required.buttons }
    set { required.buttons = newValue }
  }
  /// The maximum duration of each tap, in seconds; `nil`, the default, means `TouchSettings.tapHoldLimit` (TA-6).
  open var maximumTapDuration: Double? {
    get { required.duration }
    set { required.duration = newValue }
  }
  /// How far the fingers' center may move, and later taps may land, from where the first tap started, in window points.
  ///
  /// `nil`, the default, stands for `TouchSettings.tapDistance` (TA-11).
  open var maximumTapMovement: Double? {
    get { required.movement }
    set { required.movement = newValue }
  }
  /// The maximum time between two taps, in seconds; `nil` means `TouchSettings.tapInterval` (TA-5).
  open var maximumTapInterval: Double? {
    get { required.interval }
    set { required.interval = newValue }
  }

  /// What is only read and set, so that no access is checked while the program runs: taps ask each other at their end.
  private struct Required {
    var taps = 1, touches = 1
    var buttons = TouchEvent.ButtonMask.primary
    var duration, movement, interval: Double?
  }
  private var required = Required()
  private var counter = TapCounter()
  /// Whether a new attempt begins with the next finger; until then the point of the last one is its location.
  private var isFresh = true
  /// The presses that are down, each of which counts like a finger (TA-14).
  private var presses: [(press: Press, id: TouchID)] = []
  private var pressCount = 0

  open override var traits: GestureTraits {
    GestureTraits(
      kind: .tap, numberOfTaps: max(1, numberOfTapsRequired), numberOfTouches: max(1, numberOfTouchesRequired))
  }

  /// The number of fingers of a tap once the first one is complete, also after they lifted; 0 before (TA-13).
  open override var numberOfTouches: Int { isFresh ? 0 : counter.numberOfTouches }

  /// The location of the first tap: the centroid of its fingers when the last of them landed (TA-7).
  open override var screenLocation: Point { counter.start ?? super.screenLocation }

  /// Returns where a finger of the latest tap is, in a node's coordinates; an index out of range traps (TA-7).
  open override func location(ofTouch touchIndex: Int, in node: (any TouchNode)?) -> Point {
    convertFromScreen(counter.point(ofTouch: touchIndex), to: node)
  }

  open override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    guard allowedPressTypes.isEmpty else {
      return fail(because: GestureReason("TA-14", "takes presses, no touches", property: "allowedPressTypes"))
    }
    if touches.contains(where: { $0.type == .indirectPointer }) {
      // A pointing device that touches has a button down: the main one, if the host does not specify which.
      let buttons = event.buttonMask.isEmpty ? .primary : event.buttonMask
      guard buttons.isSuperset(of: buttonMaskRequired) else {
        return fail(because: GestureReason("TA-1", "another button was down", property: "buttonMaskRequired"))
      }
    }
    let isFirst = isFresh
    if isFirst { prepare() }
    judge(counter.land(touches, among: trackedTouches, at: event.timestamp, isFirst: isFirst))
  }

  open override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    let verdict = counter.move(touches)
    if verdict != .undecided { judge(verdict) }
  }

  open override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {
    for index in touches.indices { judge(counter.ended(touches[index].id, time: event.timestamp)) }
  }

  open override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) {
    fail(because: GestureReason("TA-6", "a touch was cancelled"))
  }

  /// Fails when a tap is held too long or the next one does not come (TA-5, TA-6).
  open override func deadlineReached(_ tag: Int, at time: Timestamp) { judge(counter.timedOut()) }

  /// Forgets the taps; their location stays until the next finger lands (GL-3).
  open override func reset() {
    isFresh = true
    if pressCount > 0 { presses.removeAll(keepingCapacity: true) }
  }

  /// Returns `true`, except for a tap of more taps and a long press that requires as many (TA-12).
  open override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool {
    let own = traits
    let other = preventedGestureRecognizer.traits
    guard own.numberOfTouches == other.numberOfTouches else { return true }
    if let tap = preventedGestureRecognizer as? TapGestureRecognizer {
      return tap.buttonMaskRequired != buttonMaskRequired || other.numberOfTaps <= own.numberOfTaps
    }
    return other.kind != .longPress || other.numberOfTaps < own.numberOfTaps
  }

  /// Above taps of fewer taps.
  open override var decisionRank: DecisionRank { DecisionRank(family: 1, rank: max(1, numberOfTapsRequired)) }

  // MARK: Presses

  open override func pressesBegan(_ presses: [Press], with event: PressesEvent) {
    if isFresh {
      prepare()
      counter.reset()
    }
    for press in presses {
      if let focused = press.responder?.responderNode, let node, !focused.isInside(node) {
        return fail(because: GestureReason("TA-14", "the focus lies outside its view"))
      }
      pressCount += 1
      let id = TouchID(pressCount)
      self.presses.append((press, id))
      counter.began(id, at: .zero, time: event.timestamp)
    }
    judge(counter.landed())
  }

  open override func pressesEnded(_ presses: [Press], with event: PressesEvent) {
    for press in presses {
      guard let index = self.presses.firstIndex(where: { $0.press === press }) else { continue }
      let id = self.presses.remove(at: index).id
      judge(counter.ended(id, time: event.timestamp))
    }
  }

  open override func pressesCancelled(_ presses: [Press], with event: PressesEvent) {
    fail(because: GestureReason("TA-14", "the press was cancelled"))
  }

  // MARK: Counting

  private func prepare() {
    isFresh = false
    let settings = settings
    counter.requiredTaps = max(1, numberOfTapsRequired)
    counter.requiredTouches = max(1, numberOfTouchesRequired)
    counter.distance = maximumTapMovement ?? settings.tapDistance
    counter.interval = maximumTapInterval ?? settings.tapInterval
    counter.holdLimit = maximumTapDuration ?? settings.tapHoldLimit
  }

  private func judge(_ verdict: TapCounter.Verdict) {
    switch verdict {
    case .undecided:
      if let deadline = counter.deadline { scheduleDeadline(at: deadline) }
    case .complete:
      cancelDeadline()
      ask(for: .recognized, because: GestureReason("TA-2", "all taps are complete"))
    case .failed(let miss): fail(because: miss.reason(counter))
    }
  }
}
