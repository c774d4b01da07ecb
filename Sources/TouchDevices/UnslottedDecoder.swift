import TouchEvents

/// Decodes protocol A: each report lists the contacts that are down, and an empty one lifts them all.
///
/// A listed contact that hovers, or whose force or size has gone to zero, is not down, and the touch key lifts all. A
/// report about other things, without a list, changes nothing.
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
  private var axes = MeasuredAxes()
  // What the current report holds.
  private var hasList = false
  private var hasEvents = false
  private var isReleased = false
  // The contact being described. Places outlast it, since the kernel may leave out what does not change.
  private var x: Int32?
  private var y: Int32?
  private var hasX = false
  private var hasY = false
  private var trackingID: Int32?
  private var test = ContactTest()
  private var contact = DeviceContact(number: 0, x: 0, y: 0)

  mutating func apply(_ event: DeviceEvent) throws(DeviceFault) {
    hasEvents = true
    switch (event.type, event.code) {
    case (DeviceCode.synchronization, DeviceCode.contactReport):
      hasList = true
      try endContact()
    case (DeviceCode.key, DeviceCode.touch) where event.value == 0 || event.value == 1:
      isReleased = event.value == 0
      if isReleased { down = [] }
    case (DeviceCode.absolute, DeviceCode.contactX):
      x = event.value
      hasX = true
    case (DeviceCode.absolute, DeviceCode.contactY):
      y = event.value
      hasY = true
    case (DeviceCode.absolute, DeviceCode.trackingID): trackingID = event.value
    case (DeviceCode.absolute, _):
      contact.apply(event)
      test.apply(event, &axes)
    default: break
    }
  }

  /// Ends one contact of the list; a contact without a location means that there is none.
  private mutating func endContact() throws(DeviceFault) {
    defer { forgetContact() }
    guard hasX || hasY, let x, let y, trackingID ?? 0 >= 0, test.isTouching else { return }
    guard list.count < DeviceDescription.slotLimit else { throw .tooManyContacts }
    list.append(Listed(trackingID: trackingID, contact: contact.numbered(0, x: x, y: y)))
  }

  private mutating func forgetContact() {
    hasX = false
    hasY = false
    trackingID = nil
    test = ContactTest()
    contact = DeviceContact(number: 0, x: 0, y: 0)
  }

  mutating func report(_ arrivals: inout Int) throws(DeviceFault) -> [DeviceContact] {
    defer { forgetReport() }
    if hasX, hasY {
      // The last contact of a list, which nothing ended.
      hasList = true
      try endContact()
    }
    if isReleased { list = [] }
    if hasList || isReleased || !hasEvents { replaceList(&arrivals) }
    return down.map { $0.contact }
  }

  private mutating func replaceList(_ arrivals: inout Int) {
    for (index, number) in match().enumerated() {
      if number == nil { arrivals += 1 }
      list[index].contact.number = number ?? arrivals
    }
    down = list.sorted { $0.contact.number < $1.contact.number }
  }

  private mutating func forgetReport() {
    list.removeAll(keepingCapacity: true)
    hasList = false
    hasEvents = false
    isReleased = false
    forgetContact()
    axes.endReport()
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
    forgetReport()
  }
}
