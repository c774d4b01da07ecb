extension Point {
  /// Whether samples can be at this place: its coordinates are numbers, and so is all that is computed from two of them.
  @inline(__always)
  var isPlace: Bool {
    x.magnitude <= TouchDispatcher.maximumCoordinate && y.magnitude <= TouchDispatcher.maximumCoordinate
  }
}
