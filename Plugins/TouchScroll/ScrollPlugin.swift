public import TouchCore
import TouchScrollView

extension TouchPlugin {
  /// Scroll views with their recognizers, as kind `scrollView`.
  public static var scroll: TouchPlugin {
    TouchPlugin("scroll") { registry in
      registry.add(
        ViewDescription(
          "scrollView", make: { ScrollView(frame: $0) },
          properties: ScrollView.properties()))
    }
  }
}
