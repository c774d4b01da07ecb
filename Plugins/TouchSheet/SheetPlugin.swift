public import TouchPlugins

/// Offers sheets, as kind `sheet`: in a file, a view that is presented.
public final class SheetPlugin: TouchPlugin {
  /// The name of the plugin.
  public let name = "sheets"
  /// The kinds of nodes.
  public let nodes = [
    NodeDescription("sheet", make: { SheetView(frame: $0) }, properties: SheetView.properties)
  ]

  /// Creates the plugin.
  public init() {}
}
