import Testing
import TouchCollectionView
import TouchGestures
import TouchPlugins
import TouchScroll
import TouchScrollView
import TouchTap
import TouchWindows

@Suite struct CollectionViewTests {
  let window: Window
  let collection: CollectionView
  let listener = Listener()
  let cells: [CollectionViewCell]

  init() {
    let registry = PluginRegistry(ScrollPlugin(), CollectionViewPlugin())
    window = Window(
      frame: Rect(x: 0, y: 0, width: 400, height: 800), context: TouchContext(registry: registry))
    collection = CollectionView(frame: Rect(x: 50, y: 100, width: 300, height: 400))
    collection.contentSize = Size(width: 300, height: 2000)
    cells = (0..<4).map {
      CollectionViewCell(frame: Rect(x: 0, y: Double($0) * 110, width: 300, height: 100))
    }
    for cell in cells { collection.addSubview(cell) }
    collection.delegate = listener
    window.addSubview(collection)
  }

  func send(_ t: Double, _ phase: TouchPhase, _ y: Double, x: Double = 200, id: Int = 1) {
    window.send([TouchSample(id: TouchID(id), phase: phase, location: Point(x: x, y: y), timestamp: t)])
  }

  func tap(_ t: Double, item: Int) {
    send(t, .began, 150 + Double(item) * 110)
    send(t + 0.05, .ended, 150 + Double(item) * 110)
  }

  // MARK: Highlight

