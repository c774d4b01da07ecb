/// One report of one contact, as the host's hardware delivered it.
///
/// Locations are in the coordinates in which the host places its windows: the screen's, or for a single root the
/// coordinates of that root's parent space. Hosts fill in what their hardware has and leave the rest.
///
/// ```swift
/// let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// var sample = TouchSample(id: 1, phase: .began, location: Point(x: 30, y: 30), timestamp: 0)
/// sample.force = 0.4
/// sample.maximumPossibleForce = 1
/// window.send([sample])  // All contacts that changed at that time, in one call.
/// ```
public struct TouchSample: Sendable {
  /// The host's name for the contact.
  public var id: TouchID
  /// The phase of the contact.
  public var phase: TouchPhase
  /// The location of the contact, in points.
  public var location: Point
  /// When this was measured, in seconds.
  public var timestamp: Timestamp
  /// The type of the contact.
  public var type: Touch.TouchType = .direct
  /// A finer location for drawing, in points; `nil` where the hardware has none (TP-10).
  public var preciseLocation: Point?
  /// The force, where 1 is that of an average touch; 0 without a force sensor (TP-7).
  public var force: Double = 0
  /// The largest force that the hardware reports; 0 without a force sensor.
  public var maximumPossibleForce: Double = 0
  /// Half the larger axis of the contact, in points.
  public var majorRadius: Double = 0
  /// How far ``majorRadius`` may be off, in points.
  public var majorRadiusTolerance: Double = 0
  /// The pencil's angle to the screen in radians: 0 lies flat, π/2 stands upright (TP-8).
  public var altitudeAngle: Double = .pi / 2
  /// The pencil's direction in radians, 0 along the x axis, growing clockwise (TP-8).
  public var azimuthAngle: Double = 0
  /// The rotation of the pencil about its axis, in radians; 0 where unsupported.
  public var rollAngle: Double = 0
  /// How far a hovering pencil is above the surface, from 0 on it to 1 as far as it is noticed; 0 where unsupported (HO-1).
  public var zOffset: Double = 0
  /// Pairs this sample's estimates with a later correction; `nil` when nothing is estimated (TP-9).
  public var estimationUpdateIndex: Int?
  /// The properties whose values here are estimates.
  public var estimatedProperties: Touch.Properties = []
  /// The estimated properties that a later report will correct.
  public var estimatedPropertiesExpectingUpdates: Touch.Properties = []
  /// The buttons of the pointing device that are down; none for fingers and pencils.
  public var buttonMask: TouchEvent.ButtonMask = []
  /// The modifier keys that are down.
  public var modifierFlags: KeyModifierFlags = []
  /// The finer samples since the previous event in order, the last a copy of this one; empty when there are none (TP-6).
  public var coalesced: [TouchSample] {
    get { bursts?.coalesced ?? [] }
    set { bursts = TouchBursts(coalesced: newValue, predicted: predicted) }
  }
  /// The samples that are expected next; empty when there is no prediction (TP-6).
  public var predicted: [TouchSample] {
    get { bursts?.predicted ?? [] }
    set { bursts = TouchBursts(coalesced: coalesced, predicted: newValue) }
  }

  /// The lists in one place, so that a sample without them is copied without counting references.
  private var bursts: TouchBursts?

  /// Takes what a later report of the same contact measured: all but the contact's name and type.
  ///
  /// Value by value: to copy a sample as a whole takes three times as long, and each moved touch takes one.
  mutating func takeMeasurements(of samples: [TouchSample], _ index: Int) {
    phase = samples[index].phase
    location = samples[index].location
    timestamp = samples[index].timestamp
    preciseLocation = samples[index].preciseLocation
    force = samples[index].force
    maximumPossibleForce = samples[index].maximumPossibleForce
    majorRadius = samples[index].majorRadius
    majorRadiusTolerance = samples[index].majorRadiusTolerance
    altitudeAngle = samples[index].altitudeAngle
    azimuthAngle = samples[index].azimuthAngle
    rollAngle = samples[index].rollAngle
    estimationUpdateIndex = samples[index].estimationUpdateIndex
    estimatedProperties = samples[index].estimatedProperties
    estimatedPropertiesExpectingUpdates = samples[index].estimatedPropertiesExpectingUpdates
    buttonMask = samples[index].buttonMask
    modifierFlags = samples[index].modifierFlags
    if bursts != nil || samples[index].bursts != nil { bursts = samples[index].bursts }
  }

  /// Empties ``coalesced`` and ``predicted``.
  mutating func forgetBursts() { bursts = nil }

  /// Creates a sample of a contact at a place and time; everything else has the value of hardware without it.
  public init(id: TouchID, phase: TouchPhase, location: Point, timestamp: Timestamp) {
    self.id = id
    self.phase = phase
    self.location = location
    self.timestamp = timestamp
  }
}

/// The finer and the expected samples that come with one.
private final class TouchBursts: Sendable {
  let coalesced: [TouchSample]
  let predicted: [TouchSample]

  init(coalesced: [TouchSample], predicted: [TouchSample]) {
    self.coalesced = coalesced
    self.predicted = predicted
  }
}
