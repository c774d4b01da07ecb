/// What only Objective-C and Interface Builder need.
extension Porter {
  /// Conditions on Apple's platforms become conditions on Touchstone, so that no part vanishes without a word.
  mutating func portConditions() {
    for index in list.indices where list[index].text == "#if" || list[index].text == "#elseif" {
      let end = list.lineEnd(index)
      var place = list.next(index)
      while let here = place, here < end {
        let isPlatform = list[here].text == "os" || list[here].text == "canImport"
        if isPlatform, let open = list.next(here), let name = list.next(open), let close = list.next(name),
          ["iOS", "UIKit", "tvOS", "visionOS"].contains(list[name].text), list[close].text == ")"
        {
          list.replace(here, with: "canImport")
          list.replace(name, with: "Touchstone")
        }
        place = list.next(here)
      }
    }
  }

  mutating func dropAttributes() {
    for index in list.indices where PortNames.droppedAttributes.contains(list[index].text) {
      var end = index
      if index + 1 < list.tokens.count, list[index + 1].text == "(", let close = list.end(of: index + 1) { end = close }
      list.removeWithLine(index...end)
      if list[index].text.isEmpty, end + 1 < list.tokens.count, list[end + 1].kind == .whitespace {
        list.remove([end + 1])
      }
    }
  }

  /// What classes override that has no counterpart here: of storyboards, the status bar and actions that swipes had before.
  private static let unknownOverrides = [
    "shouldPerformSegue", "performSegue", "preferredStatusBarStyle", "prefersStatusBarHidden",
    "preferredStatusBarUpdateAnimation",
  ]

  /// Lets what has no counterpart override nothing, and call nothing above it.
  mutating func dropUnknownOverrides() {
    for index in list.indices where list[index].text == "override" && list[index].kind == .identifier {
      guard let keyword = list.next(index), ["func", "var"].contains(list[keyword].text),
        let name = list.next(keyword), var end = list.next(name)
      else { continue }
      if list[end].text == "(" { end = list.end(of: end) ?? end }
      let words = (name...end).map { list[$0].text }
      // By its label: a program may have a `prepare()` of its own.
      let isUnknown =
        Self.unknownOverrides.contains(words[0]) || words[0] == "prepare" && words.contains("for")
        || words[0] == "tableView" && words.contains("editActionsForRowAt")
      guard isUnknown else { continue }
      list.remove([index])
      list.removeSpace(after: index)
    }
    for index in list.indices where list[index].text == "super" {
      guard let name = list.next(list.next(index)), let open = list.next(name), list[open].text == "(",
        list[name].text == "performSegue" || list[name].text == "prepare" && list.text(list.next(open)) == "for",
        let end = list.end(of: open)
      else { continue }
      list.removeWithLine(index...end)
    }
  }

  /// Removes `init?(coder:)`, with its body.
  mutating func dropCoders() {
    for index in list.indices where list[index].text == "init" {
      guard let mark = list.next(index) else { continue }
      let open = list[mark].text == "(" ? mark : list.next(mark)
      guard let open, list[open].text == "(", let label = list.next(open), list[label].text == "coder",
        !isCall(index), let close = list.end(of: open)
      else { continue }
      var body = list.next(close)
      while let here = body, list[here].text != "{", list[here].text != "}" { body = list.next(here) }
      guard let body, list[body].text == "{", let end = list.end(of: body) else { continue }
      var start = index
      while let before = list.previous(start) {
        if Self.modifiers.contains(list[before].text) || list[before].kind == .attribute {
          start = before
        } else if list[before].text == ")", let open = list.start(of: before), let name = list.previous(open),
          list[name].kind == .attribute
        {
          start = name
        } else {
          break
        }
      }
      list.removeWithLine(start...end)
    }
  }

  private static let modifiers = ["required", "public", "open", "internal", "private", "override", "convenience"]

  /// Returns whether an `init` is called, as in `super.init`.
  private func isCall(_ index: Int) -> Bool { list.text(list.previous(index)) == "." }

  /// Removes `NSObject` as the root of a class, and what its subclasses need because of it.
  mutating func dropObjectRoot() {
    for index in list.indices where list[index].text == "NSObject" {
      guard let before = list.previous(index), let owner = owner(inheritingAt: index) else { continue }
      let after = list.next(index)
      if list[before].text == ":" {
        if list.text(after) == "," {
          list.remove(index...after!)
          if list[after! + 1].kind == .whitespace { list.remove([after! + 1]) }
        } else {
          list.remove(before...index)
        }
        dropObjectCalls(in: owner)
      } else if list[before].text == "," {
        list.remove(before...index)
      }
    }
    for index in list.indices where list[index].text == "NSObjectProtocol" { list.replace(index, with: "AnyObject") }
  }

  /// Returns the body of the type in whose list of supertypes a token is.
  private func owner(inheritingAt index: Int) -> ClosedRange<Int>? {
    guard let next = types.first(where: { $0.body.lowerBound > index }) else { return nil }
    var place: Int? = index
    while let here = place, here < next.body.lowerBound {
      if [";", "}", "=", "(", "->"].contains(list[here].text) || list[here].text == "let" || list[here].text == "var" {
        return nil
      }
      place = list.next(here)
    }
    return next.body
  }

