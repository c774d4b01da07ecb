import TouchPan
import TouchTransitions
import TouchWindows

extension StageBuilder {
  /// Builds the root views of a navigation controller's stack, each in no view until its controller is shown.
  func buildRoots(of view: ScenarioView, in object: NavigationView) throws(DocumentError) {
    for root in view.children { try build(root, in: View(frame: object.bounds)) }
  }

  /// Lets the controllers of a stack be on it.
  func connect(_ object: NavigationView, _ view: ScenarioView) throws(DocumentError) {
    guard let script = view.navigation else { return }
    let navigation = object.navigation
    if let controller = view.controller {
      stage.controllers[controller.id] = navigation
      stage.name(navigation, controller.id)
    }
    if let window = object.superview as? Window, window.rootViewController == nil {
      window.rootViewController = navigation
    }
    var roots: [ViewController] = []
    for root in view.children {
      guard let controller = root.controller.flatMap({ stage.controllers[$0.id] }) else {
        throw root.place.error("expected the key \"controller\", found none")
      }
      if let item = root.item {
        controller.navigationItem.hidesBackButton = item.hidesBackButton
        controller.navigationItem.leftBarButtonItem = item.hasLeftItem ? BarButtonItem() : nil
        controller.navigationItem.leftItemsSupplementBackButton = item.leftItemsSupplementBackButton
      }
      controller.viewIfLoaded?.removeFromSuperview()
      roots.append(controller)
    }
    navigation.setViewControllers(Array(roots.prefix(script.stackCount)), animated: false)
    let scripted = ScriptedNavigation(script, navigation)
    stage.navigations[view.id] = scripted
    if let (id, length) = script.popPan {
      guard let pan = stage.gesture(id) as? PanGestureRecognizer else {
        throw view.place.error("expected a pan for \"popPan\", found \"\(id)\"")
      }
      scripted.follow(pan, over: length)
    }
  }
}
