import TouchTesting
import Touchstone

/// A session's tree, alive, of nodes that are none of the package's.
final class ForeignStage: SessionStage {
  let session: Session
  let dispatcher: TouchDispatcher
  let checker: InvariantChecker
  private let root: ForeignNode
  private(set) var nodes: [ForeignNode] = []
  private(set) var recognizers: [GestureRecognizer] = []
  private var delegate: StageDelegate?
  private var callbacks = 0
  private var time = 0.0
  private var down: [(finger: Int, place: Point)] = []

  init(_ session: Session, trace: (any TraceSink)? = nil) {
    self.session = session
    checker = InvariantChecker(next: trace)
    let context = TouchContext(registry: .standard)
    let frame = Rect(x: 0, y: 0, width: 320, height: 320)
    root = ForeignNode(
      Session.Node(
        kind: .plain, parent: 0, frame: frame, turn: 0, isMultiple: true, isExclusive: false, passesOn: true), "root")
    root.context = context
    dispatcher = TouchDispatcher(context: context, root: root)
    context.trace = checker
    checker.mayContinue = { $0 is RandomRecognizer }
    delegate = StageDelegate(self)
    root.stage = self
    for (index, node) in session.nodes.enumerated() {
      let made = ForeignNode(node, "n\(index)")
      made.stage = self
      (index == 0 || node.parent % (index + 1) == 0 ? root : nodes[node.parent % index]).add(made)
      nodes.append(made)
    }
    for (number, spec) in session.recognizers.enumerated() {
      let recognizer = spec.make(number: number)
      recognizer.delegate = delegate
      recognizer.addAction { [unowned self] _ in called("", "action") }
      for other in spec.requires where other < number { recognizer.require(toFail: recognizers[other]) }
      recognizers.append(recognizer)
      node(spec.node).addGestureRecognizer(recognizer)
    }
  }

  deinit { root.context = nil }

  private func node(_ number: Int) -> ForeignNode { nodes.isEmpty ? root : nodes[number % nodes.count] }

  func play() {
    for step in session.steps {
      switch step {
      case .wait(let seconds):
        time += seconds
        dispatcher.advance(to: time)
      case .interrupt:
        dispatcher.cancelAllTouches(at: time)
        down = []
      case .backwards:
        dispatcher.send([TouchSample(id: TouchID(99), phase: .moved, location: .zero, timestamp: time - 1)])
      case .samples(let changes):
        time += 0.01
        for change in changes {
          down.removeAll { $0.finger == change.finger }
          if change.phase == .began || change.phase == .moved { down.append((change.finger, change.place)) }
        }
        dispatcher.send(changes.map { sample($0.finger, $0.phase, $0.place) })
      }
    }
    time += 0.01
    dispatcher.send(down.map { sample($0.finger, .ended, $0.place) })
    dispatcher.send([sample(60, .regionExited, .zero)])
    // Beside everything: one that ignores this finger, too, would hold up its group until the next.
    checker.checkQuiet(dispatcher, touching: Point(x: -9_999, y: -9_999))
  }

  private func sample(_ finger: Int, _ phase: TouchPhase, _ place: Point) -> TouchSample {
    TouchSample(id: TouchID(finger), phase: phase, location: place, timestamp: time)
  }

  // MARK: Callbacks

  func called(_ subject: String, _ call: String) {
    let number = callbacks
    callbacks += 1
    for edit in session.edits where edit.after == number { perform(edit) }
  }

  func note(_ question: String, _ answer: Bool) {}

  func answers(of recognizer: GestureRecognizer) -> UInt64 {
    recognizers.firstIndex(of: recognizer).map { session.recognizers[$0].answers } ?? 0
  }

