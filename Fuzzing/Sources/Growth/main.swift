import TouchTesting
import Touchstone

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Plays millions of events while views and recognizers come and go, and prints what the process holds before and after.
///
///     swift run -c release --package-path Fuzzing Growth 10000000

let wanted = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 10_000_000 : 10_000_000
let context = TouchContext(registry: .standard)
let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 300), context: context)
window.isMultipleTouchEnabled = true

var events = 0
var round = 0
var time = 0.0

/// One generation of views and recognizers, driven and dropped.
@MainActor func live() {
  let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 150, height: 300))
  scroll.contentSize = Size(width: 150, height: 2_000)
  let view = View(frame: Rect(x: 150, y: 0, width: 150, height: 150))
  let slider = Slider(frame: Rect(x: 150, y: 200, width: 150, height: 40))
  let views: [View] = [scroll, view, slider]
  for view in views { window.addSubview(view) }
  let double = TapGestureRecognizer()
  double.numberOfTapsRequired = 2
  let single = TapGestureRecognizer()
  single.require(toFail: double)
  for recognizer in [
    single, double, PanGestureRecognizer(), PinchGestureRecognizer(), LongPressGestureRecognizer(),
  ] {
    recognizer.addAction { _ in }
    view.addGestureRecognizer(recognizer)
  }
  for finger in 0..<3 {
    let x = [60.0, 220, 220][finger]
    let y = [200.0, 80, 220][finger]
    send(finger, .began, Point(x: x, y: y))
    for step in 1...40 { send(finger, .moved, Point(x: x + Double(step % 7), y: y - Double(step) * 1.5)) }
    // Every other generation leaves with its fingers down.
    if round % 2 == 0 { send(finger, .ended, Point(x: x, y: y - 60)) }
  }
  for view in views { view.removeFromSuperview() }
  if round % 2 == 1 { for finger in 0..<3 { send(finger, .ended, Point(x: 1, y: 1)) } }
  time += 1
  window.advance(to: time)
  round += 1
}

@MainActor func send(_ finger: Int, _ phase: TouchPhase, _ place: Point) {
  time += 0.008
  events += 1
  window.send([TouchSample(id: TouchID(finger), phase: phase, location: place, timestamp: time)])
}

/// The resident size of the process in KiB, as Linux reports it.
func residentSize() -> Int {
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 128)
  guard fgets(&line, 128, file) != nil else { return 0 }
  let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  let fields = text.split(separator: " ")
  return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) / 1_024 : 0
}

while events < wanted / 100 { live() }
let before = residentSize()
print("after \(events) events: \(before) KiB resident")
while events < wanted { live() }
let after = residentSize()
print(
  "after \(events) events: \(after) KiB resident, \(context.deadlines.count) deadlines, \(round) generations")
// A page or two for the allocator's own sake; a leak of one object a generation would show as megabytes.
exit(after - before <= 1_024 ? 0 : 1)
