public import TouchScroll
public import TouchWindows

/// A controller whose view is a table of which it is delegate and data source.
///
/// Every method that the table calls can be overridden; ``implementedMethods`` says which of those about which it matters
/// are.
open class TableViewController: ViewController, TableViewDelegate, TableViewDataSource {
  private let style: TableView.Style

  /// Creates a controller of a table of a style.
  public init(style: TableView.Style) { self.style = style }

  /// Creates a controller of a plain table.
  public override convenience init() { self.init(style: .plain) }

  /// The table, which is the view unless that was set to another.
  open var tableView: TableView! {
    get { view as? TableView }
    set { view = newValue }
  }

  /// A Boolean value that indicates whether nothing is selected when the view appears; `true` by default (TV-9).
  open var clearsSelectionOnViewWillAppear = true

  /// Makes the table, unless overridden.
  open override func loadView() {
    super.loadView()
    let table = TableView(frame: viewIfLoaded?.frame ?? .zero, style: style)
    table.delegate = self
    table.dataSource = self
    view = table
  }

  /// Deselects all rows, if that is to be; an override calls super (TV-9).
  ///
  /// In a driven transition they look deselected in proportion, see ``TableViewCell/selectionShare``.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear { table?.beginFading(isDriven: transitionShare != nil) }
  }

  /// Ends what the transition did to the selection; an override calls super (TV-9).
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    table?.endFading(isTakenBack: false)
  }

  /// Selects again what a transition deselected that is taken back; an override calls super (TV-9).
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    table?.endFading(isTakenBack: true)
  }

  /// Lets the rows look deselected in proportion; an override calls super (TV-9).
  open override func transitionShareDidChange() {
    super.transitionShareDidChange()
    if let share = transitionShare { table?.fade(to: 1 - share) }
  }

  private var table: TableView? { viewIfLoaded as? TableView }

  // MARK: Scroll views

  open func scrollViewDidScroll(_ scrollView: ScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  open func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}

  // MARK: Data source

  /// Which methods are implemented about which it matters; none unless overridden.
  open var implementedMethods: TableViewMethods { [] }
  open func numberOfSections(in tableView: TableView) -> Int { 1 }
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(frame: .zero)
  }
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    implementedMethods.contains(.moveRow)
  }
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  // MARK: Delegate

  open func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  open func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    !tableView.isEditing
  }
  open func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  open func tableView(
    _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  open func tableView(_ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {}
  open func tableView(_ tableView: TableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double { tableView.rowHeight }
  open func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> Double {
    tableView.estimatedRowHeight
  }
  open func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
    tableView.sectionHeaderHeight
  }
  open func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double {
    tableView.sectionFooterHeight
  }
  open func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { nil }
  open func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { nil }
  open func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {}
  open func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
  open func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
  open func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath) -> TableViewCell.EditingStyle {
    .delete
  }
  open func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {}
  open func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
}
