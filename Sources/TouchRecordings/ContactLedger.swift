/// What a decoder knows of one contact, in the device's units.
struct ContactSample: Equatable {
  var x: Int32
  var y: Int32
  var pressure: Int32?
  var touchMajor: Int32?
  var tool: RecordedTool?
}

/// A contact that is on the device as it reports.
struct PresentContact {
  /// Tells contacts apart and grows in order of arrival.
  var identity: Int
  var sample: ContactSample
}

/// Turns the contacts of each report into what began, moved and ended since the report before.
struct ContactLedger {
  private struct Entry {
    var identity: Int
    var number: Int
    var sample: ContactSample

    var contact: RecordedContact {
      RecordedContact(
        number: number, x: Double(sample.x), y: Double(sample.y),
        pressure: sample.pressure.map { Double($0) }, touchMajor: sample.touchMajor.map { Double($0) },
        tool: sample.tool)
    }
  }

  private(set) var frames: [RecordedFrame] = []
  private var down: [Entry] = []
  private var count = 0

  /// Takes the contacts of a report, in ascending order of their identities.
  mutating func report(_ present: [PresentContact], at time: Double) {
    var frame = RecordedFrame(time: time)
    var remaining: [Entry] = []
    remaining.reserveCapacity(present.count)
    var index = 0
    for contact in present {
      // Both lists ascend, so that whoever is passed over has left.
      while index < down.count, down[index].identity < contact.identity {
        frame.ended.append(down[index].contact)
        index += 1
      }
      if index < down.count, down[index].identity == contact.identity {
        var entry = down[index]
        index += 1
        let hasMoved = entry.sample.x != contact.sample.x || entry.sample.y != contact.sample.y
        entry.sample = contact.sample
        if hasMoved { frame.moved.append(entry.contact) }
        remaining.append(entry)
      } else {
        count += 1
        let entry = Entry(identity: contact.identity, number: count, sample: contact.sample)
        frame.began.append(entry.contact)
        remaining.append(entry)
      }
    }
    frame.ended.append(contentsOf: down[index...].map { $0.contact })
    frame.ended.sort { $0.number < $1.number }
    frame.moved.sort { $0.number < $1.number }
    down = remaining
    if !frame.isEmpty { frames.append(frame) }
  }
}
