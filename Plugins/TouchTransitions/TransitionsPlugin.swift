public import TouchPlugins
public import TouchWindows

/// Offers stacks of controllers, as kind `navigation`: in a file, the view of a navigation controller.
public final class TransitionsPlugin: TouchPlugin {
  /// The name of the plugin.
  public let name = "transitions"
  /// The kinds of nodes.
  public let nodes = [
    NodeDescription("navigation", make: { NavigationView(frame: $0) }, properties: NavigationView.properties)
  ]

  /// Creates the plugin.
  public init() {}
}

/// The view of a navigation controller that it keeps, for scenario files.
public final class NavigationView: View {
  /// The controller whose view this is.
  public let navigation = NavigationController()

  /// Creates a view in a frame.
  public override init(frame: Rect) {
    super.init(frame: frame)
    navigation.view = self
  }

  /// Lets the controller have another view, for a stage that goes: view and controller retain each other.
  public func takeDown() { navigation.view = View(frame: .zero) }

  /// The two pop gestures.
  public override var ownGestureRecognizers: [any GestureRecognizing] {
    [navigation.interactivePopGestureRecognizer, navigation.interactiveContentPopGestureRecognizer].compactMap { $0 }
  }

  static var properties: [PropertyDescription<NavigationView>] {
    [
      .flag(
        "isNavigationBarHidden", { $0.navigation.isNavigationBarHidden }, { $0.navigation.isNavigationBarHidden = $1 })
    ]
  }
}
