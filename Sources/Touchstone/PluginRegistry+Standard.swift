public import TouchCore

extension PluginRegistry {
  /// All plugins of this package: recognizers with their environment, controls, scroll views, and their cells.
  public static var standard: PluginRegistry {
    PluginRegistry(
      .gestures, .tap, .pan, .swipe, .pinch, .rotation, .longPress, .screenEdgePan, .hover,
      .control, .button, .switch, .slider, .stepper, .pageControl, .segmentedControl, .scrollView, .collectionView)
  }
}
