public import TouchEvents

/// What hardware reports of a touch or a hovering pointer besides its place; `nil` keeps the previous value.
public struct TouchAttributes: Sendable, Equatable {
  /// What touches.
  public var type: Touch.TouchType?
  /// A finer place for drawing, in the first window's coordinates.
  public var preciseLocation: Point?
  /// The force, where 1 is that of an average touch.
  public var force: Double?
  /// The largest force that the hardware reports.
  public var maximumPossibleForce: Double?
  /// Half the larger axis of the contact, in points.
  public var majorRadius: Double?
  /// How far the radius may be off, in points.
  public var majorRadiusTolerance: Double?
  /// How far a hovering pencil is above the surface, from 0 to 1.
  public var zOffset: Double?
  /// The angle of a pencil to the screen, in radians.
  public var altitudeAngle: Double?
  /// The direction of a pencil, in radians.
  public var azimuthAngle: Double?
  /// The turn of a pencil about its axis, in radians.
  public var rollAngle: Double?
  /// The buttons of a pointing device that are down.
  public var buttonMask: TouchEvent.ButtonMask?
  /// The modifier keys that are down.
  public var modifierFlags: KeyModifierFlags?
  /// Pairs estimates with a later correction.
  public var estimationUpdateIndex: Int?
  /// The properties that are estimates.
  public var estimatedProperties: Touch.Properties?
  /// The estimates that a later report will correct.
  public var estimatedPropertiesExpectingUpdates: Touch.Properties?

  /// Creates the values of hardware that reports nothing.
  public init() {}

  /// Sets what is given in a sample; places are to be converted by a closure.
  func apply(to sample: inout TouchSample, _ onScreen: (Point) -> Point) {
    if let type { sample.type = type }
    sample.preciseLocation = preciseLocation.map(onScreen)
    if let force { sample.force = force }
    if let maximumPossibleForce { sample.maximumPossibleForce = maximumPossibleForce }
    if let majorRadius { sample.majorRadius = majorRadius }
    if let majorRadiusTolerance { sample.majorRadiusTolerance = majorRadiusTolerance }
    if let zOffset { sample.zOffset = zOffset }
    if let altitudeAngle { sample.altitudeAngle = altitudeAngle }
    if let azimuthAngle { sample.azimuthAngle = azimuthAngle }
    if let rollAngle { sample.rollAngle = rollAngle }
    if let buttonMask { sample.buttonMask = buttonMask }
    if let modifierFlags { sample.modifierFlags = modifierFlags }
    // Estimates are of one report.
    sample.estimationUpdateIndex = estimationUpdateIndex
    sample.estimatedProperties = estimatedProperties ?? []
    sample.estimatedPropertiesExpectingUpdates = estimatedPropertiesExpectingUpdates ?? []
  }
}
