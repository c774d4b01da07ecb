/// Decodes devices with one pair of axes and no multi-touch ones.
///
/// What says that there is a contact differs: `BTN_TOUCH` where the recording holds that key, else a pressure
/// above zero, else a tool key such as `BTN_TOOL_FINGER`; with none of them a contact begins with the first
/// place and stays. A recording in which the key's first event lifts it began within a touch.
struct SingleTouchDecoder: ContactDecoder {
  private enum Signal { case touchKey, pressure, toolKeys, position }

  private let signal: Signal
  private let xCode: UInt16
  private let yCode: UInt16
  private var x: Int32?
  private var y: Int32?
  private var pressure: Int32?
  private var isPen = false
  private var isDown = false
  /// Whether the recording holds the beginning of the contact.
  private var isAnnounced = true
  private var arrivals = 0
  private var tools: [UInt16] = []
  private let startX: Int32
  private let startY: Int32

  init(
    _ description: EvemuDescription, x: EvemuDescription.Axis, y: EvemuDescription.Axis, xCode: UInt16,
    yCode: UInt16, events: [EvemuEvent]
  ) {
    self.xCode = xCode
    self.yCode = yCode
    self.x = x.initial
    self.y = y.initial
    startX = min(max(0, x.minimum), x.maximum)
    startY = min(max(0, y.minimum), y.maximum)
    let touchKey = events.first { $0.type == EvemuCode.key && $0.code == EvemuCode.touch }
    let toolKey = events.first { $0.type == EvemuCode.key && Self.isTool($0.code) }
    if let touchKey {
      signal = .touchKey
      isDown = touchKey.value == 0
    } else if events.contains(where: { $0.type == EvemuCode.absolute && $0.code == EvemuCode.pressure }) {
      signal = .pressure
    } else if let toolKey {
      signal = .toolKeys
      if toolKey.value == 0 { tools = [toolKey.code] }
      isDown = toolKey.value == 0
    } else {
      signal = .position
    }
    if isDown {
      isAnnounced = false
      arrivals = 1
    }
  }

  private static func isTool(_ key: UInt16) -> Bool {
    EvemuCode.fingers(key) != nil || key == EvemuCode.penTool
  }

  mutating func apply(_ event: EvemuEvent) {
    switch (event.type, event.code) {
    case (EvemuCode.absolute, xCode):
      x = event.value
      if signal == .position { setDown(true) }
    case (EvemuCode.absolute, yCode):
      y = event.value
      if signal == .position { setDown(true) }
    case (EvemuCode.absolute, EvemuCode.pressure): pressure = event.value
    case (EvemuCode.key, EvemuCode.touch): setDown(event.value != 0)
    case (EvemuCode.key, let key) where Self.isTool(key):
      tools.removeAll { $0 == key }
      if event.value != 0 { tools.append(key) }
      if key == EvemuCode.penTool { isPen = event.value != 0 }
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

  mutating func report() -> [PresentContact]? {
    // Between two tool keys of one report there is often none, which is no lift.
    if signal == .pressure { setDown((pressure ?? 0) > 0) }
    if signal == .toolKeys { setDown(!tools.isEmpty) }
    guard isDown, let x = x ?? (isAnnounced ? startX : nil), let y = y ?? (isAnnounced ? startY : nil) else {
      return []
    }
    self.x = x
    self.y = y
    let sample = ContactSample(
      x: x, y: y, pressure: pressure, touchMajor: nil, tool: isPen ? .pen : nil)
    return [PresentContact(identity: arrivals, sample: sample)]
  }

  mutating func drop() {
    isDown = false
    pressure = nil
    tools = []
    isPen = false
  }
}
