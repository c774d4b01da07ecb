public import TouchPlugins
import TouchScrollView

extension TouchPlugin {
  /// Scroll views with their recognizers, as kind `scrollView`.
  public static var scroll: TouchPlugin {
    TouchPlugin("scroll") { registry in
      registry.add(
        NodeDescription(
          "scrollView", make: { ScrollView(frame: $0) },
          properties: ScrollView.properties()))
    }
  }
}
