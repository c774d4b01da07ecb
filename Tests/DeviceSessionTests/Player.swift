import TouchTesting
import TouchUIKitNames

/// Plays the input of an arrangement on a session's window, as the runner's host does.
final class Player {
  private let window: DeviceWindow
  private let driver: TouchDriver
  private var animationStart: Double?
  private var framesDrawn = 0

  init(_ arrangement: Word) {
    let size = arrangement["window"]["size"].point
    window = DeviceWindow(frame: CGRect(x: 0, y: 0, width: size.x, height: size.y))
    driver = TouchDriver(host: window)
    window.listen = { recognizer, act in recognizer.addAction { _ in act() } }
    window.build(arrangement)
  }

  /// Plays the input to its end, and answers the window.
  func play() -> DeviceWindow {
    var rest = Self.input(of: window.arrangement)[...]
    while let first = rest.popFirst() {
      pass(until: first.time)
      guard var samples = first.sample.map({ [$0] }) else {
        driver.advance(to: first.time)
        window.tick()
        continue
      }
      while let next = rest.first, next.time == first.time, let sample = next.sample {
        samples.append(sample)
        rest.removeFirst()
      }
      driver.send(samples)
    }
    pass(until: driver.now + 10)
    return window
  }

  /// The samples of the fingers by time, and the times at which the arrangement does something by itself.
  private static func input(of arrangement: Word) -> [(time: Double, sample: TouchSample?)] {
    var input: [(time: Double, sample: TouchSample?)] = []
    func add(_ time: Double, _ phase: Touch.Phase, _ entry: [Word]) {
      let id = TouchID(Int(entry[0].number ?? 0))
      let last = input.last { $0.sample?.id == id }?.sample?.location ?? .zero
      let place = entry.count > 2 ? Word.list(Array(entry.dropFirst())).point : last
      input.append((time, TouchSample(id: id, phase: phase, location: place, timestamp: time)))
    }
    for step in arrangement["input"].list {
      let time = step["t"].number ?? 0
      if case .list(let tap) = step["tap"] {
        add(time, .began, tap)
        add(time + (step["hold"].number ?? 0.05), .ended, [tap[0]])
      } else if !step["drag"].isNull {
        let (start, end) = (step["from"].point, step["to"].point)
        let (over, count) = (step["over"].number ?? 0.2, Int(step["steps"].number ?? 12))
        for index in 0...count {
          let share = Double(index) / Double(count)
          let place = start + (end - start) * share
          add(time + over * share, index == 0 ? .began : .moved, [step["drag"], .number(place.x), .number(place.y)])
        }
        if step["lift"].isNull { add(time + over + 0.01, .ended, [step["drag"]]) }
      } else if step["began"].isNull, step["moved"].isNull, step["ended"].isNull {
        input.append((time, nil))
      }
      for entry in step["began"].list { add(time, .began, entry.list) }
      for entry in step["moved"].list { add(time, .moved, entry.list) }
      for entry in step["ended"].list { add(time, .ended, entry.list.isEmpty ? [entry] : entry.list) }
    }
    return input
  }

  /// Fires the deadlines before a time and draws the frames up to it, in their order.
  private func pass(until end: Double) {
    while true {
      if !window.context.isAnimating {
        animationStart = nil
      } else if animationStart == nil {
        animationStart = driver.now
        framesDrawn = 0
      }
      let frame = animationStart.map { $0 + Double(framesDrawn + 1) / 60 } ?? .infinity
      let deadline = window.nextDeadline ?? .infinity
      if Self.nanoseconds(deadline) < min(Self.nanoseconds(frame), Self.nanoseconds(end)) {
        driver.advance(to: deadline)
      } else if Self.nanoseconds(frame) <= Self.nanoseconds(end) {
        framesDrawn += 1
        driver.advance(to: frame)
      } else {
        return
      }
    }
  }

  private static func nanoseconds(_ time: Double) -> Double { (time * 1e9).rounded() }
}
