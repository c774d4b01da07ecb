import TouchEvents

/// Decodes protocol B: each contact has a slot, and a tracking identity while it lasts.
///
/// A contact ends with its identity, with another identity in its slot, with the touch key, and when it hovers or its
/// force or size goes to zero; what touches after that is another contact. The touch key lifts all contacts; when it goes
/// down again, the slots that were named since then touch. A slot of which no event shows whether it is open (the events
/// start within a touch, or some were lost) opens with its first place.
///
/// Devices without slots that list nothing are read in the same way: the identity takes the part of the slot.
///
/// Devices that report a bounding box use two slots for two of its corners. The corners count as contacts,
/// no more of them than the device's `BTN_TOOL_...` keys report fingers; a third finger shows only in
/// those keys and is no contact. On other devices the keys are ignored: they disagree with the slots.
struct SlottedDecoder {
  private enum State {
    case unknown
    case closed
    /// `isAnnounced` means that the events hold the beginning.
    case open(isAnnounced: Bool)
  }

  private struct Slot {
    var state = State.unknown
    var trackingID: Int32 = -1
    var x: Int32?
    var y: Int32?
    var contact = DeviceContact(number: 0, x: 0, y: 0)
    var test = ContactTest()
    /// Whether the touch key has lifted the contact.
    var isReleased = false
    /// Whether the slot was named since the touch key went up.
    var isNamed = false
    /// The number of the contact that touches; `nil` while none does.
    var identity: Int?

    var isOpen: Bool {
      if case .open = state { return true }
      return false
    }

    var isAnnounced: Bool {
      if case .open(isAnnounced: true) = state { return true }
      return false
    }

    mutating func release() {
      isReleased = true
      isNamed = false
      identity = nil
      if case .unknown = state { state = .closed }
    }
  }

  private let isBoundingBox: Bool
  /// Whether identities name the slots, as on devices that declare none.
  private var usesIdentities: Bool
  /// The slots up to the highest that was named.
  private var slots: [Slot] = []
  private var unused = Slot()
  private var current = 0
  private var axes = MeasuredAxes()
  private var hasChanged = false
  /// What the touch key did last in the current report.
  private var touchKey: Bool?
  private var fallbackX: PositionFallback
  private var fallbackY: PositionFallback
  /// The fingers that each pressed tool key stands for; a key that is up stands for none.
  private var tools: [Int] = []

  init(_ description: DeviceDescription, _ layout: DeviceLayout, x: DeviceAxis, y: DeviceAxis) {
    isBoundingBox = description.isBoundingBox
    usesIdentities = layout.touchProtocol == .unslotted
    fallbackX = PositionFallback(description, DeviceCode.x, for: layout.x, x)
    fallbackY = PositionFallback(description, DeviceCode.y, for: layout.y, y)
    if description.has(DeviceCode.contactTool) { unused.contact.tool = .finger }
    let initial = Int(description[initial: DeviceCode.slot] ?? 0)
    select((0..<DeviceDescription.slotLimit).contains(initial) ? initial : 0)
  }

  // MARK: Events

  mutating func apply(_ event: DeviceEvent, _ arrivals: inout Int) throws(DeviceFault) {
    if event.type == DeviceCode.key { return applyKey(event) }
    guard event.type == DeviceCode.absolute else { return }
    switch event.code {
    case DeviceCode.slot:
      guard (0..<DeviceDescription.slotLimit).contains(Int(event.value)) else { throw .slot(event.value) }
      usesIdentities = false
      select(Int(event.value))
    case DeviceCode.x: fallbackX.latest = event.value
    case DeviceCode.y: fallbackY.latest = event.value
    case DeviceCode.contactAxes:
      try applyAxis(event)
      slots[current].isNamed = true
      settle(current, &arrivals)
    default: return
    }
    hasChanged = true
  }

  private mutating func applyAxis(_ event: DeviceEvent) throws(DeviceFault) {
    switch event.code {
    case DeviceCode.trackingID: try identify(event.value)
    case DeviceCode.contactX:
      slots[current].x = event.value
      openIfUnknown()
    case DeviceCode.contactY:
      slots[current].y = event.value
      openIfUnknown()
    default:
      slots[current].contact.apply(event)
      slots[current].test.apply(event, &axes)
    }
  }

