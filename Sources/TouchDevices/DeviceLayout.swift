import TouchEvents

/// Which protocol a device declares, and on which axes its places stand.
package struct DeviceLayout: Equatable, Sendable {
  package var touchProtocol: DeviceProtocol
  package var x: UInt16
  package var y: UInt16

  /// The layout that a device declares; the decoder finds out what it sends.
  package init(declaredBy device: DeviceDescription) {
    if device.has(DeviceCode.contactX), device.has(DeviceCode.contactY) {
      let slotted: DeviceProtocol = device.isBoundingBox ? .boundingBox : .slotted
      touchProtocol = device.has(DeviceCode.slot) ? slotted : .unslotted
      x = DeviceCode.contactX
      y = DeviceCode.contactY
      return
    }
    touchProtocol = .singleTouch
    // Some panels put their places on axes meant for joysticks, even beside usual ones that hold nothing.
    let isUsual = Self.holdsPlaces(device, DeviceCode.x) && Self.holdsPlaces(device, DeviceCode.y)
    let isOdd = Self.holdsPlaces(device, DeviceCode.z) && Self.holdsPlaces(device, DeviceCode.rotationX)
    x = isOdd && !isUsual ? DeviceCode.z : DeviceCode.x
    y = isOdd && !isUsual ? DeviceCode.rotationX : DeviceCode.y
  }

  private static func holdsPlaces(_ device: DeviceDescription, _ code: UInt16) -> Bool {
    guard let axis = device[code] else { return false }
    return axis.unitCount > 2
  }
}
