extension Touch {
  /// UIKit's nested name of the stages of a touch.
  public typealias Phase = TouchPhase

  /// The force, where 1 is that of an average touch; 0 without a force sensor (TP-7).
  public var force: Double { sample.force }
  /// The largest force that the hardware reports; 0 without a force sensor (TP-7).
  public var maximumPossibleForce: Double { sample.maximumPossibleForce }
  /// Half the larger axis of the contact, in points (TP-7).
  public var majorRadius: Double { sample.majorRadius }
  /// How far ``majorRadius`` may be off, in points (TP-7).
  public var majorRadiusTolerance: Double { sample.majorRadiusTolerance }
  /// The pencil's angle to the screen in radians: 0 lies flat, π/2 stands upright (TP-8).
  public var altitudeAngle: Double { sample.altitudeAngle }
  /// The pencil's turn about its own axis in radians; 0 where unsupported (TP-8).
  public var rollAngle: Double { sample.rollAngle }
  /// How far a hovering pencil is above the surface, from 0 to 1; 0 in contact and where unsupported (HO-1).
  public var zOffset: Double { sample.zOffset }
  /// Pairs this touch's estimates with a later correction; `nil` when nothing is estimated (TP-9).
  public var estimationUpdateIndex: Int? { sample.estimationUpdateIndex }
  /// The properties whose present values are estimates (TP-9).
  public var estimatedProperties: Properties { sample.estimatedProperties }
  /// The estimated properties that a later report will correct (TP-9).
  public var estimatedPropertiesExpectingUpdates: Properties { sample.estimatedPropertiesExpectingUpdates }

  /// Returns the pencil's direction in radians in a node's coordinates, 0 along the x axis, growing clockwise (TP-8).
  public func azimuthAngle(in node: (any TouchNode)?) -> Double {
    let unit = azimuthUnitVector(in: node)
    return Mathematics.atan2(y: unit.dy, x: unit.dx)
  }

  /// Returns the pencil's direction as a vector of length 1 in a node's coordinates (TP-8).
  public func azimuthUnitVector(in node: (any TouchNode)?) -> Vector {
    let angle = sample.azimuthAngle
    let direction = Point(x: Mathematics.cos(angle), y: Mathematics.sin(angle))
    guard let node else { return Vector(dx: direction.x, dy: direction.y) }
    let turned = node.pointFromScreen(sample.location + direction) - node.pointFromScreen(sample.location)
    let length = turned.length
    let unit = length > 0 ? turned * (1 / length) : direction
    return Vector(dx: unit.x, dy: unit.y)
  }

  /// Returns a touch that shows another sample of the same contact, for coalesced and predicted lists.
  func copy(showing other: TouchSample) -> Touch {
    var shown = other
    shown.id = id
    shown.type = type
    let copy = Touch(
      sample: shown, number: number, tapCount: tapCount, sequence: sequence,
      target: TouchTarget(root: rootNode, node: hitNode), press: press, source: source, state: state)
    copy.delivery = delivery
    copy.enter(phase)
    return copy
  }
}
