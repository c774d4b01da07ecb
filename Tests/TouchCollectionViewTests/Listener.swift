import TouchCollectionView
import TouchScroll
import TouchViews

final class ConsumingView: View {
  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {}
  override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {}
  override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) {}
  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {}
}

final class Listener: CollectionViewDelegate {
  var lines: [String] = []
  var refuses: [String] = []
  var onShouldHighlight: () -> Void = {}

  private func ask(_ question: String, _ path: CollectionView.IndexPath) -> Bool {
    lines.append("\(question) \(path.item)")
    return !refuses.contains(question)
  }

  func collectionView(_ view: CollectionView, shouldHighlightItemAt path: CollectionView.IndexPath) -> Bool {
    let answer = ask("shouldHighlight", path)
    onShouldHighlight()
    return answer
  }
  func collectionView(_ view: CollectionView, didHighlightItemAt path: CollectionView.IndexPath) {
    _ = ask("didHighlight", path)
  }
  func collectionView(_ view: CollectionView, didUnhighlightItemAt path: CollectionView.IndexPath) {
    _ = ask("didUnhighlight", path)
  }
  func collectionView(_ view: CollectionView, shouldSelectItemAt path: CollectionView.IndexPath) -> Bool {
    ask("shouldSelect", path)
  }
  func collectionView(_ view: CollectionView, shouldDeselectItemAt path: CollectionView.IndexPath) -> Bool {
    ask("shouldDeselect", path)
  }
  func collectionView(_ view: CollectionView, didSelectItemAt path: CollectionView.IndexPath) {
    _ = ask("didSelect", path)
  }
  func collectionView(_ view: CollectionView, didDeselectItemAt path: CollectionView.IndexPath) {
    _ = ask("didDeselect", path)
  }
}
