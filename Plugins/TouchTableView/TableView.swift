public import TouchCells
public import TouchScroll
public import TouchViews

/// A scroll view of rows that highlight, are selected, open by a swipe, and are moved: UIKit's table view without drawing.
///
/// Its ``dataSource`` says how many rows there are and makes cells for those that are seen (XS-14). A touch selects when it
/// arrives here along the responder chain, so a button in a row prevents the selection (TV-2).
///
/// ```swift
/// final class Songs: TableViewDataSource, TableViewDelegate {
///   func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 100 }
///   func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
///     tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
///   }
///   func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { print("song", indexPath.row) }
/// }
///
/// let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// let (table, songs) = (TableView(frame: window.bounds), Songs())
/// table.register({ TableViewCell(style: .default, reuseIdentifier: "song") }, forCellReuseIdentifier: "song")
/// table.dataSource = songs
/// table.delegate = songs
/// window.addSubview(table)
/// window.send([TouchSample(id: 1, phase: .began, location: Point(x: 100, y: 60), timestamp: 0)])
/// window.send([TouchSample(id: 1, phase: .ended, location: Point(x: 100, y: 60), timestamp: 0.1)])
/// // Prints "song 1"
/// ```
open class TableView: ScrollView {
  /// How headers and footers behave: in plain style they stay in sight while their section is.
  public enum Style: Sendable {
    /// Headers and footers stay in sight.
    case plain
    /// They scroll with their rows.
    case grouped
    /// They scroll with their rows, too.
    case insetGrouped
  }

  /// How changes are shown; nothing is drawn here, and a host that animates reads it nowhere.
  public enum RowAnimation: Sendable {
    /// The names of UIKit.
    case fade, right, left, top, bottom, none, middle, automatic
  }

  /// Where a row is scrolled to.
  public enum ScrollPosition: Sendable {
    /// To the nearest place at which all of it is seen.
    case none
    /// To the upper edge.
    case top
    /// To the middle.
    case middle
    /// To the lower edge.
    case bottom
  }

  /// Stands for a height that follows from what a row shows; it counts as the estimate, and is reported once.
  public static var automaticDimension: Double { -1 }

  /// The style.
  public let style: Style

  /// Creates a table of a frame in its superview's coordinates, in points.
  public init(frame: Rect = .zero, style: Style = .plain) {
    self.style = style
    super.init(frame: frame)
    for recognizer in [swipePan, closeTouch, reorderTouch] as [GestureRecognizer] { addGestureRecognizer(recognizer) }
    alwaysBounceVertical = true
  }

  /// Creates a plain table of a frame in its superview's coordinates, in points.
  public override convenience init(frame: Rect) { self.init(frame: frame, style: .plain) }

  // MARK: What it keeps

  final var references = TableViewReferences()
  final private(set) lazy var supply = TableSupply(self)
  final private(set) lazy var link = TableLink(self)
  /// Where rows are; `nil` until their heights were asked for, and after the rows were counted anew.
  final var geometry: TableGeometry? {
    get { geometryCounting == supply.countings ? storedGeometry : nil }
    set {
      storedGeometry = newValue
      geometryCounting = supply.countings
    }
  }
  /// The storage of ``geometry``, which changes in place.
  final var storedGeometry: TableGeometry?
  private var geometryCounting = 0
  /// The width for which the rows were placed.
  final var placedWidth = -1.0
  final var hasReportedAutomatic = false
  /// The header and footer views that are in the table.
  final var marginViews: [MarginView] = []
  final var marginQueues: [MarginQueue] = []
  /// Places of rows that batches carry along.
  final var anchors: [RowAnchor] = []
  /// What waits for the end of a batch.
  final var changes = RowChanges()
  /// The touch that may select.
  final var rowTouch = RowTouch.none
  /// The selected cells that look deselected while another is highlighted.
  final var unshown: [TableViewCell] = []
  /// Rows that a transition deselects (TV-9).
  final var rowFading: RowFading?
  final var look = TableLook()
  /// The row that is open, or is being opened or closed.
  final var swipe = SwipeState.closed
  /// What a swipe opens that was asked about and has not begun.
  final var pendingSwipe: PendingSwipe?
  /// The row that is being moved.
  final var move: RowMove?
  final var editing = EditingMode.none
  final var selectionPan: RowSelectionPan?
  final let swipePan = RowSwipePan()
  final let closeTouch = RowCloseGestureRecognizer()
  final let reorderTouch = RowReorderGestureRecognizer()
  final private(set) lazy var edgeScroller = EdgeScroller(self)
  /// What the delegate and the data source implement.
  final var methods = TableViewMethods()

