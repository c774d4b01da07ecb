/// A physical button that is held down, such as a remote control's select button (PR-1).
public final class Press {
  /// Which button it is.
  public struct PressType: RawRepresentable, Hashable, Sendable {
    /// The number of the button.
    public let rawValue: Int
    /// Makes a type from a button's number; numbers beyond the known ones are the host's.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The up arrow.
    public static let upArrow = PressType(rawValue: 0)
    /// The down arrow.
    public static let downArrow = PressType(rawValue: 1)
    /// The left arrow.
    public static let leftArrow = PressType(rawValue: 2)
    /// The right arrow.
    public static let rightArrow = PressType(rawValue: 3)
    /// The select button.
    public static let select = PressType(rawValue: 4)
    /// The menu button.
    public static let menu = PressType(rawValue: 5)
    /// The play and pause button.
    public static let playPause = PressType(rawValue: 6)
    /// The page up button.
    public static let pageUp = PressType(rawValue: 30)
    /// The page down button.
    public static let pageDown = PressType(rawValue: 31)
  }

  /// The stages in the life of a press.
  public enum Phase: Int, Sendable {
    /// The button went down.
    case began
    /// An analog button's force changed.
    case changed
    /// Nothing changed.
    case stationary
    /// The button went up.
    case ended
    /// The system took the press away.
    case cancelled
  }

  /// Which button it is.
  public let type: PressType
  /// What happened to the press in the event at hand.
  public package(set) var phase: Phase = .began
  /// When the press last changed, in seconds.
  public package(set) var timestamp: Timestamp
  /// The force of an analog button between 0 and 1; 1 for one that is only up or down.
  public package(set) var force: Double
  /// The responder that the press began at.
  public let responder: (any Responder)?

  /// Makes a press that begins at a responder.
  package init(type: PressType, force: Double, timestamp: Timestamp, responder: (any Responder)?) {
    self.type = type
    self.force = force
    self.timestamp = timestamp
    self.responder = responder
  }
}

extension Press: Hashable {
  /// Whether two references name the same press.
  public static func == (left: Press, right: Press) -> Bool { left === right }

  /// Hashes the identity of the press.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// An event about presses.
public final class PressesEvent: TouchEvent {
  /// The presses that are down or changed in this event, in the order of their arrival.
  public package(set) var allPresses: [Press] = []

  package init(timestamp: Timestamp, context: TouchContext) {
    super.init(type: .presses, timestamp: timestamp, context: context)
  }

  /// The presses that a recognizer receives, in the order of their arrival.
  public func presses(for recognizer: any GestureRecognizing) -> [Press] {
    touches.filter { touch in touch.gestureRecognizers?.contains { $0 === recognizer } ?? false }
      .compactMap { $0.press }
  }
}
