/// Ports static functions that schedule work with a timer or a dispatch queue.
extension Porter {
  /// Returns whether a token is inside a static function.
  func isStatic(_ index: Int) -> Bool { staticFunction(enclosing: index) != nil }

  private func staticFunction(enclosing index: Int) -> (keyword: Int, name: Int)? {
    guard let function = staticFunctions.first(where: { $0.body.contains(index) }) else { return nil }
    let isInType = { (type: (name: String, body: ClosedRange<Int>)) in function.body.contains(type.body.lowerBound) }
    // One that was made a method has lost its keyword.
    guard !list[function.keyword].text.isEmpty, types.last(where: { $0.body.contains(index) }).map(isInType) != true
    else { return nil }
    return (function.keyword, function.name)
  }

  /// Finds the static functions of types.
  mutating func findStaticFunctions() {
    for function in list.indices where list[function].text == "func" {
      guard let name = list.next(function),
        let keyword = modifiers(before: function).first(where: { ["static", "class"].contains(list[$0].text) }),
        let body = body(after: name)
      else { continue }
      staticFunctions.append((keyword, name, body))
    }
  }

  /// Returns the tokens of the body of the function whose name is at an index.
  private func body(after name: Int) -> ClosedRange<Int>? {
    guard let open = list.next(name), list[open].text == "(", let close = list.end(of: open) else { return nil }
    var index = list.next(close)
    while let current = index, list[current].text != "{", list[current].text != "}", list[current].text != "func" {
      index = list.next(current)
    }
    guard let start = index, list[start].text == "{", let end = list.end(of: start) else { return nil }
    return start...end
  }

  /// Turns each static function that schedules work into a method, because only an instance has a clock.
  ///
  /// Calls of the function go to `self`.
  mutating func portStaticsThatSchedule() {
    for index in list.indices where ["DispatchQueue", "Timer"].contains(list[index].text) {
      guard let owner = owner(of: index), clockOwner(named: owner) != nil,
        let (keyword, name) = staticFunction(enclosing: index)
      else { continue }
      list.remove([keyword])
      list.removeSpace(after: keyword)
      for call in list.indices where list[call].text == list[name].text && call != name {
        guard let dot = list.previous(call), list[dot].text == ".", let type = list.previous(dot),
          [owner, "Self"].contains(list[type].text), self.owner(of: call) == owner
        else { continue }
        list.replace(type, with: "self")
      }
    }
  }
}
