import Testing
import TouchCollectionView
import TouchGestures
import TouchScroll
import TouchScrollView
import TouchWindows

/// What a collection view offers beyond single taps: positions, editing, moving cells, two fingers, primary actions.
@Suite struct CellMovementTests {
  let collection = CollectionView(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 800))
  let cells = (0..<20).map { _ in CollectionViewCell(frame: .zero) }
  let delegate = CellListener()

  init() {
    collection.rowLayout = RowLayout(rowHeight: 50)
    for cell in cells { collection.addSubview(cell) }
    collection.delegate = delegate
    collection.delaysContentTouches = false
    window.addSubview(collection)
  }

  private func path(_ item: Int) -> CollectionView.IndexPath { CollectionView.IndexPath(item: item) }
  private var selected: [Int] { (collection.indexPathsForSelectedItems ?? []).map { $0.item } }

  private func send(_ phase: TouchPhase, _ places: [Point], at time: Double) {
    window.send(
      places.enumerated().map { index, place in
        TouchSample(id: TouchID(index + 1), phase: phase, location: place, timestamp: time)
      })
  }

  private func tap(_ item: Int, at time: Double) {
    let place = Point(x: 200, y: Double(item) * 50 + 25)
    send(.began, [place], at: time)
    send(.ended, [place], at: time + 0.05)
  }

  /// Two fingers side by side go through the middle of cells.
  private func slide(_ items: [Int], at time: Double, lifts: Bool = true) {
    func pair(_ item: Int) -> [Point] { [100, 300].map { Point(x: $0, y: Double(item) * 50 + 25) } }
    var time = time
    send(.began, pair(items[0]), at: time)
    for item in items.dropFirst() {
      time += 0.05
      send(.moved, pair(item), at: time)
    }
    if lifts { send(.ended, pair(items[items.count - 1]), at: time + 0.05) }
  }

  // MARK: What is there

  @Test func `it reports its one section, its items and the visible ones`() {
    collection.contentOffset = Point(x: 0, y: 75)

    #expect(
      (
        collection.numberOfSections, collection.numberOfItems(inSection: 0), collection.numberOfItems(inSection: 1),
        collection.indexPathsForVisibleItems, collection.visibleCells.first === cells[1]
      ) == (1, 20, 0, (1...9).map { path($0) }, true))
  }

  @Test(
    arguments: [
      (CollectionView.ScrollPosition.top, 490.0), (.bottom, 170), (.centeredVertically, 330),
      (CollectionView.ScrollPosition(), 0), (.left, 0),
    ] as [(CollectionView.ScrollPosition, Double)])
  func `a cell is scrolled to the place that is named, inside the insets (XS-10)`(
    position: CollectionView.ScrollPosition, offset: Double
  ) {
    collection.contentInset = EdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    collection.contentOffset = .zero
    collection.scrollToItem(at: path(10), at: position, animated: false)

    // At the lower edge: 550 + 20 - 400; in the middle of 10 to 380: 525 - 195.
    #expect(collection.contentOffset.y == offset)
  }

  @Test func `the last cell cannot come to the top (XS-10)`() {
    collection.selectItem(at: path(19), animated: false, scrollPosition: .top)

    #expect((collection.contentOffset.y, selected, delegate.heard.isEmpty) == (600, [19], true))
  }

  // MARK: Editing

  @Test func `while cells are edited other properties say what taps select (XS-9)`() {
    collection.isEditing = true
    tap(1, at: 1)
    let none = selected
    collection.allowsMultipleSelectionDuringEditing = true
    tap(1, at: 3)
    tap(2, at: 5)
    let both = selected
    collection.isEditing = false
    collection.allowsSelection = false
    tap(4, at: 7)

    #expect((none.isEmpty, both, selected) == (true, [1, 2], [1, 2]))
  }

  @Test func `a tap performs the cell's action after its selection, unless cells are edited (XS-13)`() {
    tap(1, at: 1)
    let normal = delegate.heard
    delegate.heard = []
    collection.isEditing = true
    tap(2, at: 3)

    #expect((normal, delegate.heard.isEmpty) == (["select 1", "perform 1"], true))
  }

  @Test func `a refused selection performs the action, and one that is extended does not (XS-13)`() {
    delegate.allowsSelection = false
    tap(1, at: 1)
    let refused = delegate.heard
    delegate.allowsSelection = true
    collection.allowsMultipleSelection = true
    delegate.heard = []
    tap(2, at: 3)
    tap(3, at: 5)

    #expect((refused, delegate.heard) == (["perform 1"], ["select 2", "perform 2", "select 3"]))
  }

  // MARK: Moving

  @Test func `a lifted cell follows and the others make room (XS-11)`() {
    let isLifted = collection.beginInteractiveMovementForItem(at: path(1))
    collection.updateInteractiveMovementTargetPosition(Point(x: 210, y: 160))
    let during = cells[1].center
    let others = [cells[2].frame.minY, cells[3].frame.minY, cells[4].frame.minY]
    collection.endInteractiveMovement()

    #expect(
      (isLifted, during, others, cells[1].frame, collection.indexPath(for: cells[1]), delegate.heard) == (
        true, Point(x: 210, y: 160), [50, 100, 200], Rect(x: 0, y: 150, width: 400, height: 50), path(3),
        ["move 1 to 3"]
      ))
  }

  @Test func `the delegate keeps cells where they are and aims moves (XS-11)`() {
    delegate.fixed = 0
    delegate.target = 2
    let isLifted = collection.beginInteractiveMovementForItem(at: path(0))
    _ = collection.beginInteractiveMovementForItem(at: path(5))
    let second = collection.beginInteractiveMovementForItem(at: path(6))
    collection.updateInteractiveMovementTargetPosition(Point(x: 200, y: 425))
    collection.endInteractiveMovement()

    let found = (isLifted, second, collection.indexPath(for: cells[5]), delegate.heard)
    #expect(found == (false, false, path(2), ["move 5 to 2"]))
  }

  @Test func `a move that is cancelled puts all back, and so does a cell that goes (XS-11)`() {
    _ = collection.beginInteractiveMovementForItem(at: path(1))
    collection.updateInteractiveMovementTargetPosition(Point(x: 200, y: 425))
    collection.cancelInteractiveMovement()
    let order = collection.cells.map { $0.frame.minY }
    _ = collection.beginInteractiveMovementForItem(at: path(1))
    collection.updateInteractiveMovementTargetPosition(Point(x: 200, y: 425))
    cells[19].removeFromSuperview()
    collection.endInteractiveMovement()

    let found = (order, collection.cells.prefix(3).elementsEqual(cells.prefix(3)) { $0 === $1 }, delegate.heard.isEmpty)
    #expect(found == ((0..<20).map { Double($0) * 50 }, true, true))
  }

  @Test func `positions that are no numbers move nothing (XS-11)`() {
    collection.updateInteractiveMovementTargetPosition(Point(x: 1, y: 1))
    _ = collection.beginInteractiveMovementForItem(at: path(1))
    collection.updateInteractiveMovementTargetPosition(Point(x: Double.nan, y: 1))
    collection.endInteractiveMovement()

    #expect(cells[1].frame.minY == 50)
  }

  // MARK: Two fingers

  @Test func `two fingers select the cells they pass, and take back what they leave (XS-12)`() {
    collection.allowsMultipleSelectionDuringEditing = true
    delegate.selectsByTwo = true
    slide([2, 3, 4, 5, 4], at: 1)

    let found = (collection.isEditing, selected, delegate.heard.first, delegate.heard.last, collection.contentOffset)
    #expect(found == (true, [2, 3, 4], "begin 2", "end", .zero))
  }

  @Test func `two fingers that begin on a selected cell deselect (XS-12)`() {
    collection.allowsMultipleSelection = true
    delegate.selectsByTwo = true
    for item in 1...4 { collection.selectItem(at: path(item)) }
    slide([2, 3], at: 1)

    #expect(selected == [1, 4])
  }

  @Test func `two fingers scroll when the delegate returns false, or one cell at most can be selected (XS-12)`() {
    collection.allowsMultipleSelection = true
    slide([6, 5, 4], at: 1)
    let scrolled = collection.contentOffset.y
    window.advance(to: 9)
    collection.contentOffset = .zero
    collection.allowsMultipleSelection = false
    delegate.selectsByTwo = true
    slide([6, 5, 4], at: 10)

    #expect((scrolled, collection.contentOffset.y, selected.isEmpty) == (90, 90, true))
  }

  @Test func `two fingers select although the pan that scrolls was added after theirs (XS-12)`() {
    collection.allowsMultipleSelection = true
    delegate.selectsByTwo = true
    let pan = collection.panGestureRecognizer
    collection.removeGestureRecognizer(pan)
    collection.addGestureRecognizer(pan)
    slide([2, 3], at: 1)

    #expect(selected == [2, 3])
  }

  @Test func `allowing several selected cells twice adds one recognizer (XS-12)`() {
    let before = collection.gestureRecognizers ?? []
    collection.allowsMultipleSelection = true
    collection.allowsMultipleSelectionDuringEditing = true

    #expect(collection.gestureRecognizers?.count == before.count + 1)
  }

  @Test func `one finger scrolls where two select (XS-12)`() {
    collection.allowsMultipleSelection = true
    delegate.selectsByTwo = true
    send(.began, [Point(x: 200, y: 300)], at: 1)
    for step in 1...5 { send(.moved, [Point(x: 200, y: 300 - Double(step) * 20)], at: 1 + Double(step) * 0.05) }

    #expect((collection.contentOffset.y, selected.isEmpty) == (90, true))
  }
}

