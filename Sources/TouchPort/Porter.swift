/// Brings one file that was written for UIKit over to Touchstone.
///
/// It works on tokens: comments and strings stay as they are, and so does the formatting. What it can't decide it leaves
/// and notes, with the line of the original.
public struct Porter {
  var list: TokenList
  var notes: [PortNote] = []
  /// The types that the file declares itself.
  private(set) var declared: [String] = []
  /// Where each type's body begins and ends, outer ones first.
  private(set) var types: [(name: String, body: ClosedRange<Int>)] = []
  /// What the classes of the file inherit from first.
  private(set) var supertypes: [(name: String, supertype: String)] = []
  /// The static functions of types, in their order.
  var staticFunctions: [(keyword: Int, name: Int, body: ClosedRange<Int>)] = []
  /// For each token, whether `self` is an optional there.
  var weakPlaces: [Bool] = []
  /// Whether anything was written that Touchstone declares.
  private var usesNames = false

  /// Returns the ported text of a file, and what a person has to look at, what matters most first.
  ///
  /// A part of a file needs no import of its own.
  public static func port(_ text: String, isPart: Bool = false) -> (text: String, notes: [PortNote]) {
    var porter = Porter(list: TokenList(text))
    porter.findTypes()
    porter.findStaticFunctions()
    porter.findWeakPlaces()
    porter.portStaticsThatSchedule()
    porter.portTimes()
    porter.noteRemaining()
    porter.portRuntime()
    porter.dropLayoutSwitches()
    porter.commentLooks()
    porter.portConditions()
    porter.addOverrides()
    porter.addImplementedMethods()
    porter.portRegistrations()
    porter.dropAttributes()
    porter.dropCoders()
    porter.dropUnknownOverrides()
    porter.dropObjectRoot()
    porter.portSelectors()
    porter.portGates()
    porter.portParameters()
    porter.portPlaces()
    porter.portNumbers()
    porter.portSets()
    porter.portOlderFunctions()
    porter.portNames()
    porter.portOptionalRequirements()
    porter.moveOverrides()
    porter.portImports(addsMissing: !isPart)
    porter.notes.sort { ($0.kind.rawValue, $0.line) < ($1.kind.rawValue, $1.line) }
    return (porter.list.text, porter.notes)
  }

  private init(list: TokenList) { self.list = list }

  mutating func note(_ kind: PortNote.Kind, _ index: Int, _ text: String) {
    let note = PortNote(kind: kind, line: list[index].line, text: text)
    if !notes.contains(note) { notes.append(note) }
  }

  private mutating func findTypes() {
    for index in list.indices where list[index].kind == .identifier {
      let keyword = list[index].text
      if ["typealias", "associatedtype"].contains(keyword), let name = list.next(index) {
        declared.append(list[name].text)
      }
      guard ["class", "struct", "enum", "extension", "actor", "protocol"].contains(keyword) else { continue }
      guard let name = list.next(index), list[name].kind == .identifier,
        !["func", "var", "let", "subscript", "init"].contains(list[name].text)
      else { continue }
      if keyword != "extension" { declared.append(list[name].text) }
      if keyword == "class", let colon = list.next(name), list[colon].text == ":", let supertype = list.next(colon) {
        supertypes.append((list[name].text, list[supertype].text))
      }
      var place = list.next(name)
      while let here = place, list[here].text != "{", list[here].text != "}" { place = list.next(here) }
      guard let start = place, list[start].text == "{", let end = list.end(of: start) else { continue }
      types.append((list[name].text, start...end))
    }
  }

  /// Returns the innermost type around a token.
  func owner(of index: Int) -> String? { types.last { $0.body.contains(index) }?.name }

  /// Returns a name as the file can use it: one that it declares itself needs its module.
  func spelled(_ name: String) -> String {
    let first = name.prefix { $0 != "." }
    // Foundation has a transform of the same name.
    if first == "AffineTransform" && usesFoundation { return "PlaneTransform" }
    return declared.contains(String(first)) ? "Touchstone." + name : name
  }

  // MARK: Names

  private mutating func portNames() {
    for index in list.indices where list[index].kind == .identifier {
      guard let name = PortNames.type(list[index].text) ?? (list[index].text == "Selector" ? "Action" : nil) else {
        continue
      }
      if let dot = list.previous(index), list[dot].text == "." {
        guard let module = list.previous(dot), PortNames.modules.contains(list[module].text) else { continue }
        list.remove([module, dot])
      }
      usesNames = true
      list.replace(index, with: spelled(name))
    }
  }

