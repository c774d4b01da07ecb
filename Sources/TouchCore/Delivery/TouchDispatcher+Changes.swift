// What code changes between events, and in the middle of one.
extension TouchDispatcher {
  /// Decides and delivers what code changed while no event is on its way; inside of one that is done with the event.
  func decideOutsideOfEvents() {
    guard !isBusy else {
      isDecisionDue = true
      return
    }
    decideAfterCalls()
    takeWaiting()
  }

  /// Breaks off pointers without contact, and lets go of what lifted touches are still kept for.
  ///
  /// An interrupted window would be kept with them for ever.
  func interrupt() {
    context.trace?.record(.input(.interruption))
    hoverPointer = nil
    inCycle { context.chain.interrupt() }
    decideAfterCalls()
  }

  /// Decides and delivers what calls of the host's code changed that are not part of an event.
  func decideAfterCalls() {
    isDecisionDue = false
    guard !isProcessing, context.chain.hasWork(.decision) else { return }
    inCycle { decideAndDeliver() }
  }

  /// Breaks off what concerns nodes that are about to leave the tree.
  func nodeWillLeave(_ node: any TouchNode) {
    guard !deliverer.isEmpty || !context.chain.isEmpty else { return }
    let wasProcessing = isProcessing
    inCycle {
      var commands = takeCommands()
      context.chain.nodeWillLeave(node, into: &commands)
      deliverer.apply(commands)
      deliverer.cancel(commands, event)
      deliverer.nodeWillLeave(node, event)
      giveBack(&commands)
      if !wasProcessing {
        if deliverer.withholds { deliverer.flush(event, isInEvent: -1) }
        decideAndDeliver()
      }
    }
    if !wasProcessing { takeWaiting() }
  }

  /// The content delay of a touch is over.
  func releaseContent(of number: Int) { deliverer.releaseContent(of: number, event) }
}
