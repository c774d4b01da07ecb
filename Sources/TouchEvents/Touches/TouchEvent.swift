/// The contacts at one moment, or one press, motion or remote command, on its way through the responders.
///
/// One object serves a whole multi-touch sequence (TB-3): read it during the call that hands it over, don't keep it.
public class TouchEvent {
  /// What the event is about.
  public let type: EventType
  /// The kind of motion or remote command.
  public let subtype: EventSubtype
  /// When it happened, in seconds.
  public var timestamp: Timestamp { present.timestamp }
  /// The buttons of the pointing device that are down.
  public var buttonMask: ButtonMask { present.buttons }
  /// The modifier keys that are down.
  public package(set) var modifierFlags: KeyModifierFlags {
    get { present.modifiers }
    set { present.modifiers = newValue }
  }

  /// What each frame changes, apart from the names that are visible to other modules: what is only used here is not checked for
  /// exclusive access while the program runs.
  private struct Present {
    var timestamp: Timestamp
    var buttons: ButtonMask = []
    var modifiers: KeyModifierFlags = []
    var touches: [Touch] = []
  }
  private var present: Present

  /// The movement of a wheel or trackpad that the event is about; `nil` for other events (SD-6).
  public internal(set) var scrollMovement: ScrollMovement?

  /// All touches that are down or changed in this event, in the order of their arrival.
  package var touches: [Touch] {
    get { present.touches }
    set { present.touches = newValue }
  }
  /// Hides ``touches`` while the hit test of a new touch runs (HT-15).
  var isHitTesting: Bool = false
  /// How many responders that are not plain views are on the stack of forwarding, to stop endless chains (RC-7).
  var forwardingDepth: Int = 0
  /// How many nodes are asked for a hit test of the event inside each other.
  package var hitTestDepth: Int = 0
  private let state: ContextState
  /// The sink of decisions; `nil` once an event that is kept outlives its context.
  var trace: (any TraceSink)? { @inline(__always) get { state.isTraced ? state.trace : nil } }
  /// What answers in place of overrides, for a scenario file or a replay.
  var answers: (any AnswerSource)? { @inline(__always) get { state.answers } }
  /// Records the hit tests of the event, if there is a trace sink.
  package var hitTestObserver: (any HitTestObserver)? { state.hitTestObserver }

  package init(type: EventType, subtype: EventSubtype = .none, timestamp: Timestamp, context: TouchContext) {
    self.type = type
    self.subtype = subtype
    present = Present(timestamp: timestamp)
    state = context.state
  }

  /// Shows the time of what happens.
  func show(_ time: Timestamp) { present.timestamp = time }

  /// Shows what is held down.
  func show(_ buttons: ButtonMask, _ modifiers: KeyModifierFlags) {
    present.buttons = buttons
    present.modifiers = modifiers
  }

  /// The context that it is an event of; `nil` for an event that is kept longer.
  package var context: TouchContext? { state.context }

  /// Calls the diagnostics hook of the context.
  func report(_ diagnostic: Diagnostic) { state.context?.report(diagnostic) }

  /// All touches of the event, also those that did not change; `nil` while the hit test runs (HT-15).
  public var allTouches: [Touch]? { isHitTesting ? nil : touches }

  /// Returns the touches that landed on a node and were not taken from it, in the order of their arrival (EV-2).
  public func touches(for node: any TouchNode) -> [Touch]? {
    let found = touches.filter { $0.node === node || (node.parentNode == nil && $0.rootNode === node) }
    return found.isEmpty ? nil : found
  }

  /// Returns the touches that a recognizer receives, in the order of their arrival (EV-2).
  public func touches(for recognizer: any GestureRecognizing) -> [Touch]? {
    let found = touches.filter { touch in touch.gestureRecognizers?.contains { $0 === recognizer } ?? false }
    return found.isEmpty ? nil : found
  }

  /// Returns all samples of a touch since the previous event in order, the last like the touch itself (TP-6).
  ///
  /// `nil` when the touch is not of this event. Valid only while the event is handled.
  public func coalescedTouches(for touch: Touch) -> [Touch]? {
    guard touches.contains(touch) else { return nil }
    guard !touch.sample.coalesced.isEmpty else { return [touch.copy(showing: touch.sample)] }
    return touch.sample.coalesced.map { touch.copy(showing: $0) }
  }

  /// Returns where a touch is expected next, the touch itself not included (TP-6).
  ///
  /// `nil` when the touch is not of this event, empty when it is over or of another type than a finger or a pencil. Valid
  /// only while the event is handled.
  public func predictedTouches(for touch: Touch) -> [Touch]? {
    guard touches.contains(touch) else { return nil }
    guard touch.isDown, touch.type == .direct || touch.type == .pencil else { return [] }
    return touch.sample.predicted.map { touch.copy(showing: $0) }
  }
}

extension TouchEvent: Hashable {
  /// Returns whether two references name the same event.
  public static func == (left: TouchEvent, right: TouchEvent) -> Bool { left === right }

  /// Hashes the identity of the event.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
