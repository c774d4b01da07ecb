/// Where a contact is of which the recording leaves out a coordinate, as it has not changed since before.
///
/// Best is what the single-touch axes read, in the events or as the recording began. If even that is unknown,
/// a contact whose beginning was seen is taken to be where the kernel's axes start, at zero, so that no touch
/// is lost; one that was there before the recording waits until its place is known.
struct PositionFallback {
  var x: Int32?
  var y: Int32?
  private let startX: Int32
  private let startY: Int32
  private let usesSingleTouchX: Bool
  private let usesSingleTouchY: Bool

  init(_ description: DeviceDescription, x: DeviceDescription.Axis, y: DeviceDescription.Axis) {
    let singleX = description[DeviceCode.x]
    let singleY = description[DeviceCode.y]
    // Values of another range would mean another place.
    usesSingleTouchX = singleX?.minimum == x.minimum && singleX?.maximum == x.maximum
    usesSingleTouchY = singleY?.minimum == y.minimum && singleY?.maximum == y.maximum
    self.x = singleX?.initial
    self.y = singleY?.initial
    startX = min(max(x.initial ?? 0, x.minimum), x.maximum)
    startY = min(max(y.initial ?? 0, y.minimum), y.maximum)
  }

  func x(isAnnounced: Bool) -> Int32? {
    (usesSingleTouchX ? x : nil) ?? (isAnnounced ? startX : nil)
  }

  func y(isAnnounced: Bool) -> Int32? {
    (usesSingleTouchY ? y : nil) ?? (isAnnounced ? startY : nil)
  }
}
