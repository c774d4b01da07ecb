import TouchEvents

/// Finds the responder that performs an action (AC-2).
enum ActionSearch {
  /// How many responders can search inside each other; those further up are asked without their overrides of the search.
  private static var deepest: Int32 { 1_000 }

  /// Returns the nearest responder from one on that performs an action; each object is visited once.
  static func target(
    of action: ActionName, _ sender: AnyObject?, from start: any Responder
  ) -> (any Responder)? {
    let context = start.latestContext
    if start.performs(action, sender, context) { return start }
    let searching = start as? ResponderObject
    let depth = max(searching?.searchDepth ?? 0, 1)
    searching?.searchDepth = depth
    defer { if depth == 1 { searching?.searchDepth = 0 } }
    var candidate = start.nextInChain
    var steps = 0
    while let responder = candidate, steps < CycleGuard.longest {
      steps += 1
      candidate = responder.nextInChain
      if responder.passesEverythingOn { continue }
      guard let object = responder as? ResponderObject, depth < deepest else {
        if responder.performs(action, sender, context) { return responder }
        continue
      }
      guard object.searchDepth == 0 else { return nil }
      object.searchDepth = depth + 1
      let found = object.target(forAction: action, withSender: sender)
      object.searchDepth = 0
      guard let found else { return nil }
      if found.performs(action, sender, context) { return found }
      candidate = found.nextInChain
    }
    return nil
  }
}

extension Responder {
  /// Returns whether the responder itself performs an action, or the script of a context declares it (AC-1).
  func performs(_ action: ActionName, _ sender: AnyObject?, _ context: TouchContext?) -> Bool {
    let own = { self.canPerformAction(action, withSender: sender) }
    return context?.ask(.performs(action), of: self, own) ?? own()
  }
}
