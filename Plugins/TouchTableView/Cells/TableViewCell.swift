public import TouchCells
import TouchControls
public import TouchViews

/// A row of a table: it highlights under a finger and can be selected, and has controls while rows are edited.
///
/// It passes its touches on, and must: the table highlights and selects what it receives of along the chain (TV-2).
open class TableViewCell: ReusableCell {
  /// How a cell shows its texts; nothing is drawn here.
  public enum CellStyle: Sendable {
    /// The names of UIKit.
    case `default`, value1, value2, subtitle
  }

  /// What editing does with a row (TV-16).
  public enum EditingStyle: Sendable {
    /// Nothing.
    case none
    /// It can be deleted.
    case delete
    /// A row can be inserted.
    case insert
  }

  /// What stands at the trailing edge; the detail buttons receive touches, the others are drawn by a host.
  public enum AccessoryType: Sendable {
    /// The names of UIKit.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton

    var hasButton: Bool { self == .detailButton || self == .detailDisclosureButton }
  }

  /// How a selected row is shown; nothing is drawn here.
  public enum SelectionStyle: Sendable {
    /// The names of UIKit.
    case none, blue, gray, `default`
  }

  /// The width of the detail button, in points; chosen.
  public static var accessoryButtonWidth: Double { 44 }

  final let cellStyle: CellStyle
  final private(set) lazy var content = CellContent()

  /// Creates a cell that is dequeued by an identifier, or is not reused without one.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 44), reuseIdentifier: reuseIdentifier)
  }

  /// Creates a cell of a frame in its table's coordinates, in points, that is not reused unless it is dequeued.
  public override init(frame: Rect) {
    cellStyle = .default
    super.init(frame: frame)
  }

  /// Creates a cell without a place that is not reused unless it is dequeued.
  public convenience init() { self.init(frame: .zero) }

  /// The view for what the cell shows: the part between its controls.
  open private(set) lazy var contentView: View = {
    let view = View(frame: contentFrame)
    insertSubview(view, at: 0)
    hasContentView = true
    return view
  }()
  private var hasContentView = false

  /// A Boolean value that indicates whether a finger is on the row; setting it calls ``setHighlighted(_:animated:)``.
  open override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// A Boolean value that indicates whether the row looks selected; setting it calls ``setSelected(_:animated:)``.
  open override var isSelected: Bool {
    get { super.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Called when a finger comes to the row or leaves it; an override calls super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { super.isHighlighted = highlighted }
  /// Called when the row comes to look selected or not; an override calls super.
  open func setSelected(_ selected: Bool, animated: Bool) { super.isSelected = selected }

  /// How much the row looks selected, from 0 to 1; a host reads it.
  ///
  /// Between the two while a driven transition deselects the row in proportion (TV-9).
  public final var selectionShare: Double { isSelected ? 1 : fading }
  /// How much a row looks selected that is deselected.
  final var fading = 0.0

  /// How a selected row is shown; a host reads it.
  open var selectionStyle = SelectionStyle.default
  /// What stands at the trailing edge; none by default.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { updateAccessory() } }
  }
  /// A view at the trailing edge in place of ``accessoryType``.
  open var accessoryView: View? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      updateAccessory()
    }
  }
  /// A Boolean value that indicates whether the row has a reorder control where it can be moved; `true` by default (TV-17).
  ///
  /// UIKit's is `false`, and its table sets it for rows that can be moved.
  open var showsReorderControl = true {
    didSet { if showsReorderControl != oldValue { tableView?.prepareForEditing(self) } }
  }
  /// What editing does with the row; the table asks its delegate (TV-16).
  open var editingStyle: EditingStyle { controls.style }

  /// A Boolean value that indicates whether the row has its editing controls (TV-16).
  open var isEditing: Bool {
    get { controls.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Called when the row comes to be edited or not; an override calls super (TV-16).
  open func setEditing(_ editing: Bool, animated: Bool) {
    controls.isEditing = editing
    placeParts()
  }

  /// The controls of the row.
  final var controls = RowControls()

  /// Called before a cell that was used is dequeued again; an override calls super.
  open override func prepareForReuse() { super.prepareForReuse() }

  /// A Boolean value that indicates whether the cell is tested by its bounds; `true` for cells of exactly this class.
  open override var hitTestsItsBounds: Bool {
    ObjectIdentifier(type(of: self)) == ObjectIdentifier(TableViewCell.self)
  }

  /// Places the controls; an override calls super.
  open override func didChangeSize(from old: Size) {
    super.didChangeSize(from: old)
    placeParts()
  }

  /// The table that the cell is in.
  final var tableView: TableView? { superview.flatMap { $0 as? TableView } }

  // MARK: Parts

  /// The part between the controls.
  private var contentFrame: Rect {
    var (start, end) = (0.0, bounds.width)
    if controls.isEditing {
      if controls.edit != nil { start = controls.width }
      if controls.reorder != nil { end -= controls.width }
    } else if controls.accessory != nil {
      end -= Self.accessoryButtonWidth
    } else if let accessoryView {
      end -= accessoryView.bounds.width
    }
    return mirrored(Rect(x: start, y: 0, width: max(end - start, 0), height: bounds.height))
  }

  /// Returns a frame of left-to-right layout for the direction of the cell.
  private func mirrored(_ frame: Rect) -> Rect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return Rect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// Makes the detail button, or takes it away.
  private func updateAccessory() {
    let needs = accessoryType.hasButton && accessoryView == nil
    if needs, controls.accessory == nil {
      let button = Control(frame: .zero)
      button.addAction(for: .touchUpInside) { button in (button.superview as? TableViewCell)?.accessoryTapped() }
      controls.accessory = button
      addSubview(button)
    } else if !needs {
      controls.accessory?.removeFromSuperview()
      controls.accessory = nil
    }
    placeParts()
  }

  private func accessoryTapped() { tableView?.accessoryTapped(self) }

  /// Places the content and the controls.
  final func placeParts() {
    let (width, height) = (bounds.width, bounds.height)
    let button = Self.accessoryButtonWidth
    controls.edit?.frame = mirrored(Rect(x: 0, y: 0, width: controls.width, height: height))
    controls.reorder?.frame = mirrored(
      Rect(x: width - controls.width, y: 0, width: controls.width, height: height))
    controls.accessory?.frame = mirrored(Rect(x: width - button, y: 0, width: button, height: height))
    controls.accessory?.isHidden = controls.isEditing
    if hasContentView { contentView.frame = contentFrame }
  }
}

/// The controls of a row.
struct RowControls {
  /// Whether the row is edited.
  var isEditing = false
  var style = TableViewCell.EditingStyle.none
  /// The width of the editing controls.
  var width = 40.0
  /// The control that deletes or inserts.
  var edit: Control?
  /// The control by which the row is moved.
  var reorder: Control?
  /// The detail button.
  var accessory: Control?
}
