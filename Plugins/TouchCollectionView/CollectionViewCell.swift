public import TouchViews

/// One item of a collection view: a subview of it that highlights under a finger and can be selected (CE-1).
///
/// It passes its touches on, and must: the collection view highlights and selects what it receives of along the chain. A
/// cell that overrides the touch methods without `super` is never selected.
open class CollectionViewCell: View {
  /// A Boolean value that indicates whether a finger is on the cell and may select it; set by the collection view
  /// before the delegate is called.
  ///
  /// Setting it changes what the cell shows, and nothing that the collection view does (XS-14).
  open var isHighlighted = false
  /// A Boolean value that indicates whether the cell is selected; set by the collection view before the delegate is
  /// called, and with a data source whenever the cell comes to show another item.
  ///
  /// With a data source, setting it changes what the cell shows, and not what is selected: that belongs to the item. A cell
  /// that was added by hand is selected by it (XS-14).
  open var isSelected = false

  /// The identifier by which the cell was dequeued; `nil` for a cell that is not reused.
  public internal(set) final var reuseIdentifier: String?
  /// The number of the item that the cell shows; -1 while it shows none.
  final var number = -1

  /// Called before a cell that was used is dequeued again; an override calls super.
  ///
  /// It is neither highlighted nor selected then, and in no superview.
  open func prepareForReuse() {}

  /// A Boolean value that indicates whether the cell is tested by its bounds; `true` for cells of exactly this class.
  open override var hitTestsItsBounds: Bool {
    ObjectIdentifier(type(of: self)) == ObjectIdentifier(CollectionViewCell.self)
  }

  /// Places the cell by the size of its bounds and its center, as UIKit's layouts do, so that its transform stays (HT-22).
  ///
  /// Nothing happens without a frame.
  final func place(in frame: Rect?) {
    guard let frame else { return }
    guard !transform.isIdentity else { return self.frame = frame }
    let anchor = anchorPoint
    bounds.size = frame.size
    center = Point(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
  }

  /// The collection view that the cell is in.
  public final var collectionView: CollectionView? { superview.flatMap { $0 as? CollectionView } }
}
