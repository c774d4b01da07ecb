package import TouchPlugins

extension PropertyValue {
  /// Returns whether two values are equal.
  package func says(_ other: PropertyValue) -> Bool {
    switch (self, other) {
    case (.number(let left), .number(let right)): left == right
    case (.flag(let left), .flag(let right)): left == right
    case (.text(let left), .text(let right)): haveEqualBytes(left, right)
    case (.list(let left), .list(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.says($1) }
    default: false
    }
  }
}
