import TouchEvents

/// How far the picture on a touchscreen is rotated clockwise, in quarter turns.
public enum DeviceRotation: Int, Sendable { case none, quarter, half, threeQuarters }

/// Maps the contacts of a device onto an area, in points, and makes samples of them.
package struct DeviceMapping {
  package var x: DeviceAxis
  package var y: DeviceAxis
  /// The range of forces; `nil` where the device measures none.
  package var pressure: DeviceAxis?
  /// The ranges of a pen's angles; `nil` where the device measures none.
  package var tiltX: DeviceAxis?
  package var tiltY: DeviceAxis?
  package var orientation: DeviceAxis?
  /// The range of a pen's heights; `nil` where the device measures none.
  package var distance: DeviceAxis?
  package var size: Size
  package var rotation = DeviceRotation.none

  /// Maps the places of a device, on the axes of a layout, onto an area.
  package init(_ device: DeviceDescription, _ layout: DeviceLayout, to size: Size) throws(DeviceFault) {
    x = try device.position(layout.x)
    y = try device.position(layout.y)
    pressure = device.extra(layout.touchProtocol == .singleTouch ? DeviceCode.pressure : DeviceCode.contactPressure)
    tiltX = device.extra(DeviceCode.tiltX)
    tiltY = device.extra(DeviceCode.tiltY)
    orientation = device.extra(DeviceCode.orientation)
    distance = device.extra(DeviceCode.distance)
    self.size = size
  }

  /// Maps ranges of places and forces onto an area.
  package init(x: DeviceAxis, y: DeviceAxis, pressure: DeviceAxis?, to size: Size) {
    self.x = x
    self.y = y
    self.pressure = pressure
    self.size = size
  }

  /// Returns a place of the device in points, and how many points a unit of its area has.
  private func place(_ contact: DeviceContact) -> (location: Point, scale: Double) {
    // Counted in units from either edge: the last one belongs to the panel as the first does, and areas are half open.
    let across = (contact.x - x.minimum) / x.unitCount
    let back = (x.maximum - contact.x) / x.unitCount
    let down = (contact.y - y.minimum) / y.unitCount
    let up = (y.maximum - contact.y) / y.unitCount
    let (u, v) =
      switch rotation {
      case .none: (across, down)
      case .quarter: (down, back)
      case .half: (back, up)
      case .threeQuarters: (up, across)
      }
    let isUpright = rotation == .none || rotation == .half
    // The area is measured in units of places.
    let scale = (isUpright ? size.width : size.height) / x.unitCount
    return (Point(x: u * size.width, y: v * size.height), scale)
  }

  /// Returns the samples of a frame in device units, one for each contact that changed, in order of their numbers.
  package func samples(of frame: DeviceFrame) -> [TouchSample] {
    var samples: [TouchSample] = []
    for contact in frame.began { samples.append(sample(contact, .began, at: frame.time)) }
    for contact in frame.moved { samples.append(sample(contact, .moved, at: frame.time)) }
    for contact in frame.ended { samples.append(sample(contact, .ended, at: frame.time)) }
    for contact in frame.cancelled { samples.append(sample(contact, .cancelled, at: frame.time)) }
    return samples.sorted { $0.id.rawValue < $1.id.rawValue }
  }

  /// Returns the samples of a frame, with those of a pen that hovers: before the touches its end, after them its place.
  package func samplesWithHover(of frame: DeviceFrame) -> [TouchSample] {
    var samples = samples(of: frame)
    if frame.endsHover {
      samples.insert(
        TouchSample(id: TouchID(Int.min), phase: .regionExited, location: .zero, timestamp: frame.time), at: 0)
    }
    if let pen = hoverSample(of: frame) { samples.append(pen) }
    return samples
  }

  /// Returns the sample of a pen that hovers in a frame, if one does.
  package func hoverSample(of frame: DeviceFrame) -> TouchSample? {
    frame.hovered.map { hover($0, at: frame.time) }
  }

  private func hover(_ pen: DeviceContact, at time: Timestamp) -> TouchSample {
    let seen = sample(pen, .regionMoved, at: time)
    var sample = TouchSample(id: TouchID(Int.min), phase: .regionMoved, location: seen.location, timestamp: time)
    sample.type = .pencil
    sample.altitudeAngle = seen.altitudeAngle
    sample.azimuthAngle = seen.azimuthAngle
    if let height = pen.distance, let distance { sample.zOffset = min(max(distance.fraction(of: height), 0), 1) }
    return sample
  }

  private func sample(_ contact: DeviceContact, _ phase: TouchPhase, at time: Timestamp) -> TouchSample {
    let (location, scale) = place(contact)
    var sample = TouchSample(id: TouchID(contact.number), phase: phase, location: location, timestamp: time)
    if let force = contact.pressure, let pressure {
      sample.force = pressure.fraction(of: force)
      sample.maximumPossibleForce = 1
    }
    if let length = contact.touchMajor { sample.majorRadius = length * scale / 2 }
    if contact.tool == .pointer {
      sample.type = .indirectPointer
      sample.buttonMask = contact.buttonMask
    }
    guard contact.tool == .pen else { return sample }
    sample.type = .pencil
    if let x = radians(contact.tiltX, tiltX), let y = radians(contact.tiltY, tiltY) {
      lean(&sample, x, y)
    } else if let value = contact.orientation, let range = orientation, range.maximum > 0 {
      // The kernel counts a quarter turn up to the maximum, clockwise from upright.
      sample.azimuthAngle = turned((value / range.maximum - 1) * .pi / 2)
    }
    return sample
  }

  /// Sets a pen's angles from how far it leans to the right and down, in radians.
  private func lean(_ sample: inout TouchSample, _ x: Double, _ y: Double) {
    let right = Mathematics.sin(x) / Mathematics.cos(x)
    let down = Mathematics.sin(y) / Mathematics.cos(y)
    let length = Mathematics.hypot(right, down)
    guard length.isFinite, length > 0 else { return }
    sample.altitudeAngle = Mathematics.atan2(y: 1, x: length)
    sample.azimuthAngle = turned(Mathematics.atan2(y: down, x: right))
  }

  /// Returns an angle on the panel as one on the picture, from -π to π.
  private func turned(_ angle: Double) -> Double {
    let angle = angle - Double(rotation.rawValue) * .pi / 2
    return angle < -.pi ? angle + 2 * .pi : angle
  }

  /// Returns an angle of a device in radians, within a right angle; without a resolution it is in degrees.
  private func radians(_ value: Double?, _ axis: DeviceAxis?) -> Double? {
    guard let value, let axis else { return nil }
    let angle = axis.unitsPerMillimetre.map { value / $0 } ?? value * .pi / 180
    return min(max(angle, -1.5), 1.5)
  }
}
