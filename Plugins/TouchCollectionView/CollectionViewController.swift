import TouchScroll
public import TouchWindows

/// A controller whose view is a collection view of which it is delegate and data source.
///
/// The methods of the two that most subclasses have can be overridden here; one that is not listed is implemented by the
/// subclass of a class of its own that adopts the protocol.
open class CollectionViewController: ViewController, CollectionViewDelegate, CollectionViewDataSource {
  /// The collection view, which is the view unless that was set to another.
  open var collectionView: CollectionView! {
    get { view as? CollectionView }
    set { view = newValue }
  }

  /// A Boolean value that indicates whether nothing is selected when the view appears; `true` by default.
  open var clearsSelectionOnViewWillAppear = true
  /// A Boolean value that indicates whether a long press lifts a cell that can be moved; `true` by default (CV-2).
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { if let view = viewIfLoaded as? CollectionView { updateMovementPress(of: view) } }
  }
  private var movementPress: MovementPress?

  /// Makes the collection view, unless overridden.
  open override func loadView() {
    super.loadView()
    let list = CollectionView(frame: viewIfLoaded?.frame ?? .zero)
    list.delegate = self
    list.dataSource = self
    view = list
    updateMovementPress(of: list)
  }

  /// Deselects all items, if that is to be; an override calls super.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear { (viewIfLoaded as? CollectionView)?.clearSelection() }
  }

  // MARK: The standard gesture

  private func updateMovementPress(of list: CollectionView) {
    if !installsStandardGestureForInteractiveMovement, let press = movementPress {
      list.removeGestureRecognizer(press)
      movementPress = nil
    } else if installsStandardGestureForInteractiveMovement, movementPress == nil {
      let press = MovementPress()
      list.addGestureRecognizer(press)
      movementPress = press
    }
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
  open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell { CollectionViewCell(frame: .zero) }

  // MARK: Delegate

  open func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    true
  }
  open func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
  open func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
  open func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {}
  open func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }
  open func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
  /// Returns whether an item can be moved; `false` unless overridden, so that the long press lifts nothing.
  open func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
  open func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