  deinit { if case .flying = swipe { link.stopAnimating() } }

  // MARK: Delegate and data source

  /// The delegate for scrolling, and for rows if it adopts ``TableViewDelegate``; not retained.
  open override var delegate: (any ScrollViewDelegate)? {
    get { super.delegate }
    set {
      references.delegate = nil
      super.delegate = newValue
      references.adopt(newValue)
      methodsChanged()
      geometry = nil
      setNeedsLayout()
    }
  }
  /// The ``delegate``, if it adopts ``TableViewDelegate``.
  public final var tableDelegate: (any TableViewDelegate)? {
    get { references.delegate }
    set { delegate = newValue }
  }
  /// The object that returns how many rows there are and makes their cells; not retained (XS-14).
  open var dataSource: (any TableViewDataSource)? {
    get { references.source }
    set {
      reloadRows()
      references.source = newValue
      supply.isActive = newValue != nil
      methodsChanged()
      setNeedsLayout()
    }
  }

  // MARK: Heights

  /// The height of rows, in points; 44 by default, and asked of the delegate where that implements it.
  open var rowHeight = 44.0 { didSet { heightsChanged(rowHeight) } }
  /// The height that rows have until they are seen, in points; 0, the default, asks for all heights at once.
  open var estimatedRowHeight = 0.0 { didSet { heightsChanged(estimatedRowHeight) } }
  /// The height of headers that have a view, in points; 28 by default.
  open var sectionHeaderHeight = 28.0 { didSet { heightsChanged(sectionHeaderHeight) } }
  /// The height of footers that have a view, in points; 28 by default.
  open var sectionFooterHeight = 28.0 { didSet { heightsChanged(sectionFooterHeight) } }
  /// The view above all rows, as high as its frame; `nil` by default.
  open var tableHeaderView: View? { didSet { exchange(oldValue, tableHeaderView) } }
  /// The view below all rows, as high as its frame; `nil` by default.
  open var tableFooterView: View? { didSet { exchange(oldValue, tableFooterView) } }

  // MARK: Cells

  /// Takes note of how the cells of an identifier are made; UIKit takes a class.
  open func register(_ makeCell: @escaping () -> TableViewCell, forCellReuseIdentifier identifier: String) {
    supply.register(makeCell, forCellWithReuseIdentifier: identifier)
  }

