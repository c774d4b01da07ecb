import TouchTesting
import Touchstone

/// Plays any bytes as samples, calls of a host and edits of the tree, also from inside callbacks; nothing may be left.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let session = FuzzedSession(UnsafeBufferPointer(start: start, count: count))
  session.play()
  let findings = session.end()
  precondition(findings.isEmpty, "\(findings)")
  return 0
}

/// One tree of recognizers and controls, and the bytes that determine what happens to it.
private final class FuzzedSession {
  private var bytes: Bytes
  private let window = Window(
    frame: Rect(x: 0, y: 0, width: 300, height: 300), context: TouchContext(registry: .standard))
  private let moves = ClockMoves()
  private let checker: InvariantChecker
  /// Holds the law of hand-over against every drag (NH-2).
  private let handOver: HandOverChecker
  private var views: [View] = []
  private var recognizers: [GestureRecognizer] = []
  private var time = 0.0
  /// How many more callbacks edit something, so that none does so for ever.
  private var editsLeft = 64

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = Bytes(bytes)
    handOver = HandOverChecker(next: moves)
    checker = InvariantChecker(next: handOver)
    // The random sessions check controls; here they are switched off while they are tracked, too.
    checker.checksControl = { _ in false }
    window.isMultipleTouchEnabled = true
    window.context.trace = checker
    let policies: [ScrollHandOver] = [.uikit, .chain, .latched, .expandFirst, .custom, .contain]
    window.context.scrollHandOver = policies[bytes.count % policies.count]
    furnish()
  }

  private func furnish() {
    let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 140, height: 140))
    scroll.contentSize = Size(width: 500, height: 500)
    scroll.maximumZoomScale = 3
    let slider = Slider(frame: Rect(x: 10, y: 10, width: 100, height: 30))
    scroll.addSubview(slider)
    let inner = ScrollView(frame: Rect(x: 10, y: 50, width: 100, height: 80))
    inner.contentSize = Size(width: 120, height: 100)
    scroll.addSubview(inner)
    let view = View(frame: Rect(x: 150, y: 0, width: 150, height: 150))
    view.isMultipleTouchEnabled = true
    let stepper = Stepper(frame: Rect(x: 150, y: 150, width: 150, height: 50))
    views = [scroll, view, Button(frame: Rect(x: 0, y: 150, width: 150, height: 150)), stepper, slider]
    for view in views where view !== slider { window.addSubview(view) }
    let double = TapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let single = TapGestureRecognizer()
    single.require(toFail: double)
    recognizers = [
      single, double, PanGestureRecognizer(), PinchGestureRecognizer(), RotationGestureRecognizer(),
      LongPressGestureRecognizer(), SwipeGestureRecognizer(), HoverGestureRecognizer(),
    ]
    for recognizer in recognizers {
      recognizer.addAction { [unowned self] _ in callback() }
      view.addGestureRecognizer(recognizer)
    }
    for view in views {
      (view as? Control)?.addAction(for: .allEvents) { [unowned self] _ in callback() }
    }
  }

  // MARK: Playing

  func play() {
    while !bytes.isEmpty, moves.count < ClockMoves.most {
      let verb = bytes.next()
      switch verb % 16 {
      case 0: time += bytes.number() / 32
      case 1: window.advance(to: time)
      case 2: window.cancelAllTouches(at: time)
      case 3, 4: edit(bytes.next())
      case 5: window.dispatcher.sendHover(at: bytes.point(), timestamp: time)
      case 6:
        window.dispatcher.sendScroll(
          ScrollMovement(
            location: bytes.point(), delta: bytes.point(), kind: verb > 127 ? .discrete : .continuous,
            timestamp: time))
      default: send(Int(verb / 16), TouchPhase(rawValue: Int(bytes.next() % 8)) ?? .moved)
      }
    }
  }

  private func send(_ finger: Int, _ phase: TouchPhase) {
    var sample = TouchSample(id: TouchID(finger), phase: phase, location: bytes.point(), timestamp: time)
    sample.type = Touch.TouchType(rawValue: finger % 4) ?? .direct
    window.send([sample])
  }

  private func callback() {
    guard editsLeft > 0, !bytes.isEmpty else { return }
    editsLeft -= 1
    let verb = bytes.next()
    if verb < 128 { edit(verb) }
  }

  private func edit(_ verb: UInt8) {
    let target = Int(bytes.next())
    let view = views[target % views.count]
    let recognizer = recognizers[target % recognizers.count]
    switch verb % 16 {
    case 0: view.removeFromSuperview()
    case 1: window.addSubview(view)
    case 2: views[Int(bytes.next()) % views.count].addSubview(view)
    case 3: recognizer.isEnabled.toggle()
    case 4: recognizer.node?.removeGestureRecognizer(recognizer)
    case 5: view.addGestureRecognizer(recognizer)
    case 6: recognizer.require(toFail: recognizers[Int(bytes.next()) % recognizers.count])
    case 7: view.frame = Rect(x: bytes.number(), y: bytes.number(), width: bytes.number(), height: bytes.number())
    case 8:
      view.transform = AffineTransform(
        a: bytes.number(), b: bytes.number(), c: bytes.number(), d: bytes.number(), tx: 0, ty: 0)
    case 9: (view as? ScrollView ?? views[0] as? ScrollView)?.contentOffset = bytes.point()
    case 10: (view as? Control)?.isEnabled.toggle()
    case 11: view.isExclusiveTouch.toggle()
    case 12: send(target % 16, .began)
    case 13: window.cancelAllTouches(at: time)
    case 14: window.advance(to: time + bytes.number() / 32)
    default: view.isUserInteractionEnabled.toggle()
    }
  }

  /// Lifts everything, lets time pass, and answers what is wrong then.
  func end() -> [String] {
    let now = window.context.now
    window.cancelAllTouches(at: now)
    window.send([TouchSample(id: TouchID(0), phase: .regionExited, location: .zero, timestamp: now)])
    window.dispatcher.endHover(at: now)
    checker.checkQuiet(window, touching: Point(x: 1, y: 1))
    return checker.findings.map(\.description) + handOver.violations
  }
}

/// Counts how often the clock moved, from one deadline to the next.
///
/// A held stepper repeats up to 10,000 times at each jump of the clock. Inputs with hundreds of such jumps take seconds and
/// reach nothing that one jump does not reach, so play ends after about one.
private final class ClockMoves: TraceSink {
  static let most = 12_000
  private(set) var count = 0

  func record(_ record: TraceRecord) {
    if case .time = record { count += 1 }
  }
}

/// Reads bytes one by one, zeros after the last.
private struct Bytes {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }
  var isEmpty: Bool { index >= bytes.count }

  mutating func next() -> UInt8 {
    guard index < bytes.count else { return 0 }
    defer { index += 1 }
    return bytes[index]
  }

  /// A likely number, or by a first byte of 255 any bit pattern at all.
  mutating func number() -> Double {
    let first = next()
    guard first == 255 else { return Double(first) + Double(next()) / 256 }
    var bits: UInt64 = 0
    for _ in 0..<8 { bits = bits << 8 | UInt64(next()) }
    return Double(bitPattern: bits)
  }

  mutating func point() -> Point {
    let x = number()
    return Point(x: x, y: number())
  }
}
