/// Finds the loops that go from node to node without the guard that ends them in a cycle.
enum NodeWalks {
  /// Every loop over parents that asks no guard, as sentences.
  static func violations(_ files: [SourceFile]) -> [String] {
    guard !files.isEmpty else { return ["no source file was found: the walk is broken"] }
    let walking = files.filter { $0.text.contains("parentNode") || $0.text.contains("nodeParent") }
    return walking.flatMap { file -> [String] in
      let lines = file.code.lines
      return lines.indices.filter { begins(lines[$0]) }.compactMap { first in
        let loop = text(of: lines[first...])
        guard loop.contains(/\.(parentNode|nodeParent)\b/), !loop.contains(".admits(") else { return nil }
        return "\(file.path):\(first + 1): walks over parents without a CycleGuard"
      }
    }
  }

  private static func begins(_ line: String) -> Bool { line.contains(/\b(while|repeat|sequence\(first:)/) }

  /// Returns a loop with its body: to the end of the line in which all its braces are closed.
  private static func text(of lines: ArraySlice<String>) -> String {
    var text = ""
    var depth = 0
    for line in lines {
      text += line + "\n"
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
      if depth <= 0, text.contains("{") { break }
    }
    return text
  }
}
