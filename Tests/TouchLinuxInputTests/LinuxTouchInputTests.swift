#if os(Linux)
  import Foundation
  import Testing
  import TouchDevices

  @testable import TouchLinuxInput

  @Suite struct LinuxTouchInputTests {
    @Test func `slots begin, move and end touches, mapped onto the area`() throws {
      let rig = try Rig(Say.slotted())

      let down = try rig.send([Say.slot(0), Say.id(7), Say.x(100), Say.y(100), Say.report], at: 1)
      let move = try rig.send([Say.x(200), Say.report], at: 1.1)
      let up = try rig.send([Say.id(-1), Say.report], at: 1.2)

      let found = (down + move + up, rig.listener.samples.map(\.timestamp))
      #expect(found == (["began 1 (10, 10)", "moved 1 (20, 10)", "ended 1 (20, 10)"], [1, 1.1, 1.2]))
    }

    @Test func `a device may answer a question without a length`() throws {
      let pipe = Pipe()
      try pipe.fileHandleForWriting.write(contentsOf: Data([1, 2, 3]))

      // How much can be read, FIONREAD.
      let answer = try SystemCalls.ask(pipe.fileHandleForReading.fileDescriptor, 0x541B, [0, 0, 0, 0])

      #expect(answer == [3, 0, 0, 0])
    }

    @Test func `a new identity in an open slot ends one touch and begins another`() throws {
      let rig = try Rig(Say.slotted())
      try rig.send([Say.id(7), Say.x(100), Say.y(100), Say.report])

      let heard = try rig.send([Say.id(8), Say.x(300), Say.report])

      #expect(heard == ["ended 1 (10, 10)", "began 2 (30, 10)"])
    }

    @Test func `a contact that turns out to be a palm is cancelled and received no more`() throws {
      let rig = try Rig(Say.slotted())
      try rig.send([Say.id(7), Say.x(100), Say.y(100), Say.report])

      let palm = try rig.send([Say.tool(2), Say.report])
      let later = try rig.send([Say.tool(0), Say.x(500), Say.report]) + rig.send([Say.id(-1), Say.report])

      #expect((palm, later) == (["cancelled 1 (10, 10)"], []))
    }

    @Test func `contacts of a list are distinguished by their places`() throws {
      let rig = try Rig(Say.unslotted())
      let one = [Say.x(100), Say.y(100), Say.contact]
      let other = [Say.x(900), Say.y(400), Say.contact]

      let both = try rig.send(one + other + [Say.report])
      let swapped = try rig.send([Say.x(890), Say.y(400), Say.contact] + one + [Say.report])
      let none = try rig.send([Say.contact, Say.report])

      #expect(
        (both, swapped, none) == (
          ["began 1 (10, 10)", "began 2 (90, 40)"], ["moved 2 (89, 40)"], ["ended 1 (10, 10)", "ended 2 (89, 40)"]
        ))
    }

    @Test func `what touches after lost events is no pen until the device says so`() throws {
      let rig = try Rig(Say.pen())
      let touch = [Say.key(DeviceCode.touch, 1), Say.single(0, 500), Say.single(1, 250), Say.report]

      try rig.send([Say.key(DeviceCode.penTools.lowerBound, 1)] + touch)
      try rig.send([Say.dropped, Say.report])
      try rig.send(touch)

      #expect(rig.listener.samples.filter { $0.phase == .began }.map { $0.type } == [.pencil, .direct])
    }

    @Test func `a pen touches with force and leans`() throws {
      let rig = try Rig(Say.pen())
      let pen = DeviceCode.penTools.lowerBound

      let near = try rig.send([Say.key(pen, 1), Say.single(0, 500), Say.single(1, 250), Say.report])
      try rig.send([
        Say.key(DeviceCode.touch, 1), Say.single(DeviceCode.pressure, 50), Say.single(DeviceCode.tiltX, 45),
        Say.single(DeviceCode.tiltY, 0), Say.report,
      ])
      try rig.send([Say.single(DeviceCode.pressure, 60), Say.report])
      let sample = try #require(rig.listener.samples.first)

      #expect(
        (
          near, rig.listener.heard, sample.type, sample.force, abs(sample.altitudeAngle - .pi / 4) < 1e-9,
          sample.azimuthAngle
        ) == ([], ["began 1 (50, 25)", "moved 1 (50, 25)"], .pencil, 0.5, true, 0))
    }

    @Test(arguments: [
      (LinuxTouchInput.Rotation.none, "began 1 (90, 10)"), (.quarter, "began 1 (20, 5)"), (.half, "began 1 (10, 40)"),
      (.threeQuarters, "began 1 (80, 45)"),
    ])
    func `a turned picture is touched where it shows`(rotation: LinuxTouchInput.Rotation, place: String) throws {
      let rig = try Rig(Say.slotted(), rotation: rotation)

      let heard = try rig.send([Say.id(1), Say.x(900), Say.y(100), Say.report])

      #expect(heard == [place])
    }

    @Test(arguments: [LinuxTouchInput.Rotation.none, .quarter, .half, .threeQuarters])
    func `the first and the last column and row are inside the area`(rotation: LinuxTouchInput.Rotation) throws {
      let rig = try Rig(Say.slotted(), rotation: rotation)

      for (index, place) in [(0, 0), (1000, 0), (0, 500), (1000, 500)].enumerated() {
        let (x, y) = (Int32(place.0), Int32(place.1))
        try rig.send([Say.slot(Int32(index)), Say.id(Int32(index)), Say.x(x), Say.y(y), Say.report])
      }

      let places = rig.listener.samples.map(\.location)
      #expect(places.count == 4 && places.allSatisfy { $0.x >= 0 && $0.x < 100 && $0.y >= 0 && $0.y < 50 }, "\(places)")
    }

    @Test func `a pen in the last row is inside, and its force and lean go on reaching their ends`() throws {
      let rig = try Rig(Say.pen())

      try rig.send([
        Say.key(DeviceCode.penTools.lowerBound, 1), Say.key(DeviceCode.touch, 1), Say.single(0, 1000),
        Say.single(1, 500), Say.single(DeviceCode.pressure, 100), Say.report,
      ])
      let sample = try #require(rig.listener.samples.first)

      #expect(sample.location.x < 100 && sample.location.y < 50 && sample.force == 1)
    }

    @Test func `slots that a device remembers are no touches while its touch key is up`() throws {
      let rig = try Rig(Say.slotted())
      rig.source.answer = [
        Say.slot(0), Say.id(5), Say.x(400), Say.y(100), Say.slot(0), Say.key(DeviceCode.touch, 0),
      ]

      rig.input.begin()
      let heard = try rig.send([Say.x(500), Say.key(DeviceCode.touch, 1), Say.report])

      #expect(heard == ["began 1 (50, 10)"])
    }

    // MARK: Lost events

    @Test func `after lost events the device is read again, and only changes are reported`() throws {
      let rig = try Rig(Say.slotted())
      try rig.send([
        Say.id(7), Say.x(100), Say.y(100), Say.slot(1), Say.id(8), Say.x(500), Say.y(100), Say.slot(2), Say.id(9),
        Say.x(900), Say.y(100), Say.report,
      ])
      rig.source.answer = [
        Say.slot(0), Say.id(7), Say.x(100), Say.y(100), Say.slot(1), Say.id(-1), Say.slot(2), Say.id(10), Say.x(800),
        Say.y(200), Say.slot(0),
      ]

      let heard = try rig.send([Say.dropped, Say.id(99), Say.report])
      let next = try rig.send([Say.x(110), Say.report])

      #expect((heard, next) == (["ended 2 (50, 10)", "ended 3 (90, 10)", "began 4 (80, 20)"], ["moved 1 (11, 10)"]))
    }

    @Test func `what waits to be read when events were lost is left out, since the device knows better`() throws {
      let rig = try Rig(Say.slotted())
      try rig.send([Say.id(7), Say.x(100), Say.y(100), Say.report])
      rig.source.answer = [Say.slot(0), Say.id(8), Say.x(300), Say.y(100)]
      rig.source.send([Say.dropped])
      rig.source.send([Say.id(-1), Say.report, Say.id(8), Say.report])

      let heard = try rig.send([Say.x(900), Say.report])

      #expect(heard == ["ended 1 (10, 10)", "began 2 (30, 10)"])
    }

    @Test func `after lost events of a device that cannot say, all contacts end`() throws {
      let rig = try Rig(Say.unslotted())
      try rig.send([Say.x(100), Say.y(100), Say.contact, Say.report])

      let heard = try rig.send([Say.dropped, Say.report])

      #expect(heard == ["ended 1 (10, 10)"])
    }

    @Test func `a finger that is on the device at the start is a touch`() throws {
      let rig = try Rig(Say.slotted())
      rig.source.answer = [Say.slot(3), Say.id(5), Say.x(400), Say.y(100), Say.slot(3)]

      rig.input.begin()

      #expect(rig.listener.heard == ["began 1 (40, 10)"])
    }

    // MARK: The end

    @Test func `an unplugged device is an error, cancels its touches and is given back`() throws {
      let rig = try Rig(Say.slotted())
      try rig.send([Say.id(7), Say.x(100), Say.y(100), Say.report])
      rig.source.failure = .unplugged

      #expect(throws: LinuxTouchError.unplugged) { try rig.input.process() }

      #expect((rig.listener.heard.last, rig.source.closes) == ("cancelAll", 1))
      #expect(try rig.input.process() == false)
    }

    @Test func `a stream that ends is done, within an event too`() throws {
      let rig = try Rig(Say.slotted(), hasKnownClock: false)
      rig.source.chunks = [.bytes(Array(repeating: 0, count: 10)), .end]

      #expect(try rig.input.process() == false)
    }

    @Test func `a slot beyond the limit is reported and changes nothing`() throws {
      let rig = try Rig(Say.slotted())

      let heard = try rig.send([Say.slot(4000), Say.id(1), Say.x(1), Say.report])

      #expect((rig.listener.reports, heard.count) == (1, 1))
    }

    @Test func `a device that is not there, is no device, or is hidden, says so`() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
      try Data("no device".utf8).write(to: URL(fileURLWithPath: folder))
      defer { try? FileManager.default.removeItem(atPath: folder) }

      #expect(throws: LinuxTouchError.noDevice("/dev/input/event9999")) {
        try LinuxTouchDevice(path: "/dev/input/event9999")
      }
      #expect(throws: LinuxTouchError.notAnInputDevice(folder)) { try LinuxTouchDevice(path: folder) }
      #expect(
        (
          LinuxTouchError.noPermission("/dev/input/event0").description.contains("group"),
          LinuxTouchDevice.paths(in: "/nowhere")
        ) == (true, []))
    }

    // MARK: The loop

    @Test func `a loop waits for the next deadline and no longer`() throws {
      let rig = try Rig(Say.slotted())
      rig.source.time = 2_000_000

      let idle = rig.input.timeout
      rig.listener.nextDeadline = 2.5
      let waiting = rig.input.timeout

      #expect(idle == nil && waiting == 0.5)
    }

    @Test func `a loop wakes up for other descriptors, ends when its condition does, and cancels what is down`() throws
    {
      let pipe = Pipe()
      let listener = Listener()
      let input = try LinuxTouchInput(
        reading: pipe.fileHandleForReading.fileDescriptor, of: Say.slotted(), host: listener,
        size: Size(width: 100, height: 50))
      pipe.fileHandleForWriting.write(
        Data([Say.id(1), Say.x(1), Say.y(1), Say.report].flatMap { EventFraming.bytes(of: $0) }))
      let other = Pipe()
      other.fileHandleForWriting.write(Data([1]))
      var rounds = 0

      try input.run(watching: [other.fileHandleForReading.fileDescriptor]) {
        rounds += 1
        return rounds < 3
      }

      #expect(listener.heard == ["began 1 (0, 0)", "cancelAll"])
    }
  }
#endif
