import Foundation
import Testing
import TouchScenarios
import TouchTesting
import Touchstone

/// Random trees, recognizers and hands, with the tree edited from inside callbacks.
///
/// `TOUCHSTONE_SESSIONS=1000000 swift test -c release --filter SessionTests` soaks for longer, from
/// `TOUCHSTONE_SEED` on. A failure is printed as a scenario file; `TOUCHSTONE_KEEP=1` writes it into `Found`, too.
@Suite struct SessionTests {
  private let environment = ProcessInfo.processInfo.environment

  @Test func `nothing sticks, nothing is kept, whatever happens in random sessions`() throws {
    let count = environment["TOUCHSTONE_SESSIONS"].flatMap { UInt64($0) } ?? 2_000
    let first = environment["TOUCHSTONE_SEED"].flatMap { UInt64($0) } ?? 1
    for seed in first..<(first + count) {
      let session = Session(seed: seed)
      let failures = session.failures()
      guard let failure = failures.first else { continue }
      let smallest = session.shrunk { $0.failures().contains { kind($0) == kind(failure) } }
      try report(smallest, failure)
      return
    }
    print("\(count) sessions played")
  }

  @Test func `nothing sticks, nothing is kept, on trees of nodes of one's own`() {
    let count = (environment["TOUCHSTONE_SESSIONS"].flatMap { UInt64($0) } ?? 2_000) / 2
    let first = environment["TOUCHSTONE_SEED"].flatMap { UInt64($0) } ?? 1
    for seed in first..<(first + count) {
      let session = Session(seed: seed)
      guard let failure = session.foreignFailures().first else { continue }
      let smallest = session.shrunk { $0.foreignFailures().contains { kind($0) == kind(failure) } }
      Issue.record("\(smallest)\n\(smallest.foreignFailures().joined(separator: "\n"))")
      return
    }
    print("\(count) sessions of foreign nodes played")
  }

  @Test func `the same session gives the same trace twice`() {
    for seed in UInt64(1)..<120 {
      #expect(Session(seed: seed).differences() == [])
    }
  }

  /// Those whose sessions found something.
  private static let telling: [UInt64] = [
    8, 46, 267, 460, 1_254, 2_407, 2_678, 5_774, 7_067, 19_166, 25_903, 26_521, 27_277, 50_577, 54_503, 55_979, 57_652,
    110_419, 226_148, 303_713, 405_207, 501_477, 604_391, 714_410, 854_631, 901_466, 1_144_278, 2_097_881,
  ]

  @Test(arguments: telling)
  func `a session that found a fault stays well`(seed: UInt64) {
    #expect(Session(seed: seed).failures() == [])
  }

  /// Those whose sessions on nodes of one's own found something.
  private static let tellingOfNodes: [UInt64] = [8_108, 38_125, 321_716, 624_509, 912_718]

  @Test(arguments: tellingOfNodes)
  func `a session on nodes of one's own that found a fault stays well`(seed: UInt64) {
    #expect(Session(seed: seed).foreignFailures() == [])
  }

  /// Prints a session that failed as a scenario file, and keeps it when that is wanted.
  private func report(_ session: Session, _ failure: String) throws {
    let scenario = session.scenario(failure)
    let again = try KeptScenarios.failures(of: scenario)
    var text = "\(scenario.text)\n\(session.failures().joined(separator: "\n"))"
    if !again.contains(where: { kind($0) == kind(failure) }) {
      text += "\nThe file alone does not fail: something of the session has no place in files.\n\(session)"
    }
    if environment["TOUCHSTONE_KEEP"] != nil {
      text += "\nkept: " + (try KeptScenarios.keep(scenario, seed: session.seed))
    }
    Issue.record("\(text)")
  }

  @Test(arguments: KeptScenarios.files)
  func `a kept scenario of a session that found a fault stays well`(file: String) throws {
    let scenario = try KeptScenarios.scenario(file)
    #expect(try KeptScenarios.failures(of: scenario) == [])
  }

  /// Those that a file of them once played otherwise.
  private static let differing: [UInt64] = [824, 1_600, 1_607, 2_446, 7_151, 23_568]

  @Test func `a session and its scenario file decide the same`() throws {
    var compared = 0
    for seed in Array(1..<200) + Self.differing {
      let session = Session(seed: seed)
      guard session.fitsIntoFile else { continue }
      compared += 1
      let stage = Decisions()
      ViewStage(session, trace: stage).play()
      let file = Decisions()
      let scenario = try Scenario(parsing: Array(session.scenario("").text.utf8), file: "session-\(seed).json")
      _ = try ScenarioRunner(registry: .standard).run(scenario, tracedBy: file) { _ in }
      #expect(stage.lines == file.lines, "session \(seed)")
    }
    #expect(compared == 72)
  }

  /// A failure without its numbers, to know it again in a smaller session.
  private func kind(_ failure: String) -> String { failure.filter { !$0.isNumber } }
}

/// Takes down what recognizers decide.
private final class Decisions: TraceSink {
  private(set) var lines: [String] = []

  func record(_ record: TraceRecord) {
    if case .action(let recognizer, let state) = record { lines.append("\(ViewStage.id(of: recognizer)) \(state)") }
  }
}

extension Session {
  /// Whether nothing of it is lost in a file.
  fileprivate var fitsIntoFile: Bool {
    !nodes.contains { $0.kind == .picky } && !recognizers.contains { $0.kind == .stub || $0.kind == .hover }
      && !edits.contains { $0.kind == .dropRecognizer || $0.kind == .send || $0.kind == .advance }
      && !steps.contains { step in
        guard case .samples(let changes) = step else { return false }
        return changes.contains { [.regionEntered, .regionExited, .stationary].contains($0.phase) }
      }
  }
}
