public import TouchViews

/// A header or footer of a section that can be reused; any view can be one that is not.
open class TableViewHeaderFooterView: View {
  /// The identifier by which it was dequeued; `nil` for one that is not reused.
  public internal(set) final var reuseIdentifier: String?

  /// What it shows, which a host draws: the data source's title of the section, unless the delegate has a view.
  public final var title: String? {
    get { textLabel?.text }
    set { label.text = newValue }
  }
  private let label = CellLabel()
  /// The text of it, which a host draws.
  public final var textLabel: CellLabel? { label }

  /// Creates one that is dequeued by an identifier.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates one of a frame in its table's coordinates, in points.
  public override init(frame: Rect) { super.init(frame: frame) }

  /// The view for what it shows, as large as itself.
  open private(set) lazy var contentView: View = {
    let view = View(frame: bounds)
    addSubview(view)
    return view
  }()

  /// Called before it is dequeued again; an override calls super.
  open func prepareForReuse() {}

  /// Makes the content as large as itself; an override calls super.
  open override func didChangeSize(from old: Size) {
    super.didChangeSize(from: old)
    for view in subviews.prefix(1) where view === contentView { view.frame = bounds }
  }
}
