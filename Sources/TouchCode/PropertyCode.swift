import TouchGestures
import TouchPlugins
import TouchScenarios

/// Writes the values of properties as they are assigned in code.
struct PropertyCode {
  let spelling: CodeSpelling
  let isApples: Bool

  /// Returns the statements that set properties of an object, without those that have their defaults.
  ///
  /// `standard` returns what a property is in a new object, `nil` for a property that nothing describes.
  func lines(
    _ settings: [PropertySetting], of name: String, standard: (String) -> PropertyValue?
  ) -> [CodeLine] {
    settings.compactMap { setting in
      let usual = standard(setting.name)
      if let usual, usual.says(setting.value) || usual.says(.list(setting.value.list)) { return nil }
      return CodeLine(statement(setting, of: name, usual), path: setting.place.path)
    }
  }

  private func statement(_ setting: PropertySetting, of name: String, _ usual: PropertyValue?) -> String {
    if setting.name.isSame(as: "disabledSegments") {
      return setting.value.list.compactMap { $0.integer }
        .map { "\(name).setEnabled(false, forSegmentAt: \($0))" }.joined(separator: "; ")
    }
    if setting.name.isSame(as: "handOverAnswers") { return "\(name).\(setting.name) = \(handOver(setting))" }
    return "\(name).\(setting.name) = \(text(setting.value, of: setting.name, usual))"
  }

  /// The properties of scroll views that UIKit's have not.
  static let ownNames = ["scrollHandOver", "handOverAnswers"]

  /// Returns a policy of hand-over, or the answers of one that is asked, as an expression.
  func handOver(_ setting: PropertySetting) -> String {
    if let policy = setting.value.text { return "." + policy }
    let answers = setting.value.list.compactMap { member -> String? in
      guard member.list.count == 2, let moment = member.list[0].text else { return nil }
      if let way = member.list[1].number { return "\(moment): .points(\(CodeSpelling.literal(way)))" }
      return "\(moment): " + (member.list[1].text?.isSame(as: "all") ?? false ? ".all" : ".points(.nan)")
    }
    return "HandOverAnswers(\(answers.joined(separator: ", ")))"
  }

  /// Returns a value as an expression.
  private func text(_ value: PropertyValue, of name: String, _ usual: PropertyValue?) -> String {
    let isSet = if case .list = usual { true } else { false }
    switch value {
    case .flag(let flag): return flag ? "true" : "false"
    case .number(let number):
      let literal = CodeSpelling.literal(number)
      return isSet || Self.wrapped.has(name) ? ".init(rawValue: \(literal))" : literal
    case .text(let text): return name.isSame(as: "name") ? "\"\(text)\"" : "." + text
    case .list(let values):
      let numbers = values.compactMap { $0.number }
      if numbers.count == values.count, numbers.count == 2 {
        return name.isSame(as: "contentSize")
          ? spelling.text(Size(width: numbers[0], height: numbers[1]))
          : spelling.text(Point(x: numbers[0], y: numbers[1]))
      }
      if numbers.count == values.count, numbers.count == 4 {
        return spelling.text(EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]))
      }
      return "[" + values.compactMap { $0.text }.map { element($0, of: name) }.joined(separator: ", ") + "]"
    }
  }

  /// Returns an element of a list; UIKit's types of touches and presses are numbers in objects.
  private func element(_ text: String, of name: String) -> String {
    guard isApples else {
      return name.isSame(as: "allowedTouchTypes") ? "\(spelling.type("Touch")).TouchType.\(text)" : "." + text
    }
    switch name {
    case "allowedTouchTypes": return "NSNumber(value: UITouch.TouchType.\(text).rawValue)"
    case "allowedPressTypes": return "NSNumber(value: UIPress.PressType.\(text).rawValue)"
    default: return "." + text
    }
  }

  /// The properties whose value is a number in a type of its own.
  private static let wrapped = ["decelerationRate", "buttonMaskRequired"]
}
