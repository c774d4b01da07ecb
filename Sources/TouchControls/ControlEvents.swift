import TouchViews

/// The events of a control, as a set of UIKit's bits (TT-1); `Control.Event` is the same type.
public struct ControlEvents: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A finger landed on the control.
  public static let touchDown = ControlEvents(rawValue: 1 << 0)
  /// A finger landed again soon after a tap: its tap count is above 1.
  public static let touchDownRepeat = ControlEvents(rawValue: 1 << 1)
  /// The finger moved and is inside the control.
  public static let touchDragInside = ControlEvents(rawValue: 1 << 2)
  /// The finger moved and is outside the control.
  public static let touchDragOutside = ControlEvents(rawValue: 1 << 3)
  /// The finger came back into the control.
  public static let touchDragEnter = ControlEvents(rawValue: 1 << 4)
  /// The finger left the control.
  public static let touchDragExit = ControlEvents(rawValue: 1 << 5)
  /// The finger lifted inside the control.
  public static let touchUpInside = ControlEvents(rawValue: 1 << 6)
  /// The finger lifted outside the control.
  public static let touchUpOutside = ControlEvents(rawValue: 1 << 7)
  /// The touch was taken away from the control.
  public static let touchCancel = ControlEvents(rawValue: 1 << 8)
  /// The user changed the control's value.
  public static let valueChanged = ControlEvents(rawValue: 1 << 12)
  /// The user did what the control is mainly for (TT-10).
  public static let primaryActionTriggered = ControlEvents(rawValue: 1 << 13)
  /// The control's menu is about to open.
  public static let menuActionTriggered = ControlEvents(rawValue: 1 << 14)
  /// Editing began.
  public static let editingDidBegin = ControlEvents(rawValue: 1 << 16)
  /// The edited text changed.
  public static let editingChanged = ControlEvents(rawValue: 1 << 17)
  /// Editing ended by leaving the control.
  public static let editingDidEnd = ControlEvents(rawValue: 1 << 18)
  /// Editing ended by the return key.
  public static let editingDidEndOnExit = ControlEvents(rawValue: 1 << 19)

  /// All events of touches.
  public static let allTouchEvents = ControlEvents(rawValue: 0x0000_0FFF)
  /// All events of editing.
  public static let allEditingEvents = ControlEvents(rawValue: 0x000F_0000)
  /// Bits that applications may use as they like.
  public static let applicationReserved = ControlEvents(rawValue: 0x0F00_0000)
  /// Bits kept for the system.
  public static let systemReserved = ControlEvents(rawValue: 0xF000_0000)
  /// Every event there is.
  public static let allEvents = ControlEvents(rawValue: 0xFFFF_FFFF)

  /// The event of a UIKit name such as `touchUpInside`, or the set of one such as `allTouchEvents`; `nil` for others.
  public init?(named name: String) {
    let sets: [(event: ControlEvents, name: String)] = [
      (.allTouchEvents, "allTouchEvents"), (.allEditingEvents, "allEditingEvents"), (.allEvents, "allEvents"),
    ]
    let all = Self.named + sets
    guard let found = all.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else { return nil }
    self = found.event
  }

  /// The UIKit names of the events in the set, in the order of their bits; bits without a name are left out.
  public var names: [String] { Self.named.filter { contains($0.event) }.map { $0.name } }

  private static var named: [(event: ControlEvents, name: String)] {
    [
      (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
      (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"),
      (.touchDragExit, "touchDragExit"), (.touchUpInside, "touchUpInside"),
      (.touchUpOutside, "touchUpOutside"),
      (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
      (.primaryActionTriggered, "primaryActionTriggered"), (.menuActionTriggered, "menuActionTriggered"),
      (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
      (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"),
    ]
  }
}
