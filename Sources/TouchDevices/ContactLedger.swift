import TouchEvents

extension DeviceContact {
  /// Records the value of a multi-touch axis other than the location.
  mutating func apply(_ event: DeviceEvent) {
    switch event.code {
    case DeviceCode.contactPressure: pressure = Double(event.value)
    case DeviceCode.touchMajor: touchMajor = Double(event.value)
    case DeviceCode.orientation: orientation = Double(event.value)
    case DeviceCode.contactTool: tool = DeviceTool(kernelValue: event.value)
    default: break
    }
  }

  /// Returns the contact with a number and at a place.
  func numbered(_ number: Int, x: Int32, y: Int32) -> DeviceContact {
    var contact = self
    contact.number = number
    contact.x = Double(x)
    contact.y = Double(y)
    return contact
  }

  /// Returns whether a contact that was as another one has moved; of a pen also its force and angles count.
  fileprivate func hasMoved(from other: DeviceContact) -> Bool {
    if x != other.x || y != other.y { return true }
    guard tool == .pen else { return false }
    return pressure != other.pressure || tiltX != other.tiltX || tiltY != other.tiltY
      || orientation != other.orientation
  }
}

/// Turns the contacts of each report into what began, moved and ended since the report before.
struct ContactLedger {
  fileprivate struct Entry {
    /// The decoder's number, which tells contacts apart and grows in order of arrival.
    let identity: Int
    var contact: DeviceContact
    var isPalm = false
  }

  private var down: [Entry] = []
  private var hovering: DeviceContact?
  private var count = 0

  /// Takes the contacts of a report, in ascending order of the decoder's numbers, and a pen that does not touch; returns what
  /// changed.
  mutating func report(
    _ present: [DeviceContact], hovering pen: DeviceContact? = nil, at time: Double
  ) -> DeviceFrame? {
    var frame = DeviceFrame(time: time)
    if pen != hovering {
      frame.hovered = pen
      frame.endsHover = pen == nil
      hovering = pen
    }
    var remaining: [Entry] = []
    remaining.reserveCapacity(present.count)
    var index = 0
    for contact in present {
      // Both lists ascend, so a contact that is passed over has left.
      while index < down.count, down[index].identity < contact.number {
        frame.leave(down[index])
        index += 1
      }
      let isKnown = index < down.count && down[index].identity == contact.number
      var entry = isKnown ? down[index] : Entry(identity: contact.number, contact: contact)
      let before = entry.contact
      entry.contact = contact
      entry.contact.number = isKnown ? before.number : count + 1
      if isKnown { index += 1 }
      let isPalm = contact.tool == .palm || entry.isPalm
      switch (isKnown && !entry.isPalm, isPalm) {
      case (true, true): frame.cancelled.append(entry.contact)
      case (false, true): break
      case (true, false): if entry.contact.hasMoved(from: before) { frame.moved.append(entry.contact) }
      case (false, false):
        count += 1
        frame.began.append(entry.contact)
      }
      // A palm stays one until it leaves, whatever the device reports later.
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
