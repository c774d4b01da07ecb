import TouchDiagnostics
import TouchGestures
import TouchWindows

extension ScenarioPlayer {
  /// Returns descriptions of what still waits after the last step; with no finger down, nothing should.
  func pending(touchesDown: [Int]) -> [String] {
    var pending: [String] = []
    if let deadline = stage.application.nextDeadline {
      pending.append("a deadline at \(DecimalText.time(deadline))")
    }
    if stage.context.isAnimating { pending.append("an animation") }
    // With a finger down, recognizers are at work and touches on their way.
    guard touchesDown.isEmpty else { return pending }
    for (id, recognizer) in stage.gestures.pairs.sorted(by: { $0.key.precedes($1.key) })
    // On no view it has taken a value, and nothing follows (GS-10).
    where recognizer.state != .possible && recognizer.node != nil {
      pending.append("\(id), which is \(recognizer.state.word)")
    }
    if pending.isEmpty, !stage.application.dispatcher.isIdle {
      pending.append("touches that were not delivered")
    }
    return pending
  }
}
