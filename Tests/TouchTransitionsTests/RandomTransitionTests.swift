import Foundation
import Testing

/// Random fingers and code on stacks, with and without animators; appearance stays balanced, no way of a finger is lost, and
/// nothing sticks (IT-6, NH-2).
///
/// `TOUCHSTONE_SCREENS=100000` plays more, and prints how often each rule acted.
@Suite struct RandomTransitionTests {
  private static var count: Int {
    ProcessInfo.processInfo.environment["TOUCHSTONE_SCREENS"].flatMap { Int($0) } ?? 300
  }

  private func play(_ seed: UInt64, _ tally: TransitionTally = TransitionTally()) -> TransitionSession {
    let session = TransitionSession(seed: seed, tally: tally)
    session.play()
    return session
  }

  @Test func `random sessions keep appearance balanced, and nothing sticks (IT-6, NH-2)`() {
    let tally = TransitionTally()
    var broken: [String] = []
    for seed in 0..<UInt64(Self.count) {
      let faults = play(seed, tally).faults
      if !faults.isEmpty { broken.append("\(seed): \(faults)") }
    }

    #expect(broken.isEmpty, "\(broken.count) sessions: \(broken.prefix(5))")
    #expect(tally.rarer(than: Self.count >= 10_000 ? 100 : 1).isEmpty, "\(tally.text)")
    if Self.count > 300 { print("transitions: \(Self.count) sessions played, \(tally.text)") }
  }

  @Test func `the same session writes the same log`() {
    for seed in 0..<UInt64(20) { #expect(play(seed).log == play(seed).log) }
  }
}