final class CellListener: CollectionViewDelegate {
  var heard: [String] = []
  var allowsSelection = true
  var fixed: Int?
  var target: Int?
  var selectsByTwo = false

  func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: CollectionView.IndexPath
  ) -> Bool { allowsSelection }
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: CollectionView.IndexPath) {
    heard.append("select \(indexPath.item)")
  }
  func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: CollectionView.IndexPath
  ) { heard.append("perform \(indexPath.item)") }
  func collectionView(
    _ collectionView: CollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: CollectionView.IndexPath
  ) -> Bool { selectsByTwo }
  func collectionView(
    _ collectionView: CollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: CollectionView.IndexPath
  ) {
    heard.append("begin \(indexPath.item)")
    collectionView.isEditing = collectionView.allowsMultipleSelectionDuringEditing
  }
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: CollectionView) { heard.append("end") }
  func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: CollectionView.IndexPath) -> Bool {
    indexPath.item != fixed
  }
  func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: CollectionView.IndexPath,
    atCurrentIndexPath currentIndexPath: CollectionView.IndexPath,
    toProposedIndexPath proposedIndexPath: CollectionView.IndexPath
  ) -> CollectionView.IndexPath { target.map { CollectionView.IndexPath(item: $0) } ?? proposedIndexPath }
  func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: CollectionView.IndexPath,
    to destinationIndexPath: CollectionView.IndexPath
  ) { heard.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)") }
}
