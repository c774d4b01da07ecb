import Testing
import TouchCollectionView
import TouchGestures
import TouchLongPress
import TouchScroll
import TouchScrollView
import TouchWindows

/// A controller of forty rows of 50 points, which records its calls.
private final class Board: CollectionViewController {
  var lines: [String] = []
  var moves = true

  override func loadView() {
    super.loadView()
    collectionView.rowLayout = RowLayout(rowHeight: 50)
    collectionView.delaysContentTouches = false
    collectionView.register({ CollectionViewCell(frame: .zero) }, forCellWithReuseIdentifier: "row")
  }

  override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
  override func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: CollectionView.IndexPath
  ) -> CollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) }
  override func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: CollectionView.IndexPath
  ) { lines.append("select \(indexPath.item)") }
  override func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: CollectionView.IndexPath
  ) -> Bool {
    lines.append("may \(indexPath.item)")
    return moves
  }
  override func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: CollectionView.IndexPath,
    to destinationIndexPath: CollectionView.IndexPath
  ) { lines.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)") }
}

/// Cells that a finger moves by the gesture of a collection view's controller (CV-2 to CV-4), and focus (CV-6).
@Suite struct StandardMovementTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  private let board = Board()
  private var list: CollectionView { board.collectionView }

  init() {
    window.rootViewController = board
    board.collectionView.layoutIfNeeded()
  }

  private func touch(_ time: Double, _ phase: TouchPhase, y: Double) {
    window.send([TouchSample(id: 1, phase: phase, location: Point(x: 200, y: y), timestamp: time)])
  }

  /// Draws sixty frames per second.
  private func draw(from start: Double, to end: Double) {
    var frame = 1.0
    while start + frame / 60 < end {
      window.advance(to: start + frame / 60)
      frame += 1
    }
    window.advance(to: end)
  }

  private var press: LongPressGestureRecognizer? {
    list.gestureRecognizers?.compactMap { $0 as? LongPressGestureRecognizer }.last
  }

  @Test func `a long press lifts a cell, which follows the finger and is dropped where it is lifted (CV-2)`() {
    touch(0, .began, y: 75)
    window.advance(to: 0.5)
    touch(0.6, .moved, y: 120)
    touch(0.7, .moved, y: 175)
    let middle = list.cellForItem(at: at(3))?.center.y
    touch(0.8, .ended, y: 175)

    #expect((board.lines, middle) == (["may 1", "move 1 to 3"], 175))
  }

  @Test func `a lift that is refused fails the press, and the touch goes on (CV-2)`() {
    board.moves = false
    touch(0, .began, y: 75)
    window.advance(to: 0.5)
    let state = press?.state
    touch(0.6, .ended, y: 75)

    #expect((board.lines, state == .failed || state == .possible) == (["may 1", "select 1"], true))
  }

  @Test func `a finger that is cancelled puts the cell back (CV-2, CV-4)`() {
    touch(0, .began, y: 75)
    window.advance(to: 0.5)
    touch(0.6, .moved, y: 175)
    window.cancelAllTouches(at: 0.7)

    #expect((board.lines, list.cellForItem(at: at(1))?.frame.minY) == (["may 1"], 50))
  }

  @Test func `without the standard gesture no press lifts anything (CV-2)`() {
    board.installsStandardGestureForInteractiveMovement = false
    touch(0, .began, y: 75)
    window.advance(to: 0.5)
    touch(0.6, .ended, y: 75)

    #expect((board.lines, press == nil) == (["select 1"], true))
  }

  @Test func `a cell that is held near an edge scrolls the content, and stays under the finger (CV-3, TV-20)`() {
    touch(0, .began, y: 75)
    window.advance(to: 0.5)
    touch(0.6, .moved, y: 378)
    draw(from: 0.6, to: 1.6)
    let offset = list.contentOffset.y
    let middle = board.lines.isEmpty ? nil : list.convert(Point(x: 200, y: 378), from: nil).y
    touch(1.7, .ended, y: 378)

    // Half of the zone of 44 points: a quarter of 600 points per second.
    #expect(abs(offset - 150) < 3.5)
    #expect(middle == 378 + offset)
    #expect(board.lines.last == "move 1 to \(Int((378 + list.contentOffset.y) / 50))")
  }

  @Test(arguments: ["reload", "removal", "gesture", "leaving"])
  func `what ends a movement early puts all back (CV-4)`(_ reason: String) {
    touch(0, .began, y: 75)
    window.advance(to: 0.5)
    touch(0.6, .moved, y: 175)
    switch reason {
    case "reload": list.reloadData()
    case "removal": list.cellForItem(at: at(3))?.removeFromSuperview()
    case "gesture": press?.isEnabled = false
    default: board.view.removeFromSuperview()
    }
    touch(0.7, .ended, y: 175)
    list.layoutIfNeeded()

    #expect((board.lines, list.cellForItem(at: at(1))?.frame.minY) == (["may 1"], 50))
  }

  @Test func `the focus selects where it comes to, unless the delegate refuses (CV-6)`() {
    list.focusMoved(to: at(1))
    list.selectionFollowsFocus = true
    list.focusMoved(to: at(2))

    #expect(board.lines == ["select 2"])
  }
}