  private mutating func applyKey(_ event: DeviceEvent) {
    if event.code == DeviceCode.touch, event.value == 0 || event.value == 1 {
      touchKey = event.value == 1
      if event.value == 0 { releaseAll() }
      hasChanged = true
    } else if isBoundingBox, let fingers = DeviceCode.fingers(event.code) {
      tools.removeAll { $0 == fingers }
      if event.value != 0 { tools.append(fingers) }
      hasChanged = true
    }
  }

  // MARK: Slots

  private mutating func select(_ slot: Int) {
    while slots.count <= slot { slots.append(unused) }
    current = slot
  }

  private mutating func identify(_ id: Int32) throws(DeviceFault) {
    guard id >= 0 else {
      slots[current].state = .closed
      return
    }
    if usesIdentities { select(try slot(of: id)) }
    if slots[current].isAnnounced, slots[current].trackingID == id, !slots[current].isReleased { return }
    slots[current].trackingID = id
    slots[current].state = .open(isAnnounced: true)
    slots[current].isReleased = false
    slots[current].identity = nil
    slots[current].test.beginContact(axes)
  }

  /// Returns the slot of an identity: its own, or one that nothing touches.
  private func slot(of id: Int32) throws(DeviceFault) -> Int {
    if let own = slots.firstIndex(where: { $0.isOpen && $0.trackingID == id }) { return own }
    func isFree(_ slot: Slot) -> Bool { !slot.isOpen || slot.isReleased || !slot.isAnnounced }
    if isFree(slots[current]) { return current }
    let free = slots.firstIndex(where: isFree) ?? slots.count
    guard free < DeviceDescription.slotLimit else { throw .tooManyContacts }
    return free
  }

  private mutating func openIfUnknown() {
    if case .unknown = slots[current].state { slots[current].state = .open(isAnnounced: false) }
  }

  /// Begins or ends the contact of a slot, by all that is known of it.
  private mutating func settle(_ index: Int, _ arrivals: inout Int) {
    if !slots[index].isOpen || slots[index].isReleased || !slots[index].test.isTouching {
      slots[index].identity = nil
    } else if slots[index].identity == nil {
      arrivals += 1
      slots[index].identity = arrivals
    }
  }

  // MARK: The touch key

  private mutating func releaseAll() {
    for index in slots.indices { slots[index].release() }
    unused.state = .closed
  }

  /// Lets the slots touch that were named since the touch key went up, or else the current one.
  ///
  /// A driver that never closes its slots need not name them again, since the kernel leaves out what has not changed.
  private mutating func land(_ arrivals: inout Int) {
    let isNamed = slots.contains { $0.isReleased && $0.isOpen && $0.isNamed }
    let isTouched = slots.contains { $0.identity != nil }
    for index in slots.indices where slots[index].isReleased && slots[index].isOpen {
      guard isNamed ? slots[index].isNamed : index == current && !isTouched else { continue }
      slots[index].isReleased = false
      settle(index, &arrivals)
    }
  }

  // MARK: Reports

  mutating func report(_ arrivals: inout Int) -> [DeviceContact]? {
    defer { axes.endReport() }
    guard hasChanged else { return nil }
    hasChanged = false
    // The key is up at the end of the report: so nothing touches, whatever came after it.
    if touchKey == false { releaseAll() }
    if touchKey == true { land(&arrivals) }
    touchKey = nil
    let most = isBoundingBox ? tools.max() ?? DeviceDescription.slotLimit : DeviceDescription.slotLimit
    var present: [DeviceContact] = []
    for index in slots.indices where present.count < most {
      guard let identity = slots[index].identity else { continue }
      let isAnnounced = slots[index].isAnnounced
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
    for index in slots.indices {
      slots[index].state = .unknown
      slots[index].isReleased = false
      slots[index].identity = nil
      slots[index].test = ContactTest()
    }
    unused.state = .unknown
    touchKey = nil
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
