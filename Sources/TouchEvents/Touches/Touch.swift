/// A contact followed from the moment it lands until it lifts.
///
/// Each finger down makes a new touch (TB-2). The engine keeps it up to date; recipients read it during the call that
/// hands it to them and compare touches by identity.
///
/// ```swift
/// final class Canvas: View {
///   override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {
///     for touch in touches { print(touch.previousLocation(in: self), "to", touch.location(in: self)) }
///   }
/// }
///
/// let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// window.addSubview(Canvas(frame: Rect(x: 20, y: 20, width: 280, height: 440)))
/// window.send([TouchSample(id: 1, phase: .began, location: Point(x: 30, y: 30), timestamp: 0)])
/// window.send([TouchSample(id: 1, phase: .moved, location: Point(x: 50, y: 40), timestamp: 0.1)])
/// // Prints "Point(x: 10.0, y: 10.0) to Point(x: 30.0, y: 20.0)"
/// ```
public final class Touch {
  /// The host's name for the contact.
  public let id: TouchID
  /// The place of this touch in the order of arrival of all touches of its context, counted from 1.
  public let number: Int
  /// A Boolean value that indicates whether it stands for a pointer without contact or a trackpad's movement, which are
  /// not counted.
  package var isPointer: Bool { number == 0 }
  /// What made the touch.
  public let type: TouchType
  /// How many taps this touch completes: 1, or one more than a close earlier touch had (TP-3, R-13).
  public var tapCount: Int { moment.tapCount }
  /// The phase of the touch in the current event, or the one that the current call delivers.
  public var phase: TouchPhase { moment.phase }
  /// When the touch last changed, in seconds.
  public var timestamp: Timestamp { moment.timestamp }
  /// The latest sample, in the coordinates in which the host places its windows.
  package var sample: TouchSample { moment.sample }

  /// What it shows: the latest change of its contact or, during a call that comes later, what it was at the time.
  @exclusivity(unchecked) var moment: TouchMoment
  /// The state of its contact.
  @exclusivity(unchecked) var contact: TouchContact
  /// The tree that it landed in.
  @exclusivity(unchecked) private var target: TouchTarget
  /// The state of the touch's delivery to its responder.
  @exclusivity(unchecked) var delivery = TouchDelivery.none
  /// The place of the finger among those that are down, from 0: the lowest that was free when it landed (GL-1).
  package var slot: Int { contact.slot }
  /// The root that the contact's samples are sent to, by identity; `nil` when they are sent to all roots.
  let source: ObjectIdentifier?
  /// The root of the tree that the touch landed in; `nil` when it hit nothing, and once the touch is over (TB-13).
  package var rootNode: (any TouchNode)? { target.root }
  /// The node that was hit; unlike ``node`` it stays when the touch is taken from its view, until the touch is over.
  package var hitNode: (any TouchNode)? { target.node }
  /// The responder of the touch until it ends: the hit node, or for a press the first responder.
  package var responder: (any TouchResponder)? {
    guard let press else { return target.node }
    return target.node == nil ? nil : press.responder
  }
  /// Which responder that is, to compare without counting references.
  var responderIdentity: ObjectIdentifier? { target.responder }
  /// The press that this touch stands for in the arbitration, if it is one.
  package let press: Press?
  /// Which multi-touch sequence the touch belongs to: from the first finger down to the last up.
  package let sequence: Int
  /// Which responders forwarded the touch, and to which (RF-2).
  @exclusivity(unchecked) var forwarding = ForwardingRecord()
  /// Finds the context that the touch is of; a touch that is kept may outlive it.
  let state: ContextState

  package convenience init(
    sample: TouchSample, number: Int, tapCount: Int, sequence: Int, root: (any TouchNode)?, node: (any TouchNode)?,
    press: Press? = nil, context: TouchContext
  ) {
    self.init(
      sample: sample, number: number, tapCount: tapCount, sequence: sequence,
      target: TouchTarget(root: root, node: node), press: press, source: nil, state: context.state)
  }

  init(
    sample: TouchSample, number: Int, tapCount: Int, sequence: Int, target: TouchTarget, press: Press? = nil,
    source: ObjectIdentifier?, state: ContextState
  ) {
    id = sample.id
    self.number = number
    type = sample.type
    moment = TouchMoment(
      sample: sample, timestamp: sample.timestamp, previousLocation: sample.location, tapCount: tapCount,
      phase: sample.phase)
    contact = TouchContact(reportedAt: sample.timestamp, stage: sample.phase.isOver ? .lifted : .down)
    self.target = target
    self.source = source
    self.press = press
    self.sequence = sequence
    self.state = state
    self.target.responder = responder.map { ObjectIdentifier($0 as AnyObject) }
  }

