public import TouchEvents

/// What changed between two reports of a touch device.
public struct DeviceFrame: Equatable, Sendable {
  /// The time of the report, in seconds from wherever its reader counts, for a recording from the first event.
  public var time: Double
  /// The contacts that arrived, in ascending order of their numbers.
  public var began: [DeviceContact] = []
  /// The contacts that are at another place than before, in ascending order of their numbers.
  public var moved: [DeviceContact] = []
  /// The contacts that left, at their last place, in ascending order of their numbers.
  public var ended: [DeviceContact] = []
  /// The contacts that turned out to be palms, in ascending order of their numbers; no more reports follow for them.
  public var cancelled: [DeviceContact] = []
  /// A pen that came into range, or is at another place in it, without touching; its number is 0.
  public var hovered: DeviceContact?
  /// A Boolean value that indicates whether a pen that was in range touches now, or is gone.
  public var endsHover = false

  /// Creates a frame in which nothing has changed yet.
  public init(time: Double) {
    self.time = time
  }

  /// A Boolean value that indicates whether nothing changed.
  public var isEmpty: Bool { !hasTouches && hovered == nil && !endsHover }
  /// Whether a contact changed, and not merely a pen that hovers.
  package var hasTouches: Bool { !began.isEmpty || !moved.isEmpty || !ended.isEmpty || !cancelled.isEmpty }
}

/// A contact at one moment, in the device's units.
public struct DeviceContact: Equatable, Sendable {
  /// The number of the contact: 1 for the first that arrived, 2 for the second, and so on.
  public var number: Int
  /// The horizontal place.
  public var x: Double
  /// The vertical place.
  public var y: Double
  /// The pressure, where the device measures it.
  public var pressure: Double?
  /// The length of the touching area's longer axis, where the device measures it.
  public var touchMajor: Double?
  /// The tool that touches, if the device reports it.
  public var tool: DeviceTool?
  /// The direction of the contact, clockwise from the vertical axis.
  public var orientation: Double?
  /// How far a pen leans along the horizontal axis.
  public var tiltX: Double?
  /// How far a pen leans along the vertical axis.
  public var tiltY: Double?
  /// How far a pen is above the device, where the device measures it.
  public var distance: Double?
  /// The buttons of a pointer that are down; none for fingers and pens.
  public var buttonMask: TouchEvent.ButtonMask = []

  /// Creates a contact.
  public init(
    number: Int, x: Double, y: Double, pressure: Double? = nil, touchMajor: Double? = nil,
    tool: DeviceTool? = nil, orientation: Double? = nil, tiltX: Double? = nil, tiltY: Double? = nil
  ) {
    self.number = number
    self.x = x
    self.y = y
    self.pressure = pressure
    self.touchMajor = touchMajor
    self.tool = tool
    self.orientation = orientation
    self.tiltX = tiltX
    self.tiltY = tiltY
  }
}

/// The tool that touches a device, as far as the device distinguishes tools.
public enum DeviceTool: Equatable, Sendable {
  /// A finger.
  case finger
  /// A pen.
  case pen
  /// A palm, which systems usually ignore.
  case palm
  /// A pointer such as a mouse, which touches while one of its buttons is down.
  case pointer
}

/// The range of one axis of a device.
public struct DeviceAxis: Equatable, Sendable {
  /// The smallest value that the device declares; smaller ones occur.
  public var minimum: Double
  /// The largest value that the device declares; larger ones occur.
  public var maximum: Double
  /// The units in a millimetre, for an angle those in a radian; `nil` where the device does not know, as most do not.
  public var unitsPerMillimetre: Double?

  /// Creates a range.
  public init(minimum: Double, maximum: Double, unitsPerMillimetre: Double? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.unitsPerMillimetre = unitsPerMillimetre
  }

  /// Creates a range from the kernel's numbers, whose resolution is 0 where it is unknown.
  package init(minimum: Int32, maximum: Int32, resolution: Int32) {
    self.init(
      minimum: Double(minimum), maximum: Double(maximum),
      unitsPerMillimetre: resolution > 0 ? Double(resolution) : nil)
  }

  /// Returns where a value stands in the range: 0 at its minimum, 1 at its maximum, beyond them outside.
  public func fraction(of value: Double) -> Double {
    (value - minimum) / (maximum - minimum)
  }

  /// How many units the range holds, the last one included.
  package var unitCount: Double { maximum - minimum + 1 }
}

/// How a device identifies contacts.
public enum DeviceProtocol: Equatable, Sendable {
  /// Each contact has a slot and an identity (the kernel's protocol B).
  case slotted
  /// Each report lists the contacts, without identity (protocol A): they are matched by their locations.
  case unslotted
  /// Two slots hold corners of the box about all fingers.
  case boundingBox
  /// There is one place at most.
  case singleTouch
}
