import Testing

@testable import TouchGestures

/// The law of arbitration, without recognizers: contenders in, outcomes out (EO-4).
@Suite struct ArbiterTests {
  @Test func `a contender that requests alone is decided (EO-4)`() {
    let recorder = Recorder()

    recorder.decide([wanting(.began)])

    #expect(recorder.outcomes == ["0 decided"])
  }

  @Test func `one that is possible is left alone (EO-4)`() {
    let recorder = Recorder()

    recorder.decide([Contender(state: .possible, isMarked: true)])

    #expect(recorder.outcomes == [])
  }

  @Test func `one that was decided earlier only has its own update (EO-4)`() {
    let recorder = Recorder()

    recorder.decide([Contender(state: .changed, wasDecided: true, isMarked: true)])

    #expect(recorder.outcomes == ["0 listed"])
  }

  @Test func `the first in order excludes those behind it, whether or not they want (GX-1, GX-6)`() {
    let recorder = Recorder()

    recorder.decide([wanting(.ended), wanting(.ended), Contender(state: .possible)])

    #expect(recorder.outcomes == ["0 decided", "1 failed excluded(by: 0)", "2 failed excluded(by: 0)"])
  }

  @Test func `those on other branches are not even asked about (GX-10)`() {
    let recorder = Recorder()
    recorder.unrelated = [[0, 1]]

    recorder.decide([wanting(.ended), wanting(.ended)])

    #expect(recorder.outcomes == ["0 decided", "1 decided"])
    #expect(recorder.questions == [])
  }

  @Test func `one without a touch is not excluded (GX-1)`() {
    let recorder = Recorder()
    var other = Contender(state: .possible)
    other.hasPresentTouch = false

    recorder.decide([wanting(.ended), other])

    #expect(recorder.outcomes == ["0 decided"])
  }

  @Test func `one that is active since earlier keeps a newcomer out (GX-9)`() {
    let recorder = Recorder()

    recorder.decide([wanting(.began), Contender(state: .changed, wasDecided: true)])

    #expect(recorder.outcomes == ["0 failed excludedByActive(1)"])
  }

  @Test func `one that was active and is excluded by nobody stays decided (GX-1)`() {
    let recorder = Recorder()
    recorder.allowed = [[1, 0]]

    recorder.decide([wanting(.began), Contender(state: .changed, wasDecided: true)])

    #expect(recorder.outcomes == ["0 decided"])
  }

  @Test func `one waits for another that is active (GF-4, GF-6)`() {
    let recorder = Recorder()

    recorder.decide([wanting(.ended), Contender(state: .possible)], requires: [[1], []])

    #expect(recorder.outcomes == ["0 held"])
  }

  @Test func `a required one that cannot block is not waited for (GF-6, GR-11)`() {
    let recorder = Recorder()
    var other = Contender(state: .possible)
    other.canBlock = false
    recorder.allowed = [[0, 1]]

    recorder.decide([wanting(.ended), other], requires: [[1], []])

    #expect(recorder.outcomes == ["0 decided"])
  }

  @Test func `one that is released is decided after all that the event decided (R-2)`() {
    let recorder = Recorder()
    recorder.unrelated = [[0, 2], [1, 2]]
    let held = Contender(state: .ended, isHeld: true)

    recorder.decide([held, Contender(state: .failed, isMarked: true), wanting(.ended)], requires: [[1], [], []])

    #expect(recorder.outcomes == ["1 listed", "2 decided", "0 decided"])
  }

  @Test func `one fails when the one that it requires is decided (GF-1)`() {
    let recorder = Recorder()

    recorder.decide([Contender(state: .ended, isHeld: true), wanting(.ended)], requires: [[1], []])

    #expect(recorder.outcomes.contains("1 decided"))
    #expect(recorder.outcomes.last == "0 failed excluded(by: 1)")
  }

  @Test func `one fails by its requirement also on another branch (GF-1, GF-6)`() {
    let recorder = Recorder()
    recorder.unrelated = [[0, 1]]

    recorder.decide([Contender(state: .possible), wanting(.ended)], requires: [[1], []])

    #expect(recorder.outcomes == ["1 decided", "0 failed requirement(1)"])
  }

  @Test func `one fails at once when the one that it requires is active already (R-46)`() {
    let recorder = Recorder()
    recorder.unrelated = [[0, 1]]

    recorder.decide([wanting(.began), Contender(state: .changed, wasDecided: true)], requires: [[1], []])

    #expect(recorder.outcomes == ["0 failed requirement(1)"])
  }

  @Test func `of a chain of taps exactly one is left (GF-8)`() {
    let recorder = Recorder()
    let single = Contender(state: .ended, isHeld: true)
    let double = wanting(.ended)

    recorder.decide([single, double, Contender(state: .possible)], requires: [[1], [2], []])

    #expect(recorder.outcomes == ["1 held", "0 failed requirement(1)"])
  }

  @Test func `the second one of a cycle goes through and the first fails (GF-9)`() {
    let recorder = Recorder()
    recorder.unrelated = [[0, 1]]

    recorder.decide([wanting(.ended), wanting(.ended)], requires: [[1], [0]])

    #expect(recorder.outcomes == ["0 held", "1 decided", "0 failed cycle(with: 1)"])
  }

  @Test func `one that is held in ended since earlier blocks nobody of its cycle (GF-9)`() {
    let recorder = Recorder()
    recorder.unrelated = [[0, 1]]
    var held = Contender(state: .ended, isHeld: true)
    held.isMarked = true

    recorder.decide([wanting(.ended), held], requires: [[1], [0]])

    #expect(recorder.outcomes == ["0 decided", "1 failed cycle(with: 0)"])
  }

  @Test func `one that ranks above another of its view is examined first (R-29)`() {
    let recorder = Recorder()
    var (first, second) = (wanting(.ended), wanting(.ended))
    (first.rank, second.rank) = (DecisionRank(family: 1, rank: 1), DecisionRank(family: 1, rank: 2))

    recorder.decide([first, second])

    #expect(recorder.outcomes == ["1 decided", "0 failed excluded(by: 1)"])
  }

  @Test(arguments: [(0, 0), (1, 2)])
  func `ranks of no family or of different ones leave the order of adding (R-29)`(_ first: Int, _ second: Int) {
    let recorder = Recorder()
    var (one, other) = (wanting(.ended), wanting(.ended))
    (one.rank, other.rank) = (DecisionRank(family: first, rank: 1), DecisionRank(family: second, rank: 2))

    recorder.decide([one, other])

    #expect(recorder.outcomes == ["0 decided", "1 failed excluded(by: 0)"])
  }

  @Test func `ranks on two views leave the order of priority (R-29)`() {
    let recorder = Recorder()
    let (view, other) = (RankedView(), RankedView())
    var (deeper, upper) = (wanting(.ended), wanting(.ended))
    (deeper.rank, upper.rank) = (DecisionRank(family: 1, rank: 1), DecisionRank(family: 1, rank: 2))
    (deeper.node, upper.node) = (ObjectIdentifier(view), ObjectIdentifier(other))

    recorder.decide([deeper, upper])

    #expect(recorder.outcomes == ["0 decided", "1 failed excluded(by: 0)"])
  }

  private final class RankedView {}

  @Test func `one that somebody stopped while asked is not decided about again (GR-9)`() {
    let recorder = Recorder()
    recorder.stoppedByQuestion = [1, 2]

    recorder.decide([wanting(.ended), wanting(.ended), wanting(.ended)])

    #expect(recorder.outcomes == ["0 decided"])
  }

  private func wanting(_ state: GestureState) -> Contender {
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
