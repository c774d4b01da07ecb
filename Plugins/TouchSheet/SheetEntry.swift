public import TouchWindows

/// The trace entry for what a sheet does and asks.
///
/// Delegate calls are recorded whether or not there is a delegate. Entries are created only while a trace sink is set.
public final class SheetEntry: ModuleRecord {
  /// One fact about a sheet.
  public enum Fact {
    /// A finger begins to pull it (SH-2).
    case drag
    /// Whether the user may dismiss it was asked, with the answer (SH-6).
    case shouldDismiss(Bool)
    /// The user begins to dismiss it.
    case willDismiss
    /// The user tried to dismiss one that may not be dismissed (SH-12).
    case didAttemptToDismiss
    /// The user has dismissed it.
    case didDismiss
    /// The user chose another detent (SH-10).
    case detent(SheetPresentationController.Detent.Identifier)
    /// It goes to a detent, or leaves.
    case settles(to: SheetPresentationController.Detent.Identifier?)
    /// It has come to rest; its upper edge, in points of its container.
    case rests(at: Double)
    /// Code changes what moves it while a finger pulls it, or dismisses it then (SH-14).
    case changedByCode, dismissedByCode
  }

  /// The view that is presented, as a node.
  public let node: any TouchNode
  /// What happened.
  public let fact: Fact

  init(_ node: any TouchNode, _ fact: Fact) {
    self.node = node
    self.fact = fact
  }

  /// What happened in a few words.
  public var text: String {
    switch fact {
    case .drag: "pulled by a finger"
    case .shouldDismiss(let answer): answer ? "may be dismissed" : "may not be dismissed"
    case .willDismiss: "begins to be dismissed"
    case .didAttemptToDismiss: "refuses to be dismissed"
    case .didDismiss: "dismissed"
    case .detent(let identifier): "detent " + identifier.rawValue + " chosen"
    case .settles(let identifier): identifier.map { "settles to " + $0.rawValue } ?? "leaves"
    case .rests: "rests"
    case .changedByCode: "changed by code"
    case .dismissedByCode: "dismissed by code"
    }
  }
}
