import TouchControls
public import TouchPlugins

/// Offers the page control, as kind `pageControl`.
public final class PageControlPlugin: TouchPlugin {
  /// The name of the plugin.
  public let name = "pageControl"
  /// The kinds of nodes.
  public let nodes = [
    NodeDescription(
      "pageControl", base: "control", hasGate: true, make: { PageControl(frame: $0) },
      properties: [
        .flag("hidesForSinglePage", { $0.hidesForSinglePage }, { $0.hidesForSinglePage = $1 }),
        .flag(
          "allowsContinuousInteraction", { $0.allowsContinuousInteraction },
          { $0.allowsContinuousInteraction = $1 }),
        .flag(
          "defersCurrentPageDisplay", { $0.defersCurrentPageDisplay }, { $0.defersCurrentPageDisplay = $1 }),
        .choice(
          "direction",
          [
            ("natural", .natural), ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft),
            ("topToBottom", .topToBottom), ("bottomToTop", .bottomToTop),
          ], { $0.direction }, { $0.direction = $1 }),
        .integer("numberOfPages", { $0.numberOfPages }, { $0.numberOfPages = $1 }),
        .integer("currentPage", { $0.currentPage }, { $0.currentPage = $1 }),
      ])
  ]

  /// Creates the plugin.
  public init() {}
}
