import TouchScenarios
import TouchTestSupport
import TouchTesting
import Touchstone

/// A session's tree, alive.
final class ViewStage: SessionStage {
  let session: Session
  let window: Window
  let checker: InvariantChecker
  private(set) var views: [View] = []
  var recognizers: [GestureRecognizer] = []
  private(set) var alarms: [String] = []
  private var delegate: StageDelegate?
  /// What was called so far, and how often; what callbacks did, and what was answered, as a file tells it.
  var callbacks = 0
  var calls: [String: Int] = [:]
  var edits: [JSONValue] = []
  var answers: [(question: String, answers: [Bool])] = []
  var time = 0.0
  /// Where the fingers are, as the hardware knows it.
  var down: [(finger: Int, place: Point)] = []

  init(_ session: Session, trace: (any TraceSink)? = nil) {
    self.session = session
    let handOver = HandOverChecker(next: trace)
    checker = InvariantChecker(next: handOver)
    var settings = TouchSettings()
    settings.profile = session.profile
    settings.profile.remove(.guideDoubleTap)
    if !session.usesObservedDoubleTap { settings.profile.insert(.guideDoubleTap) }
    let context = TouchContext(registry: .standard, settings: settings)
    window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 320), context: context)
    window.context.trace = checker
    window.context.diagnostics = { [unowned self] diagnostic in
      if diagnostic == .endlessArbitration || diagnostic == .endlessResponderChain {
        alarms.append("\(diagnostic)")
      }
    }
    handOver.onViolation = { [unowned self] in alarms.append("NH-2: " + $0) }
    checker.mayContinue = { $0 is RandomRecognizer }
    // A stepper keeps a cancel to itself, and so does not end what it began (ST-6).
    checker.checksControl = { !($0.node is Stepper) }
    checker.values = { [unowned window] recognizer in
      switch recognizer {
      case let pan as PanGestureRecognizer:
        let translation = pan.translation(in: window)
        return [translation.x, translation.y]
      case let pinch as PinchGestureRecognizer: return [pinch.scale]
      case let rotation as RotationGestureRecognizer: return [rotation.rotation]
      default: return []
      }
    }
    delegate = StageDelegate(self)
    window.isMultipleTouchEnabled = true
    for node in session.nodes { add(node) }
    for recognizer in session.recognizers { add(recognizer) }
  }

  private func add(_ node: Session.Node) {
    let view: View
    switch node.kind {
    case .plain: view = StageView(self, node, "n\(views.count)")
    case .plainer: view = View(frame: node.frame)
    case .wide, .picky: view = StageView(self, node, "n\(views.count)")
    case .control: view = Control(frame: node.frame)
    case .button: view = Button(frame: node.frame)
    case .slider: view = Slider(frame: node.frame)
    case .toggle: view = Switch(frame: node.frame)
    case .stepper: view = Stepper(frame: node.frame)
    case .segments: view = SegmentedControl(frame: node.frame)
    case .pages: view = PageControl(frame: node.frame)
    case .scroll:
      let scroll = ScrollView(frame: node.frame)
      scroll.contentSize = Size(width: 500, height: 700)
      view = scroll
    }
    view.isMultipleTouchEnabled = node.isMultiple
    view.isExclusiveTouch = node.isExclusive
    if node.turn != 0 { view.transform = AffineTransform(rotationAngle: node.turn) }
    let parent =
      views.isEmpty || node.parent % (views.count + 1) == 0 ? window : views[node.parent % views.count]
    parent.addSubview(view)
    views.append(view)
  }

  private func add(_ spec: Session.Recognizer) {
    let recognizer = spec.make(number: recognizers.count)
    recognizer.delegate = delegate
    let id = Self.id(of: recognizer)
    recognizer.addAction { [unowned self] _ in called(id, "action") }
    for other in spec.requires where other < recognizers.count {
      recognizer.require(toFail: recognizers[other])
    }
    recognizers.append(recognizer)
    (views.isEmpty ? window : views[spec.node % views.count]).addGestureRecognizer(recognizer)
  }
}
