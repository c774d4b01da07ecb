/// Finds who performs an action in a responder chain (AC-2).
enum ActionSearch {
  /// How many responders can search inside each other; those further up are asked without their overrides of the search.
  private static var deepest: Int32 { 1_000 }

  /// Returns the nearest responder from one on that performs an action; each object is visited once.
  static func target(
    of action: ActionName, _ sender: AnyObject?, from start: any Responder
  ) -> (any Responder)? {
    if start.performs(action, sender) { return start }
    let searching = start as? ResponderObject
    let depth = max(searching?.searchDepth ?? 0, 1)
    searching?.searchDepth = depth
    defer { if depth == 1 { searching?.searchDepth = 0 } }
    var candidate = start.next
    var steps = 0
    while let responder = candidate, steps < ResponderForwarding.longestChain {
      steps += 1
      candidate = responder.next
      if let view = responder.asView, view.isPlain { continue }
      guard let object = responder as? ResponderObject, depth < deepest else {
        if responder.performs(action, sender) { return responder }
        continue
      }
      guard object.searchDepth == 0 else { return nil }
      object.searchDepth = depth + 1
      let found = object.target(forAction: action, withSender: sender)
      object.searchDepth = 0
      guard let found else { return nil }
      if found.performs(action, sender) { return found }
      candidate = found.next
    }
    return nil
  }
}

extension Responder {
  /// Returns whether the responder itself performs an action, or its script says so (AC-1).
  func performs(_ action: ActionName, _ sender: AnyObject?) -> Bool {
    answerScript?.responder(self, canPerform: action) ?? canPerformAction(action, withSender: sender)
  }
}