  private mutating func portSets() {
    for index in list.indices where list[index].text == "Set" && list[index].kind == .identifier {
      guard let open = list.next(index), list[open].text == "<", let element = list.next(open),
        let close = list.next(element), list[close].text == ">"
      else { continue }
      if ["NSObject", "AnyHashable"].contains(list[element].text), list.text(list.previous(index)) == ":",
        list.text(list.previous(list.previous(index))) == "touches"
      {
        list.replace(element, with: "UITouch")
      }
      guard ["UITouch", "UIPress"].contains(list[element].text) else { continue }
      list.remove([index])
      list.replace(open, with: "[")
      list.replace(close, with: "]")
    }
  }

  /// Widens the parameter of gates and lists: a view has and is asked about every recognizer, including those that are no
  /// `GestureRecognizer`.
  private mutating func portGates() {
    let widened = ["gestureRecognizerShouldBegin", "addGestureRecognizer", "removeGestureRecognizer"]
    for index in list.indices where widened.contains(list[index].text) {
      guard let function = list.previous(index), list[function].text == "func",
        let keyword = list.previous(function), list[keyword].text == "override",
        let open = list.next(index), let close = list.end(of: open)
      else { continue }
      for place in open...close where list[place].text == "UIGestureRecognizer" {
        list.replace(place, with: "any GestureRecognizing")
      }
    }
  }

  // MARK: Imports

  private var usesFoundation: Bool {
    list.tokens.contains { $0.kind == .identifier && ($0.text == "Foundation" || PortNames.isOfFoundation($0.text)) }
  }

  /// Whether index paths are named, of which Foundation has its own.
  ///
  /// Methods that were moved from an extension are one token.
  private var usesIndexPaths: Bool { list.tokens.contains { $0.isCode && $0.text.contains("IndexPath") } }

  private mutating func portImports(addsMissing: Bool) {
    var isImported = false
    var hasFoundation = false
    var last: Int?
    for index in list.indices where list[index].text == "import" && list[index].kind == .identifier {
      guard let name = list.next(index), list[name].line == list[index].line else { continue }
      let end = list.lineEnd(name)
      switch list[name].text {
      case "Foundation": hasFoundation = true
      case let module where PortNames.modules.contains(module):
        if isImported {
          list.removeWithLine(index...max(name, end - 1))
          continue
        }
        isImported = true
        last = index
        list.replace(name, with: "Touchstone")
        let isEnd = list[end].kind == .newline
        if isEnd ? name + 1 < end : name < end {
          for place in (name + 1)...(isEnd ? end - 1 : end) where list[place].isCode { list.remove([place]) }
        }
      case let module where !PortNames.knownModules.contains(module):
        note(.module, index, "import \(module)")
      default: break
      }
    }
    if let last {
      let addsFoundation = !hasFoundation && usesFoundation
      if addsFoundation { list.replace(last, with: "import Foundation\nimport") }
      if hasFoundation || addsFoundation, usesIndexPaths, let name = list.next(last) {
        list.replace(name, with: "Touchstone\nimport struct Touchstone.IndexPath")
      }
    } else if usesNames, addsMissing {
      addImports(withFoundation: !hasFoundation && usesFoundation)
    }
  }

  /// Adds imports: a file of an app may owe them to another file or to a header, but here each has its own.
  private mutating func addImports(withFoundation: Bool) {
    let paths = withFoundation && usesIndexPaths ? "import struct Touchstone.IndexPath\n" : ""
    let lines = (withFoundation ? "import Foundation\n" : "") + "import Touchstone\n" + paths
    let isImport = { [list] (index: Int) in list[index].text == "import" && list[index].kind == .identifier }
    if let place = list.indices.first(where: isImport) {
      return list.replace(list.lineStart(place), with: lines + list[list.lineStart(place)].text)
    }
    guard let code = list.indices.first(where: { list[$0].isCode && !list[$0].text.isEmpty }) else { return }
    // What documents the first declaration stays with it.
    var place = code
    while place > 0, !list[place - 1].text.hasPrefix("//") || list[place - 1].text.hasPrefix("///"),
      !list[place - 1].text.hasPrefix("/*") || list[place - 1].text.hasPrefix("/**")
    {
      place -= 1
    }
    while place < code, list[place].kind == .whitespace || list[place].kind == .newline { place += 1 }
    list.replace(place, with: lines + "\n" + list[place].text)
  }
}
