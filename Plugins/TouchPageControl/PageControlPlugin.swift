import TouchControls
public import TouchCore

extension TouchPlugin {
  /// The page control, as kind `pageControl`.
  public static var pageControl: TouchPlugin {
    TouchPlugin("pageControl") { registry in
      registry.add(
        ViewDescription(
          "pageControl", hasGate: true, make: { frame, _ in PageControl(frame: frame) },
          properties: PropertyDescription.control + [
            .flag("hidesForSinglePage", get: { $0.hidesForSinglePage }, set: { $0.hidesForSinglePage = $1 }),
            .flag(
              "allowsContinuousInteraction", get: { $0.allowsContinuousInteraction },
              set: { $0.allowsContinuousInteraction = $1 }),
            .integer("numberOfPages", get: { $0.numberOfPages }, set: { $0.numberOfPages = $1 }),
            .integer("currentPage", get: { $0.currentPage }, set: { $0.currentPage = $1 }),
          ]))
    }
  }
}
