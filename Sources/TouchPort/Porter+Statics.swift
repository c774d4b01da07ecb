/// Static functions that wait.
extension Porter {
  /// Whether a token stands in a static function.
  func isStatic(_ index: Int) -> Bool { staticFunction(around: index) != nil }

  private func staticFunction(around index: Int) -> (word: Int, name: Int)? {
    guard let owner = types.last(where: { $0.body.contains(index) }) else { return nil }
    for function in owner.body where list[function].text == "func" && function < index {
      guard let name = list.next(function), isMember(function, of: owner.body),
        let word = modifiers(before: function).first(where: { ["static", "class"].contains(list[$0].text) }),
        let body = body(after: name), body.contains(index)
      else { continue }
      return (word, name)
    }
    return nil
  }

  /// The body of a function, from its name on.
  private func body(after name: Int) -> ClosedRange<Int>? {
    guard let open = list.next(name), list[open].text == "(", let close = list.end(of: open) else { return nil }
    var place = list.next(close)
    while let here = place, list[here].text != "{", list[here].text != "}", list[here].text != "func" {
      place = list.next(here)
    }
    guard let start = place, list[start].text == "{", let end = list.end(of: start) else { return nil }
    return start...end
  }

  /// A static function that waits becomes a method, for only an object has a clock, and its calls go to `self`.
  mutating func portWaitingStatics() {
    for index in list.indices where ["DispatchQueue", "Timer"].contains(list[index].text) {
      guard let owner = owner(of: index), clockOwner(named: owner) != nil,
        let (word, name) = staticFunction(around: index)
      else { continue }
      list.remove([word])
      list.removeSpace(after: word)
      for call in list.indices where list[call].text == list[name].text && call != name {
        guard let dot = list.previous(call), list[dot].text == ".", let type = list.previous(dot),
          [owner, "Self"].contains(list[type].text), self.owner(of: call) == owner
        else { continue }
        list.replace(type, with: "self")
      }
    }
  }
}
