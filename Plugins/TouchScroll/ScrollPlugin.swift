public import TouchPlugins
import TouchScrollView

/// Offers scroll views with their recognizers, as kind `scrollView`.
public final class ScrollPlugin: TouchPlugin {
  /// The name of the plugin.
  public let name = "scroll"
  /// The kinds of nodes.
  public let nodes = [
    NodeDescription(
      "scrollView", make: { ScrollView(frame: $0) },
      properties: ScrollView.properties())
  ]

  /// Creates the plugin.
  public init() {}
}
