import TouchEvents

/// Which protocol a device uses, on which axes, and what indicates a single touch.
package struct DeviceLayout: Equatable, Sendable {
  /// What indicates a contact on a device that reports one location at most.
  package enum Signal: Sendable { case touchKey, pressure, toolKeys, position }

  package var touchProtocol: DeviceProtocol
  package var x: UInt16
  package var y: UInt16
  package var signal = Signal.touchKey
  /// The tool key that is down as the events begin, on a device whose tool keys are the signal.
  package var startTool: UInt16?
  /// A Boolean value that indicates whether a single touch is there as the events begin.
  package var startsWithinTouch = false

  /// Creates a layout.
  package init(_ touchProtocol: DeviceProtocol, x: UInt16, y: UInt16) {
    self.touchProtocol = touchProtocol
    self.x = x
    self.y = y
  }

  /// The layout that a device declares; what it sends is not known yet.
  package init(declaredBy device: DeviceDescription) {
    if device.has(DeviceCode.contactX), device.has(DeviceCode.contactY) {
      let slotted: DeviceProtocol = device.isBoundingBox ? .boundingBox : .slotted
      self.init(
        device.has(DeviceCode.slot) ? slotted : .unslotted, x: DeviceCode.contactX, y: DeviceCode.contactY)
      return
    }
    let hasPlace = device.has(DeviceCode.x) && device.has(DeviceCode.y)
    // Some panels put their places on axes meant for joysticks.
    let isOdd = !hasPlace && device.has(DeviceCode.z) && device.has(DeviceCode.rotationX)
    self.init(
      .singleTouch, x: isOdd ? DeviceCode.z : DeviceCode.x, y: isOdd ? DeviceCode.rotationX : DeviceCode.y)
    if device.hasKey(DeviceCode.touch) {
      signal = .touchKey
    } else if device.has(DeviceCode.pressure) {
      signal = .pressure
    } else if (DeviceCode.penTools.lowerBound...DeviceCode.fingerTools[3]).contains(where: {
      DeviceCode.isTool($0) && device.hasKey($0)
    }) {
      signal = .toolKeys
    } else {
      signal = .position
    }
  }
}
