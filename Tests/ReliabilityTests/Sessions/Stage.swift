import TouchTesting
import Touchstone

/// A session's tree, alive.
final class Stage {
  let session: Session
  let window: Window
  let checker: InvariantChecker
  private(set) var views: [View] = []
  private(set) var recognizers: [GestureRecognizer] = []
  private(set) var alarms: [String] = []
  private var delegate: StageDelegate?
  private var callbacks = 0
  private var time = 0.0
  /// Where the fingers are, as the hardware knows it.
  private var down: [(finger: Int, place: Point)] = []

  init(_ session: Session, trace: (any TraceSink)? = nil) {
    self.session = session
    checker = InvariantChecker(next: trace)
    var settings = TouchSettings()
    if session.usesObservedDoubleTap { settings.doubleTapProfile = .observed }
    let context = TouchContext(registry: .standard, settings: settings)
    window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 320), context: context)
    window.context.trace = checker
    window.context.diagnostics = { [unowned self] diagnostic in
      if diagnostic == .endlessArbitration || diagnostic == .endlessResponderChain {
        alarms.append("\(diagnostic)")
      }
    }
    checker.controlEvents = { ($0 as? ControlEventRecord)?.events.rawValue }
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
    let registry = window.context.registry
    let view: View
    switch node.kind {
    case .plain: view = StageView(self, node)
    case .plainer: view = View(frame: node.frame)
    case .wide, .picky: view = StageView(self, node)
    case .control: view = Control(frame: node.frame)
    case .button: view = Button(frame: node.frame)
    case .slider: view = Slider(frame: node.frame)
    case .toggle: view = Switch(frame: node.frame)
    case .stepper: view = Stepper(frame: node.frame)
    case .segments: view = SegmentedControl(frame: node.frame)
    case .pages: view = PageControl(frame: node.frame)
    case .scroll:
      let scroll = ScrollView(frame: node.frame, registry: registry) ?? View(frame: node.frame)
      (scroll as? ScrollView)?.contentSize = Size(width: 500, height: 700)
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
    let recognizer: GestureRecognizer
    switch spec.kind {
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
    case .stub: recognizer = RandomRecognizer(seed: spec.answers)
    }
    recognizer.name = "r\(recognizers.count) \(spec.kind)"
    recognizer.cancelsTouchesInView = spec.cancels
    recognizer.delaysTouchesBegan = spec.delaysBegan
    recognizer.delaysTouchesEnded = spec.delaysEnded
    recognizer.isEnabled = spec.isEnabled
    recognizer.delegate = delegate
    recognizer.addAction { [unowned self] _ in callback() }
    for other in spec.requires where other < recognizers.count {
      recognizer.require(toFail: recognizers[other])
    }
    recognizers.append(recognizer)
    (views.isEmpty ? window : views[spec.node % views.count]).addGestureRecognizer(recognizer)
  }

  // MARK: Playing

  func play() {
    for step in session.steps {
      switch step {
      case .wait(let seconds):
        time += seconds
        window.advance(to: time)
      case .interrupt:
        window.cancelAllTouches(at: time)
        down = []
      case .backwards:
        window.send([TouchSample(id: TouchID(99), phase: .moved, location: .zero, timestamp: time - 1)])
      case .samples(let changes):
        time += 0.01
        for change in changes {
          down.removeAll { $0.finger == change.finger }
          if change.phase == .began || change.phase == .moved { down.append((change.finger, change.place)) }
        }
        window.send(changes.map { sample($0.finger, $0.phase, $0.place) })
      }
    }
    time += 0.01
    window.send(down.map { sample($0.finger, .ended, $0.place) })
    // A pointer that is left hovering would keep its recognizer active, and rightly.
    window.send([sample(60, .regionExited, .zero)])
    time += 10
    window.advance(to: time)
    checker.checkQuiet(window, touching: Point(x: 1, y: 1))
  }

  private func sample(_ finger: Int, _ phase: TouchPhase, _ place: Point) -> TouchSample {
    TouchSample(id: TouchID(finger), phase: phase, location: place, timestamp: time)
  }

  /// Called from each callback of the engine: does what the session wants done there.
  func callback() {
    let number = callbacks
    callbacks += 1
    for edit in session.edits where edit.after == number { perform(edit) }
  }

  private func perform(_ edit: Session.Edit) {
    let view = views.isEmpty ? window : views[edit.target % views.count]
    let recognizer = recognizers.isEmpty ? nil : recognizers[edit.target % recognizers.count]
    switch edit.kind {
    case .removeView: if view !== window { view.removeFromSuperview() }
    case .restoreView: if view !== window { window.addSubview(view) }
    case .hideView: view.isHidden.toggle()
    case .disableRecognizer: recognizer?.isEnabled = false
    case .enableRecognizer: recognizer?.isEnabled = true
    case .toggleRecognizer:
      recognizer?.isEnabled = false
      recognizer?.isEnabled = true
    case .removeRecognizer: if let recognizer { recognizer.node?.removeGestureRecognizer(recognizer) }
    case .moveRecognizer: if let recognizer { view.addGestureRecognizer(recognizer) }
    case .send:
      window.send([sample(50, .began, Point(x: 50, y: 50)), sample(50, .ended, Point(x: 50, y: 50))])
    case .interrupt: window.cancelAllTouches(at: time)
    case .advance: window.advance(to: time)
    case .multiple: view.isMultipleTouchEnabled.toggle()
    case .resize: view.frame = Rect(x: 10, y: 10, width: 60, height: 60)
    case .disableView: view.isUserInteractionEnabled.toggle()
    case .newRequirement: if let recognizer, let last = recognizers.last { recognizer.require(toFail: last) }
    case .dropRecognizer:
      if let recognizer, recognizers.count > 1 {
        recognizer.node?.removeGestureRecognizer(recognizer)
        recognizers.removeAll { $0 === recognizer }
      }
    }
  }

  func answers(of recognizer: GestureRecognizer) -> UInt64 {
    guard let index = recognizers.firstIndex(of: recognizer), index < session.recognizers.count else {
      return 0
    }
    return session.recognizers[index].answers
  }
}