  private func perform(_ edit: Session.Edit) {
    let node = node(edit.target)
    let recognizer = recognizers.isEmpty ? nil : recognizers[edit.target % recognizers.count]
    switch edit.kind {
    case .removeView, .hideView: node.leave()
    case .restoreView:
      node.leave()
      root.add(node)
    case .disableView: node.isOff.toggle()
    case .multiple: node.isMultiple.toggle()
    case .resize: node.bounds = Rect(x: 10, y: 10, width: 60, height: 60)
    case .disableRecognizer: recognizer?.isEnabled = false
    case .enableRecognizer: recognizer?.isEnabled = true
    case .toggleRecognizer: recognizer?.isEnabled.toggle()
    case .removeRecognizer, .dropRecognizer:
      if let recognizer { recognizer.node?.removeGestureRecognizer(recognizer) }
    case .moveRecognizer: if let recognizer { node.addGestureRecognizer(recognizer) }
    case .newRequirement: if let recognizer, let last = recognizers.last { recognizer.require(toFail: last) }
    case .send:
      let place = Point(x: 50, y: 50)
      dispatcher.send([sample(50, .began, place), sample(50, .ended, place)])
    case .interrupt: dispatcher.cancelAllTouches(at: time)
    case .advance: dispatcher.advance(to: time)
    }
  }
}

/// A node of a tree of somebody else's, with overrides of its own.
final class ForeignNode: TouchNode {
  unowned(unsafe) var stage: ForeignStage?
  var context: TouchContext?
  var isOff = false
  var isMultiple: Bool
  var bounds: Rect
  let nodePlacement: AffineTransform
  var attachedGestureRecognizers: [any GestureRecognizing] = []
  private let spec: Session.Node
  private let name: String
  private var children: [ForeignNode] = []
  private unowned(unsafe) var parent: ForeignNode?

  init(_ spec: Session.Node, _ name: String) {
    self.spec = spec
    self.name = name
    isMultiple = spec.isMultiple
    bounds = Rect(origin: .zero, size: spec.frame.size)
    nodePlacement = AffineTransform(rotationAngle: spec.turn)
      .concatenating(AffineTransform(translationX: spec.frame.minX, y: spec.frame.minY))
  }

  deinit { for child in children { child.parent = nil } }

  func add(_ child: ForeignNode) {
    // One that is above this one stays where it is.
    guard !isInside(child) else { return }
    children.append(child)
    child.parent = self
  }

  func leave() {
    guard let parent else { return }
    willLeaveTree()
    parent.children.removeAll { $0 === self }
    self.parent = nil
  }

  // MARK: The node

  var nodeBounds: Rect { bounds }
  var parentNode: (any TouchNode)? { parent }
  var childNodeCount: Int { children.count }
  func childNode(at index: Int) -> any HitTestNode { children[index] }
  var touchContext: TouchContext? { context }
  var touchRefusal: TouchRefusal? { isOff ? .interactionDisabled : nil }
  var touchPolicy: TouchPolicy {
    var policy: TouchPolicy = isMultiple ? .multiple : []
    if spec.isExclusive { policy.insert(.exclusive) }
    return policy
  }

  func nodeContains(_ point: Point, with payload: AnyObject?) -> Bool {
    switch spec.kind {
    case .wide: Rect(x: -30, y: -30, width: bounds.width + 60, height: bounds.height + 60).contains(point)
    case .picky: Int(point.x + point.y) % 3 != 0
    default: bounds.contains(point)
    }
  }

  func hitTestNode(_ point: Point, with payload: AnyObject?) -> HitTestAnswer {
    guard touchRefusal == nil, nodeContains(point, with: payload) else { return .outside }
    return spec.kind == .control ? .found(parent ?? self) : .descend
  }

  func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool {
    stage?.called(name, "gestureRecognizerShouldBegin")
    return !(spec.kind == .picky && recognizer.traits.kind == .tap)
  }

  // MARK: The responder

  func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
    stage?.called(name, "touchesBegan")
    if spec.passesOn { nextResponder?.touchesBegan(touches, with: event) }
  }
  func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {
    stage?.called(name, "touchesMoved")
    if spec.passesOn { nextResponder?.touchesMoved(touches, with: event) }
  }
  func touchesEnded(_ touches: [Touch], with event: TouchEvent?) {
    stage?.called(name, "touchesEnded")
    if spec.passesOn { nextResponder?.touchesEnded(touches, with: event) }
  }
  func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {
    stage?.called(name, "touchesCancelled")
    if spec.passesOn { nextResponder?.touchesCancelled(touches, with: event) }
  }
}
