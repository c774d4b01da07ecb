extension RuleTitles {
  /// The rules of worked examples, as `Documentation/Behaviour/7-examples.md` heads them.
  static let examples: [(id: StaticString, title: StaticString)] = []
}
