import TouchEvents

/// What a device sent that its touches do not show, for the output of tools.
package struct DeviceFindings: Sendable {
  /// One thing that was found, as it happened.
  package enum Finding: Equatable, Sendable {
    /// An axis read a value beyond the range that the device declares; reported once for each axis.
    case beyondRange(UInt16, value: Int32, DeviceAxis)
    /// A contact landed outside the area on which the device is mapped.
    case outside(contact: Int, Point, Size)
  }

  /// Events of one type and code that say nothing about a contact.
  package struct Ignored: Equatable, Sendable {
    package var type: UInt16
    package var code: UInt16
    package var count: Int
  }

  /// The most kinds of ignored events that are counted.
  private static let kindLimit = 32
  /// The most contacts outside the area that are reported one by one.
  private static let outsideLimit = 3

  /// The axes of places, with their ranges.
  private let ranges: [(code: UInt16, axis: DeviceAxis)]
  private var axesBeyond: [UInt16] = []
  private var latest: [Finding] = []
  /// How many contacts landed outside the area.
  package private(set) var outsideCount = 0
  /// The events that were ignored, of each kind.
  package private(set) var ignored: [Ignored] = []

  init(ranges: [(code: UInt16, axis: DeviceAxis)]) {
    self.ranges = ranges
  }

  /// Returns what was found since the last call.
  package mutating func takeLatest() -> [Finding] {
    defer { latest = [] }
    return latest
  }

  /// How many contacts landed outside the area and were not reported one by one.
  package var unreportedOutsideCount: Int { max(0, outsideCount - Self.outsideLimit) }

  mutating func note(_ event: DeviceEvent) {
    if event.type == DeviceCode.absolute, let axis = ranges.first(where: { $0.code == event.code })?.axis {
      guard Double(event.value) < axis.minimum || Double(event.value) > axis.maximum,
        !axesBeyond.contains(event.code)
      else { return }
      axesBeyond.append(event.code)
      latest.append(.beyondRange(event.code, value: event.value, axis))
    } else if !DeviceCode.isKnown(event) {
      if let index = ignored.firstIndex(where: { $0.type == event.type && $0.code == event.code }) {
        ignored[index].count += 1
      } else if ignored.count < Self.kindLimit {
        ignored.append(Ignored(type: event.type, code: event.code, count: 1))
      }
    }
  }

  /// Notes the contacts that land outside an area.
  package mutating func note(_ samples: [TouchSample], in size: Size) {
    for sample in samples where sample.phase == .began {
      let place = sample.location
      if place.x >= 0, place.y >= 0, place.x < size.width, place.y < size.height { continue }
      outsideCount += 1
      if outsideCount <= Self.outsideLimit {
        latest.append(.outside(contact: sample.id.rawValue, place, size))
      }
    }
  }
}
