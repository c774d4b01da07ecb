import TouchCore

/// What the trace alone needs to know; nothing here is computed while no sink is set.
extension GestureEnvironment {
  /// A recognizer as the one on whose account a command is given; nobody while there is no trace to tell.
  func accountable(_ recognizer: GestureRecognizer?) -> (any GestureRecognizing)? {
    context.trace == nil ? nil : recognizer
  }

  /// Writes down everybody that a recognizer waits for.
  func tellWaits(of recognizer: GestureRecognizer) {
    guard let trace = context.trace else { return }
    // Held, as nothing else may keep those that a sink lets go.
    let others =
      recognizer.requirements.map { $0.recognizer }
      + recognizer.dynamicRequirements.filter { $0.holds(for: recognizer) }.map { $0.other }
    for other in others where takesPart(other, with: recognizer) { trace.record(.waiting(recognizer, for: other)) }
  }
}

extension GestureRecognizer {
  /// Those that this one was told to let fail first, by `require(toFail:)`; for tooling.
  package final var requiredToFail: [GestureRecognizer] { requirements.map { $0.recognizer } }
}
