import Touchstone

/// A list with cells.
final class ListScene: ScrollScene {
  override func makeSubject(_ frame: Rect) -> View { HookCollectionView(frame: frame) }

  override func furnish(_ subject: View) {
    guard let list = subject as? CollectionView else { return }
    list.register(
      {
        world.enter(closure("CollectionView.register(_:forCellWithReuseIdentifier:) makeCell"), nil)
        return HookCollectionViewCell(frame: .zero)
      }, forCellWithReuseIdentifier: "row")
    list.rowLayout = RowLayout(rowHeight: 40)
    list.allowsMultipleSelection = true
    list.dataSource = keep("source", HookDataSource())
    list.prefetchDataSource = keep("prefetcher", HookPrefetcher())
    list.collectionDelegate = keep("delegate", HookListDelegate())
    list.layoutIfNeeded()
    let tap = keep("tap", HookTapGestureRecognizer(), inTree: true)
    tap.cancelsTouchesInView = false
    list.addGestureRecognizer(tap)
    _ = keep("pan", list.panGestureRecognizer, inTree: true)
  }

  override func scrollAll() {
    tap(150, 60)
    tap(150, 60)
    tap(150, 100)
    super.scrollAll()
    step { [unowned self] in (view("subject") as? CollectionView)?.isPagingEnabled = false }
    step { [unowned self] in (view("subject") as? CollectionView)?.setContentOffset(.zero, animated: false) }
    step { [unowned self] in (view("subject") as? CollectionView)?.reloadData() }
    step { [unowned self] in window?.layoutIfNeeded() }
    step { [unowned self] in
      _ = (view("subject") as? CollectionView)?.beginInteractiveMovementForItem(at: .init(item: 1))
    }
    step { [unowned self] in
      (view("subject") as? CollectionView)?.updateInteractiveMovementTargetPosition(Point(x: 50, y: 150))
    }
    step { [unowned self] in (view("subject") as? CollectionView)?.endInteractiveMovement() }
    step { [unowned self] in
      _ = (view("subject") as? CollectionView)?.beginInteractiveMovementForItem(at: .init(item: 2))
    }
    step { [unowned self] in (view("subject") as? CollectionView)?.cancelInteractiveMovement() }
    step { [unowned self] in (view("subject") as? CollectionView)?.isEditing = true }
    step { [unowned self] in (view("subject") as? CollectionView)?.allowsMultipleSelectionDuringEditing = true }
    step { [unowned self] in (view("subject") as? CollectionView)?.setContentOffset(.zero, animated: false) }
    frames(2, of: 0.5)
    drag(100, 60, to: 220, 60)
    drag(100, 60, to: 100, 200)
    touch(.began, 100, 60, id: 1, after: 0.6)
    touch(.began, 140, 60, id: 2)
    for y in [70.0, 90, 120] {
      touch(.moved, 100, y, id: 1)
      touch(.moved, 140, y, id: 2)
    }
    touch(.ended, 100, 120, id: 1)
    touch(.ended, 140, 120, id: 2)
    frames(4, of: 0.5)
    touch(.began, 100, 60, id: 1, after: 0.6)
    touch(.began, 140, 60, id: 2)
    for y in [70.0, 90, 120] {
      step { [unowned self] in
        // At one time, so that it is one event.
        let time = next()
        let samples = [(1, 100.0), (2, 140)].map { id, x in
          TouchSample(id: TouchID(id), phase: .moved, location: Point(x: x, y: y), timestamp: time)
        }
        application?.send(samples)
      }
    }
    touch(.ended, 100, 120, id: 1)
    touch(.ended, 140, 120, id: 2)
    step { [unowned self] in (view("subject") as? CollectionView)?.isEditing = false }
    step { [unowned self] in
      _ = keep(
        "cell", (view("subject") as? CollectionView)?.cells.first ?? HookCollectionViewCell(frame: .zero), inTree: true)
    }
    callDirectly(["cell"])
    step { [unowned self] in named("cell").map { drop($0) } }
  }
}
