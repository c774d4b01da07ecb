import Foundation
import Testing

/// Random trees, recognizers and hands, with the tree edited from inside callbacks.
///
/// `TOUCHSTONE_SESSIONS=1000000 swift test -c release --filter Session` soaks for longer, from
/// `TOUCHSTONE_SEED` on.
@Suite struct SessionTests {
  private let environment = ProcessInfo.processInfo.environment

  @Test func `Nothing sticks, nothing is kept, whatever happens in random sessions`() {
    let count = environment["TOUCHSTONE_SESSIONS"].flatMap { UInt64($0) } ?? 2_000
    let first = environment["TOUCHSTONE_SEED"].flatMap { UInt64($0) } ?? 1
    for seed in first..<(first + count) {
      let session = Session(seed: seed)
      let failures = session.failures()
      guard let failure = failures.first else { continue }
      let smallest = session.shrunk { $0.failures().contains { kind($0) == kind(failure) } }
      Issue.record("\(smallest)\n\(smallest.failures().joined(separator: "\n"))")
      return
    }
    print("\(count) sessions played")
  }

  @Test func `The same session gives the same trace twice`() {
    for seed in UInt64(1)..<120 {
      #expect(Session(seed: seed).differences() == [])
    }
  }

  @Test(arguments: [8, 46, 267, 460, 2_678, 5_774, 19_166, 26_521, 27_277, 57_652, 55_979] as [UInt64])
  func `A session that found a fault stays well`(seed: UInt64) {
    #expect(Session(seed: seed).failures() == [])
  }

  /// A failure without its numbers, to know it again in a smaller session.
  private func kind(_ failure: String) -> String { failure.filter { !$0.isNumber } }
}
