import TouchControls
import TouchGestures
import TouchPan
import TouchScenarios

/// Finds gestures that people cannot make without touch: no button, wheel or control does the same.
struct TouchOnly {
  private let parts: [Part]
  private let stand: Stand

  /// Looks at parts of one arrangement.
  init(_ parts: [Part], _ stand: Stand) { (self.parts, self.stand) = (parts, stand) }

  var conflicts: [Conflict] {
    parts.compactMap { part in
      guard case .recognizer(let recognizer) = part.kind, !(part.node is Control), let missing = missing(recognizer)
      else { return nil }
      let title = part.title(stand.name(of: part.node))
      return Conflict(.note, .touchOnly, [part.name], "\(title) can be performed only by touch: \(missing)")
    }
  }

  /// Returns what could do the same without touch, where nothing does.
  private func missing(_ recognizer: GestureRecognizer) -> String? {
    let traits = recognizer.traits
    if traits.kind == .tap, traits.numberOfTouches == 1 {
      return "a second recognizer for presses would take a button (allowedPressTypes) [TA-14]"
    }
    if let pan = recognizer as? PanGestureRecognizer {
      return pan.allowedScrollTypesMask.isEmpty ? "allowedScrollTypesMask would allow a wheel or trackpad [PA-1]" : nil
    }
    return "offer a control or a key command for the same action"
  }
}
