// A program as a page would link it: a window, a view and a tap, over the engine without its tools.
import TouchGestures
import TouchTap
import TouchWindows

nonisolated(unsafe) var window: Window?
nonisolated(unsafe) var taps = 0

/// Makes the window.
@_cdecl("start") public func start() {
  let made = Window(
    frame: Rect(x: 0, y: 0, width: 320, height: 480), context: TouchContext())
  let view = View(frame: Rect(x: 40, y: 40, width: 200, height: 200))
  let tap = TapGestureRecognizer()
  tap.addAction { _ in taps += 1 }
  view.addGestureRecognizer(tap)
  made.addSubview(view)
  window = made
}

/// Reports a finger, in points and seconds.
@_cdecl("touch") public func touch(_ id: Int32, _ phase: Int32, _ x: Double, _ y: Double, _ time: Double) {
  let phases: [TouchPhase] = [.began, .moved, .ended, .cancelled]
  window?.send([
    TouchSample(id: TouchID(Int(id)), phase: phases[Int(phase) & 3], location: Point(x: x, y: y), timestamp: time)
  ])
}

/// Lets time pass.
@_cdecl("advance") public func advance(_ time: Double) { window?.advance(to: time) }

/// How many taps there were.
@_cdecl("count") public func count() -> Int32 { Int32(taps) }
