public import TouchCells
import TouchViews

/// One item of a collection view: a subview of it that highlights under a finger and can be selected (CE-1).
///
/// It passes its touches on, and must: the collection view highlights and selects what it receives of along the chain. A
/// cell that overrides the touch methods without `super` is never selected.
open class CollectionViewCell: ReusableCell {
  /// A Boolean value that indicates whether the cell is tested by its bounds; `true` for cells of exactly this class.
  open override var hitTestsItsBounds: Bool {
    ObjectIdentifier(type(of: self)) == ObjectIdentifier(CollectionViewCell.self)
  }

  /// The collection view that the cell is in.
  public final var collectionView: CollectionView? { superview.flatMap { $0 as? CollectionView } }
}
