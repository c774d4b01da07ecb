import Testing

@testable import TouchGestures

/// The law of arbitration, without recognizers: contenders in, outcomes out (EO-4).
@Suite struct ArbiterTests {
  /// Contenders, by their places what they require and how they stand to each other, and the outcomes.
  struct Round: CustomTestStringConvertible {
    let testDescription: String
    let contenders: [Contender]
    var requires: [[Int]] = []
    var unrelated: [[Int]] = []
    var allowed: [[Int]] = []
    let outcomes: [String]
  }

  static let rounds: [Round] = [
    Round(
      testDescription: "a contender that requests alone is decided (EO-4)", contenders: [wanting(.began)],
      outcomes: ["0 decided"]),
    Round(
      testDescription: "one that is possible is left alone (EO-4)",
      contenders: [Contender(state: .possible, isMarked: true)], outcomes: []),
    Round(
      testDescription: "one that was decided earlier only has its own update (EO-4)",
      contenders: [Contender(state: .changed, wasDecided: true, isMarked: true)], outcomes: ["0 listed"]),
    Round(
      testDescription: "the first in order excludes those behind it, whether or not they want (GX-1, GX-6)",
      contenders: [wanting(.ended), wanting(.ended), Contender(state: .possible)],
      outcomes: ["0 decided", "1 failed excluded(by: 0)", "2 failed excluded(by: 0)"]),
    Round(
      testDescription: "one without a touch is not excluded (GX-1)",
      contenders: [wanting(.ended), Contender(state: .possible, hasPresentTouch: false)], outcomes: ["0 decided"]),
    Round(
      testDescription: "one that is active since earlier keeps a newcomer out (GX-9)",
      contenders: [wanting(.began), Contender(state: .changed, wasDecided: true)],
      outcomes: ["0 failed excludedByActive(1)"]),
    Round(
      testDescription: "one that was active and is excluded by nobody stays decided (GX-1)",
      contenders: [wanting(.began), Contender(state: .changed, wasDecided: true)], allowed: [[1, 0]],
      outcomes: ["0 decided"]),
    Round(
      testDescription: "one waits for another that is active (GF-4, GF-6)",
      contenders: [wanting(.ended), Contender(state: .possible)], requires: [[1], []], outcomes: ["0 held"]),
    Round(
      testDescription: "a required one that cannot block is not waited for (GF-6, GR-11)",
      contenders: [wanting(.ended), Contender(state: .possible, canBlock: false)], requires: [[1], []],
      allowed: [[0, 1]], outcomes: ["0 decided"]),
    Round(
      testDescription: "one that is released is decided after all that the event decided (R-2)",
      contenders: [
        Contender(state: .ended, isHeld: true), Contender(state: .failed, isMarked: true), wanting(.ended),
      ],
      requires: [[1], [], []], unrelated: [[0, 2], [1, 2]], outcomes: ["1 listed", "2 decided", "0 decided"]),
    Round(
      testDescription: "one fails by its requirement also on another branch (GF-1, GF-6)",
      contenders: [Contender(state: .possible), wanting(.ended)], requires: [[1], []], unrelated: [[0, 1]],
      outcomes: ["1 decided", "0 failed requirement(1)"]),
    Round(
      testDescription: "one fails at once when the one that it requires is active already (R-46)",
      contenders: [wanting(.began), Contender(state: .changed, wasDecided: true)], requires: [[1], []],
      unrelated: [[0, 1]], outcomes: ["0 failed requirement(1)"]),
    Round(
      testDescription: "of a chain of taps exactly one is left (GF-8)",
      contenders: [Contender(state: .ended, isHeld: true), wanting(.ended), Contender(state: .possible)],
      requires: [[1], [2], []], outcomes: ["1 held", "0 failed requirement(1)"]),
    Round(
      testDescription: "the second one of a cycle goes through and the first fails (GF-9)",
      contenders: [wanting(.ended), wanting(.ended)], requires: [[1], [0]], unrelated: [[0, 1]],
      outcomes: ["0 held", "1 decided", "0 failed cycle(with: 1)"]),
    Round(
      testDescription: "one that is held in ended since earlier blocks nobody of its cycle (GF-9)",
      contenders: [wanting(.ended), Contender(state: .ended, isHeld: true, isMarked: true)], requires: [[1], [0]],
      unrelated: [[0, 1]], outcomes: ["0 decided", "1 failed cycle(with: 0)"]),
    Round(
      testDescription: "one that ranks above another of its view is examined first (R-29)",
      contenders: [
        Contender(state: .ended, isMarked: true, rank: DecisionRank(family: 1, rank: 1)),
        Contender(state: .ended, isMarked: true, rank: DecisionRank(family: 1, rank: 2)),
      ],
      outcomes: ["1 decided", "0 failed excluded(by: 1)"]),
  ]

