import Glibc

/// What failed, by how and where it did.
final class Findings {
  static let shared = Findings()
  private(set) var count = 0
  private var groups: [String: (count: Int, examples: [String], words: String)] = [:]
  var kinds: Int { groups.count }

  func add(_ words: String, _ description: String, _ how: String, _ report: String) {
    count += 1
    let lines = report.split(separator: "\n").map(String.init)
    let message =
      lines.first { $0.contains("Fatal error") || $0.contains("Object 0x") || $0.contains("Simultaneous") }
      ?? lines.first { $0.contains("ERROR: AddressSanitizer") } ?? how
    // The places in this program; all children have it at the same addresses.
    let frames = lines.filter { $0.contains("#") && $0.contains("/Directed") }.prefix(3).compactMap {
      $0.split(separator: "+").last.map(String.init)
    }
    let key = Findings.constant(message) + " " + frames.joined(separator: " ")
    var group = groups[key] ?? (0, [], words)
    group.count += 1
    if group.examples.count < 5 { group.examples.append("\(description)   [\(words)]") }
    groups[key] = group
  }

  func print() {
    for (key, group) in groups.sorted(by: { $0.value.count > $1.value.count }).prefix(60) {
      Swift.print("\n--- \(group.count) times: \(key)")
      for line in group.examples { Swift.print("  \(line)") }
      for frame in Findings.frames(group.words).prefix(14) { Swift.print("      \(frame)") }
    }
  }

  /// A message without the numbers that differ from run to run.
  private static func constant(_ message: String) -> String {
    message.split(separator: " ").map {
      $0.hasPrefix("0x") || $0.hasPrefix("(0x") ? "0x" : $0.hasPrefix("==") ? "==" : String($0)
    }.joined(separator: " ")
  }

  /// Where a combination fails: it is played again, with names in the backtrace.
  private static func frames(_ words: String) -> [String] {
    let me = CommandLine.arguments[0]
    guard let pipe = popen("ASAN_OPTIONS=$ASAN_OPTIONS:symbolize=1 timeout 60 \(me) show \(words) 2>&1", "r") else {
      return []
    }
    var lines: [String] = []
    var buffer = [CChar](repeating: 0, count: 4096)
    while fgets(&buffer, 4096, pipe) != nil, lines.count < 3000 { lines.append(String(cString: buffer)) }
    pclose(pipe)
    return lines.compactMap { line -> String? in
      if line.contains("freed by thread") || line.contains("previously allocated") {
        return "-- " + line.split(separator: "\n")[0]
      }
      guard line.contains("#"), let range = line.firstRange(of: " in ") else { return nil }
      var text = String(line[range.upperBound...]).split(separator: "\n").joined()
      for noise in ["swift_", "libswiftCore", "libc.so", "compiler-rt", "abort", "__interceptor", "malloc", "free"]
      where text.contains(noise) { return nil }
      if let slash = text.firstRange(of: " /") {
        text =
          String(text[..<slash.lowerBound]) + " "
          + (text[slash.upperBound...].split(separator: "/").last.map(String.init) ?? "")
      }
      return text
    }
  }
}
