import Testing
import TouchEvents

@testable import TouchGestures

/// Every stage of an attempt with every step, and what it owes afterwards.
@Suite struct AttemptTests {
  /// How each stage is reached.
  static let stages: [(name: String, steps: [Attempt.Step])] = [
    ("possible", []),
    ("requesting began", [.assigned(.began)]),
    ("requesting changed", [.assigned(.began), .assigned(.changed)]),
    ("requesting ended", [.assigned(.ended)]),
    ("requesting both", [.assigned(.began), .assigned(.ended)]),
    ("held began", [.assigned(.began), .blocked]),
    ("held changed", [.assigned(.began), .blocked, .assigned(.changed)]),
    ("held ended", [.assigned(.ended), .blocked]),
    ("held both", [.assigned(.began), .blocked, .assigned(.ended)]),
    ("active began", [.assigned(.began), .granted]),
    ("active changed", [.assigned(.began), .granted, .changed]),
    ("over failed", [.prevented]),
    ("over cancelled", [.assigned(.began), .assigned(.cancelled)]),
    ("over ended", [.assigned(.ended), .granted]),
  ]

  static let steps: [(name: String, step: Attempt.Step)] = [
    ("handed", .handed), ("changed assigned", .assigned(.changed)), ("ended assigned", .assigned(.ended)),
    ("cancelled assigned", .assigned(.cancelled)), ("blocked", .blocked), ("granted", .granted),
    ("prevented", .prevented), ("changed", .changed), ("stopping", .stopping), ("stopped", .stopped),
    ("emptied", .emptied), ("reset", .reset),
  ]

  private static func attempt(after steps: [Attempt.Step]) -> Attempt {
    var attempt = Attempt()
    for step in steps { attempt.take(step) }
    return attempt
  }

  /// The stage in words.
  private static func name(of attempt: Attempt) -> String {
    func word(_ request: Attempt.Request) -> String { request == .beganAndEnded ? "both" : "\(request)" }
    return switch attempt.stage {
    case .possible: "possible"
    case .requesting(let request): "requesting \(word(request))"
    case .held(let request): "held \(word(request))"
    case .active(let hasChanged): hasChanged ? "active changed" : "active began"
    case .over(let end): "over \(end)"
    }
  }

  /// What a step leads to from each stage, as far as that is another one.
  static let table: [String: [String: String]] = [
    "handed": [:],
    "changed assigned": [
      "possible": "over failed", "requesting began": "requesting changed", "held began": "held changed",
      "active began": "active changed",
    ],
    "ended assigned": [
      "possible": "requesting ended", "requesting began": "requesting both", "requesting changed": "requesting both",
      "held began": "held both", "held changed": "held both", "active began": "over ended",
      "active changed": "over ended",
    ],
    "cancelled assigned": [
      "possible": "over failed", "requesting began": "over cancelled", "requesting changed": "over cancelled",
      "held began": "over cancelled", "held changed": "over cancelled", "active began": "over cancelled",
      "active changed": "over cancelled",
    ],
    "blocked": [
      "requesting began": "held began", "requesting changed": "held changed", "requesting ended": "held ended",
      "requesting both": "held both",
    ],
    "granted": [
      "requesting began": "active began", "requesting changed": "active changed", "requesting ended": "over ended",
      "requesting both": "over ended", "held began": "active began", "held changed": "active changed",
      "held ended": "over ended", "held both": "over ended",
    ],
    "prevented": [
      "possible": "over failed", "requesting began": "over failed", "requesting changed": "over failed",
      "requesting ended": "over failed", "requesting both": "over failed", "held began": "over failed",
      "held changed": "over failed", "held ended": "over failed", "held both": "over failed",
    ],
    "changed": ["active began": "active changed"],
    "stopping": [:],
    "stopped": [
      "possible": "over failed", "requesting began": "over cancelled", "requesting changed": "over cancelled",
      "requesting ended": "over failed", "requesting both": "over failed", "held began": "over cancelled",
      "held changed": "over cancelled", "held ended": "over failed", "held both": "over failed",
      "active began": "over cancelled", "active changed": "over cancelled", "over ended": "over failed",
    ],
  ]

  @Test(arguments: stages.indices)
  func `each step leads from a stage where the table says, and else nowhere`(index: Int) {
    let (name, way) = Self.stages[index]
    var found: [String: String] = [:]
    for (step, taken) in Self.steps { found[step] = Self.name(of: Self.attempt(after: way + [taken])) }
    let expected = Self.steps.reduce(into: [String: String]()) { all, step in
      all[step.name] = ["emptied", "reset"].contains(step.name) ? "possible" : Self.table[step.name]?[name] ?? name
    }

    #expect(Self.name(of: Self.attempt(after: way)) == name && found == expected)
  }

  /// What an attempt owes after some steps.
  static let debts: [(steps: [Attempt.Step], owed: Attempt.Owed)] = [
    ([.assigned(.began), .granted], .began),
    ([.assigned(.ended), .granted], .last),
    ([.assigned(.began), .assigned(.ended), .granted], [.began, .last]),
    ([.assigned(.began), .blocked, .granted], [.notice, .began]),
    ([.assigned(.ended), .blocked, .granted], [.notice, .last]),
    ([.assigned(.began), .granted, .assigned(.ended)], [.began, .last]),
    ([.assigned(.began), .blocked, .granted, .assigned(.cancelled)], []),
    ([.assigned(.ended), .granted, .stopping, .stopped], []),
    ([.assigned(.began), .assigned(.cancelled)], []),
    ([.prevented], []),
  ]

  @Test(arguments: debts.indices)
  func `what was granted owes a notice, began and a last action, until it is taken back (R-4, GA-1, GF-5)`(index: Int) {
    #expect(Self.attempt(after: Self.debts[index].steps).owed == Self.debts[index].owed)
  }

  @Test func `one that began owes its end, also when it is cancelled (GA-1, GX-9)`() {
    let ends = [GestureState.ended, .cancelled].map { end in
      var attempt = Self.attempt(after: [.handed, .assigned(.began), .granted])
      let wasNew = attempt.pays(.began) && attempt.takeMarks() && attempt.hasBegun
      attempt.take(.assigned(end))
      let owed = attempt.owed
      _ = attempt.pays(.last)
      return [wasNew, owed == .last, attempt.owed.isEmpty, attempt.endsNow]
    }

    #expect(ends == [[true, true, true, true], [true, true, true, false]])
  }

  @Test func `a reset counts on and forgets everything else (GR-1)`() {
    var attempt = Self.attempt(after: [.handed, .assigned(.began), .granted, .stopping])
    attempt.take(.reset)

    let isFresh = !attempt.isTouched && !attempt.isStopped && !attempt.isGranted && attempt.marks.isEmpty
    #expect((attempt.number, attempt.state, attempt.owed, isFresh) == (1, .possible, [], true))
  }
}
