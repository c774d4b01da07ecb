import TouchEvents

/// Decodes protocol A: each report lists the contacts that are down, and an empty one lifts them all.
///
/// Contacts that name no tracking identity are distinguished by their places: of all pairs of an old and a new
/// place the nearest is joined first, at any distance. The order in the list means nothing (some devices put
/// the newest finger first).
struct UnslottedDecoder {
  private struct Listed {
    var trackingID: Int32?
    var contact: DeviceContact
  }

  private var down: [Listed] = []
  private var list: [Listed] = []
  private var arrivals = 0
  // The contact being described. Places outlast it, since the kernel may leave out what does not change.
  private var x: Int32?
  private var y: Int32?
  private var hasPosition = false
  private var trackingID: Int32?
  private var contact = DeviceContact(number: 0, x: 0, y: 0)

  mutating func apply(_ event: DeviceEvent) throws(DeviceFault) {
    if event.type == DeviceCode.synchronization, event.code == DeviceCode.contactReport {
      return try endContact()
    }
    guard event.type == DeviceCode.absolute else { return }
    switch event.code {
    case DeviceCode.contactX:
      x = event.value
      hasPosition = true
    case DeviceCode.contactY:
      y = event.value
      hasPosition = true
    case DeviceCode.trackingID: trackingID = event.value
    default: contact.apply(event)
    }
  }

  /// Ends one contact of the list; a contact without a location means that there is none.
  private mutating func endContact() throws(DeviceFault) {
    defer { forgetContact() }
    guard hasPosition, let x, let y else { return }
    guard list.count < DeviceDescription.slotLimit else { throw .tooManyContacts }
    list.append(Listed(trackingID: trackingID, contact: contact.numbered(0, x: x, y: y)))
  }

  private mutating func forgetContact() {
    hasPosition = false
    trackingID = nil
    contact = DeviceContact(number: 0, x: 0, y: 0)
  }

  mutating func report() -> [DeviceContact]? {
    for (index, number) in match().enumerated() {
      if number == nil { arrivals += 1 }
      list[index].contact.number = number ?? arrivals
    }
    down = list.sorted { $0.contact.number < $1.contact.number }
    list.removeAll(keepingCapacity: true)
    forgetContact()
    return down.map { $0.contact }
  }

  /// Returns the numbers of the listed contacts that were there before.
  private func match() -> [Int?] {
    var numbers: [Int?] = Array(repeating: nil, count: list.count)
    var isTaken = Array(repeating: false, count: down.count)
    var pairs: [(distance: Double, old: Int, new: Int)] = []
    for new in list.indices {
      for old in down.indices where list[new].trackingID == down[old].trackingID {
        let dx = list[new].contact.x - down[old].contact.x
        let dy = list[new].contact.y - down[old].contact.y
        pairs.append((list[new].trackingID == nil ? dx * dx + dy * dy : 0, old, new))
      }
    }
    pairs.sort { ($0.distance, $0.old, $0.new) < ($1.distance, $1.old, $1.new) }
    for pair in pairs where !isTaken[pair.old] && numbers[pair.new] == nil {
      isTaken[pair.old] = true
      numbers[pair.new] = down[pair.old].contact.number
    }
    return numbers
  }

  mutating func drop() {
    down = []
    list = []
    forgetContact()
  }
}
