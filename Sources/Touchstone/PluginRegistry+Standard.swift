public import TouchPlugins

extension PluginRegistry {
  /// All plugins of this package: the recognizers with their environment, the controls, the scroll views.
  public static var standard: PluginRegistry {
    PluginRegistry(
      .tap, .pan, .swipe, .pinch, .rotation, .longPress, .screenEdgePan, .hover,
      .control, .button, .switch, .slider, .stepper, .pageControl, .segmentedControl, .scroll,
      .collectionView, .refreshControl)
  }
}
