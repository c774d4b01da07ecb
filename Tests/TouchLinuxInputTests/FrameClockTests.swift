#if os(Linux)
  import Testing
  import TouchDevices

  @testable import TouchLinuxInput

  @Suite struct FrameClockTests {
    /// A host that moves for some seconds, and writes down when it was called.
    private final class Mover: TouchHost {
      let context = TouchContext()
      var nextDeadline: Timestamp?
      var calls: [Timestamp] = []
      private lazy var dispatcher = TouchDispatcher(context: context)

      func send(_ samples: [TouchSample]) {}
      func cancelAllTouches(at time: Timestamp) {}

      func advance(to time: Timestamp) {
        calls.append(time)
        dispatcher.advance(to: time)
        if let deadline = nextDeadline, deadline <= time { nextDeadline = nil }
      }
    }

    private final class Motion: TouchAnimating {
      func animate(to time: Timestamp) {}
    }

    @Test func `a deadline is met at its own time, and one of a sample's time is left to it`() {
      let host = Mover()
      var clock = FrameClock()

      host.nextDeadline = 0.3
      clock.pass(until: 0.3, beforeSamples: true, host)
      let before = host.calls
      clock.pass(until: 1, beforeSamples: false, host)

      #expect((before, host.calls) == ([], [0.3]))
    }

    @Test func `a motion gets sixty frames per second, counted from its beginning`() {
      let host = Mover()
      var clock = FrameClock()
      let motion = Motion()
      host.context.startAnimating(motion)

      clock.pass(until: 0.5, beforeSamples: false, host)

      let frames: [Double?] = [host.calls.first, clock.next(of: host)]
      let expected: [Double?] = [1.0 / 60, 31.0 / 60]
      #expect(host.calls.count == 30 && frames == expected)
    }

    @Test func `a motion that was not watched for a day is not caught up with frame by frame`() {
      let host = Mover()
      var clock = FrameClock()
      let motion = Motion()
      host.context.startAnimating(motion)

      clock.pass(until: 86_400, beforeSamples: false, host)

      #expect(host.calls.count < 5 && host.context.now > 86_399)
    }
  }
#endif
