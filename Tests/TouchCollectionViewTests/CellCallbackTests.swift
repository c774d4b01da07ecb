import Testing
import TouchCollectionView
import TouchScroll
import TouchWindows

/// Cells, delegates and data sources that take cells out of the list while it asks them.
@Suite struct CellCallbackTests {
  /// A cell that calls back at each read of its selection, each move and its end.
  final class AskedCell: CollectionViewCell {
    var onAsk: ((AskedCell) -> Void)?
    var onMove: ((AskedCell) -> Void)?
    var onEnd: (() -> Void)?
    deinit { onEnd?() }
    override var isSelected: Bool {
      get {
        onAsk?(self)
        return super.isSelected
      }
      set { super.isSelected = newValue }
    }
    override func didChangeSize(from old: Size) {
      super.didChangeSize(from: old)
      onMove?(self)
    }
  }

  /// Returns a list of 30 rows of a data source, as a window shows it.
  private func makeList(_ rows: Rows) -> (Window, CollectionView) {
    let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    rows.onCell = { list, path in list.dequeueReusableCell(withReuseIdentifier: "asked", for: path) }
    let list = rows.list(in: window)
    list.register({ AskedCell(frame: .zero) }, forCellWithReuseIdentifier: "asked")
    window.layoutIfNeeded()
    return (window, list)
  }

  @Test(arguments: ["all cells", "itself", "the first", "the source", "reload"])
  func `a cell may take cells out when it is asked whether it is selected`(deed: String) {
    let rows = Rows(30)
    let (window, list) = makeList(rows)
    var isDone = false
    for case let cell as AskedCell in list.cells {
      cell.onAsk = {
        if isDone { return }
        isDone = true
        switch deed {
        case "all cells": for other in list.cells { other.removeFromSuperview() }
        case "itself": $0.removeFromSuperview()
        case "the first": list.cells.last?.removeFromSuperview()
        case "the source": list.dataSource = nil
        default: list.reloadData()
        }
      }
    }

    list.contentOffset.y = 90
    list.layoutIfNeeded()

    window.layoutIfNeeded()
    let shown = list.cells.map { list.indexPath(for: $0)?.item ?? -1 }
    #expect(isDone && shown == (deed == "the source" ? [] : Array(1...9)))
  }

  @Test(arguments: ["all cells", "the source"])
  func `a cell that is placed may take others out`(deed: String) {
    let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    let list = CollectionView(frame: window.bounds)
    window.addSubview(list)
    let cells = (0..<5).map { _ in AskedCell(frame: .zero) }
    for cell in cells { list.addSubview(cell) }
    let rows = Rows(3)
    cells[2].onMove = { _ in
      if deed == "the source" { list.dataSource = rows } else { for cell in cells { cell.removeFromSuperview() } }
    }

    list.rowLayout = RowLayout(rowHeight: 40)

    #expect(list.cells.count == 0)
  }

  @Test(arguments: ["the source", "all cells", "reload"], [true, false])
  func `a delegate may take everything away when it is asked whether a cell may be moved`(deed: String, hasSource: Bool)
  {
    final class Mover: CollectionViewDelegate {
      var onAsk: () -> Void = {}
      func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: CollectionView.IndexPath) -> Bool {
        onAsk()
        return true
      }
    }
    let (rows, mover) = (Rows(30), Mover())
    let (window, list) = makeList(rows)
    if !hasSource {
      list.dataSource = nil
      for _ in 0..<3 { list.addSubview(AskedCell(frame: .zero)) }
    }
    list.delegate = mover
    mover.onAsk = {
      switch deed {
      case "the source": list.dataSource = hasSource ? nil : rows
      case "all cells": for cell in list.cells { cell.removeFromSuperview() }
      default: list.reloadData()
      }
    }

    let isLifted = list.beginInteractiveMovementForItem(at: at(1))
    list.updateInteractiveMovementTargetPosition(Point(x: 10, y: 10))
    list.endInteractiveMovement()

    window.layoutIfNeeded()
    #expect(isLifted == (deed == "reload" && !hasSource))
  }

  @Test func `a cell that ends while its identifier is registered anew may ask for cells`() {
    let rows = Rows(30)
    let (window, list) = makeList(rows)
    var ends = 0
    for case let cell as AskedCell in list.cells {
      cell.onEnd = {
        ends += 1
        _ = list.dequeueReusableCell(withReuseIdentifier: "asked", for: at(1))
      }
    }
    list.frame.size.height = 100
    list.layoutIfNeeded()

    list.register({ AskedCell(frame: .zero) }, forCellWithReuseIdentifier: "asked")

    window.layoutIfNeeded()
    #expect(ends > 0)
  }

  @Test func `items that are selected from the last on are all selected, and in order`() {
    let rows = Rows(30, 20)
    let (_, list) = makeList(rows)
    list.allowsMultipleSelection = true
    let number: (CollectionView.IndexPath) -> Int = { $0.section * 30 + $0.item }

    for item in (0..<50).reversed() where item != 7 {
      list.selectItem(at: item < 30 ? at(item) : at(item - 30, 1))
    }
    for item in [0, 25, 26, 49, 40] { list.deselectItem(at: item < 30 ? at(item) : at(item - 30, 1)) }

    let left = (0..<50).filter { ![7, 0, 25, 26, 49, 40].contains($0) }
    #expect((list.indexPathsForSelectedItems ?? []).map(number) == left)
  }
}
