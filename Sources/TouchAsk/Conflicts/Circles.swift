import TouchGestures
import TouchScenarios

/// The circles of failure requirements in an arrangement.
struct Circles {
  private let stand: Stand

  init(_ stand: Stand) { self.stand = stand }

  /// Returns the names of a circle that a part is in, the part first; `nil` when it is in none.
  func circle(of part: Part) -> [String]? {
    guard let start = stand.part(part), case .recognizer = start.kind else { return nil }
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
    guard let own = part.recognizer.flatMap({ InspectedRecognizer($0) }) else { return [] }
    return stand.parts.filter { other in
      guard let recognizer = other.recognizer, !other.isSame(as: part), let inspected = InspectedRecognizer(recognizer)
      else { return false }
      return own.required.contains(inspected.identity) || own.waitsByAnswers(for: inspected)
    }
  }
}
