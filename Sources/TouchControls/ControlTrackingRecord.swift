public import TouchCore

/// The trace record of a touch that a control does not follow, or no longer, where no event says so.
public final class ControlTrackingRecord: ModuleRecord {
  /// Why the control is silent.
  public enum Decision: Sendable {
    /// It is disabled, and swallows the touch (CT-3).
    case disabled
    /// It follows another touch already, or the touch landed on a view in it (RF-5).
    case ignored
    /// Its `beginTracking` answered no (CT-4).
    case refused
    /// Its `continueTracking` answered no (CT-5).
    case stopped
  }

  /// The control.
  public let control: Control
  /// Why it is silent.
  public let decision: Decision

  /// The control as a node.
  public var node: any TouchNode { control }

  init(control: Control, decision: Decision) {
    self.control = control
    self.decision = decision
  }
}

extension Control {
  /// Writes down why no event follows; nothing is made while nobody reads it.
  func tell(_ decision: ControlTrackingRecord.Decision) {
    guard let trace = rootNode.touchContext?.trace else { return }
    trace.record(.module(ControlTrackingRecord(control: self, decision: decision)))
  }
}
