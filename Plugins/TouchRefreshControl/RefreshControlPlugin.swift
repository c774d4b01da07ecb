import TouchControls
public import TouchCore

extension TouchPlugin {
  /// The refresh control, as kind `refreshControl`: in a file, a child of a scroll view.
  public static var refreshControl: TouchPlugin {
    TouchPlugin("refreshControl") { registry in
      registry.add(
        ViewDescription(
          "refreshControl", make: { RefreshControl(frame: $0) }, properties: PropertyDescription.control)
      )
    }
  }
}
