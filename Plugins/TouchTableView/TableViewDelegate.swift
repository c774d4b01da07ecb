import TouchEvents
public import TouchScroll
public import TouchViews

/// The delegate for rows that the user touches, with UIKit's methods; each of them has a default (TV-2 to TV-22).
///
/// About highlights and selections it is called for touches only, never for changes by code (TV-6). A conforming class that
/// is not final should implement what its subclasses override: a protocol's default cannot be overridden further down.
public protocol TableViewDelegate: ScrollViewDelegate, TableViewMethodsListing {
  /// Returns whether a row highlights under a finger; `false` skips its selection as well (TV-2).
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called when a row was highlighted.
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)
  /// Called when a row is no longer highlighted; before any selection.
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Returns the row to select, asked after a lift inside one; `nil` selects none (TV-4).
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Returns a path if a selected row may be deselected, `nil` if it stays (TV-4, TV-5).
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called when a row was selected, also when it was already (TV-5).
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
  /// Called when a row was deselected: by another tap, or because another one was selected.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
  /// Returns whether a tap performs the action of a row; by default unless rows are edited (TV-7).
  func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
  /// Performs the action of a row that was tapped, after its selection; see ``TableViewMethods/performPrimaryAction`` (TV-7).
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// Called when the detail button of a row was tapped (TV-8).
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  /// Returns whether a pan of two fingers that began on a row selects; `false` by default (TV-22).
  func tableView(_ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
  /// Called when two fingers begin to select: the place to start editing (TV-22).
  func tableView(_ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Called when the two fingers are up (TV-22).
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView)
  /// Returns whether a row is selected when the focus comes to it; asked while that is on (TV-22).
  func tableView(_ tableView: TableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool

  /// Returns the height of a row, in points; see ``TableViewMethods/heightForRow``.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double
  /// Returns the height that a row has until it is seen, in points; see ``TableViewMethods/estimatedHeightForRow``.
  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> Double
  /// Returns the height of a section's header, in points; see ``TableViewMethods/heightForHeader``.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double
  /// Returns the height of a section's footer, in points; see ``TableViewMethods/heightForFooter``.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double
  /// Returns the view of a section's header that is seen; see ``TableViewMethods/viewForHeader``.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
  /// Returns the view of a section's footer that is seen; see ``TableViewMethods/viewForFooter``.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
  /// Called when a cell was made for a row, before it is seen (XS-14).
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// Called when the cell of a row is out of sight and was taken away (XS-14).
  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)

  /// Returns the actions at the leading edge of a row; see ``TableViewMethods/leadingSwipeActions`` (TV-10).
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
  /// Returns the actions at the trailing edge of a row; see ``TableViewMethods/trailingSwipeActions`` (TV-10).
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
  /// Returns what editing does with a row; ``TableViewCell/EditingStyle/delete`` by default (TV-10, TV-16).
  func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath) -> TableViewCell.EditingStyle
  /// Called when a swipe begins to open a row (TV-11).
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Called when the row has closed; `nil` when it is gone (TV-14, TV-15).
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Returns where a row may be dropped; asked for each new place under it (TV-18).
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
}

// What a default does that does nothing needs no words; the protocol says when each is called.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TableViewDelegate {
  /// Receives the calls about rows, too.
  public func becameDelegate(of scrollView: ScrollView) {
    guard let tableView = scrollView as? TableView else { return }
    tableView.references.delegate = self
    tableView.methodsChanged()
  }
  /// Highlights.
  public func tableView(_: TableView, shouldHighlightRowAt _: IndexPath) -> Bool { true }
  @inline(__always) public func tableView(_: TableView, didHighlightRowAt _: IndexPath) {}
  @inline(__always) public func tableView(_: TableView, didUnhighlightRowAt _: IndexPath) {}
  /// Selects the row.
  public func tableView(_: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// Deselects the row.
  public func tableView(_: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  @inline(__always) public func tableView(_: TableView, didSelectRowAt _: IndexPath) {}
  @inline(__always) public func tableView(_: TableView, didDeselectRowAt _: IndexPath) {}
  /// Performs it unless rows are edited.
  public func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt _: IndexPath) -> Bool {
    !tableView.isEditing
  }
  @inline(__always) public func tableView(_: TableView, performPrimaryActionForRowAt _: IndexPath) {}
  @inline(__always) public func tableView(_: TableView, accessoryButtonTappedForRowWith _: IndexPath) {}
  /// Selects nothing.
  public func tableView(_: TableView, shouldBeginMultipleSelectionInteractionAt _: IndexPath) -> Bool { false }
  @inline(__always) public func tableView(_: TableView, didBeginMultipleSelectionInteractionAt _: IndexPath) {}
  @inline(__always) public func tableViewDidEndMultipleSelectionInteraction(_: TableView) {}
  /// Selects it.
  public func tableView(_: TableView, selectionFollowsFocusForRowAt _: IndexPath) -> Bool { true }
  /// Returns the height of all rows.
  public func tableView(_ tableView: TableView, heightForRowAt _: IndexPath) -> Double { tableView.rowHeight }
  /// Returns the estimate of all rows.
  public func tableView(_ tableView: TableView, estimatedHeightForRowAt _: IndexPath) -> Double {
    tableView.estimatedRowHeight
  }
  /// Returns the height of all headers.
  public func tableView(_ tableView: TableView, heightForHeaderInSection _: Int) -> Double {
    tableView.sectionHeaderHeight
  }
  /// Returns the height of all footers.
  public func tableView(_ tableView: TableView, heightForFooterInSection _: Int) -> Double {
    tableView.sectionFooterHeight
  }
  /// Returns none.
  public func tableView(_: TableView, viewForHeaderInSection _: Int) -> View? { nil }
  /// Returns none.
  public func tableView(_: TableView, viewForFooterInSection _: Int) -> View? { nil }
  @inline(__always) public func tableView(_: TableView, willDisplay _: TableViewCell, forRowAt _: IndexPath) {}
  @inline(__always) public func tableView(_: TableView, didEndDisplaying _: TableViewCell, forRowAt _: IndexPath) {}
  /// Returns none of its own.
  public func tableView(
    _: TableView, leadingSwipeActionsConfigurationForRowAt _: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
  /// Returns none of its own.
  public func tableView(
    _: TableView, trailingSwipeActionsConfigurationForRowAt _: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
  /// Deletes.
  public func tableView(_: TableView, editingStyleForRowAt _: IndexPath) -> TableViewCell.EditingStyle { .delete }
  @inline(__always) public func tableView(_: TableView, willBeginEditingRowAt _: IndexPath) {}
  @inline(__always) public func tableView(_: TableView, didEndEditingRowAt _: IndexPath?) {}
  /// Agrees to the place under the row.
  public func tableView(
    _: TableView, targetIndexPathForMoveFromRowAt _: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { proposed }
}

/// References to a table's delegate and data source that do not keep them alive.
///
/// Under Embedded Swift, which has no weak references, they are unchecked: clear them before the objects die.
struct TableViewReferences {
  #if hasFeature(Embedded)
    @UncheckedReference var delegate: (any TableViewDelegate)?
    @UncheckedReference var source: (any TableViewDataSource)?
  #else
    weak var delegate: (any TableViewDelegate)?
    weak var source: (any TableViewDataSource)?
  #endif

  /// Refers to a delegate that adopts the protocol below a class that is a scroll view's delegate already.
  ///
  /// Embedded Swift cannot know.
  mutating func adopt(_ object: (any ScrollViewDelegate)?) {
    #if !hasFeature(Embedded)
      if delegate == nil { delegate = object as? any TableViewDelegate }
    #endif
  }
}
