import TouchCollectionView
import TouchScrollView

/// The delegate of a scenario's collection views: answers for each cell as the file says.
final class ScriptedCells: CollectionViewDelegate {
  private var answers: [ObjectIdentifier: [CellQuestion: Bool]] = [:]

  func set(_ question: CellQuestion, _ answer: Bool, for cell: AnyObject) {
    answers[ObjectIdentifier(cell), default: [:]][question] = answer
  }

  func collectionView(_ view: CollectionView, shouldHighlightItemAt path: CollectionView.IndexPath) -> Bool {
    answer(.shouldHighlight, view, path)
  }

  func collectionView(_ view: CollectionView, shouldSelectItemAt path: CollectionView.IndexPath) -> Bool {
    answer(.shouldSelect, view, path)
  }

  func collectionView(_ view: CollectionView, shouldDeselectItemAt path: CollectionView.IndexPath) -> Bool {
    answer(.shouldDeselect, view, path)
  }

  private func answer(
    _ question: CellQuestion, _ view: CollectionView, _ path: CollectionView.IndexPath
  ) -> Bool {
    guard let cell = view.cellForItem(at: path) else { return true }
    return answers[ObjectIdentifier(cell)]?[question] ?? true
  }
}
