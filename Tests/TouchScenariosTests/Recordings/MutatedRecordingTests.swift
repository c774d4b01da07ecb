import Foundation
import Testing
import TouchDevices
import TouchScenarios
import Touchstone

@testable import TouchRecordings
@testable import TouchstoneTool

/// Recordings whose reports were dropped, swapped, repeated and cut.
///
/// `TOUCHSTONE_MUTATIONS` says how many; `TOUCHSTONE_MUTATION_SEED` the first one's number.
struct MutatedRecordingTests {
  /// A recording of the tests.
  final class Source: Sendable {
    let name: String
    let device: DeviceDescription
    let reports: MutatedReports
    let frames: [DeviceFrame?]
    let times: [Double]

    init(_ path: String) throws {
      let reader = RecordingReader.files
      var text = try RecordingText(parsing: FileBytes.bytes(atPath: path), file: path)
      if text.description.isEmpty, let other = reader.description(besides: path) {
        text.description = try RecordingText(parsing: FileBytes.bytes(atPath: other), file: other).description
      }
      name = path.split(separator: "/").last.map(String.init) ?? path
      device = text.description.device
      reports = MutatedReports(text.events.map { $0.event })
      frames = try Self.play(reports, of: device).frames
      times = reports.reports.map { Double($0.events.last?.time ?? 0) / 1_000_000 }
    }

    /// Returns the frame of each report, at the time of its number, and the places at which fingers may be after it.
    static func play(
      _ reports: MutatedReports, of device: DeviceDescription
    ) throws -> (frames: [DeviceFrame?], down: [[DeviceContact]], fault: String?) {
      var decoder = try DeviceDecoder(device, DeviceLayout(declaredBy: device))
      var fingers = FingersOnPanel(slot: Int(device[initial: DeviceCode.slot] ?? 0))
      var down: [DeviceContact] = []
      var all: [[DeviceContact]] = []
      var frames: [DeviceFrame?] = []
      for (index, report) in reports.reports.enumerated() {
        var frame: DeviceFrame?
        for event in report.events {
          fingers.note(event)
          frame = try decoder.take(event, at: Double(index))
        }
        frames.append(frame)
        for contact in (frame?.ended ?? []) + (frame?.cancelled ?? []) {
          down.removeAll { $0.number == contact.number }
        }
        down.removeAll { contact in frame?.moved.contains { $0.number == contact.number } ?? false }
        down += (frame?.moved ?? []) + (frame?.began ?? [])
        all.append(down)
        if let ghost = down.first(where: { !fingers.mayTouch(at: $0) }) {
          return (
            frames, all,
            "after report \(index) contact \(ghost.number) is down at (\(ghost.x), \(ghost.y)) without a finger"
          )
        }
      }
      return (frames, all, nil)
    }
  }

  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["TOUCHSTONE_MUTATIONS"].flatMap { Int($0) } ?? 200
  private static let first = environment["TOUCHSTONE_MUTATION_SEED"].flatMap { UInt64($0) } ?? 1

