package import TouchGestures
package import TouchPlugins

/// The properties that recognizers of every kind have.
package enum BaseProperties {
  /// The descriptions, in the order in which they are to be set.
  package static var ofRecognizers: [PropertyDescription<GestureRecognizer>] {
    [
      .flag("isEnabled", { $0.isEnabled }, { $0.isEnabled = $1 }),
      .flag("cancelsTouchesInView", { $0.cancelsTouchesInView }, { $0.cancelsTouchesInView = $1 }),
      .flag("delaysTouchesBegan", { $0.delaysTouchesBegan }, { $0.delaysTouchesBegan = $1 }),
      .flag("delaysTouchesEnded", { $0.delaysTouchesEnded }, { $0.delaysTouchesEnded = $1 }),
      .flag(
        "requiresExclusiveTouchType", { $0.requiresExclusiveTouchType },
        { $0.requiresExclusiveTouchType = $1 }),
      PropertyDescription(
        "allowedTouchTypes", range: range(of: FileWords.types),
        get: { .list($0.allowedTouchTypes.map { names($0, FileWords.types) }) },
        set: { recognizer, value in
          guard let types = values(value, FileWords.types) else { return false }
          recognizer.allowedTouchTypes = types
          return true
        }),
      PropertyDescription(
        "allowedPressTypes", range: range(of: FileWords.presses),
        get: { .list($0.allowedPressTypes.map { names($0, FileWords.presses) }) },
        set: { recognizer, value in
          guard let types = values(value, FileWords.presses) else { return false }
          recognizer.allowedPressTypes = types
          return true
        }),
      PropertyDescription(
        "name", range: "a string", get: { .text($0.name ?? "") },
        set: { recognizer, value in
          guard let text = value.text else { return false }
          recognizer.name = text
          return true
        }),
    ]
  }

  private static func range<Value>(of names: [(name: String, value: Value)]) -> String {
    "a list of some of " + names.map { "\"\($0.name)\"" }.joined(separator: ", ")
  }

  private static func names<Value: Equatable>(
    _ value: Value, _ names: [(name: String, value: Value)]
  ) -> PropertyValue {
    .text(names.first { $0.value == value }?.name ?? "")
  }

  private static func values<Value>(_ value: PropertyValue, _ names: [(name: String, value: Value)])
    -> [Value]?
  {
    var result: [Value] = []
    for item in value.list {
      guard let text = item.text, let found = names.first(where: { $0.name.isSame(as: text) }) else { return nil }
      result.append(found.value)
    }
    return result
  }
}
