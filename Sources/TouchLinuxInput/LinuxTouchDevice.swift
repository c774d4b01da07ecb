#if os(Linux)
  public import TouchDevices

  /// The description of a touch device of the Linux kernel.
  public struct LinuxTouchDevice: Sendable {
    package let description: DeviceDescription
    package let layout: DeviceLayout
    private let mapping: DeviceMapping

    /// The path of its node; `nil` for one that is only described.
    public let path: String?

    /// The name that the driver gives it.
    public var name: String { description.name }

    /// How it distinguishes contacts.
    public var touchProtocol: DeviceProtocol { layout.touchProtocol }

    /// The most contacts that it distinguishes, or `nil` if it does not report that.
    public var maximumContacts: Int? {
      switch layout.touchProtocol {
      case .slotted: description[DeviceCode.slot].map { Int($0.maximum) + 1 }
      case .boundingBox: 2
      case .unslotted: nil
      case .singleTouch: 1
      }
    }

    /// A Boolean value that indicates whether the device is a screen, where what is touched is what shows, and no pad.
    public var isScreen: Bool { description.isDirect && !isPointer }

    /// A Boolean value that indicates whether the device is a pointer that touches while a mouse button is down.
    package var isPointer: Bool { description.isPointer }

    /// The range of horizontal places, in the device's units.
    public var xAxis: DeviceAxis { mapping.x }

    /// The range of vertical places, in the device's units.
    public var yAxis: DeviceAxis { mapping.y }

    /// A Boolean value that indicates whether the device measures how hard contacts press.
    public var hasPressure: Bool { mapping.pressure != nil }

    /// A Boolean value that indicates whether the device distinguishes pens from fingers.
    public var hasPen: Bool {
      description.has(DeviceCode.contactTool) || DeviceCode.penTools.contains { description.hasKey($0) }
    }

    /// Its width and height in millimetres; `nil` where it does not know, as most do not.
    public var physicalSize: Size? {
      guard let across = mapping.x.unitsPerMillimetre, let down = mapping.y.unitsPerMillimetre else { return nil }
      return Size(
        width: (mapping.x.maximum - mapping.x.minimum) / across, height: (mapping.y.maximum - mapping.y.minimum) / down)
    }

    /// Creates a device from its description, which needs ranges for both coordinates.
    package init(_ description: DeviceDescription, path: String? = nil) throws(DeviceFault) {
      self.description = description
      self.path = path
      layout = DeviceLayout(declaredBy: description)
      mapping = try DeviceMapping(description, layout, to: .zero)
    }

    /// Queries the description of the device of a node.
    public init(path: String) throws(LinuxTouchError) {
      let device = try KernelDevice(path: path)
      defer { device.close() }
      try self.init(device.description, nodeAt: path)
    }

    init(_ description: DeviceDescription, nodeAt path: String) throws(LinuxTouchError) {
      do throws(DeviceFault) {
        try self.init(description, path: path)
      } catch {
        throw .notATouchDevice(path, reason: error.description)
      }
    }

    /// Returns how its contacts are mapped onto an area.
    func mapping(to size: Size, _ rotation: DeviceRotation) -> DeviceMapping {
      var mapping = mapping
      mapping.size = size
      mapping.rotation = rotation
      return mapping
    }

    /// Returns the paths of the input devices in a folder, in the order of their numbers.
    public static func paths(in folder: String = "/dev/input") -> [String] {
      SystemCalls.names(in: folder)
        .compactMap { name in name.hasPrefix("event") ? Int(name.dropFirst(5)) : nil }
        .sorted().map { "\(folder)/event\($0)" }
    }
  }
#endif
