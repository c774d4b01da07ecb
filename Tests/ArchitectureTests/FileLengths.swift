/// A file that may be longer than most, with the reason.
struct LongFile {
  let path: String
  let reason: String

  static let allowed: [LongFile] = []
}

/// Keeps files short: lines with code, without comments and blank ones.
struct FileLengths {
  /// No file is longer than this, whatever the reason: the body of an open class, whose members cannot live in extensions.
  static let limit = 450
  /// A file longer than this needs a reason.
  static let usual = 300

  let allowed: [LongFile]

  /// Every file that is too long, and every allowance that nothing needs, as sentences.
  func violations(_ files: [SourceFile]) -> [String] {
    guard !files.isEmpty else { return ["no source file was found: the walk is broken"] }
    let lengths = files.map { (path: $0.path, count: $0.code.lineCount) }
    let tooLong = lengths.filter { length in
      length.count > Self.limit || (length.count > Self.usual && !allowed.contains { $0.path == length.path })
    }
    let stale = allowed.filter { file in !lengths.contains { $0.path == file.path && $0.count > Self.usual } }
    return tooLong.map { "\($0.path) has \($0.count) lines of code: part it by topic" }
      + stale.map { "\($0.path) is no longer long: remove its allowance" }
  }
}
