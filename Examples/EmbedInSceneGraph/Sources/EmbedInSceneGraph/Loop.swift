import Foundation
import TouchEvents

/// The source of a loop's time, which also lets it wait.
protocol LoopClock: AnyObject {
  /// Seconds since the loop started.
  var now: Timestamp { get }
  func wait(until time: Timestamp)
}

/// The machine's clock.
final class RealClock: LoopClock {
  private let start = ContinuousClock.now
  var now: Timestamp {
    let passed = (ContinuousClock.now - start).components
    return Double(passed.seconds) + Double(passed.attoseconds) * 1e-18
  }
  func wait(until time: Timestamp) { Thread.sleep(forTimeInterval: max(0, time - now)) }
}

/// A clock that is wherever it is asked to wait for: the same run, at once.
final class FakeClock: LoopClock {
  private(set) var now: Timestamp = 0
  func wait(until time: Timestamp) { now = max(now, time) }
}

/// A live loop: input when it arrives, time when the engine requires it, frames while something moves.
///
/// This is all that an engine needs of its host; a run loop, a game loop or a browser's callbacks do the same.
struct Loop {
  let host: any TouchHost
  let clock: any LoopClock
  static let frame = 1.0 / 60

  /// Runs until the input is used up and nothing waits any longer.
  func run(_ input: [TouchSample]) {
    var rest = input[...]
    while let wake = nextWake(rest.first?.timestamp) {
      clock.wait(until: wake)
      let now = clock.now
      // Samples carry the time at which they were measured, which may be a little ago; deadlines that fall between
      // them fire in their place.
      while let sample = rest.first, sample.timestamp <= now {
        let time = sample.timestamp
        let frame = rest.prefix { $0.timestamp == time }
        host.send(Array(frame))
        rest = rest.dropFirst(frame.count)
      }
      host.advance(to: max(now, host.context.now))
    }
  }

  /// Returns the earliest of: the next sample, the next deadline, the next frame.
  private func nextWake(_ sample: Timestamp?) -> Timestamp? {
    let frame = host.context.isAnimating ? clock.now + Self.frame : nil
    return [sample, host.nextDeadline, frame].compactMap { $0 }.min()
  }
}
