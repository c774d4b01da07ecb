import TouchEvents

/// Decodes devices that have a single pair of axes and no multi-touch axes.
///
/// What signals a contact varies by device: `BTN_TOUCH` where the recording holds that key, else a pressure
/// above zero, else a tool key such as `BTN_TOOL_FINGER`; with none of these, a contact begins with the first position
/// and never ends. If the key's first event in a recording is a release, the recording started during a touch.
struct SingleTouchDecoder {
  private let signal: DeviceLayout.Signal
  private let xCode: UInt16
  private let yCode: UInt16
  private var x: PositionFallback
  private var y: PositionFallback
  private var contact = DeviceContact(number: 0, x: 0, y: 0)
  private var isDown = false
  /// Whether the recording holds the beginning of the contact.
  private var isAnnounced = true
  private var arrivals = 0
  private var tools: [UInt16] = []

  init(_ description: DeviceDescription, _ layout: DeviceLayout, x: DeviceAxis, y: DeviceAxis) {
    xCode = layout.x
    yCode = layout.y
    self.x = PositionFallback(description, layout.x, for: layout.x, x)
    self.y = PositionFallback(description, layout.y, for: layout.y, y)
    signal = layout.signal
    if let tool = layout.startTool { tools = [tool] }
    if layout.startsWithinTouch {
      isDown = true
      isAnnounced = false
      arrivals = 1
    }
  }

  mutating func apply(_ event: DeviceEvent) {
    switch (event.type, event.code) {
    case (DeviceCode.absolute, xCode):
      x.latest = event.value
      if signal == .position { setDown(true) }
    case (DeviceCode.absolute, yCode):
      y.latest = event.value
      if signal == .position { setDown(true) }
    case (DeviceCode.absolute, DeviceCode.pressure): contact.pressure = Double(event.value)
    case (DeviceCode.absolute, DeviceCode.tiltX): contact.tiltX = Double(event.value)
    case (DeviceCode.absolute, DeviceCode.tiltY): contact.tiltY = Double(event.value)
    case (DeviceCode.key, DeviceCode.touch): setDown(event.value != 0)
    case (DeviceCode.key, let key) where DeviceCode.isTool(key):
      tools.removeAll { $0 == key }
      if event.value != 0 { tools.append(key) }
      if DeviceCode.penTools.contains(key) { contact.tool = event.value != 0 ? .pen : nil }
    default: break
    }
  }

  private mutating func setDown(_ down: Bool) {
    guard down != isDown else { return }
    isDown = down
    if down {
      isAnnounced = true
      arrivals += 1
    }
  }

  mutating func report() -> [DeviceContact]? {
    // A report that switches tools often has a moment when no tool key is set; that isn't a lift.
    if signal == .pressure { setDown((contact.pressure ?? 0) > 0) }
    if signal == .toolKeys { setDown(!tools.isEmpty) }
    guard isDown, let x = x.place(isAnnounced: isAnnounced), let y = y.place(isAnnounced: isAnnounced) else {
      return []
    }
    self.x.latest = x
    self.y.latest = y
    return [contact.numbered(arrivals, x: x, y: y)]
  }

  mutating func drop() {
    isDown = false
    contact.pressure = nil
    contact.tool = nil
    tools = []
  }
}
