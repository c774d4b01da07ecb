import TouchCollectionView

/// Selects the rows of a list.
final class Songs: CollectionViewDelegate {
  var selected: [Int] = []
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: CollectionView.IndexPath) {
    selected.append(indexPath.item)
  }
}

let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
let (list, songs) = (CollectionView(frame: root.bounds), Songs())
list.rowLayout = RowLayout(rowHeight: 40)
list.delegate = songs
for _ in 0..<3 { list.addSubview(CollectionViewCell(frame: .zero)) }
root.addSubview(list)
let dispatcher = TouchDispatcher(context: TouchContext(registry: PluginRegistry(CollectionViewPlugin())), root: root)
for (phase, time) in [(TouchPhase.began, 0.0), (.ended, 0.2)] {
  dispatcher.send([TouchSample(id: 1, phase: phase, location: Point(x: 50, y: 60), timestamp: time)])
}
precondition(songs.selected == [1])
