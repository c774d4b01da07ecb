import TouchEvents

/// Which axes of a device have measured something, and how many reports there were.
struct MeasuredAxes {
  fileprivate var measuresForce = false
  fileprivate var measuresSize = false
  private(set) var report = 0

  mutating func endReport() { report += 1 }
}

/// What the axes of a contact say about whether it touches at all.
///
/// It does not while its distance is above zero, or after its force or size has gone to zero. A zero counts on an axis
/// that has been above zero: another one measures nothing.
struct ContactTest {
  private var distance: Int32 = 0
  private var isForceless = false
  private var isSizeless = false
  /// The report in which the latest zero came.
  private var zeroReport = -1

  var isTouching: Bool { distance <= 0 && !isForceless && !isSizeless }

  mutating func apply(_ event: DeviceEvent, _ axes: inout MeasuredAxes) {
    switch event.code {
    case DeviceCode.contactDistance: distance = event.value
    case DeviceCode.contactPressure:
      if event.value > 0 { axes.measuresForce = true }
      isForceless = event.value <= 0 && axes.measuresForce
      if isForceless { zeroReport = axes.report }
    case DeviceCode.touchMajor:
      if event.value > 0 { axes.measuresSize = true }
      isSizeless = event.value <= 0 && axes.measuresSize
      if isSizeless { zeroReport = axes.report }
    default: break
    }
  }

  /// Forgets the zeros of the contact before; those of the same report are about the new one.
  mutating func beginContact(_ axes: MeasuredAxes) {
    guard zeroReport != axes.report else { return }
    isForceless = false
    isSizeless = false
  }
}
