public import TouchEvents

/// The trace entry for what a collection view did to a cell; created only while a trace sink is set.
public final class CellEntry: ModuleRecord {
  /// A fact about a cell.
  public enum Fact: Sendable {
    /// A finger that may select it is on it.
    case highlight
    /// The finger is gone, or was taken away.
    case unhighlight
    /// The user selected it.
    case select
    /// The user deselected it, or selected another.
    case deselect
    /// The delegate was asked whether to highlight it, with the result; the others likewise.
    case shouldHighlight(Bool)
    /// The delegate was asked whether it may be selected.
    case shouldSelect(Bool)
    /// The delegate was asked whether it may be deselected.
    case shouldDeselect(Bool)

    /// A Boolean value that indicates whether this is a question to the delegate, and nothing that happened to the
    /// cell.
    public var isQuestion: Bool {
      switch self {
      case .highlight, .unhighlight, .select, .deselect: false
      case .shouldHighlight, .shouldSelect, .shouldDeselect: true
      }
    }
  }

  /// The cell.
  public let cell: CollectionViewCell
  /// The fact.
  public let fact: Fact
  /// The cell, as a node.
  public var node: any TouchNode { cell }

  init(_ cell: CollectionViewCell, _ fact: Fact) {
    self.cell = cell
    self.fact = fact
  }
}
