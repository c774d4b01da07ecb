/// How often each rule of transitions acted in random sessions.
final class TransitionTally {
  /// The rules that sessions can meet.
  static let rules = (1...14).map { "IT-\($0)" } + ["NH-2"]
  private(set) var counts: [String: Int] = [:]

  func add(_ rule: String) { counts[rule, default: 0] += 1 }

  /// The rules that acted less often than a number.
  func rarer(than least: Int) -> [String] { Self.rules.filter { counts[$0, default: 0] < least } }

  /// Each rule with its number.
  var text: String { Self.rules.map { "\($0) \(counts[$0, default: 0])" }.joined(separator: ", ") }
}

/// What plays at the moment, by which a line of the log is of one rule or another.
enum TransitionActor {
  /// Code, or time that passes.
  case code
  /// The percent-driven object.
  case driver
  /// A finger.
  case finger
  /// A pan of the application's.
  case pan
}

extension TransitionTally {
  /// Counts a line of the log by what wrote it.
  func add(line: String, by actor: TransitionActor, hasAnimator: Bool) {
    switch line {
    case "start push", "start pop", "start present", "start dismiss": add("IT-1")
    case "start pop interactive":
      add("IT-1")
      if actor == .finger, !hasAnimator { add("IT-9") }
    case "finish", "cancel": if actor == .driver || actor == .pan { add("IT-3") }
    case "interactive true": add(actor == .finger ? "IT-13" : "IT-4")
    case "completed false": add("IT-6")
    case "reports transitionRunning", "reports completedTwice": add("IT-2")
    case "refuses transitionRuns": add("IT-13")
    case "reports nothingToPop": add("IT-8")
    case "alongside": add("IT-5")
    default: if line.hasPrefix("refuses") { add("IT-8") }
    }
    if actor == .pan, line.hasPrefix("start pop") { add("IT-14") }
  }
}
