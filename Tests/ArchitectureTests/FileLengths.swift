/// Keeps files short, by all lines that they have: each stays under its limit.
struct FileLengths {
  static let limit = 300
  /// The limit of a file with an open class, whose open members cannot live in extensions.
  static let limitOfOpenClasses = 600
  /// How many of the lines of such a file may be code.
  static let codeOfOpenClasses = 350

  /// Files that may be long, each with the reason.
  static let exemptions = [
    "Tests/DeviceSessionTests/DeviceSession.swift": "one file is pasted into an application for a device"
  ]

  /// Every file that is too long, as sentences.
  static func violations(_ files: [SourceFile]) -> [String] {
    guard !files.isEmpty else { return ["no source file was found: the walk is broken"] }
    return files.filter { file in
      if exemptions[file.path] != nil { return file.lineCount < limit }
      guard file.hasOpenClass else { return file.lineCount >= limit }
      return file.lineCount >= limitOfOpenClasses || file.codeLineCount > codeOfOpenClasses
    }
    .map { file in
      exemptions[file.path] == nil
        ? "\(file.path) has \(file.lineCount) lines: part it by topic"
        : "\(file.path) is exempt and does not need it"
    }
  }
}

extension SourceFile {
  /// How many lines it has, comments and blank ones too.
  fileprivate var lineCount: Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }

  fileprivate var hasOpenClass: Bool { code.lines.contains { $0.hasPrefix("open class ") } }
}
