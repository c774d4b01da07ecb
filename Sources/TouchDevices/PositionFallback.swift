import TouchEvents

/// Where a contact is on an axis of which the recording leaves out its coordinate, as it has not changed since before.
///
/// Best is what the single-touch axis reads, in the events or as the recording began. If even that is unknown,
/// a contact whose beginning was reported is taken to be where the kernel's axes start, at zero, so that no touch
/// is lost; one that was there before the recording waits until its place is known.
struct PositionFallback {
  /// What the single-touch axis reads.
  var latest: Int32?
  private let start: Int32
  private let isOfOneRange: Bool

  init(_ device: DeviceDescription, _ single: UInt16, for code: UInt16, _ axis: DeviceAxis) {
    // Values of another range would mean another place.
    isOfOneRange = device[single]?.minimum == axis.minimum && device[single]?.maximum == axis.maximum
    latest = device[initial: single]
    start = min(max(device[initial: code] ?? 0, Int32(axis.minimum)), Int32(axis.maximum))
  }

  func place(isAnnounced: Bool) -> Int32? { (isOfOneRange ? latest : nil) ?? (isAnnounced ? start : nil) }
}
