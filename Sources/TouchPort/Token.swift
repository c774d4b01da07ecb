/// A piece of Swift source.
///
/// All pieces of a file in their order are the file, character for character.
struct Token: Equatable {
  enum Kind {
    case whitespace, newline, comment
    /// A part of a string literal; what is interpolated is tokens of code between two parts.
    case string
    case number
    /// A name or a keyword, with its backticks.
    case identifier
    /// `#selector`, `#if` and their kin.
    case directive
    /// `@objc` and its kin.
    case attribute
    case symbol
  }

  var kind: Kind
  var text: String
  /// Counted from 1.
  var line: Int

  /// Whether it is neither space nor comment.
  var isCode: Bool { kind != .whitespace && kind != .newline && kind != .comment }
}
