/// What Objective-C does between a class and its supertype or its delegate.
extension Porter {
  // MARK: Overrides

  /// The methods of a recognizer that a subclass overrides, with their labels.
  private static let overridable: [(name: String, labels: [String])] = [
    ("reset", []), ("touchesBegan", ["_", "with"]), ("touchesMoved", ["_", "with"]), ("touchesEnded", ["_", "with"]),
    ("touchesCancelled", ["_", "with"]), ("canPrevent", ["_"]), ("canBePrevented", ["by"]),
    ("shouldRequireFailure", ["of"]), ("shouldBeRequiredToFail", ["by"]), ("shouldReceive", ["_"]),
    ("ignore", ["_", "for"]),
  ]

  private static let access = ["public", "open", "internal", "private", "fileprivate"]

  /// A method that is named as one of the recognizer's overrides it, and says so.
  ///
  /// Under Objective-C the name alone is enough, where the file does not import the header that declares it.
  mutating func addOverrides() {
    for index in list.indices where list[index].text == "func" && list[index].kind == .identifier {
      guard let name = list.next(index), let open = list.next(name), list[open].text == "(",
        let owner = types.last(where: { $0.body.contains(index) }), isMember(index, of: owner.body),
        supertypes.contains(where: { $0.name == owner.name }), clockOwner(named: owner.name) == .recognizer,
        let method = Self.overridable.first(where: { $0.name == list[name].text }), labels(open) == method.labels
      else { continue }
      let words = modifiers(before: index)
      guard
        !words.contains(where: { ["override", "static", "class", "private", "fileprivate"].contains(list[$0].text) })
      else { continue }
      let isPublic = modifiers(ofType: owner.body.lowerBound).contains { ["public", "open"].contains(list[$0].text) }
      let needsAccess = isPublic && !words.contains { Self.access.contains(list[$0].text) }
      list.replace(index, with: (needsAccess ? "public " : "") + "override func")
    }
  }

  /// Whether a token stands in a body and in no inner one.
  private func isMember(_ index: Int, of body: ClosedRange<Int>) -> Bool {
    var depth = 0
    for place in body.lowerBound..<index where list[place].kind == .symbol {
      if list[place].text == "{" { depth += 1 }
      if list[place].text == "}" { depth -= 1 }
    }
    return depth == 1
  }

  /// The labels of a function's parameters.
  private func labels(_ open: Int) -> [String] {
    guard let close = list.end(of: open), let first = list.next(open), first < close else { return [] }
    return arguments(open)?.map { list[$0.start].text } ?? []
  }

  /// The words before a declaration.
  private func modifiers(before index: Int) -> [Int] {
    let words =
      Self.access + ["override", "final", "static", "class", "required", "convenience", "dynamic", "mutating"]
    var found: [Int] = []
    var place = index
    while let before = list.previous(place), words.contains(list[before].text) || list[before].kind == .attribute {
      found.append(before)
      place = before
    }
    return found
  }

  /// The words before a type, given where its body begins.
  private func modifiers(ofType body: Int) -> [Int] {
    var place: Int? = body
    while let here = place, list[here].text != "class" { place = list.previous(here) }
    return place.map { modifiers(before: $0) } ?? []
  }

  // MARK: Optional requirements

  /// Optional requirements of a protocol get a default in an extension.
  ///
  /// Those that return what has no default are noted.
  mutating func portOptionalRequirements() {
    var defaults: [(owner: String, body: ClosedRange<Int>, text: String)] = []
    var names: [String] = []
    for index in list.indices where list[index].text == "optional" && list[index].kind == .identifier {
      guard let function = list.next(index), list[function].text == "func", let name = list.next(function),
        let owner = types.last(where: { $0.body.contains(index) }), let open = list.next(name), list[open].text == "(",
        let close = list.end(of: open)
      else { continue }
      var end = close
      if let arrow = list.next(close), list[arrow].text == "-", let rest = list.next(arrow), list[rest].text == ">" {
        guard let last = list.previous(list.lineEnd(rest)), list[last].text == "?" else {
          note(.member, index, "an optional requirement that returns something: give it a default in an extension")
          continue
        }
        end = last
      }
      list.remove([index])
      list.removeSpace(after: index)
      let head = list.tokens[function...end].map(\.text).joined()
      defaults.append((owner.name, owner.body, "  \(head) {\(end == close ? "" : " nil ")}\n"))
      names.append(list[name].text)
    }
    for owner in types.filter({ type in defaults.contains { $0.body == type.body } }) {
      let isPublic = ["public", "open"].contains { word in
        modifiers(ofProtocol: owner.body.lowerBound).contains { list[$0].text == word }
      }
      let texts = defaults.filter { $0.body == owner.body }.map(\.text).joined()
      let end = owner.body.upperBound
      list.replace(end, with: "}\n\n\(isPublic ? "public " : "")extension \(owner.name) {\n\(texts)}")
    }
    for index in list.indices where names.contains(list[index].text) && list.text(list.previous(index)) == "." {
      if let mark = list.next(index), ["?", "!"].contains(list[mark].text), list.text(list.next(mark)) == "(" {
        list.remove([mark])
      }
    }
  }

  private func modifiers(ofProtocol body: Int) -> [Int] {
    var place: Int? = body
    while let here = place, list[here].text != "protocol" { place = list.previous(here) }
    return place.map { modifiers(before: $0) } ?? []
  }

  // MARK: Static functions that wait

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
