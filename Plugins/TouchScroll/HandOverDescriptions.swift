public import TouchPlugins
public import TouchScrollView

extension ScrollHandOver {
  /// The policies by their names in files.
  public static var namesInFiles: [(name: String, value: ScrollHandOver)] {
    [
      ("uikit", .uikit), ("chain", .chain), ("latched", .latched), ("expandFirst", .expandFirst), ("custom", .custom),
      ("contain", .contain),
    ]
  }
}

extension PropertyDescription {
  /// Returns the property `scrollHandOver` of a scroller (NH-3).
  public static func handOver(
    _ get: @escaping (Object) -> ScrollHandOver?, _ set: @escaping (Object, ScrollHandOver?) -> Void
  ) -> PropertyDescription {
    .choice("scrollHandOver", ScrollHandOver.namesInFiles.map { ($0.name, .some($0.value)) }, get, set)
  }

  /// Returns the property `handOverAnswers` of a scroller: what it takes before and after the innermost moves (NH-3).
  public static func handOverAnswers(
    _ get: @escaping (Object) -> HandOverAnswers, _ set: @escaping (Object, HandOverAnswers) -> Void
  ) -> PropertyDescription {
    PropertyDescription(
      "handOverAnswers", range: "an object with \"before\" and \"after\", each a number, \"all\" or \"nan\"",
      get: { object in
        let answers = get(object)
        return .list([
          .list([.text("before"), value(of: answers.before)]), .list([.text("after"), value(of: answers.after)]),
        ])
      },
      set: { object, value in
        guard let answers = answers(from: value) else { return false }
        set(object, answers)
        return true
      })
  }

  private static func value(of answer: HandOverAnswers.Answer) -> PropertyValue {
    switch answer {
    case .all: .text("all")
    case .points(let way): way.isNaN ? .text("nan") : .number(way)
    }
  }

  private static func answers(from value: PropertyValue) -> HandOverAnswers? {
    var answers = HandOverAnswers()
    for member in value.list {
      let pair = member.list
      guard pair.count == 2, let key = pair[0].text, let answer = answer(from: pair[1]) else { return nil }
      if key.utf8.elementsEqual("before".utf8) {
        answers.before = answer
      } else if key.utf8.elementsEqual("after".utf8) {
        answers.after = answer
      } else {
        return nil
      }
    }
    return answers
  }

  private static func answer(from value: PropertyValue) -> HandOverAnswers.Answer? {
    if let way = value.number { return .points(way) }
    guard let text = value.text else { return nil }
    return text.utf8.elementsEqual("all".utf8) ? .all : text.utf8.elementsEqual("nan".utf8) ? .points(.nan) : nil
  }
}
