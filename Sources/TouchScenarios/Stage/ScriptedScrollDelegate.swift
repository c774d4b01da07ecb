import TouchCollectionView
import TouchScroll
import TouchScrollView
import TouchViews

/// The delegate of every scroll view of a file: names what zooms, aims lifts, and answers for cells.
final class ScriptedScrollDelegate: CollectionViewDelegate {
  @OwnerReference private var stage: ScenarioStage
  /// What the file writes into the targets of lifts.
  var targets = Table<String, TargetOffset>()
  /// The views that zoom in the scroll views.
  var zoomViews = Table<String, View>()
  /// The entries of the file for each cell.
  private var answers = Table<String, Bool>()

  init(stage: ScenarioStage) { _stage = OwnerReference(wrappedValue: stage) }

  /// Stores the entry of the file for a cell.
  func setAnswer(_ answer: Bool, to question: CellQuestion, ofCell id: String) {
    answers[id + " " + question.name] = answer
  }

  func viewForZooming(in scrollView: ScrollView) -> View? { zoomViews[stage.id(of: scrollView)] }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: TargetContentOffset
  ) {
    switch targets[stage.id(of: scrollView)] {
    case .at(let offset): targetContentOffset.pointee = offset
    case .present: targetContentOffset.pointee = scrollView.contentOffset
    case nil: break
    }
  }

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
    return stage.answers.next(id, question.name) ?? answers[id + " " + question.name] ?? true
  }
}
