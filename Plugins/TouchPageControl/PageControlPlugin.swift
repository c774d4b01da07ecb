import TouchControls
public import TouchCore

extension TouchPlugin {
  /// The page control, as kind `pageControl`.
  public static var pageControl: TouchPlugin {
    TouchPlugin("pageControl") { registry in
      registry.add(
        ViewDescription(
          "pageControl", hasGate: true, make: { PageControl(frame: $0) },
          properties: PropertyDescription.control + [
            .flag("hidesForSinglePage", { $0.hidesForSinglePage }, { $0.hidesForSinglePage = $1 }),
            .flag(
              "allowsContinuousInteraction", { $0.allowsContinuousInteraction },
              { $0.allowsContinuousInteraction = $1 }),
            .flag(
              "defersCurrentPageDisplay", { $0.defersCurrentPageDisplay }, { $0.defersCurrentPageDisplay = $1 }),
            PropertyDescription(
              "direction", get: { .text(words[$0.direction.rawValue].word) }, set: setDirection),
            .integer("numberOfPages", { $0.numberOfPages }, { $0.numberOfPages = $1 }),
            .integer("currentPage", { $0.currentPage }, { $0.currentPage = $1 }),
          ]))
    }
  }

  private static var words: [(word: String, direction: PageControl.Direction)] {
    [
      ("natural", .natural), ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft),
      ("topToBottom", .topToBottom), ("bottomToTop", .bottomToTop),
    ]
  }

  private static func setDirection(_ control: PageControl, _ value: PropertyValue) -> Bool {
    guard let text = value.text, let known = words.first(where: { $0.word.utf8.elementsEqual(text.utf8) }) else {
      return false
    }
    control.direction = known.direction
    return true
  }
}
