public import TouchPlugins
public import TouchScenarios

extension ArrangementCode {
  /// Writes an arrangement as the view controller of an app.
  ///
  /// A test imports `TouchUIKitNames` where an app imports UIKit, and has closures in place of selectors, since it is
  /// compiled beside Touchstone.
  ///
  /// The first window of the scenario counts. Kinds of the registry tell which properties have their defaults and are left
  /// out. A test has fingers besides, and expects who acts and when; a scenario that cannot be played for it is an error.
  public init(
    _ scenario: Scenario, registry: PluginRegistry, spelling: CodeSpelling = .touchstone, isTest: Bool = false
  ) throws(DocumentError) {
    let writer = ArrangementWriter(scenario, registry: registry, spelling: spelling, isTest: isTest)
    let body = writer.controller()
    let test = isTest ? try writer.test() : []
    notes = writer.notes
    lines = notes.map { CodeLine("// Not in this file: " + $0) }
    var imports = ["import " + (writer.isApples ? "UIKit" : spelling.module)]
    if isTest { imports = ["import Testing", "import TouchTesting"] + imports }
    if writer.isApples, writer.overridesTouches { imports.append("import UIKit.UIGestureRecognizerSubclass") }
    lines += imports.map { CodeLine($0) } + [CodeLine("")] + body
    if !test.isEmpty { lines += [CodeLine("")] + test }
  }
}

/// Writes one arrangement: collects what stands in the class, what follows it, and what cannot be said.
final class ArrangementWriter {
  let scenario: Scenario
  let registry: PluginRegistry
  let spelling: CodeSpelling
  /// Whether the code is for UIKit itself, with what Objective-C and Foundation have: an app's code in UIKit's spelling.
  let isApples: Bool
  var names = CodeNames()
  let className: String
  /// The properties of the class.
  var members: [CodeLine] = []
  /// The body of `viewDidLoad()`.
  var setUp: [CodeLine] = []
  /// The methods that actions call.
  var actions: [CodeLine] = []
  /// The classes and conformances after the class.
  var further: [CodeLine] = []
  /// The controllers of the sheets.
  var presented: [String] = []
  private(set) var notes: [String] = []
  /// Whether a subclass of a recognizer is written, for which UIKit has an import of its own.
  var overridesTouches = false

  init(_ scenario: Scenario, registry: PluginRegistry, spelling: CodeSpelling, isTest: Bool) {
    isApples = spelling.isUIKit && !isTest
    self.scenario = scenario
    self.registry = registry
    self.spelling = spelling
    className = CodeNames.className(scenario.title)
  }

  /// The root view of the file's first window, whose views and recognizers the controller's own view has here.
  var root: ScenarioView? { scenario.windows.first?.view }

  func note(_ sentence: String) {
    if !notes.has(sentence) { notes.append(sentence) }
  }

  // MARK: The class

  func controller() -> [CodeLine] {
    guard let root else { return [] }
    noteWhatIsLeftOut()
    nameAll(in: root)
    write(traits: root.traits, of: "view", root)
    addGestures(of: root, to: "view")
    for child in root.children { chunk { add(children: [child], of: root, to: "view") } }
    addLinks()
    writePresenting()
    writeConformances()
    var lines = [
      CodeLine("/// \(scenario.title.isEmpty ? "An arrangement of views and recognizers" : scenario.title)."),
      CodeLine("final class \(className): \(spelling.type("ViewController")) {"),
    ]
    lines += members.indented()
    lines += [CodeLine(""), CodeLine("  override func viewDidLoad() {"), CodeLine("    super.viewDidLoad()")]
    lines += setUp.indented(by: 4) + [CodeLine("  }")]
    return lines + actions.indented() + [CodeLine("}")] + further
  }

  /// Writes a part of `viewDidLoad()`; an empty line parts it from a long one before it.
  private func chunk(_ write: () -> Void) {
    let count = setUp.count
    write()
    if count > 0, setUp.count - count > 1 { setUp.insert(CodeLine(""), at: count) }
  }

  private func nameAll(in view: ScenarioView) {
    for gesture in view.gestures { names.name(gesture.id, orElse: "recognizer") }
    for child in view.children {
      names.name(child.id, orElse: "view")
      if view.navigation != nil, let controller = child.controller {
        names.name(controller.id, orElse: "controller")
      }
      nameAll(in: child)
    }
  }

  private func addLinks() {
    guard !scenario.links.isEmpty else { return }
    setUp.append(CodeLine(""))
    for (index, link) in scenario.links.enumerated() {
      setUp.append(
        CodeLine("\(names[link.gesture]).require(toFail: \(names[link.requiresFailureOf]))", path: "links[\(index)]"))
    }
  }

  private func noteWhatIsLeftOut() {
    if scenario.windows.count > 1 { note("the windows after the first") }
    if !scenario.responds.isEmpty || !scenario.responders.isEmpty { note("what other responders do and answer") }
    if !scenario.callbacks.isEmpty { note("what code does during calls") }
    let all = root.map { views(in: $0) } ?? []
    let written = all.filter { $0.navigation != nil }.reduce(0) { $0 + $1.children.count }
    if all.filter({ $0.controller != nil }).count > written {
      note("the file's own view controllers")
    }
    if !scenario.answers.isEmpty { note("the answers that hooks gave when the session was recorded") }
  }

  /// Every recognizer of the file, with the view that has it.
  func gestures(in view: ScenarioView) -> [(gesture: ScenarioGesture, view: ScenarioView)] {
    view.gestures.map { ($0, view) } + view.children.flatMap { gestures(in: $0) }
  }

  /// Every view of the file in a view, which is the first.
  func views(in view: ScenarioView) -> [ScenarioView] { [view] + view.children.flatMap { views(in: $0) } }
}

extension [CodeLine] {
  /// Returns the lines further to the right; empty ones stay empty.
  func indented(by count: Int = 2) -> [CodeLine] {
    let space = String(repeating: " ", count: count)
    return map { $0.text.isEmpty ? $0 : CodeLine(space + $0.text, path: $0.path) }
  }
}
