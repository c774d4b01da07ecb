import TouchEvents

/// Decodes protocol B: each contact has a slot, and a tracking identity while it lasts.
///
/// A new identity in an open slot ends one contact and begins another. A slot of which the recording has not
/// yet reported whether it is open (it starts within a touch, or events were lost) opens with its first place.
///
/// Devices that report a bounding box use two slots for two of its corners. The corners count as contacts,
/// no more of them than the device's `BTN_TOOL_...` keys report fingers; a third finger shows only in
/// those keys and is no contact. On other devices the keys are ignored: they disagree with the slots.
struct SlottedDecoder {
  private enum State {
    case unknown
    case closed
    /// `isAnnounced` means that the recording holds the beginning.
    case open(identity: Int, isAnnounced: Bool)
  }

  private struct Slot {
    var state = State.unknown
    var trackingID: Int32 = -1
    var x: Int32?
    var y: Int32?
    var contact = DeviceContact(number: 0, x: 0, y: 0)
  }

  private let isBoundingBox: Bool
  /// The slots up to the highest that was named.
  private var slots: [Slot] = []
  private var unused = Slot()
  private var current = 0
  private var arrivals = 0
  private var hasChanged = false
  private var fallbackX: PositionFallback
  private var fallbackY: PositionFallback
  /// The fingers that each pressed tool key stands for; a key that is up stands for none.
  private var tools: [Int] = []

  init(_ description: DeviceDescription, _ layout: DeviceLayout, x: DeviceAxis, y: DeviceAxis) {
    isBoundingBox = description.isBoundingBox
    fallbackX = PositionFallback(description, DeviceCode.x, for: layout.x, x)
    fallbackY = PositionFallback(description, DeviceCode.y, for: layout.y, y)
    if description.has(DeviceCode.contactTool) { unused.contact.tool = .finger }
    let initial = Int(description[initial: DeviceCode.slot] ?? 0)
    select((0..<DeviceDescription.slotLimit).contains(initial) ? initial : 0)
  }

  mutating func apply(_ event: DeviceEvent) throws(DeviceFault) {
    if event.type == DeviceCode.key, isBoundingBox, let fingers = DeviceCode.fingers(event.code) {
      tools.removeAll { $0 == fingers }
      if event.value != 0 { tools.append(fingers) }
      hasChanged = true
    }
    guard event.type == DeviceCode.absolute else { return }
    hasChanged = true
    switch event.code {
    case DeviceCode.slot:
      guard (0..<DeviceDescription.slotLimit).contains(Int(event.value)) else { throw .slot(event.value) }
      select(Int(event.value))
    case DeviceCode.trackingID: identify(event.value)
    case DeviceCode.contactX:
      slots[current].x = event.value
      openIfUnknown()
    case DeviceCode.contactY:
      slots[current].y = event.value
      openIfUnknown()
    case DeviceCode.x: fallbackX.latest = event.value
    case DeviceCode.y: fallbackY.latest = event.value
    default: slots[current].contact.apply(event)
    }
  }

  private mutating func select(_ slot: Int) {
    while slots.count <= slot { slots.append(unused) }
    current = slot
  }

  private mutating func identify(_ id: Int32) {
    guard id >= 0 else {
      slots[current].state = .closed
      return
    }
    if case .open(_, isAnnounced: true) = slots[current].state, slots[current].trackingID == id { return }
    slots[current].trackingID = id
    open(isAnnounced: true)
  }

  private mutating func openIfUnknown() {
    if case .unknown = slots[current].state { open(isAnnounced: false) }
  }

  private mutating func open(isAnnounced: Bool) {
    arrivals += 1
    slots[current].state = .open(identity: arrivals, isAnnounced: isAnnounced)
  }

  mutating func report() -> [DeviceContact]? {
    guard hasChanged else { return nil }
    hasChanged = false
    let most = isBoundingBox ? tools.max() ?? DeviceDescription.slotLimit : DeviceDescription.slotLimit
    var present: [DeviceContact] = []
    for index in slots.indices where present.count < most {
      guard case .open(let identity, let isAnnounced) = slots[index].state else { continue }
      guard let x = slots[index].x ?? fallbackX.place(isAnnounced: isAnnounced),
        let y = slots[index].y ?? fallbackY.place(isAnnounced: isAnnounced)
      else { continue }
      // Kept, or a guessed place would follow another finger.
      slots[index].x = x
      slots[index].y = y
      present.append(slots[index].contact.numbered(identity, x: x, y: y))
    }
    present.sort { $0.number < $1.number }
    return present
  }

  mutating func drop() {
    for index in slots.indices { slots[index].state = .unknown }
    tools = []
    hasChanged = false
  }
}

extension DeviceTool {
  /// Makes a tool of the kernel's `MT_TOOL_...`.
  init?(kernelValue: Int32) {
    switch kernelValue {
    case 0: self = .finger
    case 1: self = .pen
    case 2: self = .palm
    default: return nil
    }
  }
}
