import TouchTransitions
import TouchWindows

extension SessionTree {
  /// Returns the entries of a navigation controller beside those of its view.
  mutating func navigation(_ navigation: NavigationController) -> [JSONMember] {
    let stack = navigation.viewControllers
    _ = roots.add(stack, to: navigation)
    var members = [JSONMember("stack", .init(.array(stack.map { root($0) })))]
    if navigation.isNavigationBarHidden { members.append(JSONMember("barHidden", true)) }
    if let scripted = navigation.delegate as? ScriptedNavigation { members += Self.script(of: scripted) }
    return members
  }

  /// Returns the root view of a controller of a stack, which fills it.
  mutating func root(_ controller: ViewController) -> JSONValue {
    let name = names.name(of: controller)
    var members = [JSONMember("id", .init(.string(name + ".view"))), JSONMember("controller", .init(.string(name)))]
    if let view = controller.viewIfLoaded, case .object(let found) = self.view(view).kind {
      members = found.filter { !$0.key.isSame(as: "frame") }
    }
    let item = controller.navigationItem
    let hasLeftItem = !(item.leftBarButtonItems?.isEmpty ?? true)
    for (key, isOn) in [
      ("hidesBackButton", item.hidesBackButton), ("leftItem", hasLeftItem),
      ("leftItemsSupplementBackButton", item.leftItemsSupplementBackButton),
    ] where isOn {
      members.append(JSONMember(key, true))
    }
    return JSONValue(.object(members))
  }

  /// Returns the delegate that a file gave to a navigation controller.
  private static func script(of scripted: ScriptedNavigation) -> [JSONMember] {
    let script = scripted.script
    var members: [JSONMember] = []
    if let animator = script.animator {
      members.append(
        JSONMember(
          "animator",
          .init(
            .object([
              JSONMember("duration", .init(.number(animator.duration))),
              JSONMember("interruptible", .init(.bool(animator.isInterruptible))),
              JSONMember("completes", .init(.bool(animator.completes))),
            ]))))
    }
    if let interaction = script.interaction {
      members.append(
        JSONMember(
          "interaction",
          .init(
            .object([
              JSONMember("completionSpeed", .init(.number(interaction.completionSpeed))),
              JSONMember("completionCurve", .init(.string(interaction.completionCurve))),
              JSONMember("wantsInteractiveStart", .init(.bool(interaction.wantsInteractiveStart))),
            ]))))
    }
    if scripted.hasOtherPopDelegate { members.append(JSONMember("popDelegate", "other")) }
    if let pan = script.popPan {
      members.append(
        JSONMember(
          "popPan",
          .init(
            .object([
              JSONMember("gesture", .init(.string(pan.gesture))), JSONMember("over", .init(.number(pan.over))),
            ]))))
    }
    return members
  }

  /// Returns the settings of transitions that differ from the defaults.
  static func transitions(_ settings: TransitionSettings) -> [JSONMember] {
    var members: [JSONMember] = []
    if settings.popCompletion != TransitionSettings().popCompletion {
      let value: JSONValue =
        switch settings.popCompletion {
        case .half: "half"
        case .projected(let seconds): .init(.object([JSONMember("projected", .init(.number(seconds)))]))
        }
      members.append(JSONMember("popCompletion", value))
    }
    if settings.contentPopAtLeadingEdge { members.append(JSONMember("contentPopAtLeadingEdge", true)) }
    return members
  }
}
