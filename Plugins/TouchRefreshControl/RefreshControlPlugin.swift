import TouchControls
public import TouchPlugins

/// Offers the refresh control, as kind `refreshControl`: in a file, a child of a scroll view.
public final class RefreshControlPlugin: TouchPlugin {
  /// The name of the plugin.
  public let name = "refreshControl"
  /// The kinds of nodes.
  public let nodes = [
    NodeDescription(
      "refreshControl", base: "control", make: { RefreshControl(frame: $0) })
  ]

  /// Creates the plugin.
  public init() {}
}
