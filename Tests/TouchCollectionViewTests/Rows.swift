import TouchCollectionView
import TouchScroll
import TouchWindows

/// A data source of rows that counts what it is asked, and a delegate that records its calls.
final class Rows: CollectionViewDataSource, CollectionViewDelegate, CollectionViewDataSourcePrefetching {
  var counts: [Int]
  var lines: [String] = []
  var prefetches: [String] = []
  var made: [RowCell] = []
  var onCell: (CollectionView, CollectionView.IndexPath) -> CollectionViewCell?

  init(_ counts: Int...) {
    self.counts = counts
    onCell = { _, _ in nil }
  }

  /// A list of 400 × 400 points in a window, with rows of 50 points.
  func list(in window: Window) -> CollectionView {
    let list = CollectionView(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    list.rowLayout = RowLayout(rowHeight: 50)
    list.delaysContentTouches = false
    list.dataSource = self
    list.delegate = self
    list.register({ [unowned self] in makeRow() }, forCellWithReuseIdentifier: "row")
    window.addSubview(list)
    return list
  }

  private func makeRow() -> RowCell {
    let cell = RowCell(frame: .zero)
    made.append(cell)
    return cell
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: CollectionView.IndexPath
  ) -> CollectionViewCell {
    onCell(collectionView, indexPath)
      ?? collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: CollectionView.IndexPath
  ) { lines.append("show \(indexPath.section).\(indexPath.item)") }
  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: CollectionView.IndexPath
  ) { lines.append("end \(indexPath.section).\(indexPath.item)") }
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: CollectionView.IndexPath) {
    lines.append("select \(indexPath.section).\(indexPath.item)")
  }
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: CollectionView.IndexPath) {
    lines.append("deselect \(indexPath.section).\(indexPath.item)")
  }
  func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: CollectionView.IndexPath) {
    lines.append("unhighlight \(indexPath.section).\(indexPath.item)")
  }
  func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: CollectionView.IndexPath,
    to destinationIndexPath: CollectionView.IndexPath
  ) { lines.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)") }

  func collectionView(_ collectionView: CollectionView, prefetchItemsAt paths: [CollectionView.IndexPath]) {
    prefetches.append("next " + paths.map { "\($0.item)" }.joined(separator: " "))
  }
  func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt paths: [CollectionView.IndexPath]
  ) { prefetches.append("not " + paths.map { "\($0.item)" }.joined(separator: " ")) }
}

/// A cell that counts how often it is reused.
final class RowCell: CollectionViewCell {
  var reuses = 0
  override func prepareForReuse() { reuses += 1 }
}

/// The place of an item.
func at(_ item: Int, _ section: Int = 0) -> CollectionView.IndexPath {
  CollectionView.IndexPath(item: item, section: section)
}