  @Test(arguments: rounds)
  func `contenders are decided by the law`(round: Round) {
    let recorder = Recorder()
    recorder.unrelated = round.unrelated
    recorder.allowed = round.allowed

    recorder.decide(round.contenders, requires: round.requires)

    #expect(recorder.outcomes == round.outcomes)
  }

  @Test func `those on other branches are not even asked about (GX-10)`() {
    let recorder = Recorder()
    recorder.unrelated = [[0, 1]]

    recorder.decide([Self.wanting(.ended), Self.wanting(.ended)])

    #expect((recorder.outcomes, recorder.questions) == (["0 decided", "1 decided"], []))
  }

  @Test func `one fails when the one that it requires is decided (GF-1)`() {
    let recorder = Recorder()

    recorder.decide([Contender(state: .ended, isHeld: true), Self.wanting(.ended)], requires: [[1], []])

    #expect((recorder.outcomes.contains("1 decided"), recorder.outcomes.last) == (true, "0 failed excluded(by: 1)"))
  }

  @Test(arguments: [(0, 0), (1, 2)])
  func `ranks of no family or of different ones leave the order of adding (R-29)`(_ first: Int, _ second: Int) {
    let recorder = Recorder()
    var (one, other) = (Self.wanting(.ended), Self.wanting(.ended))
    (one.rank, other.rank) = (DecisionRank(family: first, rank: 1), DecisionRank(family: second, rank: 2))

    recorder.decide([one, other])

    #expect(recorder.outcomes == ["0 decided", "1 failed excluded(by: 0)"])
  }

  @Test func `ranks on two views leave the order of priority (R-29)`() {
    let recorder = Recorder()
    let (view, other) = (RankedView(), RankedView())
    var (deeper, upper) = (Self.wanting(.ended), Self.wanting(.ended))
    (deeper.rank, upper.rank) = (DecisionRank(family: 1, rank: 1), DecisionRank(family: 1, rank: 2))
    (deeper.node, upper.node) = (ObjectIdentifier(view), ObjectIdentifier(other))

    recorder.decide([deeper, upper])

    #expect(recorder.outcomes == ["0 decided", "1 failed excluded(by: 0)"])
  }

  private final class RankedView {}

  @Test func `one that somebody stopped while asked is not decided about again (GR-9)`() {
    let recorder = Recorder()
    recorder.stoppedByQuestion = [1, 2]

    recorder.decide([Self.wanting(.ended), Self.wanting(.ended), Self.wanting(.ended)])

    #expect(recorder.outcomes == ["0 decided"])
  }

  private static func wanting(_ state: GestureState) -> Contender {
    Contender(state: state, isMarked: true)
  }
}

/// Answers the arbiter's questions and writes its outcomes down.
private final class Recorder: ArbiterDelegate {
  /// Pairs that sit on different branches, and pairs of which the first does not keep the second out.
  var unrelated: [[Int]] = []
  var allowed: [[Int]] = []
  /// Contenders that are stopped by the first question about any.
  var stoppedByQuestion: [Int] = []
  private(set) var questions: [String] = []
  private(set) var outcomes: [String] = []
  private var settled: [Int] = []

  /// Lets the arbiter decide about contenders, each of which may require some to fail, by their places.
  func decide(_ contenders: [Contender], requires: [[Int]] = []) {
    var arbiter = Arbiter()
    for (place, contender) in contenders.enumerated() {
      arbiter.add(contender)
      if place < requires.count { for required in requires[place] { arbiter.addRequirement(required) } }
    }
    arbiter.decide(asking: self)
  }

  func areRelated(_ left: Int, _ right: Int) -> Bool {
    !unrelated.contains([left, right]) && !unrelated.contains([right, left])
  }
  func prevents(_ winner: Int, _ other: Int) -> Bool {
    questions.append("\(winner) prevents \(other)?")
    settled += stoppedByQuestion
    return !allowed.contains([winner, other])
  }
  func isUndecided(_ contender: Int) -> Bool { !settled.contains(contender) }

  func didDecide(_ contender: Int) { settle(contender, "decided") }
  func didFail(_ contender: Int, _ cause: ArbitrationCause) { settle(contender, "failed \(cause)") }
  func didHold(_ contender: Int) { outcomes.append("\(contender) held") }
  func didList(_ contender: Int) { settle(contender, "listed") }

  private func settle(_ contender: Int, _ outcome: String) {
    settled.append(contender)
    outcomes.append("\(contender) \(outcome)")
  }
}
