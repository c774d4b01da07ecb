#if os(Linux)
  import Testing
  import TouchDevices
  import TouchScenarios
  import Touchstone

  @testable import TouchLinuxInput

  @Suite struct NonsenseTests {
    /// Numbers that look random and are the same in each run.
    private struct Numbers {
      var state: UInt64

      mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
      }
    }

    private func session() throws -> LiveScenario {
      try LiveScenario(
        treeOf: Scenario(ofRecording: "nonsense", registry: .standard), registry: .standard, records: false
      ) {
        _ in
        DeafSink()
      }
    }

    @Test(arguments: [1, 2, 3])
    func `random events of a device neither crash nor leave anything waiting`(seed: UInt64) throws {
      var numbers = Numbers(state: seed)
      let session = try session()
      let source = FakeSource(hasKnownClock: false)
      let input = try LinuxTouchInput(source, Say.slotted(), session, session.size, .none, origin: 0)
      let codes = [
        DeviceCode.slot, DeviceCode.trackingID, DeviceCode.contactX, DeviceCode.contactY, DeviceCode.contactTool,
      ]
      var time: Int64 = 0

      for _ in 0..<3_000 {
        time += Int64(numbers.next(20) == 0 ? numbers.next(2_000_000) : numbers.next(20_000))
        var event = Say.event(3, codes[numbers.next(5)], Int32(numbers.next(14) - 2))
        switch numbers.next(40) {
        case 0: event = Say.dropped
        case 1..<16: event = Say.report
        default: break
        }
        event.time = numbers.next(500) == 0 ? Int64.max - time : time
        source.send([event])
        try input.process()
      }
      input.close()
      let pending = session.finish()

      #expect((pending, session.isIdle) == ([], true))
    }

    @Test(arguments: [1, 2, 3])
    func `random bytes neither crash nor pile up`(seed: UInt64) throws {
      var numbers = Numbers(state: seed)
      let listener = Listener()
      let source = FakeSource(hasKnownClock: false)
      let input = try LinuxTouchInput(source, Say.slotted(), listener, Size(width: 1, height: 1), .none, origin: 0)
      var framing = EventFraming()

      for _ in 0..<2_000 {
        let bytes = (0..<numbers.next(100)).map { _ in UInt8(truncatingIfNeeded: numbers.next(256)) }
        source.chunks.append(.bytes(bytes))
        _ = framing.take(bytes)
        try input.process()
      }

      #expect(framing.pending < EventFraming.size && input.timeout == nil)
    }
  }
#endif
