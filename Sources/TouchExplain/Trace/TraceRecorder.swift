import TouchScenarios
import TouchScrollView
public import TouchViews

/// A trace sink that copies records into values, with names instead of objects.
///
/// Set it as the context's `trace` before the first touch. Objects that it named stay alive as long as the recorder, so
/// that no name passes to another object.
public final class TraceRecorder: TraceSink {
  /// What has been recorded so far.
  public var trace: RecordedTrace {
    moves.finish(&recorded.trace.facts)
    return recorded.trace
  }

  /// How many facts have been recorded so far.
  package var count: Int { recorded.trace.facts.count }

  /// What has been recorded so far, sorted.
  var story: TraceStory {
    moves.finish(&recorded.trace.facts)
    recorded.advance()
    return recorded
  }

  private var recorded = TraceStory()
  private var moves = MoveFollower()
  /// When the first record came, by the context's clock, in seconds.
  public private(set) var startTime: Timestamp = 0
  private var hasStarted = false
  private let isOfGesture: Bool
  private let context: TouchContext
  private let kind: (AnyObject) -> String?
  private var names: ObjectNames
  private var nodes = Table<ObjectIdentifier, String>()
  private var gestures = Table<ObjectIdentifier, String>()
  private var touches = Table<Int, Bool>()
  private var labels = Table<String, Int>()

  /// Makes a recorder of a context, which asks for names of nodes, responders and recognizers; `nil` gets one made up.
  ///
  /// It asks for the kinds of nodes too, such as `Button`; `nil` means the name of the class, which Embedded Swift lacks.
  ///
  /// With `ofGesture` it counts as people do who speak of one gesture: times from the first fact on, touches from 1, and places
  /// in whole points.
  public init(
    _ context: TouchContext, name: @escaping (AnyObject) -> String? = { _ in nil },
    kind: @escaping (AnyObject) -> String? = { _ in nil }, ofGesture isOfGesture: Bool = false
  ) {
    self.context = context
    self.isOfGesture = isOfGesture
    self.kind = kind
    names = ObjectNames(given: name)
  }

  /// Takes a record.
  public func record(_ record: TraceRecord) {
    if case .time = record { return }
    if case .module(let record) = record, ModuleNote.isLeftOut(record) { return }
    if !hasStarted { (hasStarted, startTime) = (true, context.now) }
    if !moves.takes(record, at: time(context.now), into: &recorded.trace.facts) { take(record) }
  }

  private func take(_ record: TraceRecord) {
    guard let fact = named(record) else { return }
    recorded.trace.facts.append(TraceEntry(time: time(context.now), fact: fact))
  }

  func named(_ record: any ModuleRecord) -> ModuleFact? {
    let note = ModuleNote(record, since: isOfGesture ? startTime : 0, name: { self.name($0) }) {
      Phrases.reason($0, isSuccess: false)
    }
    guard !note.isConsent else { return nil }
    return ModuleFact(
      node: name(record.node), what: note.text, isEvent: note.isEvent, refusesGesture: note.refusesGesture,
      refusesTouch: note.refusesTouch, share: share(of: record, note))
  }

  private func share(of record: any ModuleRecord, _ note: ModuleNote) -> WayShare? {
    guard let entry = record as? HandOverEntry, let told = note.handOver else { return nil }
    return WayShare(
      way: told.way.magnitude, offered: told.offered.magnitude, direction: told.direction, isRest: told.isRest,
      began: name(entry.beganNode))
  }

  /// Returns a time of the context as the trace counts it.
  private func time(_ time: Timestamp) -> Timestamp { isOfGesture ? time - startTime : time }

  /// Takes note that nothing more has happened until a time of the context; `nil` takes the note back.
  public func look(at now: Timestamp?) { recorded.trace.latest = now.map { time($0) } }

  func named(_ input: TraceInput) -> NamedInput {
    guard case .touches(let touches, _) = input else { return .other(Phrases.input(input)) }
    return .touches(
      touches.map { TouchMark(touch: number($0), phase: $0.phase, location: place($0.sample.location)) })
  }

