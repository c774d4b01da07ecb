import TouchControls
public import TouchPlugins

extension TouchPlugin {
  /// The refresh control, as kind `refreshControl`: in a file, a child of a scroll view.
  public static var refreshControl: TouchPlugin {
    TouchPlugin("refreshControl") { registry in
      registry.add(
        NodeDescription(
          "refreshControl", base: "control", make: { RefreshControl(frame: $0) })
      )
    }
  }
}
