/// A physical button that is held down, such as a remote control's select button (PR-1).
public final class Press {
  /// Which button it is.
  public struct PressType: RawRepresentable, Hashable, Sendable {
    /// The number of the button.
    public let rawValue: Int
    /// Creates a type from a button's number; the host is free to use numbers beyond the known ones.
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
    /// The button 1-2-3 of a television's remote control.
    public static let tvRemoteOneTwoThree = PressType(rawValue: 32)
    /// The button of the four colours of a television's remote control.
    public static let tvRemoteFourColors = PressType(rawValue: 33)
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
  /// The phase of the press in the current event.
  public package(set) var phase: Phase = .began
  /// When the press last changed, in seconds.
  public package(set) var timestamp: Timestamp
  /// The force of an analog button between 0 and 1; 1 for one that is only up or down.
  public package(set) var force: Double
  /// The responder at which the press began; it receives all phases of the press.
  public let responder: (any TouchResponder)?
  /// The key of a hardware keyboard; `nil` for a button (XK-1).
  public let key: Key?
  /// What made it, so that one of several can take its own presses back.
  let sender: ObjectIdentifier
  /// Delivers the press to its responder.
  let payload: any DeliveryPayload
  /// The touch that stands for the press in the arbitration, while the press is down.
  package var touch: Touch?

  /// Whether the system took the press away in the current event.
  package var isWithdrawn: Bool { touch?.isWithdrawn ?? false }

  /// The recognizers that receive this press; empty when there are none, and once the press is over.
  public var gestureRecognizers: [any GestureRecognizing]? { touch.map { $0.gestureRecognizers ?? [] } ?? [] }

  /// Creates a press that begins at a responder.
  package init(
    type: PressType, force: Double, timestamp: Timestamp, responder: (any TouchResponder)?, key: Key? = nil,
    sender: ObjectIdentifier, payload: any DeliveryPayload
  ) {
    self.sender = sender
    self.payload = payload
    self.type = type
    self.key = key
    self.force = force
    self.timestamp = timestamp
    self.responder = responder
  }
}

extension Press: Hashable {
  /// Returns whether two references name the same press.
  public static func == (left: Press, right: Press) -> Bool { left === right }

  /// Hashes the identity of the press.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
