import TouchWindows

/// Where a transition takes place: to record and report what concerns it, also when its views have left.
struct TransitionPlace {
  private let context: WeakTarget
  private let node: WeakNode

  init(_ node: View, in container: View? = nil) {
    context = WeakTarget((node.window ?? container?.window)?.context)
    self.node = WeakNode(node)
  }

  var touchContext: TouchContext? { context.object as? TouchContext }

  /// Records a fact, which is made only when there is a trace sink.
  func note(_ fact: @autoclosure () -> TransitionEntry.Fact) {
    if let trace = touchContext?.trace, let node = node.object { trace.record(.module(TransitionEntry(node, fact()))) }
  }

  /// Reports a mistake that was handled.
  func report(_ mistake: TransitionMistake) {
    note(.reports(mistake))
    touchContext?.report(.invalidArgument(DiagnosticText(mistake.text)))
  }
}
