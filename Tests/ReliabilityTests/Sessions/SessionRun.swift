import TouchTesting
import Touchstone

extension Session {
  /// Plays the session and answers what must not have happened, in short lines.
  func failures() -> [String] {
    var failures: [String] = []
    weak var window: Window?
    weak var view: View?
    weak var recognizer: GestureRecognizer?
    do {
      let stage = ViewStage(self)
      stage.play()
      failures = stage.alarms + stage.checker.findings.map(\.description)
      window = stage.window
      view = stage.views.last
      recognizer = stage.recognizers.last
    }
    if window != nil { failures.append("the window is kept alive") }
    if view != nil { failures.append("a view is kept alive") }
    if recognizer != nil { failures.append("a recognizer is kept alive") }
    return failures
  }

  /// Plays the session on a tree of foreign nodes, and answers what must not have happened.
  func foreignFailures() -> [String] {
    var failures: [String] = []
    weak var node: ForeignNode?
    weak var recognizer: GestureRecognizer?
    do {
      let stage = ForeignStage(self)
      stage.play()
      failures = stage.checker.findings.map(\.description)
      node = stage.nodes.last
      recognizer = stage.recognizers.last
    }
    if node != nil { failures.append("a node is kept alive") }
    if recognizer != nil { failures.append("a recognizer is kept alive") }
    return failures
  }

  /// What differs when the session is played twice.
  func differences() -> [String] {
    checkRepeats("session \(seed)") { sink in ViewStage(self, trace: sink).play() }.map(\.description)
  }

  /// The smallest session found that still fails, by leaving parts out.
  func shrunk(while fails: (Session) -> Bool) -> Session {
    var smallest = self
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for candidate in smallest.smaller() where fails(candidate) {
        smallest = candidate
        isSmaller = true
        break
      }
    }
    return smallest
  }

  private func smaller() -> [Session] {
    var all: [Session] = []
    for size in [8, 4, 2, 1] {
      for start in stride(from: 0, to: steps.count, by: size) {
        var copy = self
        copy.steps.removeSubrange(start..<min(start + size, steps.count))
        all.append(copy)
      }
    }
    for index in edits.indices {
      var copy = self
      copy.edits.remove(at: index)
      all.append(copy)
    }
    for index in recognizers.indices.reversed() {
      var copy = self
      copy.recognizers.remove(at: index)
      all.append(copy)
      copy = self
      copy.recognizers[index].requires = []
      if !recognizers[index].requires.isEmpty { all.append(copy) }
      copy.recognizers[index].answers = 0
      if recognizers[index].answers != 0 { all.append(copy) }
    }
    for index in nodes.indices.reversed() {
      var copy = self
      copy.nodes.remove(at: index)
      all.append(copy)
    }
    for index in steps.indices {
      guard case .samples(let changes) = steps[index], changes.count > 1 else { continue }
      for part in changes.indices {
        var copy = self
        var fewer = changes
        fewer.remove(at: part)
        copy.steps[index] = .samples(fewer)
        all.append(copy)
      }
    }
    return all
  }
}

extension Session: CustomStringConvertible {
  var description: String {
    (["session \(seed)"] + nodes.map { "  \($0)" } + recognizers.map { "  \($0)" } + steps.map { "  \($0)" }
      + edits.map { "  \($0)" }).joined(separator: "\n")
  }
}