  private mutating func dropObjectCalls(in body: ClosedRange<Int>) {
    for index in body where list[index].text == "init" {
      if let before = list.previous(index), list[before].text == "override", let open = list.next(index),
        list[open].text == "(", let close = list.next(open), list[close].text == ")"
      {
        list.remove([before])
        if list[before + 1].kind == .whitespace { list.remove([before + 1]) }
      }
      if let dot = list.previous(index), list[dot].text == ".", let word = list.previous(dot),
        list[word].text == "super", let open = list.next(index), let close = list.next(open), list[close].text == ")"
      {
        list.removeWithLine(word...close)
      }
    }
  }

  // MARK: Selectors

  /// Turns `#selector(handle(_:))` into `Action("handle", Owner.handle(_:))`.
  mutating func portSelectors() {
    for index in list.indices where list[index].text == "#selector" {
      guard let open = list.next(index), list[open].text == "(", let close = list.end(of: open),
        let first = list.next(open)
      else { continue }
      if list[first].text == "getter" || list[first].text == "setter" {
        note(.member, index, "a selector of a property")
        continue
      }
      var path: [Int] = [first]
      while let dot = list.next(path.last), list[dot].text == ".", let name = list.next(dot), name < close {
        path.append(name)
      }
      let method = path.removeLast()
      let explicit = path.map { list[$0].text }
      let owner: String
      if explicit.isEmpty || explicit == ["self"] || explicit == ["Self"] {
        guard let found = self.owner(of: index) else {
          note(.member, index, "a selector outside of a type")
          continue
        }
        owner = found
      } else {
        owner = explicit.joined(separator: ".")
      }
      let name = list[method].text.filter { $0 != "`" }
      let rest = list.tokens[method..<close].map { $0.text }.joined()
      list.remove(open...close)
      list.replace(index, with: "\(spelled("Action"))(\"\(name)\", \(PortNames.type(owner) ?? owner).\(rest))")
    }
    for index in list.indices where list[index].text == "Selector" {
      guard let open = list.next(index), list[open].text == "(" else { continue }
      note(.member, index, "a selector by its name: write Action(\"name\", Owner.method)")
    }
  }

  // MARK: Parameters and numbers

  /// Ports the parameters of overrides whose types differ here.
  mutating func portParameters() {
    let changes: [(method: String, from: String, to: String)] = [
      ("willMove", "UIWindow", "View"), ("canPerformAction", "Selector", "ActionName"),
      ("canPerformAction", "Any", "AnyObject"), ("addTarget", "Any", "AnyObject"), ("removeTarget", "Any", "AnyObject"),
      ("target", "Selector", "ActionName"), ("target", "Any", "AnyObject"),
    ]
    for index in list.indices where list.text(list.previous(index)) == "func" {
      guard let open = list.next(index), list[open].text == "(", let close = list.end(of: open) else { continue }
      let isTarget = list[index].text != "target" || list.text(list.next(open)) == "forAction"
      for change in changes where change.method == list[index].text && isTarget {
        for place in open...close where list[place].text == change.from && list[place].kind == .identifier {
          list.replace(place, with: change.to)
        }
      }
    }
  }

  /// Types of touches and presses that are wrapped in numbers stand for themselves.
  mutating func portNumbers() {
    for index in list.indices where list[index].text == "rawValue" {
      guard let dot = list.previous(index), list[dot].text == ".", let value = list.previous(dot),
        let before = list.previous(value), list[before].text == ".", let kind = list.previous(before),
        ["TouchType", "PressType"].contains(list[kind].text)
      else { continue }
      var start = kind
      while let dot = list.previous(start), list[dot].text == ".", let outer = list.previous(dot) { start = outer }
      if let cast = list.next(index), list[cast].text == "as", let number = list.next(cast),
        list[number].text == "NSNumber"
      {
        list.remove(dot...number)
      } else if let colon = list.previous(start), list[colon].text == ":", let label = list.previous(colon),
        ["value", "integerLiteral"].contains(list[label].text), let open = list.previous(label),
        let number = list.previous(open),
        list[number].text == "NSNumber", let close = list.end(of: open)
      {
        list.remove([close])
        list.remove(dot...index)
        list.remove(number..<start)
      }
    }
  }

  // MARK: Notes

  private func isImported(_ index: Int) -> Bool {
    (list.lineStart(index)..<index).contains { list[$0].text == "import" }
  }

  /// Notes what has no counterpart, and what has to be thought about.
  mutating func noteRemaining() {
    for index in list.indices where list[index].kind == .identifier {
      let word = list[index].text
      if let found = PortNames.notes.first(where: { $0.word == word }) {
        let first = list.text(list.next(list.next(index)))
        let isMeant = word == "perform" ? first == "#selector" : word != "prepare" || first == "for"
        if isMeant { note(found.kind, index, "\(word): \(found.advice)") }
      } else if word.hasPrefix("UI") || word.hasPrefix("CG") || word.hasPrefix("CA"), word.count > 3,
        word.dropFirst(2).first!.isUppercase, PortNames.type(word) == nil, !PortNames.modules.contains(word),
        !declared.contains(word), !isImported(index), !Self.isOlderFunction(word)
      {
        note(.member, index, "\(word) has no counterpart")
      }
      if PortNames.setOperations.contains(word), list.text(list.previous(index)) == ".",
        list.text(list.next(index)) == "(",
        list.text(list.previous(list.previous(index))).lowercased().contains("touches")
      {
        note(.setOperation, index, "\(word): touches are an array here")
      }
    }
  }
}
