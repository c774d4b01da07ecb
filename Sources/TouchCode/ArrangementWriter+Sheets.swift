import TouchPlugins
import TouchScenarios

// Views that are presented as sheets: each is the view of a controller of its own, which the screen presents.
extension ArrangementWriter {
  /// Makes a view that of a controller that is presented as a sheet once the screen has appeared.
  func present(_ view: ScenarioView, _ name: String) {
    let id = view.id + " controller"
    names.name(id, orElse: "controller")
    let controller = names[id]
    let type = spelling.type("ViewController")
    members.append(CodeLine("let \(controller) = \(type)()", path: view.place.path))
    setUp.append(CodeLine("\(controller).view = \(name)"))
    for setting in view.properties {
      if let statement = statement(setting, of: controller) {
        setUp.append(CodeLine(statement, path: setting.place.path))
      }
    }
    presented.append(controller)
  }

  /// Writes the method that presents the sheets, the first one at the bottom.
  func writePresenting() {
    guard !presented.isEmpty else { return }
    actions += [
      CodeLine(""), CodeLine("override func viewDidAppear(_ animated: Bool) {"),
      CodeLine("  super.viewDidAppear(animated)"),
    ]
    for (index, controller) in presented.enumerated() {
      let presenter = index == 0 ? "" : presented[index - 1] + "."
      actions.append(
        CodeLine(
          "  if \(controller).presentingViewController == nil { \(presenter)present(\(controller), animated: animated) }"
        ))
    }
    actions.append(CodeLine("}"))
  }

  private func statement(_ setting: PropertySetting, of controller: String) -> String? {
    let sheet = "\(controller).sheetPresentationController?.\(setting.name) = "
    switch setting.name {
    case "detents": return sheet + "[" + setting.value.list.map { detent($0) }.joined(separator: ", ") + "]"
    case "selectedDetentIdentifier", "largestUndimmedDetentIdentifier":
      return setting.value.text.map { sheet + identifier($0) }
    case "isModalInPresentation": return setting.value.flag.map { "\(controller).isModalInPresentation = \($0)" }
    case "prefersScrollingExpandsWhenScrolledToEdge", "prefersGrabberVisible":
      return setting.value.flag.map { sheet + "\($0)" }
    case "shouldDismiss":
      note("what the delegate of a sheet answers")
      return nil
    default:
      if isApples {
        note("\(setting.name) of a sheet, which UIKit has not")
        return nil
      }
      return setting.value.flag.map { sheet + "\($0)" }
        ?? sheet + PropertyCode(spelling: spelling, isApples: false).handOver(setting)
    }
  }

  private func identifier(_ name: String) -> String {
    ["medium", "large"].has(name) ? "." + name : ".init(\"\(name)\")"
  }

  /// Returns a detent by a word of the file, or by the members of its object.
  private func detent(_ value: PropertyValue) -> String {
    if let word = value.text { return ".\(word)()" }
    var (name, height) = ("", "nil")
    for member in value.list where member.list.count == 2 {
      if member.list[0].text?.isSame(as: "identifier") ?? false { name = member.list[1].text ?? "" }
      if let number = member.list[1].number { height = CodeSpelling.literal(number) }
    }
    return ".custom(identifier: \(identifier(name))) { _ in \(height) }"
  }
}
