import TouchTableView

extension RowEntry {
  /// Whether it is an event that applications receive, not a question or the reason of something that did not happen.
  var isEvent: Bool {
    switch fact {
    case .shouldHighlight, .willSelect, .willDeselect, .swipe, .target, .refusal: false
    default: true
    }
  }

  /// Whether the delegate agreed to something, which goes without saying.
  var isConsent: Bool {
    switch fact {
    case .shouldHighlight(let answer), .swipe(_, let answer): answer
    case .willSelect(let path): path == row
    case .willDeselect(let path): path != nil
    case .target(let proposed, let answer): proposed == answer
    default: false
    }
  }

  /// What happened, or why nothing did, with its row and its rule.
  var sentence: String {
    let name = row.map { "row \($0.words)" } ?? "its row"
    return switch fact {
    case .shouldHighlight(false):
      "shouldHighlightRowAt returned false for \(name): it is neither highlighted nor selected [TV-2]"
    case .willSelect(nil): "willSelectRowAt returned no row for \(name): nothing is selected [TV-4]"
    case .willSelect(let path?) where path != row: "willSelectRowAt returned \(path.words) for \(name) [TV-4]"
    case .willDeselect(nil): "willDeselectRowAt returned nil for \(name): it stays selected [TV-4]"
    case .swipe(let isLeading, false):
      "there are no actions at the \(isLeading ? "leading" : "trailing") edge of \(name) [TV-10]"
    case .target(let proposed, let answer) where proposed != answer:
      "the delegate lets \(name) go to \(answer.words) in place of \(proposed.words) [TV-18]"
    case .refusal(let refusal): "does nothing to \(name): \(refusal.text) [\(refusal.rule)]"
    default: words ?? text
    }
  }
}
