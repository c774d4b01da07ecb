public import TouchEvents

/// The effect of one touch on a stepper: which half is highlighted, and when a held one repeats (ST-2 to ST-5).
///
/// It works over any node: pass the finger's location at each touch-down and move, call ``fire(_:)`` at the times that it
/// asks for, and `lift(_:)` at the end.
public struct StepperTouch: Hashable, Sendable {
  /// The half that the next step takes, `true` for the one that steps up; `nil` outside and on a disabled half (ST-2).
  public private(set) var mark: Bool?
  /// A Boolean value that indicates whether steps were taken while the finger was held.
  public private(set) var hasStepped = false
  /// The steps since touch-down or since the last firing without a mark, by which they grow faster (ST-4).
  private var count = 0

  /// Begins a touch without a mark.
  public init() {}

  /// Notes where the finger is, in the stepper's coordinates.
  public mutating func move(to point: Point, isInside: Bool, in geometry: StepperGeometry, of value: StepperValue) {
    let half = geometry.stepsUp(at: point)
    mark = isInside && value.canStep(up: half) ? half : nil
  }

  /// Takes the mark away until the finger moves, as a cancel does (ST-6).
  public mutating func loseMark() { mark = nil }

  /// The time from touch-down or the last step to the next one, in seconds (ST-4).
  public var interval: Timestamp { count < 5 ? 0.5 : count < 20 ? 0.1 : 0.05 }

  /// Takes a step of the held finger in the direction of the mark, and returns whether there was one (ST-3, ST-4).
  public mutating func fire(_ value: inout StepperValue) -> Bool {
    guard let mark else {
      if hasStepped { count = 1 }
      return false
    }
    count += 1
    hasStepped = true
    _ = value.step(up: mark)
    if !value.canStep(up: mark) { loseMark() }
    return true
  }

  /// Takes the one step of a lift without steps before, and returns whether the stepper reports its value (ST-5).
  public mutating func lift(_ value: inout StepperValue, isContinuous: Bool) -> Bool {
    guard let mark else { return false }
    if hasStepped { return !isContinuous }
    _ = value.step(up: mark)
    return true
  }
}
