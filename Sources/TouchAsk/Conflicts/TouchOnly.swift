import TouchControls
import TouchGestures
import TouchScenarios

// Gestures that people cannot make without touch.
extension ConflictSearch {
  /// Returns a note about a recognizer that no wheel, trackpad or button makes act, nor another of its kind on its node.
  func touchOnly(_ part: Part, _ title: String, _ gestures: IdealGestures, at place: Point) -> [Conflict] {
    let stand = performer.stand()
    guard let own = stand.part(part), case .recognizer(let recognizer) = own.kind, !(own.node is Control) else {
      return []
    }
    let twins = stand.parts.filter { $0.node === own.node && $0.recognizer?.traits.kind == recognizer.traits.kind }
    let scripts = gestures.untouched(twins.compactMap { $0.recognizer }, at: place).map {
      $0.after(gestures.places.offsets)
    }
    if scripts.contains(where: { one in twins.contains { performer.play(one, for: $0).acted != nil } }) { return [] }
    let missing =
      switch recognizer.traits.kind {
      case .tap: "a second recognizer for presses would take a button (allowedPressTypes) [TA-14]"
      case .pan: "allowedScrollTypesMask would allow a wheel or trackpad [PA-1]"
      default: "offer a control or a key command for the same action"
      }
    return [Conflict(.note, .touchOnly, [part.name], "\(title) can be performed only by touch: \(missing)")]
  }
}
