import TouchScenarios

/// Which protocol a device speaks and on which axes, judged by what it declares and what it sent.
struct EvemuLayout {
  let touchProtocol: RecordedProtocol
  let x: UInt16
  let y: UInt16

  init(_ description: EvemuDescription, _ events: [EvemuEvent]) {
    var sent = Table<UInt16, Bool>()
    var listsContacts = false
    for event in events {
      if event.type == EvemuCode.absolute { sent.insert(event.code) }
      if event.type == EvemuCode.synchronization, event.code == EvemuCode.contactReport {
        listsContacts = true
      }
    }
    let multiTouch = [EvemuCode.slot, EvemuCode.trackingID, EvemuCode.contactX, EvemuCode.contactY]
    if multiTouch.contains(where: { sent.contains($0) }) {
      x = EvemuCode.contactX
      y = EvemuCode.contactY
      if listsContacts, !description.has(EvemuCode.slot) {
        touchProtocol = .unslotted
      } else {
        touchProtocol = description.isBoundingBox ? .boundingBox : .slotted
      }
      return
    }
    touchProtocol = .singleTouch
    // Some panels put their places on axes meant for joysticks, even beside the usual ones.
    let usual = [EvemuCode.x, EvemuCode.y]
    let odd = [EvemuCode.z, EvemuCode.rotationX]
    let usesOdd =
      odd.allSatisfy(description.has)
      && (!usual.allSatisfy(description.has)
        || odd.contains(where: { sent.contains($0) }) && !usual.contains(where: { sent.contains($0) }))
    x = usesOdd ? EvemuCode.z : EvemuCode.x
    y = usesOdd ? EvemuCode.rotationX : EvemuCode.y
  }
}
