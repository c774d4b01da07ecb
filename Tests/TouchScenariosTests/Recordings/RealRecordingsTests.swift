import Testing
import TouchDevices
import TouchRecordings
import TouchScenarios

@testable import TouchstoneTool

/// What people recorded, against what the collection's own table says of it.
@Suite(.enabled(if: RecordingsFolder.path != nil, RecordingsFolder.hint))
struct RealRecordingsTests {
  struct Row: CustomTestStringConvertible {
    var file: String
    var touchProtocol: DeviceProtocol
    var seconds: Double
    var reports: Int
    var contacts: Int
    var atOnce: Int

    init(_ file: String, _ kind: DeviceProtocol, _ seconds: Double, _ reports: Int, _ all: Int, _ once: Int) {
      self.file = file
      touchProtocol = kind
      self.seconds = seconds
      self.reports = reports
      contacts = all
      atOnce = once
    }

    var testDescription: String { file }
  }

  static let table = [
    Row("Atmel maXTouch Touchscreen.1-finger-drag-up-down.events", .slotted, 2.20, 150, 1, 1),
    Row("Atmel maXTouch Touchscreen.1-finger-fast-taps.events", .slotted, 1.93, 18, 9, 1),
    Row("Atmel maXTouch Touchscreen.2-fingers-touch-release.events", .slotted, 0.82, 16, 2, 2),
    Row("Atmel maXTouch Touchscreen.4-finger-drag-down.events", .slotted, 0.57, 31, 4, 4),
    Row("ELAN CANDO Windows7.1-finger-drag-up-down.events", .slotted, 2.85, 322, 1, 1),
    Row("EP0430M09.2-finger-scroll-down.events", .slotted, 0.76, 98, 2, 2),
    Row("N-Trig MultiTouch.1-finger-drag-NW-SE.events", .unslotted, 1.57, 107, 1, 1),
    Row("N-Trig MultiTouch.2-fingers-touch-release.events", .unslotted, 2.99, 219, 2, 2),
    Row("Wacom Bamboo 16FG 4x5 Finger double-center-scroll.events", .slotted, 1.29, 113, 2, 2),
    Row("Wacom Bamboo 16FG 4x5 Finger double-tap-center.events", .slotted, 0.12, 8, 2, 2),
    Row("Wacom Bamboo 16FG 4x5 Finger single-center-circle.events", .slotted, 4.39, 376, 1, 1),
    Row("Wacom DTH2242 Finger.events", .slotted, 24.13, 2025, 66, 10),
    Row("Wacom ISDv4 E6 Finger.double-tap-center.events", .slotted, 0.23, 4, 2, 1),
    Row("Wacom ISDv4 E6 Finger.single-tap-center.events", .slotted, 0.02, 2, 1, 1),
    Row("Wacom ISDv4 E6 Finger.single-top-swipe.events", .slotted, 1.24, 110, 1, 1),
    Row("AlpsPS2-ALPS-DualPoint-TouchPad-non-MT.doubletap.events", .singleTouch, 0.73, 4, 2, 1),
  ]

  static func recording(_ file: String) throws -> EvemuRecording {
    try RecordingReader.files.recording(atPath: #require(RecordingsFolder.path) + "/" + file)
  }

  @Test(arguments: table)
  func `each recording holds what the table says`(row: Row) throws {
    let recording = try Self.recording(row.file)
    #expect(
      (
        recording.touchProtocol, abs(recording.duration - row.seconds) < 0.006, recording.reportCount,
        recording.contactCount, recording.mostContactsAtOnce
      ) == (row.touchProtocol, true, row.reports, row.contacts, row.atOnce))
  }

  @Test(arguments: table)
  func `each contact begins once, moves while it is down and ends once`(row: Row) throws {
    var next = 1
    var down: [DeviceContact] = []
    for frame in try Self.recording(row.file).frames {
      #expect(!frame.isEmpty)
      for contact in frame.moved {
        let index = try #require(down.firstIndex { $0.number == contact.number })
        #expect(contact.x != down[index].x || contact.y != down[index].y)
        down[index] = contact
      }
      for contact in frame.ended {
        let index = try #require(down.firstIndex { $0.number == contact.number })
        down.remove(at: index)
      }
      for contact in frame.began {
        #expect(contact.number == next)
        next += 1
        down.append(contact)
      }
    }
    #expect(down.isEmpty)
  }

