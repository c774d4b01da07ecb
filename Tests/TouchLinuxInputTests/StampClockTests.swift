#if os(Linux)
  import Testing
  import TouchDevices

  @testable import TouchLinuxInput

  @Suite struct StampClockTests {
    @Test func `the first event of a stream is the start`() {
      var clock = StampClock()

      let times = [clock.time(of: 1_700_000_000_000_000, readAt: 5), clock.time(of: 1_700_000_000_250_000, readAt: 6)]

      #expect(times == [0, 250_000])
    }

    @Test(arguments: [Int64.min / 2, -5, 0, Int64.max, 1_000 + StampClock.longestPause + 1])
    func `a stamp that runs backwards or leaps moves nothing, and time continues from it`(stamp: Int64) {
      var clock = StampClock()
      _ = clock.time(of: 100, readAt: 0)
      _ = clock.time(of: 1_000, readAt: 0)

      let leap = clock.time(of: stamp, readAt: 0)
      let later = clock.time(of: stamp &+ 10, readAt: 0)

      #expect((leap, later) == (900, (stamp == .max ? 900 : 910)))
    }

    @Test func `no event of a device is from the future or from before the last`() {
      var clock = StampClock(origin: 1_000)

      let future = clock.time(of: 9_000, readAt: 3_000)
      let past = clock.time(of: 1_500, readAt: 4_000)

      #expect([future, past] == [2_000, 2_000])
    }

    @Test func `events are cut where they are, at any byte`() {
      let events = [
        DeviceEvent(time: 1_700_000_000_123_456, type: 3, code: 0x35, value: -17),
        DeviceEvent(time: -1, type: 0, code: 0, value: 0),
      ]
      let bytes = events.flatMap { EventFraming.bytes(of: $0) }

      for cut in 0...bytes.count {
        var framing = EventFraming()
        let found = framing.take(Array(bytes[..<cut])) + framing.take(Array(bytes[cut...]))

        #expect(found == events)
      }
    }
  }
#endif
