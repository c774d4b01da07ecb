public import TouchPlugins

extension PluginRegistry {
  /// All plugins of this package: the recognizers, the controls, the scroll views, tables, sheets, stacks.
  public static var standard: PluginRegistry {
    PluginRegistry(
      TapPlugin(), PanPlugin(), SwipePlugin(), PinchPlugin(), RotationPlugin(), LongPressPlugin(),
      ScreenEdgePanPlugin(),
      HoverPlugin(), ControlPlugin(), ButtonPlugin(), SwitchPlugin(), SliderPlugin(), StepperPlugin(),
      PageControlPlugin(),
      SegmentedControlPlugin(), ScrollPlugin(), CollectionViewPlugin(), RefreshControlPlugin(),
      SheetPlugin(), TableViewPlugin(), TransitionsPlugin())
  }
}
