import TouchEvents
public import TouchScroll

/// The delegate for cells that the user touches, with UIKit's methods; each of them has a default (CE-2).
///
/// About highlights and selections it is called for touches only, never for changes by code (CE-1). A conforming class that is not final should
/// implement what its subclasses override: a protocol's default cannot be overridden further down.
public protocol CollectionViewDelegate: ScrollViewDelegate {
  /// Returns whether a cell highlights under a finger; `false` skips its selection as well.
  func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: CollectionView.IndexPath
  ) -> Bool
  /// Called when a cell was highlighted.
  func collectionView(
    _ collectionView: CollectionView, didHighlightItemAt indexPath: CollectionView.IndexPath)
  /// Called when a cell is no longer highlighted; before any selection.
  func collectionView(
    _ collectionView: CollectionView, didUnhighlightItemAt indexPath: CollectionView.IndexPath)
  /// Returns whether a cell may be selected; asked at a lift inside it.
  func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: CollectionView.IndexPath
  ) -> Bool
  /// Returns whether a selected cell may be deselected by another tap; asked with multiple selection only.
  func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: CollectionView.IndexPath
  ) -> Bool
  /// Called when a cell was selected, also when it was already.
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: CollectionView.IndexPath)
  /// Called when a cell was deselected: by another tap, or because another one was selected.
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: CollectionView.IndexPath)

  /// Returns whether a tap on a cell performs its action, beside selecting it; by default unless cells are edited
  /// (XS-13).
  func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: CollectionView.IndexPath
  ) -> Bool
  /// Performs the action of a cell that was tapped, after its selection (XS-13).
  func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: CollectionView.IndexPath)

  /// Returns whether a pan of two fingers that began on a cell selects; `false` by default (XS-12).
  func collectionView(
    _ collectionView: CollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: CollectionView.IndexPath
  ) -> Bool
  /// Called when two fingers begin to select: the place to start editing (XS-12).
  func collectionView(
    _ collectionView: CollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: CollectionView.IndexPath)
  /// Called when the two fingers are up (XS-12).
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: CollectionView)

  /// Returns whether an item is selected when the focus comes to it; asked while that is on, `true` by default (CV-6).
  func collectionView(
    _ collectionView: CollectionView, selectionFollowsFocusForItemAt indexPath: CollectionView.IndexPath
  ) -> Bool

  /// Called when a cell was made for an item of the data source, before it is seen (XS-14).
  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: CollectionView.IndexPath)
  /// Called when a cell of an item of the data source is out of sight and was taken away (XS-14).
  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: CollectionView.IndexPath)

  /// Returns whether a cell can be moved; `true` by default (XS-11). UIKit asks the data source.
  func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: CollectionView.IndexPath) -> Bool
  /// Returns the place where a cell may be dropped; called when it moves over another one (XS-11).
  func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: CollectionView.IndexPath,
    atCurrentIndexPath currentIndexPath: CollectionView.IndexPath,
    toProposedIndexPath proposedIndexPath: CollectionView.IndexPath
  ) -> CollectionView.IndexPath
  /// Called when a cell was moved by the user (XS-11). UIKit calls the data source.
  func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: CollectionView.IndexPath,
    to destinationIndexPath: CollectionView.IndexPath)
}

// What a default does that does nothing needs no words; the protocol says when each is called.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CollectionViewDelegate {
  /// Receives the calls about cells, too.
  public func becameDelegate(of scrollView: ScrollView) {
    guard let collectionView = scrollView as? CollectionView else { return }
    collectionView.references.delegate = self
  }
  /// Highlights.
  public func collectionView(_: CollectionView, shouldHighlightItemAt _: CollectionView.IndexPath) -> Bool { true }
  public func collectionView(_: CollectionView, didHighlightItemAt _: CollectionView.IndexPath) {}
  public func collectionView(_: CollectionView, didUnhighlightItemAt _: CollectionView.IndexPath) {}
  /// Selects.
  public func collectionView(_: CollectionView, shouldSelectItemAt _: CollectionView.IndexPath) -> Bool { true }
  /// Deselects.
  public func collectionView(_: CollectionView, shouldDeselectItemAt _: CollectionView.IndexPath) -> Bool { true }
  public func collectionView(_: CollectionView, didSelectItemAt _: CollectionView.IndexPath) {}
  public func collectionView(_: CollectionView, didDeselectItemAt _: CollectionView.IndexPath) {}
  /// Performs it unless cells are edited.
  public func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: CollectionView.IndexPath
  ) -> Bool { !collectionView.isEditing }
  public func collectionView(_: CollectionView, performPrimaryActionForItemAt _: CollectionView.IndexPath) {}
  /// Selects nothing.
  public func collectionView(
    _: CollectionView, shouldBeginMultipleSelectionInteractionAt _: CollectionView.IndexPath
  ) -> Bool { false }
  public func collectionView(_: CollectionView, didBeginMultipleSelectionInteractionAt _: CollectionView.IndexPath) {}
  /// Selects it.
  public func collectionView(
    _: CollectionView, selectionFollowsFocusForItemAt _: CollectionView.IndexPath
  ) -> Bool { true }
  public func collectionViewDidEndMultipleSelectionInteraction(_: CollectionView) {}
  public func collectionView(
    _: CollectionView, willDisplay _: CollectionViewCell, forItemAt _: CollectionView.IndexPath
  ) {}
  public func collectionView(
    _: CollectionView, didEndDisplaying _: CollectionViewCell, forItemAt _: CollectionView.IndexPath
  ) {}
  /// Lets it be moved.
  public func collectionView(_: CollectionView, canMoveItemAt _: CollectionView.IndexPath) -> Bool { true }
  /// Agrees to the place under the finger.
  public func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: CollectionView.IndexPath,
    atCurrentIndexPath currentIndexPath: CollectionView.IndexPath,
    toProposedIndexPath proposedIndexPath: CollectionView.IndexPath
  ) -> CollectionView.IndexPath { proposedIndexPath }
  public func collectionView(
    _: CollectionView, moveItemAt _: CollectionView.IndexPath, to _: CollectionView.IndexPath
  ) {}
}

/// References to a collection view's delegate and data sources that do not keep them alive.
///
/// Under Embedded Swift, which has no weak references, they are unchecked: clear them before the objects die.
struct CollectionViewReferences {
  #if hasFeature(Embedded)
    @UncheckedReference var delegate: (any CollectionViewDelegate)?
    @UncheckedReference var source: (any CollectionViewDataSource)?
    @UncheckedReference var prefetching: (any CollectionViewDataSourcePrefetching)?
  #else
    weak var delegate: (any CollectionViewDelegate)?
    weak var source: (any CollectionViewDataSource)?
    weak var prefetching: (any CollectionViewDataSourcePrefetching)?
  #endif

  /// Refers to a delegate that adopts the protocol below a class that is a scroll view's delegate already.
  ///
  /// Embedded Swift cannot know.
  mutating func adopt(_ object: (any ScrollViewDelegate)?) {
    #if !hasFeature(Embedded)
      if delegate == nil { delegate = object as? any CollectionViewDelegate }
    #endif
  }
}