  @Test func `questions and calls come in UIKit's order (CE-2, S-60 h)`() {
    send(0, .began, 150)
    send(0.2, .ended, 150)
    #expect(
      listener.lines == [
        "shouldHighlight 0", "didHighlight 0", "didUnhighlight 0", "shouldSelect 0", "didSelect 0",
      ])
  }

  @Test func `a cell is highlighted after 150 ms and no longer at the lift (CE-1)`() {
    send(0, .began, 150)
    #expect(!cells[0].isHighlighted)
    window.advance(to: 0.15)
    let early = cells[0].isHighlighted
    send(0.3, .ended, 150)
    #expect(early && !cells[0].isHighlighted && cells[0].isSelected)
  }

  @Test func `a cell that goes while it is asked is not highlighted, and the selected one stays so (CE-2, CE-4)`() {
    tap(0, item: 0)
    listener.onShouldHighlight = { [cells] in cells[1].removeFromSuperview() }
    listener.lines = []

    tap(1, item: 1)

    #expect((listener.lines, cells[1].isHighlighted, cells[0].isSelected) == (["shouldHighlight 1"], false, true))
  }

  @Test func `a cell that may not highlight is not selected either (CE-2)`() {
    listener.refuses = ["shouldHighlight"]
    tap(0, item: 0)
    #expect((listener.lines, cells[0].isSelected) == (["shouldHighlight 0"], false))
  }

  @Test func `a drag unhighlights and does not select (CE-4)`() {
    send(0, .began, 150)
    send(0.2, .moved, 120)
    send(0.3, .ended, 120)
    let found = (listener.lines, cells[0].isSelected)
    #expect(found == (["shouldHighlight 0", "didHighlight 0", "didUnhighlight 0"], false))
  }

  @Test func `a quick drag highlights nothing (CE-4, SC-2)`() {
    send(0, .began, 150)
    send(0.05, .moved, 120)
    send(0.1, .ended, 120)
    #expect(listener.lines.isEmpty)
  }

  @Test func `a second finger on another cell is not followed`() {
    collection.isScrollEnabled = false
    send(0, .began, 150)
    send(0.1, .began, 260, id: 2)
    send(0.2, .ended, 260, id: 2)
    send(0.3, .ended, 150)
    #expect(collection.indexPathsForSelectedItems == [CollectionView.IndexPath(item: 0)])
  }

  @Test func `a cell that is removed under the finger is unhighlighted (TB-11)`() {
    send(0, .began, 150)
    window.advance(to: 0.2)
    cells[0].removeFromSuperview()
    let found = (listener.lines, cells[0].isHighlighted, collection.numberOfItems)
    #expect(found == (["shouldHighlight 0", "didHighlight 0", "didUnhighlight 0"], false, 3))
  }

  @Test func `a finger that leaves its cell takes the highlight along and asks for it anew inside (CE-2a)`() {
    collection.isScrollEnabled = false
    send(0, .began, 150)
    send(0.1, .moved, 260)
    #expect(!cells[0].isHighlighted && !cells[1].isHighlighted)
    send(0.2, .moved, 160)
    #expect(
      (cells[0].isHighlighted, listener.lines) == (
        true, ["shouldHighlight 0", "didHighlight 0", "didUnhighlight 0", "shouldHighlight 0", "didHighlight 0"]
      ))
  }

  @Test func `the selected cell looks deselected while another is highlighted, without a call (CE-2b)`() {
    collection.isScrollEnabled = false
    tap(0, item: 0)
    listener.lines = []
    send(1, .began, 260)
    #expect((cells[0].isSelected, collection.indexPathsForSelectedItems?.map(\.item)) == (false, [0]))
    send(1.1, .moved, 400)
    let early = cells[0].isSelected
    send(1.2, .ended, 400)
    #expect(
      (early, listener.lines, cells[0].isSelected) == (
        true, ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1"], true
      ))
  }

  // MARK: Selection

  @Test func `a lift outside the cell does not select (R-37)`() {
    collection.isScrollEnabled = false
    send(0, .began, 150)
    send(0.1, .moved, 260)
    send(0.2, .ended, 260)
    #expect(listener.lines == ["shouldHighlight 0", "didHighlight 0", "didUnhighlight 0"])
  }

  @Test func `selecting another cell deselects the old one first (R-37)`() {
    tap(0, item: 0)
    listener.lines = []
    tap(1, item: 1)
    #expect(
      (listener.lines, cells[0].isSelected) == (
        ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "shouldSelect 1", "didDeselect 0", "didSelect 1"],
        false
      ))
  }

  @Test func `the same cell again is selected again (R-37)`() {
    tap(0, item: 2)
    listener.lines = []
    tap(1, item: 2)
    #expect((listener.lines.suffix(2), cells[2].isSelected) == (["shouldSelect 2", "didSelect 2"], true))
  }

  @Test func `with multiple selection the same cell again is deselected (R-37)`() {
    collection.allowsMultipleSelection = true
    tap(0, item: 0)
    tap(1, item: 1)
    #expect(collection.indexPathsForSelectedItems?.map(\.item) == [0, 1])
    listener.lines = []
    tap(2, item: 0)
    let found = (listener.lines.suffix(2), collection.indexPathsForSelectedItems?.map(\.item))
    #expect(found == (["shouldDeselect 0", "didDeselect 0"], [1]))
  }

  @Test func `a cell that may not be deselected stays selected (CE-2)`() {
    collection.allowsMultipleSelection = true
    listener.refuses = ["shouldDeselect"]
    tap(0, item: 0)
    tap(1, item: 0)
    #expect(cells[0].isSelected)
  }

  @Test func `a cell that may not be selected leaves the old selection (CE-2)`() {
    tap(0, item: 0)
    listener.refuses = ["shouldSelect"]
    tap(1, item: 1)
    #expect(cells[0].isSelected && !cells[1].isSelected)
  }

  @Test func `without selection cells highlight only`() {
    collection.allowsSelection = false
    tap(0, item: 0)
    #expect(listener.lines == ["shouldHighlight 0", "didHighlight 0", "didUnhighlight 0"])
  }

  @Test func `code selects silently (CE-1)`() {
    collection.selectItem(at: CollectionView.IndexPath(item: 3))
    #expect(cells[3].isSelected)
    collection.selectItem(at: CollectionView.IndexPath(item: 1))
    #expect(!cells[3].isSelected)
    collection.deselectItem(at: CollectionView.IndexPath(item: 1))
    let early = collection.indexPathsForSelectedItems == nil
    collection.selectItem(at: CollectionView.IndexPath(item: 99))
    #expect(early && listener.lines.isEmpty)
  }

  @Test func `a cell that is not selected any more when a highlight is over is not taken for hidden by it (CE-2b)`() {
    collection.selectItem(at: CollectionView.IndexPath(item: 1))
    send(0, .began, 150)
    window.advance(to: 0.15)
    send(0.2, .cancelled, 150)
    cells[1].isSelected = false

    #expect(collection.indexPathsForSelectedItems == nil)
  }

  @Test func `a cell that code deselects while another is highlighted stays deselected (CE-2b)`() {
    collection.selectItem(at: CollectionView.IndexPath(item: 1))
    send(0, .began, 150)
    window.advance(to: 0.15)
    let early = collection.indexPathsForSelectedItems

    collection.deselectItem(at: CollectionView.IndexPath(item: 1))
    send(0.2, .cancelled, 150)

    #expect(
      (early, cells[1].isSelected, collection.indexPathsForSelectedItems == nil) == (
        [CollectionView.IndexPath(item: 1)], false, true
      ))
  }

  // MARK: The chain

  @Test func `a touch on a view inside a cell selects the cell (RF-7)`() {
    cells[0].addSubview(View(frame: Rect(x: 0, y: 0, width: 300, height: 100)))
    tap(0, item: 0)
    #expect(cells[0].isSelected)
  }

  @Test func `a view inside a cell that keeps its touches keeps the selection away (R-37)`() {
    cells[0].addSubview(ConsumingView(frame: Rect(x: 0, y: 0, width: 300, height: 100)))
    tap(0, item: 0)
    #expect(listener.lines.isEmpty && !cells[0].isSelected)
  }

  @Test func `a tap recognizer above kills the selection (CE-5, S0-三)`() {
    window.addGestureRecognizer(TapGestureRecognizer())
    tap(0, item: 0)
    #expect(listener.lines.isEmpty && !cells[0].isSelected)
  }

  @Test func `a held cell under a tap recognizer is unhighlighted, not selected (CE-6)`() {
    window.addGestureRecognizer(TapGestureRecognizer())
    send(0, .began, 150)
    send(0.3, .ended, 150)
    #expect(listener.lines == ["shouldHighlight 0", "didHighlight 0", "didUnhighlight 0"])
  }

  // MARK: Cells

  @Test func `cells have places in the order in which they stand among the subviews`() {
    let first = CollectionViewCell(frame: .zero)
    collection.insertSubview(first, at: 0)
    #expect(
      (
        collection.indexPath(for: first)?.item, collection.indexPath(for: cells[0])?.item,
        collection.cellForItem(at: CollectionView.IndexPath(item: 4)) === cells[3],
        collection.cellForItem(at: CollectionView.IndexPath(item: 5)) == nil,
        collection.indexPathForItem(at: Point(x: 10, y: 115))?.item
      ) == (0, 1, true, true, 2))
  }

  @Test func `a row layout places the cells and sizes the content`() {
    collection.rowLayout = RowLayout(
      rowHeight: 50, spacing: 10, insets: EdgeInsets(top: 5, left: 20, bottom: 15, right: 30))
    let found = (cells[2].frame, collection.contentSize)
    #expect(found == (Rect(x: 20, y: 125, width: 250, height: 50), Size(width: 300, height: 250)))
    collection.frame.size.width = 200
    let early = cells[0].frame.width
    cells[0].removeFromSuperview()
    #expect((early, cells[1].frame.minY) == (150, 5))
  }

  @Test func `a row layout of numbers that are none places cells at numbers`() {
    collection.rowLayout = RowLayout(rowHeight: .nan, spacing: .infinity)
    #expect(cells[3].frame.isFinite)
  }

  @Test func `the plugin offers both kinds`() {
    let registry = PluginRegistry(ScrollPlugin(), CollectionViewPlugin())
    #expect(
      registry.node(named: "collectionView")?.make(.zero) is CollectionView
        && registry.node(named: "cell")?.make(.zero) is CollectionViewCell)
  }
}
