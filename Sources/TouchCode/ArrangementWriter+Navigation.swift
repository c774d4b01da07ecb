import TouchScenarios

extension ArrangementWriter {
  /// Adds a navigation controller as a child of the screen's controller, with the controllers of its stack.
  func add(_ navigation: ScenarioNavigation, _ view: ScenarioView, to owner: String) {
    let name = names[view.id]
    if navigation.animator != nil || navigation.interaction != nil { note("the animators of a navigation controller") }
    members.append(CodeLine("let \(name) = \(spelling.type("NavigationController"))()", path: view.place.path))
    setUp.append(CodeLine("addChild(\(name))"))
    setUp.append(CodeLine("\(name).view.frame = \(spelling.text(view.frame))", path: view.place.path + ".frame"))
    setUp.append(CodeLine("\(owner).addSubview(\(name).view)"))
    write(traits: view.traits, of: name + ".view", view)
    addGestures(of: view, to: name + ".view")
    var stack: [String] = []
    for (index, root) in view.children.enumerated() {
      guard let controller = root.controller.map({ names[$0.id] }) else { continue }
      members.append(CodeLine("let \(controller) = \(spelling.type("ViewController"))()", path: root.place.path))
      members.append(
        CodeLine("let \(names[root.id]) = \(spelling.type("View"))(frame: \(spelling.text(root.frame)))"))
      setUp.append(CodeLine("\(controller).view = \(names[root.id])"))
      add(root.item, to: controller)
      write(traits: root.traits, of: names[root.id], root)
      addGestures(of: root, to: names[root.id])
      add(children: root.children, of: root, to: names[root.id])
      if index < navigation.stackCount { stack.append(controller) }
    }
    if navigation.isBarHidden { setUp.append(CodeLine("\(name).isNavigationBarHidden = true")) }
    setUp.append(CodeLine("\(name).setViewControllers([\(stack.joined(separator: ", "))], animated: false)"))
    setUp.append(CodeLine("\(name).didMove(toParent: self)"))
  }

  /// Writes what a navigation bar shows for a controller.
  private func add(_ item: ScenarioItem?, to controller: String) {
    guard let item else { return }
    if item.hidesBackButton { setUp.append(CodeLine("\(controller).navigationItem.hidesBackButton = true")) }
    if item.hasLeftItem {
      setUp.append(
        CodeLine("\(controller).navigationItem.leftBarButtonItem = \(spelling.type("BarButtonItem"))()"))
    }
    if item.leftItemsSupplementBackButton {
      setUp.append(CodeLine("\(controller).navigationItem.leftItemsSupplementBackButton = true"))
    }
  }
}
