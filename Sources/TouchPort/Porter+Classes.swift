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

  /// Marks methods that are named as those of the recognizer with `override`.
  ///
  /// Under Objective-C the name alone is enough, where the file does not import the header that declares it.
  mutating func addOverrides() {
    for index in list.indices where list[index].text == "func" && list[index].kind == .identifier {
      guard let name = list.next(index), let open = list.next(name), list[open].text == "(",
        let owner = types.last(where: { $0.body.contains(index) }),
        supertypes.contains(where: { $0.name == owner.name }), clockOwner(named: owner.name) == .recognizer,
        let method = Self.overridable.first(where: { $0.name == list[name].text }), labels(open) == method.labels,
        isMember(index, of: owner.body)
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

  /// Returns whether a token stands in a body and in no inner one.
  func isMember(_ index: Int, of body: ClosedRange<Int>) -> Bool {
    var depth = 0
    for place in body.lowerBound..<index where list[place].kind == .symbol {
      if list[place].text == "{" { depth += 1 }
      if list[place].text == "}" { depth -= 1 }
    }
    return depth == 1
  }

  /// Returns the labels of a function's parameters.
  private func labels(_ open: Int) -> [String] {
    guard let close = list.end(of: open), let first = list.next(open), first < close else { return [] }
    return arguments(open)?.map { list[$0.start].text } ?? []
  }

  /// Returns the words before a declaration.
  func modifiers(before index: Int) -> [Int] {
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

  /// Returns the words before a type, given where its body begins.
  func modifiers(ofType body: Int) -> [Int] { keyword(ofType: body).map { modifiers(before: $0) } ?? [] }

  private func keyword(ofType body: Int) -> Int? {
    var place: Int? = body
    while let here = place, !["class", "protocol", "extension"].contains(list[here].text) || isConstraint(here) {
      place = list.previous(here)
    }
    return place
  }

  /// Returns whether `class` stands among supertypes, where it means `AnyObject`.
  private func isConstraint(_ index: Int) -> Bool { [":", ","].contains(list.text(list.previous(index))) }

  // MARK: Optional requirements

  /// Gives optional requirements of a protocol a default in an extension.
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
      let head = list.tokens[function...end].map { $0.text }.joined()
      defaults.append((owner.name, owner.body, "  \(head) {\(end == close ? "" : " nil ")}\n"))
      names.append(list[name].text)
    }
    for owner in types.filter({ type in defaults.contains { $0.body == type.body } }) {
      let isPublic = ["public", "open"].contains { word in
        modifiers(ofType: owner.body.lowerBound).contains { list[$0].text == word }
      }
      let texts = defaults.filter { $0.body == owner.body }.map { $0.text }.joined()
      let end = owner.body.upperBound
      list.replace(end, with: "}\n\n\(isPublic ? "public " : "")extension \(owner.name) {\n\(texts)}")
    }
    for index in list.indices where names.contains(list[index].text) && list.text(list.previous(index)) == "." {
      if let mark = list.next(index), ["?", "!"].contains(list[mark].text), list.text(list.next(mark)) == "(" {
        list.remove([mark])
      }
    }
  }

  // MARK: Overrides in extensions

  /// Moves extensions with overrides into their class, because extensions cannot override without Objective-C.
  mutating func moveOverrides() {
    for type in types {
      guard let keyword = keyword(ofType: type.body.lowerBound), list[keyword].text == "extension",
        type.body.contains(where: { list[$0].text.hasSuffix("override func") || list[$0].text == "override" }),
        let home = types.first(where: {
          $0.name == type.name && self.keyword(ofType: $0.body.lowerBound).map { list[$0].text } == "class"
        })
      else { continue }
      let words = modifiers(before: keyword)
      if let access = words.first(where: { Self.access.contains(list[$0].text) }).map({ list[$0].text }) {
        setAccess(access, in: type.body)
      }
      let content = list.tokens[(type.body.lowerBound + 1)..<type.body.upperBound].map { $0.text }.joined()
      let colon = list.next(list.next(keyword)).flatMap { list[$0].text == ":" ? $0 : nil }
      if colon != nil {
        list.remove((type.body.lowerBound + 1)..<type.body.upperBound)
      } else {
        list.removeWithLine((words.min() ?? keyword)...type.body.upperBound)
      }
      list.replace(home.body.upperBound, with: content + list[home.body.upperBound].text)
    }
  }

  /// Gives each member the access level that the extension declares for all of them.
  private mutating func setAccess(_ access: String, in body: ClosedRange<Int>) {
    for index in body
    where isMember(index, of: body)
      && ["func", "var", "subscript", "init"].contains(
        list[index].text.split(separator: " ").last.map(String.init) ?? "")
    {
      let words = modifiers(before: index)
      let isSaid = words.contains { Self.access.contains(list[$0].text) } || list[index].text.hasPrefix("public ")
      if !isSaid {
        let first = words.filter { list[$0].kind != .attribute }.min() ?? index
        list.replace(first, with: access + " " + list[first].text)
      }
    }
  }
}
