/// The arguments of calls.
extension Porter {
  /// An argument of a call: its label, and where it and its value begin and end.
  struct Argument {
    var label: String
    var start: Int
    var value: Int
    var end: Int
  }

  /// Returns the arguments of a call whose parenthesis opens at a place.
  func arguments(_ open: Int) -> [Argument]? {
    guard let close = list.end(of: open), let first = list.next(open) else { return nil }
    var found: [Argument] = []
    var start = first
    var place: Int? = first
    while let here = place, here <= close {
      if here == close || list[here].text == "," {
        if here > start, let end = list.previous(here) { found.append(argument(start, end)) }
        guard here < close, let next = list.next(here) else { break }
        start = next
        place = next
        continue
      }
      if ["(", "[", "{"].contains(list[here].text), let end = list.end(of: here) {
        place = list.next(end)
      } else {
        place = list.next(here)
      }
    }
    return found
  }

  func argument(_ start: Int, _ end: Int) -> Argument {
    if let colon = list.next(start), list[colon].text == ":", let value = list.next(colon) {
      return Argument(label: list[start].text, start: start, value: value, end: end)
    }
    return Argument(label: "", start: start, value: start, end: end)
  }

  /// Returns the source of an argument; `nil` when there is none of this label.
  func text(of label: String, _ arguments: [Argument]) -> String? {
    arguments.first { $0.label == label }.map { list.tokens[$0.value...$0.end].map { $0.text }.joined() }
  }
}
