import TouchDevices
import TouchScenarios

extension DeviceLayout {
  /// The layout of a recording, judged by what the device declares and what it sent.
  init(_ device: DeviceDescription, _ events: [EvemuEvent]) {
    var sent = Table<Int, Bool>()
    var listsContacts = false
    for event in events {
      if event.type == DeviceCode.absolute { sent.insert(Int(event.code)) }
      if event.type == DeviceCode.synchronization, event.code == DeviceCode.contactReport {
        listsContacts = true
      }
    }
    let multiTouch = [DeviceCode.slot, DeviceCode.trackingID, DeviceCode.contactX, DeviceCode.contactY]
    if multiTouch.contains(where: { sent.contains(Int($0)) }) {
      let slotted: DeviceProtocol = device.isBoundingBox ? .boundingBox : .slotted
      self.init(
        listsContacts && !device.has(DeviceCode.slot) ? .unslotted : slotted, x: DeviceCode.contactX,
        y: DeviceCode.contactY)
      return
    }
    // Some panels put their places on axes meant for joysticks, even beside the usual ones.
    let usual = [DeviceCode.x, DeviceCode.y]
    let odd = [DeviceCode.z, DeviceCode.rotationX]
    let usesOdd =
      odd.allSatisfy(device.has)
      && (!usual.allSatisfy(device.has)
        || odd.contains(where: { sent.contains(Int($0)) }) && !usual.contains(where: { sent.contains(Int($0)) }))
    self.init(
      .singleTouch, x: usesOdd ? DeviceCode.z : DeviceCode.x, y: usesOdd ? DeviceCode.rotationX : DeviceCode.y)
    findSignal(in: events)
  }

  /// Finds what indicates a contact; a recording in which the first event of a key lifts it began within a touch.
  private mutating func findSignal(in events: [EvemuEvent]) {
    let touchKey = events.first { $0.type == DeviceCode.key && $0.code == DeviceCode.touch }
    let toolKey = events.first { $0.type == DeviceCode.key && DeviceCode.isTool($0.code) }
    if let touchKey {
      signal = .touchKey
      startsWithinTouch = touchKey.value == 0
    } else if events.contains(where: { $0.type == DeviceCode.absolute && $0.code == DeviceCode.pressure }) {
      signal = .pressure
    } else if let toolKey {
      signal = .toolKeys
      startsWithinTouch = toolKey.value == 0
      if startsWithinTouch { startTool = toolKey.code }
    } else {
      signal = .position
    }
  }
}
