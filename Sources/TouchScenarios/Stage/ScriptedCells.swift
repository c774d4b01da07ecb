import TouchCollectionView
import TouchCore
import TouchScrollView

/// The delegate that a file gives to its collection views: answers cell by cell.
final class ScriptedCells: CollectionViewDelegate {
  private unowned let stage: ScenarioStage
  /// What the file says of each cell.
  var answers: [String: [CellQuestion: Bool]] = [:]

  init(stage: ScenarioStage) { self.stage = stage }

  func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: CollectionView.IndexPath
  ) -> Bool { answer(.shouldHighlight, collectionView, indexPath) }

  func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: CollectionView.IndexPath
  ) -> Bool { answer(.shouldSelect, collectionView, indexPath) }

  func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: CollectionView.IndexPath
  ) -> Bool { answer(.shouldDeselect, collectionView, indexPath) }

  private func answer(
    _ question: CellQuestion, _ collectionView: CollectionView, _ indexPath: CollectionView.IndexPath
  ) -> Bool {
    guard let cell = collectionView.cellForItem(at: indexPath) else { return true }
    let id = stage.id(of: cell)
    return stage.answers.next(id, question.rawValue) ?? answers[id]?[question] ?? true
  }
}
