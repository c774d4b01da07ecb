package import TouchCore
package import TouchGestures

/// A stand-in for a custom recognizer: it asks for the states that a file says, and ignores touches by number.
package final class ScriptedRecognizer: GestureRecognizer {
  /// The name of the kind in files.
  package static var kind: String { "scripted" }

  /// What it does.
  package var behaviour = ScriptedBehaviour()

  /// Says whether it goes on after it was recognized.
  package override var traits: GestureTraits {
    GestureTraits(kind: "scripted", isContinuous: behaviour.isContinuous)
  }

  /// Ignores touches, and asks for a state if the file says so.
  package override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    for touch in touches where behaviour.ignores.contains(touch.id.rawValue) { ignore(touch, for: event) }
    ask(behaviour.onBegan)
  }

  /// Asks for a state if the file says so.
  package override func touchesMoved(_ touches: [Touch], with event: TouchEvent) { ask(behaviour.onMoved) }

  /// Asks for a state if the file says so.
  package override func touchesEnded(_ touches: [Touch], with event: TouchEvent) { ask(behaviour.onEnded) }

  /// Asks for a state if the file says so.
  package override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) {
    ask(behaviour.onCancelled)
  }

  private func ask(_ wanted: GestureState?) {
    if let wanted { state = wanted }
  }
}

extension TouchPlugin {
  /// The recognizer whose behaviour a scenario file spells out, as kind `scripted`.
  static var scripted: TouchPlugin {
    TouchPlugin(ScriptedRecognizer.kind) { registry in
      registry.add(RecognizerDescription(ScriptedRecognizer.kind, make: { ScriptedRecognizer() }))
    }
  }
}
