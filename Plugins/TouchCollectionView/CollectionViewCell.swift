public import TouchCore

/// One item of a collection view: a subview of it that highlights under a finger and can be selected (CE-1).
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
