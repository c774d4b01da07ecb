/// What one touch does to a switch (SI-2 to SI-4).
///
/// A tap toggles it, a drag of more than 25 points towards the other value shows that one, and the lift or cancel makes
/// the shown value the switch's.
///
/// It works over any node that knows when a finger was pressed for 0.01 seconds:
///
/// ```text
///  init(at:isOn:) ─► press() ─► move(to:isInside:) … ─► lift() or cancel() ─► shownValue, isTap
/// ```
public struct SwitchTouch: Hashable, Sendable {
  /// How far a finger goes towards the other value, and more, to show it, in points (SI-2).
  public static var dragDistance: Double { 25 }
  /// How long a finger must be down before the touch counts, in seconds (SI-1).
  public static var pressDuration: Double { 0.01 }

  /// The switch's value as the finger landed.
  public let initialValue: Bool
  /// The value to show, which becomes the switch's at the end.
  public private(set) var shownValue: Bool
  /// A Boolean value that indicates whether the touch is a tap: pressed, not dragged to another value, not outside.
  public private(set) var isTap = false
  /// From where the next drag counts, in the switch's coordinates.
  private var reference: Double
  private let isRightToLeft: Bool

  /// Begins a touch at a horizontal place, in the switch's coordinates and points.
  public init(at x: Double, isOn: Bool, isRightToLeft: Bool = false) {
    initialValue = isOn
    shownValue = isOn
    reference = x
    self.isRightToLeft = isRightToLeft
  }

  /// A Boolean value that indicates whether the touch changes the switch's value.
  public var changesValue: Bool { shownValue != initialValue }

  /// Reports that the finger has been down for ``pressDuration``.
  public mutating func press() { isTap = true }

  /// Follows the pressed finger to a place, inside the switch and the belt around it or not.
  public mutating func move(to x: Double, isInside: Bool) {
    let distance = isRightToLeft ? reference - x : x - reference
    if shownValue ? distance < -Self.dragDistance : distance > Self.dragDistance {
      shownValue.toggle()
      isTap = false
      reference = x
    }
    if isTap && !isInside {
      shownValue = !initialValue
      isTap = false
    }
  }

  /// Ends with the finger's lift: a tap toggles.
  public mutating func lift() { if isTap { shownValue = !initialValue } }

  /// Ends because the touch was taken away: a tap toggles all the same, but is no tap any more (SI-4).
  public mutating func cancel() {
    lift()
    isTap = false
  }
}