  /// Returns where a touch is; fractions of a point mean nothing to a reader.
  private func place(_ point: Point) -> Point {
    isOfGesture ? Point(x: Mathematics.round(point.x), y: Mathematics.round(point.y)) : point
  }

  /// Returns the number of a touch, which is known from then on.
  func number(_ touch: Touch) -> Int {
    know(touch)
    return touch.number
  }

  // MARK: Objects

  private func know(_ touch: Touch) {
    guard touches.insert(touch.number) else { return }
    let id = touch.press == nil ? String(touch.id.rawValue) : "press"
    let uses = (labels[id] ?? 0) + 1
    labels[id] = uses
    // A script may use a number again; the second touch of it is another one.
    var label = uses == 1 ? id : "\(id)#\(uses)"
    if isOfGesture, touch.press == nil { label = String(recorded.trace.touches.filter { $0.isContact }.count + 1) }
    recorded.trace.touches.append(
      TracedTouch(
        number: touch.number, label: label, type: touch.type, isContact: touch.press == nil && touch.number > 0))
  }

  func name(_ recognizer: any GestureRecognizing) -> String {
    if let known = gestures[ObjectIdentifier(recognizer as AnyObject)] { return known }
    let name = names.name(of: recognizer, wish: recognizer.name ?? recognizer.traits.kind.rawValue)
    gestures[ObjectIdentifier(recognizer as AnyObject)] = name
    let node = recognizer.node.map { self.name($0) }
    recorded.trace.gestures.append(
      TracedGesture(
        name: name, traits: recognizer.traits, node: node, cancelsTouchesInView: recognizer.cancelsTouchesInView,
        delaysTouchesBegan: InspectedRecognizer(recognizer)?.delaysTouchesBegan ?? false,
        delaysTouchesEnded: recognizer.delaysTouchesEnded,
        isOfScrollView: recognizer.node.map { InspectedNode($0).made(recognizer) } ?? false))
    return name
  }

  func name(_ responder: any TouchResponder) -> String {
    if let view = responder as? View { return name(view as any HitTestNode) }
    return names.name(of: responder)
  }

  func name(_ node: any TouchNode) -> String { name(node as any HitTestNode) }

  func name(_ node: any HitTestNode) -> String {
    if let known = nodes[ObjectIdentifier(node as AnyObject)] { return known }
    if let node = node.shownTouchNode { know(treeOf: node) }
    return nodes[ObjectIdentifier(node as AnyObject)] ?? names.name(of: node)
  }

  /// Writes down a node's whole tree, in the order in which it is drawn; by iteration, since trees may be deep.
  private func know(treeOf node: any TouchNode) {
    var pending: [(node: any TouchNode, parent: String?, depth: Int, placement: AffineTransform)] = []
    let root = node.rootNode
    pending.append((root, nil, 0, root.nodePlacement))
    while let next = pending.popLast() {
      let name: String
      if let known = nodes[ObjectIdentifier(next.node as AnyObject)] {
        name = known
      } else {
        name = names.name(of: next.node)
        nodes[ObjectIdentifier(next.node as AnyObject)] = name
        recorded.trace.nodes.append(
          TracedNode(
            name: name, kind: kind(next.node) ?? ObjectNames.className(of: next.node), parent: next.parent,
            depth: next.depth,
            corners: next.node.nodeBounds.corners.map { $0.applying(next.placement) },
            refusal: next.node.touchRefusal))
      }
      for recognizer in next.node.attachedGestureRecognizers { _ = self.name(recognizer) }
      var index = max(0, next.node.childNodeCount) - 1
      while index >= 0 {
        let child = next.node.childNode(at: index)
        index -= 1
        guard let child = child.shownTouchNode else { continue }
        pending.append((child, name, next.depth + 1, child.nodePlacement.concatenating(next.placement)))
      }
    }
  }
}

extension Rect {
  /// The corners, from the origin clockwise on a screen whose y axis points down.
  var corners: [Point] {
    [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY),
    ]
  }
}