  @Test(arguments: table)
  func `each recording starts at most 50 microseconds after its first event`(row: Row) throws {
    let first = try #require(Self.recording(row.file).frames.first)
    #expect((0...0.00005).contains(first.time))
  }

  @Test func `nine quick taps are nine contacts of 82 to 110 milliseconds`() throws {
    let recording = try Self.recording("Atmel maXTouch Touchscreen.1-finger-fast-taps.events")
    let began = recording.frames.filter { !$0.began.isEmpty }
    let ended = recording.frames.filter { !$0.ended.isEmpty }
    #expect(began.count == 9 && ended.count == 9)
    for (down, up) in zip(began, ended) { #expect((0.082...0.1112).contains(up.time - down.time)) }
  }

  @Test func `a place is mapped with its axis onto the window`() throws {
    let recording = try Self.recording("Atmel maXTouch Touchscreen.1-finger-fast-taps.events")
    let events = recording.events(mappedTo: Size(width: 400, height: 300))
    let first = try #require(events.first?.first?.location)
    #expect(first == Point(x: 170, y: 151.25) && events.count > 3 && abs(events[3][0].timestamp - 0.3166) < 0.0001)
  }

  @Test func `an unslotted device that lists the newest finger first keeps its fingers apart`() throws {
    let recording = try Self.recording("N-Trig MultiTouch.2-fingers-touch-release.events")
    var places: [Int: DeviceContact] = [:]
    for frame in recording.frames {
      for contact in frame.began { places[contact.number] = contact }
      for contact in frame.moved {
        let before = try #require(places[contact.number])
        #expect(abs(contact.x - before.x) < 500 && abs(contact.y - before.y) < 500)
        places[contact.number] = contact
      }
    }
    let first = try #require(places[1])
    let second = try #require(places[2])
    #expect(first.x < 2000 && second.x > 7000)
  }

  @Test func `two fingers rest and hardly drift`() throws {
    let recording = try Self.recording("Atmel maXTouch Touchscreen.2-fingers-touch-release.events")
    for number in 1...2 {
      let all = recording.frames.flatMap { $0.began + $0.moved + $0.ended }.filter { $0.number == number }
      for places in [all.map(\.x), all.map(\.y)] {
        let lowest = try #require(places.min())
        let highest = try #require(places.max())
        #expect(highest - lowest <= 21)
      }
    }
  }

  @Test func `the four fingers that drag down all go down`() throws {
    let recording = try Self.recording("Atmel maXTouch Touchscreen.4-finger-drag-down.events")
    for number in 1...4 {
      let began = try #require(recording.frames.flatMap(\.began).first { $0.number == number })
      let ended = try #require(recording.frames.flatMap(\.ended).first { $0.number == number })
      #expect(ended.y - began.y > 100 && abs(ended.x - began.x) < 60)
    }
  }

  @Test func `the device is named by the description beside the recording`() throws {
    let recording = try Self.recording("Wacom Bamboo 16FG 4x5 Finger double-tap-center.events")
    let found = (recording.deviceName, recording.xAxis)
    #expect(found == ("Wacom Bamboo 16FG 4x5 Finger", DeviceAxis(minimum: 0, maximum: 4096)))
  }

  @Test func `the pressure and the touched area are kept where there are any`() throws {
    let pad = try Self.recording("AlpsPS2-ALPS-DualPoint-TouchPad-non-MT.doubletap.events")
    #expect(pad.frames.first?.began.first?.pressure == 40)
    let tablet = try Self.recording("Wacom DTH2242 Finger.events")
    let early = tablet.frames.first?.began.first?.touchMajor
    let screen = try Self.recording("Atmel maXTouch Touchscreen.1-finger-fast-taps.events")
    #expect((early, screen.frames.first?.began.first?.tool) == (120, .finger))
  }
}
