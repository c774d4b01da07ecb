import Touchstone

/// Everything that a host implements, each call of which is passed on.
final class HostileCalls: TouchPlugin {
  var called: (HostileStage.Callback) -> Void = { _ in }
  var count: () -> Int = { 0 }

  let name = "hostile"

  func gestureRecognizerShouldBegin(
    _ recognizer: any GestureRecognizing, touching nodes: [any TouchNode], answer: Bool
  ) -> Bool {
    called(.gate)
    return answer
  }
}

extension HostileCalls: CollectionViewDataSource, CollectionViewDataSourcePrefetching {
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    called(.numberOfItems)
    return count()
  }
  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: CollectionView.IndexPath)
    -> CollectionViewCell
  {
    called(.cellForItem)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }
  func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [CollectionView.IndexPath]) {
    called(.prefetch)
  }
  func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [CollectionView.IndexPath]
  ) { called(.cancelPrefetching) }
}

extension HostileCalls: CollectionViewDelegate {
  typealias Path = CollectionView.IndexPath

  func collectionView(_ list: CollectionView, willDisplay cell: CollectionViewCell, forItemAt path: Path) {
    called(.willDisplay)
  }
  func collectionView(_ list: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt path: Path) {
    called(.didEndDisplaying)
  }
  func collectionView(_ list: CollectionView, shouldHighlightItemAt path: Path) -> Bool { yes(.shouldHighlight) }
  func collectionView(_ list: CollectionView, didHighlightItemAt path: Path) { called(.didHighlight) }
  func collectionView(_ list: CollectionView, didUnhighlightItemAt path: Path) { called(.didUnhighlight) }
  func collectionView(_ list: CollectionView, shouldSelectItemAt path: Path) -> Bool { yes(.shouldSelect) }
  func collectionView(_ list: CollectionView, didSelectItemAt path: Path) { called(.didSelect) }
  func collectionView(_ list: CollectionView, shouldDeselectItemAt path: Path) -> Bool { yes(.shouldDeselect) }
  func collectionView(_ list: CollectionView, didDeselectItemAt path: Path) { called(.didDeselect) }
  func scrollViewDidScroll(_ scrollView: ScrollView) { called(.didScroll) }
  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { called(.willBeginDragging) }
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: UnsafeMutablePointer<Point>
  ) { called(.willEndDragging) }
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) { called(.didEndDragging) }
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { called(.willBeginDecelerating) }
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { called(.didEndDecelerating) }

  private func yes(_ callback: HostileStage.Callback) -> Bool {
    called(callback)
    return true
  }
}

extension HostileCalls: GestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { yes(.shouldBegin) }
  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive event: TouchEvent) -> Bool {
    yes(.shouldReceiveEvent)
  }
  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
    yes(.shouldReceiveTouch)
  }
  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive press: Press) -> Bool {
    yes(.shouldReceivePress)
  }
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { yes(.simultaneous) }
  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer) -> Bool {
    called(.requiresFailure)
    return false
  }
}

/// A cell that passes on that it is used again.
final class HostileCell: CollectionViewCell {
  private let calls: HostileCalls

  init(_ calls: HostileCalls) {
    self.calls = calls
    super.init(frame: .zero)
  }

  override func prepareForReuse() { calls.called(.prepareForReuse) }
}

/// A view that can be first responder and passes on what it receives.
final class HostileView: View {
  var called: (HostileStage.Callback) -> Void = { _ in }

  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [KeyCommand]? {
    called(.keyCommands)
    return [KeyCommand(input: "r", modifierFlags: .command, action: Action("turn", HostileView.turn))]
  }
  func turn(_ sender: KeyCommand) { called(.command) }
  override func pressesBegan(_ presses: [Press], with event: PressesEvent?) { called(.press) }
  override func pressesEnded(_ presses: [Press], with event: PressesEvent?) { called(.pressEnd) }
  override func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
    called(.hitTest)
    return super.hitTest(point, with: event)
  }
}
