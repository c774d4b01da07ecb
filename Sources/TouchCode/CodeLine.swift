import TouchScenarios

/// A line of code, and where the file has what it says.
public struct CodeLine: Sendable, Equatable {
  /// The line, without its end.
  public var text: String
  /// The path in the file of what the line says, such as `views[0].gestures[1].set.edges`; `nil` for a line of the frame.
  public var path: String?

  /// Creates a line.
  public init(_ text: String, path: String? = nil) {
    self.text = text
    self.path = path
  }

  /// Returns whether two lines are equal, byte for byte.
  public static func == (left: CodeLine, right: CodeLine) -> Bool {
    left.text.isSame(as: right.text) && (left.path ?? "").isSame(as: right.path ?? "")
  }
}

/// An arrangement as the code of an app.
public struct ArrangementCode: Sendable {
  /// The lines of a Swift file.
  public var lines: [CodeLine]
  /// What the file has and the code does not say, a sentence each; they stand at the top of the file as comments.
  public var notes: [String]

  /// The lines as one text.
  public var text: String { lines.map { $0.text + "\n" }.joined() }

  /// Returns the index of the line that says what stands at a path of the file.
  ///
  /// What has no line of its own, such as a property that has its default, is in the line of what it belongs to.
  public func line(of path: String) -> Int? {
    var parent: String? = path
    while let sought = parent {
      if let line = lines.firstIndex(where: { $0.path?.isSame(as: sought) ?? false }) { return line }
      parent = Self.parent(of: sought)
    }
    return nil
  }

  /// Returns the indices of the lines of which another code has none: those that a change of the file made.
  public func changed(from other: ArrangementCode) -> [Int] {
    lines.indices.filter { index in !other.lines.contains { $0.text.isSame(as: lines[index].text) } }
  }

  /// Returns a path without its last step.
  private static func parent(of path: String) -> String? {
    let bytes = Array(path.utf8)
    guard let end = bytes.lastIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "[") }), end > 0 else {
      return nil
    }
    return String(decoding: bytes[..<end], as: UTF8.self)
  }
}
