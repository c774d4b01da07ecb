import TouchEvents

/// Decodes devices that have a single pair of axes and no multi-touch axes.
///
/// What signals a contact varies by device: `BTN_TOUCH` where it is sent, else a pressure above zero, else a key such as
/// `BTN_TOOL_FINGER`, else a button of a mouse on a device that has none of these. A pressure that goes to zero lifts
/// also while the touch key is down. Places alone are no contact.
struct SingleTouchDecoder {
  private let xCode: UInt16
  private let yCode: UInt16
  private let declaresTouchKey: Bool
  private var x: PositionFallback
  private var y: PositionFallback
  private var contact = DeviceContact(number: 0, x: 0, y: 0)
  /// The number of the contact that touches; `nil` while none does.
  private var identity: Int?

  private var sendsTouchKey = false
  private var isTouchKeyDown = false
  private var sendsPressure = false
  private var measuresForce = false
  private var isForceless = false
  private var hasTools: Bool
  private var fingers: [UInt16] = []

  init(_ description: DeviceDescription, x: (code: UInt16, axis: DeviceAxis), y: (code: UInt16, axis: DeviceAxis)) {
    xCode = x.code
    yCode = y.code
    self.x = PositionFallback(description, x.code, for: x.code, x.axis)
    self.y = PositionFallback(description, y.code, for: y.code, y.axis)
    declaresTouchKey = description.hasKey(DeviceCode.touch)
    hasTools = (DeviceCode.penTools + DeviceCode.fingerTools).contains { description.hasKey($0) }
  }

  mutating func apply(_ event: DeviceEvent, _ arrivals: inout Int) {
    switch (event.type, event.code) {
    case (DeviceCode.absolute, xCode): x.latest = event.value
    case (DeviceCode.absolute, yCode): y.latest = event.value
    case (DeviceCode.absolute, DeviceCode.distance): contact.distance = Double(event.value)
    case (DeviceCode.absolute, DeviceCode.tiltX): contact.tiltX = Double(event.value)
    case (DeviceCode.absolute, DeviceCode.tiltY): contact.tiltY = Double(event.value)
    case (DeviceCode.absolute, DeviceCode.pressure):
      applyPressure(event.value)
      settle(&arrivals)
    case (DeviceCode.key, DeviceCode.touch) where event.value == 0 || event.value == 1:
      sendsTouchKey = true
      isTouchKeyDown = event.value == 1
      if isTouchKeyDown { isForceless = false }
      settle(&arrivals)
    case (DeviceCode.key, DeviceCode.buttons): applyButton(event, &arrivals)
    case (DeviceCode.key, let key) where DeviceCode.isTool(key): applyTool(event)
    default: break
    }
  }

  private mutating func applyPressure(_ value: Int32) {
    contact.pressure = Double(value)
    sendsPressure = true
    if value > 0 { measuresForce = true }
    isForceless = value <= 0 && measuresForce
  }

  private mutating func applyButton(_ event: DeviceEvent, _ arrivals: inout Int) {
    let button = TouchEvent.ButtonMask.button(Int(event.code - DeviceCode.buttons.lowerBound) + 1)
    if event.value == 0 { contact.buttonMask.remove(button) } else { contact.buttonMask.insert(button) }
    settle(&arrivals)
  }

  /// Notes a tool; a report that switches tools has a moment when no key is down, so that its end decides.
  private mutating func applyTool(_ event: DeviceEvent) {
    hasTools = true
    if DeviceCode.penTools.contains(event.code) {
      contact.tool = event.value != 0 ? .pen : nil
    } else {
      fingers.removeAll { $0 == event.code }
      if event.value != 0 { fingers.append(event.code) }
    }
  }

  /// Whether the device is a mouse or its like, which hovers while no button is down.
  private var isPointer: Bool { !sendsTouchKey && !sendsPressure && !declaresTouchKey && !hasTools }

  private var isTouched: Bool {
    if sendsTouchKey { return isTouchKeyDown && !isForceless }
    if sendsPressure { return (contact.pressure ?? 0) > 0 }
    return isPointer ? !contact.buttonMask.isEmpty : !declaresTouchKey && !fingers.isEmpty
  }

  private mutating func settle(_ arrivals: inout Int) {
    if !isTouched {
      identity = nil
    } else if identity == nil {
      arrivals += 1
      identity = arrivals
    }
  }

  mutating func report(_ arrivals: inout Int) -> [DeviceContact] {
    settle(&arrivals)
    guard let identity, let x = x.place(isAnnounced: true), let y = y.place(isAnnounced: true) else { return [] }
    self.x.latest = x
    self.y.latest = y
    var touching = contact.numbered(identity, x: x, y: y)
    if isPointer { touching.tool = .pointer } else { touching.buttonMask = [] }
    return [touching]
  }

  /// A pen in range that does not touch, once its place is known.
  var hovering: DeviceContact? {
    guard identity == nil, contact.tool == .pen, let x = x.place(isAnnounced: false),
      let y = y.place(isAnnounced: false)
    else { return nil }
    var pen = contact.numbered(0, x: x, y: y)
    pen.buttonMask = []
    return pen
  }

  mutating func drop() {
    identity = nil
    isTouchKeyDown = false
    isForceless = false
    contact.pressure = nil
    contact.tool = nil
    contact.buttonMask = []
    fingers = []
  }
}
