import Testing
import TouchCollectionView
import TouchScroll
import TouchViews

/// Cells that are added by hand and placed by a layout.
@Suite struct RowLayoutTests {
  let list = CollectionView(frame: Rect(x: 0, y: 0, width: 300, height: 400))

  init() {
    list.rowLayout = RowLayout(rowHeight: 50)
    for _ in 0..<4 { list.addSubview(CollectionViewCell(frame: .zero)) }
  }

  @Test func `a cell that is added is placed at once, and those before it stay where they are`() {
    list.cells[0].frame.origin.x = 7
    let last = CollectionViewCell(frame: .zero)
    list.addSubview(last)

    let found = (last.frame, list.cells[0].frame.minX, list.contentSize.height)
    #expect(found == (Rect(x: 0, y: 200, width: 300, height: 50), 7, 250))
  }

  @Test func `a cell that is inserted or removed moves those behind it`() {
    list.insertSubview(CollectionViewCell(frame: .zero), at: 1)
    list.cells[3].removeFromSuperview()
    list.addSubview(View(frame: .zero))
    list.insertSubview(CollectionViewCell(frame: .zero), at: 0)

    #expect(
      (
        list.cells.map { $0.frame.minY }, list.cells.map { list.indexPath(for: $0)?.item },
        list.cells.map { ObjectIdentifier($0) }, list.contentSize.height
      ) == ([0, 50, 100, 150, 200], [0, 1, 2, 3, 4], list.subviews.dropLast().map { ObjectIdentifier($0) }, 250))
  }

  @Test func `a layout asked for places all cells`() {
    list.cells[0].frame.origin.x = 7
    list.layOutCells()

    #expect(list.cells[0].frame.minX == 0)
  }

  @Test func `a cell with a transform is placed by its bounds and center (HT-22)`() {
    list.cells[1].transform = AffineTransform(scaleX: 0.5, y: 0.5)
    list.layOutCells()

    #expect(list.cells[1].bounds == Rect(x: 0, y: 0, width: 300, height: 50))
    #expect(list.cells[1].center == Point(x: 150, y: 75))
  }

  @Test func `a subclass lays out when a cell is added or removed`() {
    final class Columns: CollectionView {
      override func layOutCells() {
        for (column, cell) in cells.enumerated() { cell.frame = Rect(x: Double(column), y: 0, width: 1, height: 1) }
      }
    }
    let columns = Columns(frame: .zero)
    for _ in 0..<3 { columns.addSubview(CollectionViewCell(frame: .zero)) }
    columns.cells[0].removeFromSuperview()

    #expect(columns.cells.map { $0.frame.minX } == [0, 1])
  }
}
