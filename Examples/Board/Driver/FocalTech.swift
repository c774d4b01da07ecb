import TouchGestures

/// Decodes the registers of a touch controller of the families FT5x06 and FT6x06, as one reads them from 0 on.
///
/// | register | bits |
/// | --- | --- |
/// | `00` | 6–4: the mode, 0 at work |
/// | `01` | a gesture that the controller saw; not used |
/// | `02` | 3–0: how many contacts follow, five at most |
/// | `03` + 6n | 7–6: the event, 0 put down, 1 lifted, 2 in contact, 3 none; 3–0: the upper bits of x |
/// | `04` + 6n | the lower bits of x |
/// | `05` + 6n | 7–4: the contact's number, from 0 to 4; 3–0: the upper bits of y |
/// | `06` + 6n | the lower bits of y |
///
/// The two registers after those of a contact (weight and area) are not used.
struct FocalTech {
  /// How many registers hold a report.
  static var registerCount: Int { 0x1F }
  static var mostContacts: Int { 5 }

  /// Why a report is garbage.
  enum Fault {
    case notAtWork, tooManyContacts, noEvent, wrongNumber, numberTwice, outside
  }

  /// The samples of the latest report, the lifted contacts first; room that is used again, so that a report allocates nothing.
  private(set) var samples: [TouchSample] = []
  /// How many contacts are down.
  private(set) var count = 0
  private let size: Size
  /// Where the contacts are that are down, by their numbers.
  private var places = [Point?](repeating: nil, count: FocalTech.mostContacts)
  /// After garbage nothing counts until no finger is on the glass.
  private var waits = false

  init(size: Size) {
    self.size = size
    samples.reserveCapacity(Self.mostContacts)
  }

  /// Makes samples of a report; returns what is wrong with it, and then makes none and begins anew.
  mutating func decode(_ registers: [UInt8], at time: Timestamp) -> Fault? {
    samples.removeAll(keepingCapacity: true)
    if let fault = check(registers) {
      drop()
      return fault
    }
    let reported = Int(registers[2] & 15)
    var present: UInt8 = 0
    for index in 0..<reported where event(registers, index) != 1 { present |= 1 << UInt8(number(registers, index)) }
    if waits {
      waits = present != 0
      return nil
    }
    // A controller may leave a lifted contact out. A contact that lifted is where it was last.
    for number in 0..<places.count where present & (1 << UInt8(number)) == 0 {
      guard let place = places[number] else { continue }
      places[number] = nil
      count -= 1
      samples.append(sample(number, .ended, place, time))
    }
    for index in 0..<reported where event(registers, index) != 1 {
      let (number, place) = (number(registers, index), place(registers, index))
      if places[number] == place { continue }
      if places[number] == nil { count += 1 }
      samples.append(sample(number, places[number] == nil ? .began : .moved, place, time))
      places[number] = place
    }
    return nil
  }

  /// Forgets the contacts, and waits until none is reported.
  mutating func drop() {
    for number in 0..<places.count { places[number] = nil }
    count = 0
    waits = true
  }

  private func check(_ registers: [UInt8]) -> Fault? {
    guard registers[0] & 0x70 == 0 else { return .notAtWork }
    let reported = Int(registers[2] & 15)
    guard reported <= Self.mostContacts else { return .tooManyContacts }
    var seen: UInt8 = 0
    for index in 0..<reported {
      let (number, place) = (number(registers, index), place(registers, index))
      if event(registers, index) == 3 { return .noEvent }
      if number >= Self.mostContacts { return .wrongNumber }
      if seen & (1 << UInt8(number)) != 0 { return .numberTwice }
      seen |= 1 << UInt8(number)
      if place.x >= size.width || place.y >= size.height { return .outside }
    }
    return nil
  }

  private func event(_ registers: [UInt8], _ index: Int) -> UInt8 { registers[3 + 6 * index] >> 6 }
  private func number(_ registers: [UInt8], _ index: Int) -> Int { Int(registers[5 + 6 * index] >> 4) }
  private func place(_ registers: [UInt8], _ index: Int) -> Point {
    let first = 3 + 6 * index
    return Point(
      x: Double(Int(registers[first] & 15) << 8 | Int(registers[first + 1])),
      y: Double(Int(registers[first + 2] & 15) << 8 | Int(registers[first + 3])))
  }

  private func sample(_ number: Int, _ phase: TouchPhase, _ place: Point, _ time: Timestamp) -> TouchSample {
    TouchSample(id: TouchID(number), phase: phase, location: place, timestamp: time)
  }
}

extension FocalTech.Fault {
  /// The fault in words.
  var word: StaticString {
    switch self {
    case .notAtWork: "the controller is not at work"
    case .tooManyContacts: "more than five contacts"
    case .noEvent: "a contact without an event"
    case .wrongNumber: "a contact beyond the fifth"
    case .numberTwice: "one contact twice"
    case .outside: "a contact beside the glass"
    }
  }
}
