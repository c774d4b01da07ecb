import TouchTesting
import Touchstone

/// What tests of harmful code share: a window that is touched while a checker looks on.
protocol HostileSuite {
  var window: Window { get }
  var checker: InvariantChecker { get }
}

extension HostileSuite {
  func send(_ id: Int, _ phase: TouchPhase, _ x: Double, _ y: Double, at time: Double) {
    window.send([TouchSample(id: TouchID(id), phase: phase, location: Point(x: x, y: y), timestamp: time)])
  }

  func findings() -> [String] {
    window.cancelAllTouches(at: window.context.now)
    checker.checkQuiet(window, touching: Point(x: 199, y: 199))
    return checker.findings.map(\.description)
  }

  func drag(_ id: Int = 1, from time: Double = 1) {
    send(id, .began, 50, 50, at: time)
    for step in 1...10 { send(id, .moved, 50 + Double(step) * 5, 50, at: time + Double(step) * 0.01) }
    send(id, .ended, 100, 50, at: time + 0.2)
  }
}
