import TouchEvents
import TouchTransitions
import TouchWindows

/// The navigation controllers of a session, each with the controllers that are on its stack, or were asked to be.
final class SessionRoots {
  private var stacks: [(navigation: NavigationController, controllers: [ViewController])] = []

  /// Returns the navigation controller whose view something is.
  static func navigation(of view: View) -> NavigationController? { view.rootController as? NavigationController }

  /// Returns the recognizers that a view has by itself, a navigation controller's view the two that pop.
  static func ownRecognizers(of view: View) -> [any GestureRecognizing] {
    let own = view.ownGestureRecognizers
    guard own.isEmpty, let navigation = navigation(of: view) else { return own }
    return [navigation.interactivePopGestureRecognizer, navigation.interactiveContentPopGestureRecognizer]
      .compactMap { $0 }
  }

  /// Returns the controllers of a navigation controller.
  func controllers(of navigation: NavigationController) -> [ViewController] {
    stacks.first { $0.navigation === navigation }?.controllers ?? []
  }

  /// Adds controllers; returns those that were not known.
  func add(_ controllers: [ViewController], to navigation: NavigationController) -> [ViewController] {
    let index = stacks.firstIndex { $0.navigation === navigation } ?? stacks.count
    if index == stacks.count { stacks.append((navigation, [])) }
    let known = stacks[index].controllers
    let added = controllers.filter { controller in !known.contains { $0 === controller } }
    stacks[index].controllers += added
    return added
  }

  /// What code called of what drives the transitions, by the navigation controllers' views.
  func takeCalls() -> [(view: View, time: Timestamp, call: ScenarioTransitionCall)] {
    stacks.flatMap { stack in
      guard let view = stack.navigation.viewIfLoaded, let scripted = stack.navigation.delegate as? ScriptedNavigation
      else { return [] as [(view: View, time: Timestamp, call: ScenarioTransitionCall)] }
      return scripted.takeCalls().map { (view, $0.time, $0.call) }
    }
  }
}
