public import TouchEvents

/// The trace entry for what a scroller took of a step of a gesture, or for what nobody took (NH-2).
///
/// Ways are the finger's, in points and coordinates of the scroller that began. Entries are made only while a trace sink
/// is set.
public final class HandOverEntry: ModuleRecord {
  /// One fact about a step.
  public enum Fact {
    /// The node's scroller took a part of the way that it was offered.
    case took(Double, of: Double, HandOverAxis)
    /// Nobody took this part of the way; on the way back it was used up. The node is that of the scroller that began.
    case rest(Double, HandOverAxis)
  }

  /// Why a part of a step went where it did.
  public enum Reason: Sendable {
    /// The policy's order.
    case order
    /// It gave back what it had taken (NH-5).
    case givesBack
    /// Nobody could take it; the node's rubber band shows it, or with `nil` it is dropped (NH-6).
    case nobody
    /// It was used up on the way back, before anybody took (NH-6).
    case usedUp
  }

  /// The node of the scroller.
  public let node: any TouchNode
  /// What happened.
  public let fact: Fact
  /// Why it happened.
  public let reason: Reason
  /// The policy of the gesture.
  public let policy: ScrollHandOver
  /// The node of the scroller that began.
  public let beganNode: any TouchNode
  /// The node whose rubber band shows the rest; `nil` where nobody does.
  public let holder: (any TouchNode)?
  /// A Boolean value that indicates whether the one that began has the gesture for itself, so that nothing can be handed over.
  public let isAlone: Bool
  /// A Boolean value that indicates whether the node's scroller is the one that began.
  public var isOfBeginner: Bool { node === beganNode }

  init(
    _ node: any TouchNode, _ fact: Fact, _ reason: Reason, holder: (any TouchNode)? = nil, in gesture: HandOverGesture,
    began: any TouchNode
  ) {
    self.node = node
    self.fact = fact
    self.reason = reason
    self.holder = holder
    policy = gesture.policy
    beganNode = began
    isAlone = gesture.links.count == 1
  }
}
