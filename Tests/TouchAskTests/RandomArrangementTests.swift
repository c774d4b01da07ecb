import Foundation
import Testing
import TouchScenarios

@Suite("Conflicts against brute force")
struct RandomArrangementTests {
  /// How many arrangements are tried, and from which seed on; the long run tries a thousand.
  private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

  @Test
  func `what is dead or late in a random arrangement is found, and nothing else`() throws {
    let first = Self.number("TOUCHSTONE_ARRANGEMENT_SEED") ?? 1
    let count = Self.number("TOUCHSTONE_ARRANGEMENTS")
    // Where nobody says how many, a few are tried in fewer places.
    let (side, pairs) = count == nil ? (2, 2) : (8, 64)
    for seed in first..<first + (count ?? 4) {
      var arrangement = RandomArrangement(seed)
      let text = arrangement.text()
      let scenario = try Scenario(parsing: Array(text.utf8), file: "arrangement \(seed)")
      let faults = try BruteForce(scenario, seed: seed, side: side, pairs: pairs).faults()
      #expect(faults.isEmpty, "seed \(seed): \(faults.joined(separator: "; "))\n\(text)")
    }
  }
}
