import Testing
import TouchTesting
import Touchstone

/// Clocks that jump, and deadlines that never stop coming.
@Suite struct ClockTests {
  private let window = Window(
    frame: Rect(x: 0, y: 0, width: 100, height: 100), context: TouchContext(registry: .standard))

  private func sample(_ phase: TouchPhase, at time: Double) -> TouchSample {
    TouchSample(id: TouchID(1), phase: phase, location: Point(x: 80, y: 50), timestamp: time)
  }

  @Test(arguments: [40 * 365.25 * 86_400, TouchDispatcher.maximumTime - 2])
  func `a clock that jumps by years past a held stepper is caught up with at once (ST-4)`(jump: Double) {
    let stepper = Stepper(frame: window.bounds)
    stepper.wraps = true
    window.addSubview(stepper)
    var reported: [Diagnostic] = []
    window.context.diagnostics = { reported.append($0) }
    window.send([sample(.began, at: 1)])
    window.advance(to: 1 + jump)
    let early = reported
    window.send([sample(.ended, at: 2 + jump)])
    #expect((early, window.dispatcher.isIdle) == ([.endlessDeadlines], true))
  }

  @Test func `a clock that jumps to where nothing can follow stays where it is, and the finger ends (ST-4)`() {
    window.addSubview(Stepper(frame: window.bounds))
    var reported: [Diagnostic] = []
    window.context.diagnostics = { reported.append($0) }
    window.send([sample(.began, at: 1)])
    window.advance(to: 1e300)
    window.send([sample(.ended, at: 1e300)])
    let found = (reported, window.context.now, window.dispatcher.isIdle)
    #expect(found == ([.nonFiniteTime, .nonFiniteSample(TouchID(1))], 1, true))
  }

  @Test func `after a clock that jumped a held stepper continues at its pace (ST-4)`() throws {
    let stepper = Stepper(frame: window.bounds)
    stepper.maximumValue = 1e9
    window.addSubview(stepper)
    window.send([sample(.began, at: 0)])
    window.advance(to: 1e6)
    let value = stepper.value
    let next = try #require(window.nextDeadline)
    #expect(next > 1e6 && next < 1e6 + 0.2)
    window.advance(to: 1e6 + 1.05)
    #expect(stepper.value - value >= 20 && stepper.value - value <= 22)
  }

  @Test func `a deadline that asks for the same moment again and again is stopped and reported`() {
    final class Restless: DeadlineHandler {
      var calls = 0
      let context: TouchContext
      init(_ context: TouchContext) { self.context = context }
      func deadlineReached(_ tag: Int, at time: Timestamp) {
        calls += 1
        context.deadlines.schedule(self, at: time)
      }
    }
    let restless = Restless(window.context)
    var reported: [Diagnostic] = []
    window.context.diagnostics = { reported.append($0) }
    window.context.deadlines.schedule(restless, at: 1)
    window.advance(to: 2)
    #expect((reported, restless.calls) == ([.endlessDeadlines], TouchDispatcher.maximumDeadlines))
    window.context.deadlines.cancelAll(of: restless)
  }
}