  /// The recordings of panels and hands; without many mutations none that take long to read.
  private static let sources: [Source] = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let panels = tests.appendingPathComponent("Panels").path
    return [panels, RecordingsFolder.path].compactMap { $0 }.flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.sorted().filter { $0.hasSuffix(".events") || $0.hasSuffix(".evemu") }.compactMap { name in
        let path = folder + "/" + name
        let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
        return size < (count > 1000 ? .max : 20_000) ? try? Source(path) : nil
      }
    }
  }()

  @Test func `200 mutated recordings, or as many as TOUCHSTONE_MUTATIONS says, leave nothing down and lose no finger`()
  {
    var faults: [String] = []

    for index in 0..<Self.count where faults.count < 5 {
      let seed = Self.first &+ UInt64(index)
      let source = Self.sources[index % Self.sources.count]
      var numbers = SeededNumbers(seed: seed)
      var mutated = source.reports
      mutated.mutate(&numbers)
      let fault = Self.fault(of: mutated, source) ?? (index % 50 == 0 ? Self.sessionFault(of: mutated, source) : nil)
      if let fault { faults.append("\(source.name), seed \(seed): \(fault)") }
    }

    #expect(faults == [])
    #expect(Self.sources.count >= 11)
    if Self.count > 1000 { print("\(Self.count) mutated recordings played") }
  }

  // MARK: What must hold

  private static func fault(of mutated: MutatedReports, _ source: Source) -> String? {
    guard let played = try? Source.play(mutated, of: source.device) else { return "an error" }
    if let fault = played.fault { return fault }
    let prefix = min(mutated.firstFault, played.frames.count)
    if played.frames[..<prefix] != source.frames[..<prefix] {
      return "other touches before report \(mutated.firstFault), the first that was mutated"
    }
    let places = Dictionary(
      mutated.reports.enumerated().compactMap { index, report in report.original.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    for (begin, frame) in source.frames.enumerated() {
      for contact in frame?.began ?? [] {
        guard let end = source.reportAfter(begin, contact), let start = places[begin],
          (begin...end).allSatisfy({ places[$0] == start + $0 - begin })
        else { continue }
        let began = (played.frames[start]?.began.count ?? 0) >= (frame?.began.count ?? 0)
        let place = source.place(of: contact, after: end)
        let isDown = played.down[start + end - begin].contains { $0.x == place.x || $0.y == place.y }
        if !began, !isDown { return "no touch for contact \(contact.number), which landed in report \(begin)" }
      }
    }
    return nil
  }

  /// Returns what is wrong with the touches of a whole session: its touches are the frames', and nothing is pending.
  private static func sessionFault(of mutated: MutatedReports, _ source: Source) -> String? {
    guard let played = try? Source.play(mutated, of: source.device),
      var mapping = try? DeviceMapping(source.device, DeviceLayout(declaredBy: source.device), to: .zero),
      let session = try? LiveScenario(
        Scenario(ofRecording: source.name, registry: .standard), registry: .standard,
        recordings: { _, _, _ in [] })
    else { return "no session" }
    mapping.size = Size(width: 400, height: 300)
    for var frame in played.frames.compactMap({ $0 }) {
      frame.time /= 100
      session.advance(to: frame.time)
      session.send(mapping.samples(of: frame))
    }
    let pending = session.finish()
    let down = (played.down.last ?? []).map { $0.number }.sorted()
    if session.touchesDown.sorted() != down { return "down are \(session.touchesDown), of the frames \(down)" }
    return pending.isEmpty || !down.isEmpty ? nil : "still pending: \(pending)"
  }
}

extension MutatedRecordingTests.Source {
  /// Returns the report 30 ms after a contact began in one; `nil` if it was not down for so long.
  func reportAfter(_ begin: Int, _ contact: DeviceContact) -> Int? {
    guard let end = times.indices.first(where: { $0 >= begin && times[$0] >= times[begin] + 0.03 }) else { return nil }
    let hasEnded = frames[begin...end].contains { $0?.ended.contains { $0.number == contact.number } ?? false }
    return hasEnded ? nil : end
  }

  /// Returns where a contact is after a report.
  func place(of contact: DeviceContact, after report: Int) -> DeviceContact {
    frames[...report].reversed().lazy.compactMap { $0?.moved.first { $0.number == contact.number } }.first ?? contact
  }
}

/// Where fingers may be on a panel, by a reading of its events that knows nothing of contacts.
///
/// Upper bounds: a slot whose last identity is not -1 and that was named since the touch key went up, the latest list,
/// a place while a key is down.
struct FingersOnPanel {
  private struct Slot {
    var number: Int
    var id = 0
    var x: Int32?
    var y: Int32?
    var isNamed = false
  }

  private var slots: [Slot]
  private var current = 0
  private var list: [(x: Int32, y: Int32)] = []
  private var latestList: [(x: Int32, y: Int32)] = []
  private var listsContacts = false
  private var hasList = false
  private var isEmpty = true
  private var x: Int32?
  private var y: Int32?
  private var isXNew = false
  private var isYNew = false
  private var isPressed = false
  private var keys: [UInt16] = []
  private var singleX: Int32?
  private var singleY: Int32?

  init(slot: Int) { slots = [Slot(number: slot)] }

  mutating func note(_ event: DeviceEvent) {
    switch (event.type, event.code) {
    case (0, 0): endReport()
    case (0, 2):
      listsContacts = true
      endContact()
    case (1, 0x14A) where event.value == 0:
      keys.removeAll { $0 == event.code }
      for index in slots.indices { slots[index].isNamed = false }
      list = []
      hasList = true
    case (1, _): if event.value == 0 { keys.removeAll { $0 == event.code } } else { keys.append(event.code) }
    case (3, 0x2F): select(Int(event.value))
    case (3, 0x30...0x3D): nameSlot(event)
    case (3, 0x18): isPressed = event.value > 0
    case (3, 0): singleX = event.value
    case (3, 1): singleY = event.value
    default: break
    }
    isEmpty = event.isReport
  }

  private mutating func select(_ number: Int) {
    if !slots.contains(where: { $0.number == number }) { slots.append(Slot(number: number)) }
    current = slots.firstIndex { $0.number == number } ?? 0
  }

  private mutating func nameSlot(_ event: DeviceEvent) {
    slots[current].isNamed = true
    switch event.code {
    case 0x35:
      slots[current].x = event.value
      x = event.value
      isXNew = true
    case 0x36:
      slots[current].y = event.value
      y = event.value
      isYNew = true
    case 0x39: slots[current].id = Int(event.value)
    default: break
    }
  }

  private mutating func endContact() {
    hasList = true
    if isXNew || isYNew, let x, let y { list.append((x, y)) }
    isXNew = false
    isYNew = false
  }

  private mutating func endReport() {
    if isXNew, isYNew { endContact() }
    isXNew = false
    isYNew = false
    if hasList || isEmpty { latestList = list }
    list = []
    hasList = false
  }

  /// Returns whether a finger may be where a contact is; a coordinate that was never sent may be any.
  func mayTouch(at contact: DeviceContact) -> Bool {
    func isThere(_ x: Int32?, _ y: Int32?) -> Bool {
      x.map { Double($0) == contact.x } ?? true && y.map { Double($0) == contact.y } ?? true
    }
    if latestList.contains(where: { isThere($0.x, $0.y) }) { return true }
    if !keys.isEmpty || isPressed, isThere(singleX, singleY) { return true }
    return !listsContacts && slots.contains { $0.id >= 0 && $0.isNamed && isThere($0.x, $0.y) }
  }
}
