/// Keeps files short, by all lines that they have: each stays under its limit.
struct FileLengths {
  static let limit = 300
  /// The limit of a file with an open class, whose open members cannot live in extensions.
  static let limitOfOpenClasses = 450

  /// Every file that is too long, as sentences.
  static func violations(_ files: [SourceFile]) -> [String] {
    guard !files.isEmpty else { return ["no source file was found: the walk is broken"] }
    return files.filter { $0.lineCount >= ($0.hasOpenClass ? limitOfOpenClasses : limit) }
      .map { "\($0.path) has \($0.lineCount) lines: part it by topic" }
  }
}

extension SourceFile {
  /// How many lines it has, comments and blank ones too.
  fileprivate var lineCount: Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }

  fileprivate var hasOpenClass: Bool { code.lines.contains { $0.hasPrefix("open class ") } }
}
