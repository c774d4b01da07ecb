/// Functions of C, which later versions of Swift write as members.
extension Porter {
  /// Functions that make a value, with the labels that it is made with today.
  private static let makers: [(name: String, labels: [String])] = [
    ("UIEdgeInsetsMake", ["top", "left", "bottom", "right"]), ("CGPointMake", ["x", "y"]),
    ("CGSizeMake", ["width", "height"]), ("CGRectMake", ["x", "y", "width", "height"]), ("CGVectorMake", ["dx", "dy"]),
  ]

  /// Functions that compare two values.
  private static let comparisons = [
    "CGPointEqualToPoint", "CGSizeEqualToSize", "CGRectEqualToRect", "UIEdgeInsetsEqualToEdgeInsets",
    "__CGPointEqualToPoint", "__CGSizeEqualToSize", "__CGRectEqualToRect",
  ]

  /// Functions of two values, with the member of the first that takes the second.
  private static let members: [(name: String, member: String)] = [
    ("UIEdgeInsetsInsetRect", "inset(by:"), ("CGRectContainsPoint", "contains("),
    ("CGRectIntersectsRect", "intersects("), ("CGPointApplyAffineTransform", "applying("),
  ]

  static func isOlderFunction(_ name: String) -> Bool {
    makers.contains { $0.name == name } || comparisons.contains(name) || members.contains { $0.name == name }
  }

  mutating func portOlderFunctions() {
    for index in list.indices where list[index].kind == .identifier {
      let name = list[index].text
      guard let open = list.next(index), list[open].text == "(", list.text(list.previous(index)) != ".",
        let arguments = arguments(open), arguments.allSatisfy({ $0.label.isEmpty })
      else { continue }
      if let maker = Self.makers.first(where: { $0.name == name }), maker.labels.count == arguments.count {
        list.replace(index, with: String(name.dropLast("Make".count)))
        for (label, argument) in zip(maker.labels, arguments) {
          list.replace(argument.start, with: "\(label): " + list[argument.start].text)
        }
      } else if arguments.count == 2, let comma = list.next(arguments[0].end) {
        if Self.comparisons.contains(name) {
          list.remove([index])
          list.replace(comma, with: " ==")
        } else if let member = Self.members.first(where: { $0.name == name })?.member {
          list.remove([index])
          list.replace(comma, with: ").\(member)")
          if !member.hasSuffix(":") { list.removeSpace(after: comma) }
        }
      }
    }
  }
}
