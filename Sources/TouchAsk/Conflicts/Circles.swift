import TouchGestures
import TouchScenarios

extension Stand {
  /// Returns the names of a circle that a part is in, the part first; `nil` when it is in none.
  func circle(of part: Part) -> [String]? {
    guard let start = self.part(part), case .recognizer = start.kind else { return nil }
    var paths: [[Part]] = [[start]]
    var seen: [String] = []
    while !paths.isEmpty {
      let path = paths.removeFirst()
      guard let last = path.last else { continue }
      for next in required(by: last) {
        if next.isSame(as: start) { return path.map { $0.name } }
        guard !seen.has(next.name) else { continue }
        seen.append(next.name)
        paths.append(path + [next])
      }
    }
    return nil
  }

  private func required(by part: Part) -> [Part] {
    guard let own = part.recognizer else { return [] }
    return parts.filter { other in
      !other.isSame(as: part) && (other.recognizer.map { waits(own, for: $0) } ?? false)
    }
  }
}
