import TouchControls
public import TouchPlugins

extension TouchPlugin {
  /// The page control, as kind `pageControl`.
  public static var pageControl: TouchPlugin {
    TouchPlugin("pageControl") { registry in
      registry.add(
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
          ]))
    }
  }
}
