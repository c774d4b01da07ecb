/// What a device says of a contact beside its place.
struct ContactDetails: Equatable {
  var pressure: Int32?
  var touchMajor: Int32?
  var tool: DeviceTool?
  var orientation: Int32?
  var tiltX: Int32?
  var tiltY: Int32?

  /// Takes what an event of a multi-touch axis says.
  mutating func apply(_ event: DeviceEvent) {
    switch event.code {
    case DeviceCode.contactPressure: pressure = event.value
    case DeviceCode.touchMajor: touchMajor = event.value
    case DeviceCode.orientation: orientation = event.value
    case DeviceCode.contactTool: tool = DeviceTool(kernelValue: event.value)
    default: break
    }
  }
}

/// What a decoder knows of one contact, in the device's units.
struct ContactSample: Equatable {
  var x: Int32
  var y: Int32
  var details: ContactDetails

  /// Whether a contact that was as another sample says has moved; of a pen also its force and angles count.
  func hasMoved(from other: ContactSample) -> Bool {
    if x != other.x || y != other.y { return true }
    let (own, others) = (details, other.details)
    guard own.tool == .pen else { return false }
    return own.pressure != others.pressure || own.tiltX != others.tiltX || own.tiltY != others.tiltY
      || own.orientation != others.orientation
  }
}

/// A contact that is on the device as it reports.
struct PresentContact {
  /// Tells contacts apart and grows in order of arrival.
  var identity: Int
  var sample: ContactSample
}

/// Turns the contacts of each report into what began, moved and ended since the report before.
struct ContactLedger {
  fileprivate struct Entry {
    var identity: Int
    var number: Int
    var sample: ContactSample
    var isPalm = false

    var contact: DeviceContact {
      let details = sample.details
      return DeviceContact(
        number: number, x: Double(sample.x), y: Double(sample.y), pressure: details.pressure.map { Double($0) },
        touchMajor: details.touchMajor.map { Double($0) }, tool: details.tool,
        orientation: details.orientation.map { Double($0) }, tiltX: details.tiltX.map { Double($0) },
        tiltY: details.tiltY.map { Double($0) })
    }
  }

  private var down: [Entry] = []
  private var count = 0

  /// Takes the contacts of a report, in ascending order of their identities, and returns what changed.
  mutating func report(_ present: [PresentContact], at time: Double) -> DeviceFrame? {
    var frame = DeviceFrame(time: time)
    var remaining: [Entry] = []
    remaining.reserveCapacity(present.count)
    var index = 0
    for contact in present {
      // Both lists ascend, so that whoever is passed over has left.
      while index < down.count, down[index].identity < contact.identity {
        frame.leave(down[index])
        index += 1
      }
      let isKnown = index < down.count && down[index].identity == contact.identity
      var entry = isKnown ? down[index] : Entry(identity: contact.identity, number: count + 1, sample: contact.sample)
      let before = entry.sample
      entry.sample = contact.sample
      if isKnown { index += 1 }
      let isPalm = contact.sample.details.tool == .palm || entry.isPalm
      switch (isKnown && !entry.isPalm, isPalm) {
      case (true, true): frame.cancelled.append(entry.contact)
      case (false, true): break
      case (true, false): if entry.sample.hasMoved(from: before) { frame.moved.append(entry.contact) }
      case (false, false):
        count += 1
        frame.began.append(entry.contact)
      }
      // A palm stays one until it leaves, whatever the device says later.
      entry.isPalm = isPalm
      remaining.append(entry)
    }
    for entry in down[index...] { frame.leave(entry) }
    frame.sort()
    down = remaining
    return frame.isEmpty ? nil : frame
  }
}

extension DeviceFrame {
  fileprivate mutating func leave(_ entry: ContactLedger.Entry) {
    if !entry.isPalm { ended.append(entry.contact) }
  }

  fileprivate mutating func sort() {
    ended.sort { $0.number < $1.number }
    moved.sort { $0.number < $1.number }
    cancelled.sort { $0.number < $1.number }
  }
}
