import TouchGestures

/// Counts the actions that it gets, as a view controller's method would.
final class Counter {
  private(set) var states: [GestureState] = []
  var count: Int { states.count }

  func handle(_ gestureRecognizer: GestureRecognizer) {
    states.append(gestureRecognizer.state)
  }
}