  /// The node that the touch landed on; `nil` once a recognizer took the touch away from it (TB-1, TB-13).
  public var node: (any TouchNode)? { delivery.hasView ? hitNode : nil }

  /// The recognizers that still receive this touch: `nil` if none ever did, empty once all have left (TB-14).
  public var gestureRecognizers: [any GestureRecognizing]? {
    state.context?.dispatcher?.offerEarly(for: self)
    guard contact.hadRecognizers else { return nil }
    return state.context?.gestures?.recognizers(of: self) ?? []
  }

  /// Returns the current location in a node's coordinates, in points; `nil` asks for those of the root.
  public func location(in node: (any TouchNode)?) -> Point {
    node.map { $0.pointFromScreen(sample.location) } ?? rootLocation(sample.location)
  }

  /// Returns the location before the latest change in a node's coordinates, in points; `nil` asks for the root's.
  public func previousLocation(in node: (any TouchNode)?) -> Point {
    node.map { $0.pointFromScreen(moment.previousLocation) } ?? rootLocation(moment.previousLocation)
  }

  /// Returns the finer location for drawing in a node's coordinates, in points; not meant for hit testing (TP-10).
  public func preciseLocation(in node: (any TouchNode)?) -> Point {
    let precise = sample.preciseLocation ?? sample.location
    return node.map { $0.pointFromScreen(precise) } ?? rootLocation(precise)
  }

  /// Returns the finer location before the latest change in a node's coordinates, in points (TP-10).
  public func precisePreviousLocation(in node: (any TouchNode)?) -> Point {
    let precise = moment.previousPreciseLocation ?? moment.previousLocation
    return node.map { $0.pointFromScreen(precise) } ?? rootLocation(precise)
  }

  /// Returns whether the touch goes before another: by the host's number, then by arrival.
  func isNumbered(below other: Touch) -> Bool {
    id == other.id ? number < other.number : id.rawValue < other.id.rawValue
  }

  /// A Boolean value that indicates whether the contact is still on the surface.
  ///
  /// It is during `touchesCancelled`, and is not while the view receives a delayed began.
  public var isDown: Bool { contact.stage == .down }

  /// Whether the system or a view that left took it away inside an event.
  var isWithdrawn: Bool { contact.stage == .withdrawn }

  /// Moves the touch on to a phase of its contact; a call for another time sets ``phase`` alone.
  package func enter(_ phase: TouchPhase) {
    moment.phase = phase
    if contact.stage != .withdrawn { contact.stage = phase.isOver ? .lifted : .down }
  }

  /// Marks the touch as one that recognizers are offered; returns whether it was not before.
  package func beginOffer() -> Bool {
    guard !contact.wasOffered else { return false }
    contact.wasOffered = true
    return true
  }

  /// Takes note that a recognizer receives the touch (TB-14).
  package func noteRecognizer() { contact.hadRecognizers = true }

  /// Returns whether recognizers are handed the touch as one of a phase: it is not taken away by the system.
  package func hasPhase(_ phase: TouchPhase) -> Bool { self.phase == phase && !isWithdrawn }

  /// Returns whether it landed in the tree of a root.
  func landed(in root: ObjectIdentifier) -> Bool { rootIdentity == root }

  /// Which root it landed in; `nil` when it hit nothing, and once the touch is over.
  var rootIdentity: ObjectIdentifier? { target.root.map { ObjectIdentifier($0 as AnyObject) } }

  /// Where the touch is, in the coordinates in which the host places its windows.
  package var screenLocation: Point { sample.location }

  /// The root of the tree that the touch landed in, as long as that lives: also when the touch is over.
  ///
  /// Under Embedded Swift, which has no weak references, only until the touch is over.
  package var originalRoot: (any TouchNode)? { rootNode ?? target.lastRoot.object }

  /// Releases its tree once its delivery is complete: a retained touch must not retain a window (TB-13).
  func leaveTree() {
    #if !hasFeature(Embedded)
      if rootNode != nil { target.lastRoot = WeakNode(rootNode) }
    #endif
    target.root = nil
    target.node = nil
    target.responder = nil
    forwarding = ForwardingRecord()
  }

  private func rootLocation(_ point: Point) -> Point { rootNode?.pointFromScreen(point) ?? point }
}

extension TouchPhase {
  /// Whether the contact is off the surface.
  fileprivate var isOver: Bool { isFinal || self == .regionExited }
}

extension Touch: Hashable {
  /// Returns whether two references name the same touch.
  public static func == (left: Touch, right: Touch) -> Bool { left === right }

  /// Hashes the identity of the touch.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
