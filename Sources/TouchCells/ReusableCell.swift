public import TouchViews

/// What a list shows of an item: a view that is reused, and knows whether it is highlighted and selected (XS-14).
///
/// The cells of tables and of collection views are subclasses. It passes its touches on, and must: the list highlights and
/// selects what it receives of along the chain.
open class ReusableCell: View {
  /// A Boolean value that indicates whether a finger is on the cell and may select it; set by the list before its delegate
  /// is called.
  ///
  /// Setting it changes what the cell shows, and nothing that the list does (XS-14).
  open var isHighlighted = false
  /// A Boolean value that indicates whether the cell is selected; set by the list before its delegate is called, and with a
  /// data source whenever the cell comes to show another item.
  ///
  /// With a data source, setting it changes what the cell shows, and not what is selected: that belongs to the item (XS-14).
  open var isSelected = false

  /// The identifier by which the cell was dequeued; `nil` for a cell that is not reused.
  public final var reuseIdentifier: String? { identifier }
  /// The storage of ``reuseIdentifier``.
  final var identifier: String?
  /// The number of the item that the cell shows, among those of all sections; -1 while it shows none.
  public final var itemNumber: Int { number }
  /// The storage of ``itemNumber``.
  final var number = -1

  /// Creates a cell that is dequeued by an identifier, or is not reused without one.
  public init(frame: Rect, reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: frame)
  }

  /// Creates a cell of a frame in its list's coordinates, in points, that is not reused unless it is dequeued.
  public override init(frame: Rect) { super.init(frame: frame) }

  /// Creates a cell without a place that is not reused unless it is dequeued.
  public convenience init() { self.init(frame: .zero) }

  /// Called before a cell that was used is dequeued again; an override calls super.
  ///
  /// It is neither highlighted nor selected then, and in no superview.
  open func prepareForReuse() {}

  /// Places the cell by the size of its bounds and its center, as UIKit's layouts do, so that its transform stays (HT-22).
  ///
  /// In the list's coordinates and points; nothing happens without a frame.
  public final func place(in frame: Rect?) {
    guard let frame else { return }
    guard !transform.isIdentity else { return self.frame = frame }
    let anchor = anchorPoint
    bounds.size = frame.size
    center = Point(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
  }
}
