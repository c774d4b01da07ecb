import TouchTesting
import Touchstone

/// Plays any bytes as samples and calls of a host, over one tree of recognizers and controls; nothing may be left.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var bytes = Bytes(UnsafeBufferPointer(start: start, count: count))
  let window = Window(
    frame: Rect(x: 0, y: 0, width: 300, height: 300), context: TouchContext(registry: .standard))
  window.isMultipleTouchEnabled = true
  let checker = InvariantChecker()
  window.context.trace = checker
  furnish(window)
  var time = 0.0
  while !bytes.isEmpty {
    let verb = bytes.next()
    switch verb % 16 {
    case 0: time += bytes.number()
    case 1: window.advance(to: time)
    case 2: window.cancelAllTouches(at: time)
    default:
      let phase = TouchPhase(rawValue: Int(bytes.next() % 8)) ?? .moved
      let x = bytes.number()
      let y = bytes.number()
      var sample = TouchSample(
        id: TouchID(Int(verb / 16)), phase: phase, location: Point(x: x, y: y), timestamp: time)
      sample.type = Touch.TouchType(rawValue: Int(verb % 4)) ?? .direct
      window.send([sample])
    }
  }
  let now = window.context.now
  window.cancelAllTouches(at: now)
  window.send([TouchSample(id: TouchID(0), phase: .regionExited, location: .zero, timestamp: now)])
  checker.checkQuiet(window, touching: Point(x: 1, y: 1))
  precondition(checker.findings.isEmpty, "\(checker.findings)")
  return 0
}

private func furnish(_ window: Window) {
  let frame = Rect(x: 0, y: 0, width: 140, height: 140)
  let scroll = ScrollView(frame: frame, registry: window.context.registry)
  if let scroll { window.addSubview(scroll) }
  scroll?.contentSize = Size(width: 500, height: 500)
  scroll?.addSubview(Slider(frame: Rect(x: 10, y: 10, width: 100, height: 30)))
  let view = View(frame: Rect(x: 150, y: 0, width: 150, height: 150))
  window.addSubview(view)
  window.addSubview(Button(frame: Rect(x: 0, y: 150, width: 150, height: 150)))
  let double = TapGestureRecognizer()
  double.numberOfTapsRequired = 2
  let single = TapGestureRecognizer()
  single.require(toFail: double)
  for recognizer in [
    single, double, PanGestureRecognizer(), PinchGestureRecognizer(), RotationGestureRecognizer(),
    LongPressGestureRecognizer(), SwipeGestureRecognizer(), HoverGestureRecognizer(),
  ] { view.addGestureRecognizer(recognizer) }
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
}
