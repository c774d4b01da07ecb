/// What a table learns in UIKit by asking its delegate and data source for methods.
extension Porter {
  /// The methods about which a table asks, with their labels and their names in `TableViewMethods`.
  private static let tableMethods: [(labels: [String], name: String)] = [
    (["_", "heightForRowAt"], "heightForRow"), (["_", "estimatedHeightForRowAt"], "estimatedHeightForRow"),
    (["_", "viewForHeaderInSection"], "viewForHeader"), (["_", "viewForFooterInSection"], "viewForFooter"),
    (["_", "titleForHeaderInSection"], "titleForHeader"), (["_", "titleForFooterInSection"], "titleForFooter"),
    (["_", "heightForHeaderInSection"], "heightForHeader"), (["_", "heightForFooterInSection"], "heightForFooter"),
    (["_", "leadingSwipeActionsConfigurationForRowAt"], "leadingSwipeActions"),
    (["_", "trailingSwipeActionsConfigurationForRowAt"], "trailingSwipeActions"),
    (["_", "commit", "forRowAt"], "commit"), (["_", "moveRowAt", "to"], "moveRow"),
    (["_", "performPrimaryActionForRowAt"], "performPrimaryAction"),
  ]

  /// Writes `implementedMethods` into each class that has some of those methods, in its body or in an extension.
  mutating func addImplementedMethods() {
    var found: [(owner: String, names: [String])] = []
    for index in list.indices where list[index].text == "func" && list[index].kind == .identifier {
      guard let name = list.next(index), list[name].text == "tableView", let open = list.next(name),
        list[open].text == "(", let owner = types.last(where: { $0.body.contains(index) }),
        isMember(index, of: owner.body), let labels = arguments(open)?.map({ list[$0.start].text }),
        let method = Self.tableMethods.first(where: { $0.labels == labels })
      else { continue }
      if let place = found.firstIndex(where: { $0.owner == owner.name }) {
        if !found[place].names.contains(method.name) { found[place].names.append(method.name) }
      } else {
        found.append((owner.name, [method.name]))
      }
    }
    for (owner, names) in found { write(names, into: owner, of: found) }
  }

  private func supertype(of owner: String) -> String? { supertypes.last { $0.name == owner }?.supertype }

  /// Returns whether a class of the file is under one whose name ends in a word.
  private func inherits(_ owner: String, from word: String) -> Bool {
    var (name, depth) = (supertype(of: owner), 0)
    while let here = name, depth < 20 {
      if here.hasSuffix(word) { return true }
      (name, depth) = (supertype(of: here), depth + 1)
    }
    return false
  }

  private mutating func write(_ names: [String], into owner: String, of found: [(owner: String, names: [String])]) {
    let bodies = types.filter { $0.name == owner }.map { $0.body }
    let isThere = bodies.contains { body in body.contains { list[$0].text == "implementedMethods" } }
    guard !isThere, let home = bodies.first(where: { isClass($0) }) ?? bodies.first else { return }
    // What a class of the program above it has counts as well.
    let above = found.contains { $0.owner == supertype(of: owner) }
    let overrides = above || inherits(owner, from: "TableViewController")
    let words = modifiers(ofType: home.lowerBound).map { list[$0].text }
    let access = words.contains("public") || words.contains("open") ? "public " : ""
    let own = "[" + names.map { "." + $0 }.joined(separator: ", ") + "]"
    // One above it may have methods of its own, in this file or in another.
    let isRoot = ["UITableViewController", "TableViewController"].contains(supertype(of: owner) ?? "")
    let set = overrides && !isRoot ? "super.implementedMethods.union(\(own))" : own
    list.replace(
      home.lowerBound,
      with: "{\n  \(access)\(overrides ? "override " : "")var implementedMethods: TableViewMethods { \(set) }\n")
  }

  /// The labels behind which UIKit takes the identifier of a class.
  private static let registrations = [
    "forCellReuseIdentifier", "forHeaderFooterViewReuseIdentifier", "forCellWithReuseIdentifier",
  ]

  /// Registers closures where UIKit registers classes.
  mutating func portRegistrations() {
    for index in list.indices where list[index].text == "register" && list[index].kind == .identifier {
      guard let open = list.next(index), list[open].text == "(", let arguments = arguments(open), arguments.count == 2,
        arguments[0].label.isEmpty, Self.registrations.contains(arguments[1].label)
      else { continue }
      guard list[arguments[0].end].text == "self",
        let dot = list.previous(arguments[0].end), list[dot].text == ".", dot > arguments[0].start
      else {
        note(.member, index, "register(\(list[arguments[0].start].text)…): a closure that makes the view instead")
        continue
      }
      let type = list.tokens[arguments[0].start..<dot].map { $0.text }.joined()
      let identifier = list.tokens[arguments[1].value...arguments[1].end].map { $0.text }.joined()
      let made: String
      switch arguments[1].label {
      case "forCellReuseIdentifier": made = "style: .default, reuseIdentifier: \(identifier)"
      case "forHeaderFooterViewReuseIdentifier": made = "reuseIdentifier: \(identifier)"
      default: made = "frame: .zero"
      }
      // The table keeps the closure, which must not keep the table's owner.
      let isName = arguments[1].value == arguments[1].end && list[arguments[1].value].kind == .identifier
      let capture = isName && made.contains(identifier) ? "[\(identifier)] in " : ""
      list.replace(arguments[0].start, with: "{ \(capture)\(PortNames.type(type) ?? type)(\(made)) }")
      list.remove((arguments[0].start + 1)...arguments[0].end)
    }
  }

  /// Returns whether a body is that of a class, and not of an extension.
  private func isClass(_ body: ClosedRange<Int>) -> Bool {
    var place: Int? = body.lowerBound
    while let here = place, !["class", "protocol", "extension", "struct", "enum"].contains(list[here].text) {
      place = list.previous(here)
    }
    return place.map { list[$0].text == "class" } ?? false
  }
}
