import Testing
import TouchExplain
import TouchRecordings
import TouchScenarios
import TouchTestSupport
import Touchstone

@Suite("Recorded sessions of code")
struct RandomSessionTests {
  @Test(arguments: 1...60)
  func `the replay of a random session decides the same, bit for bit`(seed: Int) throws {
    let session = RandomSession(seed: UInt64(seed))
    session.play()
    let early = session.recorder.omissions
    let text = session.recorder.scenario().text
    let scenario = try Scenario(parsing: Array(text.utf8), file: "session\(seed).json")
    let replayed = try ScenarioFolder.runner.trace(scenario).trace
    let (original, replay) = (Self.facts(session.trace.trace), Self.facts(replayed))
    let differs = zip(original, replay).first { $0 != $1 }
    #expect(differs == nil, "\(text)")
    #expect((early, original.count, original.count > 20) == ([], replay.count, true))
  }

  /// The facts, without those of an application's delegate: the runner always has one.
  private static func facts(_ trace: RecordedTrace) -> [TraceEntry] {
    trace.entries.filter { entry in
      if case .responder("appDelegate", _, _) = entry.fact { false } else { true }
    }
  }
}

/// A delegate in code whose answers nobody can foresee.
private final class MoodyDelegate: GestureRecognizerDelegate {
  var dice: SplitMix64
  init(_ dice: SplitMix64) { self.dice = dice }
  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { dice.chance(0.8) }
  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
    dice.chance(0.85)
  }
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { dice.chance(0.5) }
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool { dice.chance(0.15) }
}

/// A view in code that keeps touches to itself and refuses recognizers by its mood.
private final class StubbornView: View {
  var dice = SplitMix64(seed: 7)
  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {}
  override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {}
  override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) {}
  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {}
  override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool { dice.chance(0.7) }
}

/// A tap in code with hooks of its own.
private final class ProudTap: TapGestureRecognizer {
  override func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool {
    preventingGestureRecognizer.traits.kind == .pan
  }
}

/// A random tree with random recognizers, and random fingers on it.
private final class RandomSession {
  let application = Application(context: TouchContext(registry: .standard))
  let window: Window
  private(set) var recorder: SessionRecorder!
  private(set) var trace: TraceRecorder!
  private var dice: SplitMix64
  private var names: [ObjectIdentifier: String] = [:]
  private var views: [View] = []
  private var recognizers: [GestureRecognizer] = []
  private var delegates: [MoodyDelegate] = []

  init(seed: UInt64) {
    dice = SplitMix64(seed: seed)
    window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400), application: application)
    window.makeKeyAndVisible()
    name(window, "screen")
    name(application, "application")
    for index in 0..<Int.random(in: 2...7, using: &dice) { addView(index) }
    for index in 0..<Int.random(in: 2...8, using: &dice) { addRecognizer(index) }
    for waiter in recognizers where dice.chance(0.25) {
      if let other = recognizers.randomElement(using: &dice) { waiter.require(toFail: other) }
    }
    if dice.chance(0.3) { application.context.settings.profile.insert(.cancelBeforeAction) }
    if dice.chance(0.3) { application.context.settings.profile.formUnion(.iOS26) }
    let names = names
    recorder = SessionRecorder(application) { names[ObjectIdentifier($0)] }
    trace = TraceRecorder(application.context) { names[ObjectIdentifier($0)] }
    application.context.trace = TraceTee(recorder, trace)
  }

  private func name(_ object: AnyObject, _ name: String) { names[ObjectIdentifier(object)] = name }

  private func addView(_ index: Int) {
    let frame = Rect(
      x: Double.random(in: -10...250, using: &dice), y: Double.random(in: -10...250, using: &dice),
      width: Double.random(in: 40...300, using: &dice), height: Double.random(in: 40...300, using: &dice))
    let view: View =
      switch Int.random(in: 0...5, using: &dice) {
      case 0: Button(frame: frame)
      case 1: Slider(frame: frame)
      case 2: StubbornView(frame: frame)
      case 3: Control(frame: frame)
      default: View(frame: frame)
      }
    if dice.chance(0.3) { view.isMultipleTouchEnabled = true }
    if dice.chance(0.1) { view.isExclusiveTouch = true }
    if dice.chance(0.1) { view.alpha = 0.005 }
    if dice.chance(0.2) { view.transform = AffineTransform(a: 0.9, b: 0.3, c: -0.3, d: 0.9, tx: 3.7, ty: -2.1) }
    (views.randomElement(using: &dice).flatMap { dice.chance(0.6) ? $0 : nil } ?? window).addSubview(view)
    name(view, "v\(index)")
    views.append(view)
  }

  private func addRecognizer(_ index: Int) {
    let recognizer: GestureRecognizer =
      switch Int.random(in: 0...6, using: &dice) {
      case 0: PanGestureRecognizer()
      case 1: SwipeGestureRecognizer()
      case 2: PinchGestureRecognizer()
      case 3: LongPressGestureRecognizer()
      case 4: ProudTap()
      case 5: RotationGestureRecognizer()
      default: TapGestureRecognizer()
      }
    if let tap = recognizer as? TapGestureRecognizer { tap.numberOfTapsRequired = Int.random(in: 1...3, using: &dice) }
    if dice.chance(0.2) { recognizer.cancelsTouchesInView = false }
    if dice.chance(0.2) { recognizer.delaysTouchesBegan = true }
    if dice.chance(0.3) { recognizer.delaysTouchesEnded = false }
    if dice.chance(0.5) {
      let delegate = MoodyDelegate(SplitMix64(seed: dice.next()))
      delegates.append(delegate)
      recognizer.delegate = delegate
    }
    (views.randomElement(using: &dice) ?? window).addGestureRecognizer(recognizer)
    name(recognizer, "g\(index)")
    recognizers.append(recognizer)
  }

  func play() {
    var time = Double.random(in: 0...1000, using: &dice)
    var down: [Int: Point] = [:]
    var nextID = 1
    for _ in 0..<120 {
      time += dice.chance(0.1) ? Double.random(in: 0.2...0.9, using: &dice) : Double.random(in: 0...0.04, using: &dice)
      var samples: [TouchSample] = []
      for id in down.keys.sorted() {
        if dice.chance(0.15) {
          samples.append(sample(id, dice.chance(0.9) ? .ended : .cancelled, down[id] ?? .zero, time))
          down[id] = nil
        } else if dice.chance(0.7) {
          let step = Point(x: .random(in: -9...9, using: &dice), y: .random(in: -9...9, using: &dice))
          let place = (down[id] ?? .zero) + step
          down[id] = place
          samples.append(sample(id, .moved, place, time))
        }
      }
      while down.count < 3, dice.chance(0.3) {
        let place = Point(x: .random(in: 0..<400, using: &dice), y: .random(in: 0..<400, using: &dice))
        down[nextID] = place
        samples.append(sample(nextID, .began, place, time))
        nextID += 1
      }
      if !samples.isEmpty { application.send(samples) }
      if dice.chance(0.03) { recognizers.randomElement(using: &dice)?.isEnabled.toggle() }
    }
    if !down.isEmpty { application.cancelAllTouches(at: time + 0.01) }
    application.advance(to: time + 10)
  }

  private func sample(_ id: Int, _ phase: TouchPhase, _ place: Point, _ time: Timestamp) -> TouchSample {
    TouchSample(id: TouchID(id), phase: phase, location: place, timestamp: time)
  }
}