  /// Returns a cell that waits to be reused, or one of a registered identifier; `nil` for an identifier that is not.
  open func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    supply.dequeue(identifier) as? TableViewCell
  }

  /// Returns a cell to show a row; an identifier that is not registered is reported, and the cell is a plain one.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> TableViewCell {
    if let cell = supply.dequeue(identifier, for: indexPath) as? TableViewCell { return cell }
    supply.report("a cell was requested by an identifier that is not registered")
    return TableViewCell(frame: .zero)
  }

  /// Takes note of how the headers and footers of an identifier are made.
  open func register(
    _ makeView: @escaping () -> TableViewHeaderFooterView, forHeaderFooterViewReuseIdentifier identifier: String
  ) { registerMargin(makeView, identifier) }

  /// Returns a header or footer that waits to be reused, or a new one; `nil` for an identifier that is not registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> TableViewHeaderFooterView? {
    dequeueMargin(identifier)
  }

  // MARK: Rows

  /// How many sections there are.
  open var numberOfSections: Int {
    supply.countItems()
    return supply.sections
  }
  /// Returns how many rows a section has; none for a section that there is not.
  open func numberOfRows(inSection section: Int) -> Int {
    supply.countItems()
    return supply.items(inSection: section).count
  }
  /// Returns the place of a row in the content, in points; zero for a row that there is not.
  open func rectForRow(at indexPath: IndexPath) -> Rect { frame(ofRow: indexPath) ?? .zero }
  /// Returns the place of a section with its header and footer, in points.
  open func rect(forSection section: Int) -> Rect { stretch(of: section) { ($0.tops[section], $1.height) } }
  /// Returns the place of a section's header, where it is not kept in sight, in points.
  open func rectForHeader(inSection section: Int) -> Rect { stretch(of: section) { ($0.tops[section], $1.header) } }
  /// Returns the place of a section's footer, where it is not kept in sight, in points.
  open func rectForFooter(inSection section: Int) -> Rect {
    stretch(of: section) { ($0.tops[section + 1] - $1.footer, $1.footer) }
  }
  /// Returns the row at a point of the content, in points; `nil` in headers and footers (TV-1).
  open func indexPathForRow(at point: Point) -> IndexPath? { row(at: point) }
  /// Returns the rows whose frames meet a part of the content, in points; `nil` when that is not valid.
  open func indexPathsForRows(in rect: Rect) -> [IndexPath]? { rows(in: rect).map { $0.map { supply.path($0) } } }
  /// Returns the place of a cell of this table.
  open func indexPath(for cell: TableViewCell) -> IndexPath? { supply.number(of: cell).map { supply.path($0) } }
  /// Returns the cell of a row; `nil` for one that is not seen.
  open func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    loadRows()
    return cell(at: indexPath)
  }
  /// The cells that are seen, in the order of their rows.
  open var visibleCells: [TableViewCell] { seenCells }
  /// The rows that are seen, in order; `nil` when there are none.
  open var indexPathsForVisibleRows: [IndexPath]? { seenCells.map { supply.path($0.itemNumber) } }
  /// Returns the header of a section that is seen.
  open func headerView(forSection section: Int) -> View? { marginView(section, isHeader: true) }
  /// Returns the footer of a section that is seen.
  open func footerView(forSection section: Int) -> View? { marginView(section, isHeader: false) }
  /// Scrolls to a row, as far as the edges allow (XS-10).
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated)
  }
  /// Scrolls to the selected row that is nearest to what is seen.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = nearestSelectedRow { scroll(to: path, scrollPosition, animated) }
  }

  // MARK: Changes

  /// Asks the data source anew for everything, at the next layout; nothing is selected then, and no call reports that.
  open func reloadData() { reloadRows() }
  /// Inserts rows, by their places after the batch; the data source has them already.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.inserted += indexPaths }
  }
  /// Deletes rows, by their places before the batch; the data source has them no longer.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { update { $0.deleted += indexPaths } }
  /// Makes the cells of rows anew, by their places before the batch.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloaded += indexPaths }
  }
  /// Moves a row from its place before the batch to its place after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moved.append(RowChanges.Move(from: indexPath, to: newIndexPath)) }
  }
  /// Inserts sections, by their numbers after the batch.
  public final func insertSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    update { $0.insertedSections += Array(sections) }
  }
  /// Deletes sections, by their numbers before the batch.
  public final func deleteSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    update { $0.deletedSections += Array(sections) }
  }
  /// Makes all of some sections anew, by their numbers before the batch.
  public final func reloadSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    update { $0.reloadedSections += Array(sections) }
  }
  /// Moves a section from its number before the batch to its number after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }
  /// Begins a batch: what changes until ``endUpdates()`` counts as one change.
  open func beginUpdates() { changes.depth += 1 }
  /// Ends a batch and applies it.
  open func endUpdates() { endBatch() }
  /// Applies changes as one, and calls a closure after that.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  // MARK: Selection

  /// A Boolean value that indicates whether rows highlight and are selected by taps; `true` by default (TV-2).
  open var allowsSelection = true
  /// A Boolean value that indicates whether several rows can be selected; `false` by default.
  open var allowsMultipleSelection = false { didSet { updateSelectionPan() } }
  /// A Boolean value that indicates whether taps select while rows are edited; `false` by default (XS-9).
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that indicates whether several rows can be selected while rows are edited; `false` by default (XS-9).
  open var allowsMultipleSelectionDuringEditing = false { didSet { updateSelectionPan() } }
  /// A Boolean value that indicates whether the focus selects the row that it comes to; `false` by default (TV-22).
  open var selectionFollowsFocus = false
  /// The selected row, the first of several; `nil` when there is none.
  open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }
  /// The selected rows, in order; `nil` when there are none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    supply.selection.isEmpty ? nil : supply.selection.numbers.map { supply.path($0) }
  }
  /// Selects a row, or none with `nil`, and scrolls to it if a position is given; the delegate is not called (TV-6).
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, scrollPosition, animated)
  }
  /// Deselects a row; the delegate is not called (TV-6).
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    supply.countItems()
    if let number = supply.number(of: indexPath) { setSelected(false, number) }
  }
  /// Reports that the focus came to a row, or left all; a host calls it (TV-22).
  open func focusMoved(to indexPath: IndexPath?) { followFocus(to: indexPath) }

  // MARK: Editing

  /// A Boolean value that indicates whether rows are edited: with controls, or because one is open (TV-11, TV-16).
  open var isEditing: Bool {
    get { editing != .none }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing with controls; an open row closes before (TV-15, TV-16).
  open func setEditing(_ editing: Bool, animated: Bool) { edit(editing) }
  /// The width of the controls of rows that are edited, in points; 40 by default, which is chosen.
  open var editingControlWidth = 40.0 { didSet { prepareAllForEditing() } }
  /// The row that a swipe has opened, or is opening or closing; `nil` when none is open.
  open var indexPathForSwipedRow: IndexPath? { swipe.current?.row.path }
  /// Where the open row stands, in points to the right of its place; 0 when none is open (TV-12).
  open var swipedRowPosition: Double { swipe.current.map { $0.sign * shownPosition(of: $0) } ?? 0 }

  // MARK: Recognizers

  /// The recognizers of rows, after those of the scroll view (TV-10).
  open override var ownGestureRecognizers: [any GestureRecognizing] {
    let own: [any GestureRecognizing] = [swipePan, closeTouch, reorderTouch]
    return selectionPan.map { own + [$0] } ?? own
  }

  // MARK: Layout

  /// Makes the cells of rows that are seen, and keeps headers in sight; an override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    loadRows()
  }
  /// Makes the cells of rows that are seen before it searches for the one at the point (HT-13).
  open override func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
    loadRows()
    return super.hitTest(point, with: event)
  }
  /// Lets a row go; an override calls super.
  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    subviewLeaves(subview)
  }
  /// Places rows by the new width; an override calls super.
  open override func didChangeSize(from old: Size) {
    super.didChangeSize(from: old)
    setNeedsLayout()
  }
  /// Ends what fingers do to rows when it leaves its window; an override calls super.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if rootView.touchContext == nil { leaveWindow() }
  }

  // MARK: Touches

  /// Highlights the row under a touch, if the delegate agrees, and follows the touch (TV-2).
  open override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
    rowTouchesBegan(touches)
    super.touchesBegan(touches, with: event)
  }
  /// Removes the highlight outside the row, and requests it again inside (TV-3).
  open override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {
    rowTouchesMoved(touches)
    super.touchesMoved(touches, with: event)
  }
  /// Selects the row after the event, when the finger is still inside (TV-4).
  open override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) {
    rowTouchesEnded(touches)
    super.touchesEnded(touches, with: event)
  }
  /// Unhighlights the row (TV-3).
  open override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {
    rowTouchesCancelled(touches)
    super.touchesCancelled(touches, with: event)
  }
}
