public import TouchCore
import TouchGestures
import TouchScrollView

extension TouchPlugin {
  /// Scroll views, as kind `scrollView`, and the pan that drives them; to zoom they need a plugin that offers a pinch.
  public static var scroll: TouchPlugin {
    TouchPlugin("scroll") { registry in
      registry.makePan = { ScrollPanGestureRecognizer() }
      registry.add(
        ViewDescription(
          "scrollView", make: { frame, registry in ScrollView(frame: frame, registry: registry) },
          properties: ScrollView.properties()))
    }
  }
}
