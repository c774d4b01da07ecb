public import TouchCore

/// One item of a collection view: a subview of it that highlights under a finger and can be selected (6.6).
///
/// It passes its touches on, and must: the collection view highlights and selects what it hears of along the chain. A
/// cell that overrides the touch methods without `super` is never selected.
open class CollectionViewCell: View {
  /// Whether a finger is on the cell and may select it; changed by the collection view, before the delegate hears.
  open var isHighlighted = false
  /// Whether the cell is selected; changed by the collection view, before the delegate hears.
  open var isSelected = false

  /// Makes a cell of a frame in the collection view's content, in points.
  public override init(frame: Rect) { super.init(frame: frame) }

  /// The collection view that the cell is in.
  public final var collectionView: CollectionView? { superview.flatMap { $0 as? CollectionView } }
}

/// What a collection view did to a cell, for logs; made only while a trace sink is set.
public final class CellRecord: ModuleRecord {
  /// What happened to a cell.
  public enum Fact: Sendable {
    /// A finger that may select it is on it.
    case highlight
    /// The finger is gone, or was taken away.
    case unhighlight
    /// The user selected it.
    case select
    /// The user deselected it, or selected another.
    case deselect
    /// The delegate was asked whether it highlights, with the answer; the others likewise.
    case shouldHighlight(Bool)
    /// The delegate was asked whether it may be selected.
    case shouldSelect(Bool)
    /// The delegate was asked whether it may be deselected.
    case shouldDeselect(Bool)

    /// Whether this is a question to the delegate, and nothing that happened to the cell.
    public var isQuestion: Bool {
      switch self {
      case .highlight, .unhighlight, .select, .deselect: false
      case .shouldHighlight, .shouldSelect, .shouldDeselect: true
      }
    }
  }

  /// The cell.
  public let cell: CollectionViewCell
  /// What happened to it.
  public let fact: Fact
  /// The cell, as a node.
  public var node: any TouchNode { cell }

  init(_ cell: CollectionViewCell, _ fact: Fact) {
    self.cell = cell
    self.fact = fact
  }
}
