package import TouchGestures
import TouchPlugins

/// A stand-in for a custom recognizer: it assigns the states that a file declares, and ignores touches by number.
package final class ScriptedRecognizer: GestureRecognizer {
  /// The name of the kind in files.
  package static var kind: String { "scripted" }

  /// What it does.
  package var behaviour = ScriptedBehaviour() {
    didSet {
      onBegan = CallList(behaviour.onBegan)
      onMoved = CallList(behaviour.onMoved)
      onEnded = CallList(behaviour.onEnded)
      onCancelled = CallList(behaviour.onCancelled)
    }
  }
  private var onBegan = CallList<[GestureState]>([])
  private var onMoved = CallList<[GestureState]>([])
  private var onEnded = CallList<[GestureState]>([])
  private var onCancelled = CallList<[GestureState]>([])

  /// Whether the gesture is continuous.
  package override var traits: GestureTraits {
    GestureTraits(kind: "scripted", isContinuous: behaviour.isContinuous)
  }

  /// Ignores touches, and assigns the states that the file declares.
  package override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    for touch in touches where behaviour.ignores.contains(touch.id.rawValue) { ignore(touch, for: event) }
    assign(onBegan.next())
  }

  /// Assigns the states that the file declares.
  package override func touchesMoved(_ touches: [Touch], with event: TouchEvent) { assign(onMoved.next()) }

  /// Assigns the states that the file declares.
  package override func touchesEnded(_ touches: [Touch], with event: TouchEvent) { assign(onEnded.next()) }

  /// Assigns the states that the file declares.
  package override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) {
    assign(onCancelled.next())
  }

  /// Begins the lists of the file anew.
  package override func reset() {
    super.reset()
    onBegan.reset()
    onMoved.reset()
    onEnded.reset()
    onCancelled.reset()
  }

  private func assign(_ states: [GestureState]?) {
    for wanted in states ?? [] { state = wanted }
  }
}

/// Offers the recognizer whose behaviour a scenario file spells out, as kind `scripted`.
final class ScriptedPlugin: TouchPlugin {
  let name = ScriptedRecognizer.kind
  let recognizers = [RecognizerDescription(ScriptedRecognizer.kind, make: { ScriptedRecognizer() })]
}
