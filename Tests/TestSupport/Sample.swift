import Foundation

/// The part of what a test enumerates that it visits by default, drawn by a fixed seed.
///
/// `TOUCHSTONE_WORLDS=all` visits everything, as the release step of CI does.
public struct Sample: Sendable {
  /// Whether everything is visited.
  public static let isComplete = ProcessInfo.processInfo.environment["TOUCHSTONE_WORLDS"] == "all"

  private let share: Int
  private var numbers: SplitMix64

  /// Creates a sample that takes one of so many.
  public init(oneOf share: Int, seed: UInt64 = 1) {
    self.share = share
    numbers = SplitMix64(seed: seed)
  }

  /// Whether the next one is taken.
  public mutating func takesNext() -> Bool { Self.isComplete || numbers.below(share) == 0 }

  /// Returns the elements that are taken, at least one.
  public func elements<Element>(of all: [Element]) -> [Element] {
    var sample = self
    let taken = all.filter { _ in sample.takesNext() }
    return taken.isEmpty ? Array(all.prefix(1)) : taken
  }
}
