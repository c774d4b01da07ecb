/// What is wrong with a file, and where: `tap.json:12: views[0].kind: expected a string, found a number`.
public struct DocumentError: Error, CustomStringConvertible, Equatable, Sendable {
  /// The name of the file, as the caller gave it.
  public var file: String

  /// The line, counted from 1; nil where the file as a whole is at fault.
  public var line: Int?

  /// The place in a JSON document, such as `views[0].gestures[1].set.edges`; nil elsewhere.
  public var path: String?

  /// What was expected and what was found.
  public var reason: String

  /// Creates an error of its parts.
  public init(file: String, line: Int? = nil, path: String? = nil, reason: String) {
    self.file = file
    self.line = line
    self.path = path
    self.reason = reason
  }

  /// Returns whether two errors are equal.
  public static func == (a: DocumentError, b: DocumentError) -> Bool {
    a.line == b.line && a.description.isSame(as: b.description)
  }

  /// The parts in one line, the way compilers write them, so that editors can jump to the place.
  public var description: String {
    var text = file
    if let line { text += ":\(line)" }
    if let path, !path.isEmpty { text += ": \(path)" }
    return text + ": " + reason
  }
}
