public import TouchViews

/// The trace entry for a touch that a control doesn't track, or stops tracking, without sending an event.
public final class ControlTrackingEntry: ModuleRecord {
  /// Why the control is silent.
  public enum Decision: Sendable {
    /// It was disabled after the touch had found it (CT-4).
    case disabled
    /// The touch landed on a view in it and was forwarded (RF-5).
    case forwarded
    /// Its `beginTracking` returned false (CT-4).
    case refused
    /// Its `continueTracking` returned false (CT-5).
    case stopped
  }

  /// The control.
  public let control: Control
  /// Why it is silent.
  public let decision: Decision
  /// The control's reason, with the measured value; `nil` when it gives none.
  public let reason: GestureReason?

  /// The control as a node.
  public var node: any TouchNode { control }

  init(control: Control, decision: Decision, reason: GestureReason?) {
    self.control = control
    self.decision = decision
    self.reason = reason
  }
}

extension Control {
  /// Writes down why no event follows; nothing is made without a trace sink.
  func explain(_ decision: ControlTrackingEntry.Decision, about touch: Touch? = nil) {
    guard let trace = rootNode.touchContext?.trace else { return }
    let reason = touch.flatMap { refusalReason(for: $0) }
    trace.record(.module(ControlTrackingEntry(control: self, decision: decision, reason: reason)))
  }
}
