public import TouchViews

/// One item of a collection view: a subview of it that highlights under a finger and can be selected (CE-1).
///
/// It passes its touches on, and must: the collection view highlights and selects what it hears of along the chain. A
/// cell that overrides the touch methods without `super` is never selected.
open class CollectionViewCell: View {
  /// A Boolean value that indicates whether a finger is on the cell and may select it; set by the collection view
  /// before the delegate is called.
  open var isHighlighted = false
  /// A Boolean value that indicates whether the cell is selected; set by the collection view before the delegate is
  /// called.
  open var isSelected = false

  /// The collection view that the cell is in.
  public final var collectionView: CollectionView? { superview.flatMap { $0 as? CollectionView } }
}
