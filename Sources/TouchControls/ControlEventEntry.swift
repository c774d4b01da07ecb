public import TouchViews

/// The trace entry of one call of `sendActions(for:)`: which events, and the value that a log shows with them.
public final class ControlEventEntry: ModuleRecord {
  /// The control.
  public let control: Control
  /// The events that are sent in this one call.
  public let events: ControlEvents
  /// The control's new value when ``events`` contains `valueChanged`; 1 or 0 for a switch, `nil` for a control without
  /// one.
  public let value: Double?

  /// The control as a node.
  public var node: any TouchNode { control }
  /// The raw bits of ``events``.
  public var controlEventBits: UInt? { events.rawValue }

  /// Creates an entry of events that a control is about to send.
  public init(control: Control, events: ControlEvents) {
    self.control = control
    self.events = events
    value = events.contains(.valueChanged) ? control.loggedValue : nil
  }
}
