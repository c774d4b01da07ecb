/// Decodes protocol A: each report lists the contacts that are down, and an empty one lifts them all.
///
/// Contacts that name no tracking identity are told apart by their places: of all pairs of an old and a new
/// place the nearest is joined first, at any distance. The order in the list means nothing (some devices put
/// the newest finger first).
struct UnslottedDecoder {
  private struct Listed {
    var trackingID: Int32?
    var sample: ContactSample
  }

  private struct Known {
    var identity: Int
    var listed: Listed
  }

  private var down: [Known] = []
  private var list: [Listed] = []
  private var arrivals = 0
  // The contact being described. Places outlast it, since the kernel may leave out what does not change.
  private var x: Int32?
  private var y: Int32?
  private var hasPosition = false
  private var trackingID: Int32?
  private var details = ContactDetails()

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
    default: details.apply(event)
    }
  }

  /// Ends one contact of the list; one without a place says that there is none.
  private mutating func endContact() throws(DeviceFault) {
    defer { forgetContact() }
    guard hasPosition, let x, let y else { return }
    guard list.count < DeviceDescription.slotLimit else { throw .tooManyContacts }
    list.append(Listed(trackingID: trackingID, sample: ContactSample(x: x, y: y, details: details)))
  }

  private mutating func forgetContact() {
    hasPosition = false
    trackingID = nil
    details = ContactDetails()
  }

  mutating func report() -> [PresentContact]? {
    let identities = match()
    down = list.indices.map { index in
      if let identity = identities[index] { return Known(identity: identity, listed: list[index]) }
      arrivals += 1
      return Known(identity: arrivals, listed: list[index])
    }
    down.sort { $0.identity < $1.identity }
    list.removeAll(keepingCapacity: true)
    forgetContact()
    return down.map { PresentContact(identity: $0.identity, sample: $0.listed.sample) }
  }

  /// The identities of the listed contacts that were there before.
  private func match() -> [Int?] {
    var identities: [Int?] = Array(repeating: nil, count: list.count)
    var isTaken = Array(repeating: false, count: down.count)
    var pairs: [(distance: Double, old: Int, new: Int)] = []
    for new in list.indices {
      for old in down.indices where list[new].trackingID == down[old].listed.trackingID {
        let from = down[old].listed.sample
        let to = list[new].sample
        // Neither differences nor squares of integers would be safe from overflow.
        let dx = Double(to.x) - Double(from.x)
        let dy = Double(to.y) - Double(from.y)
        pairs.append((list[new].trackingID == nil ? dx * dx + dy * dy : 0, old, new))
      }
    }
    pairs.sort { ($0.distance, $0.old, $0.new) < ($1.distance, $1.old, $1.new) }
    for pair in pairs where !isTaken[pair.old] && identities[pair.new] == nil {
      isTaken[pair.old] = true
      identities[pair.new] = down[pair.old].identity
    }
    return identities
  }

  mutating func drop() {
    down = []
    list = []
    forgetContact()
  }
}
