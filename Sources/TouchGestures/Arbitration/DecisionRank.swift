/// A place among the recognizers of one view that request recognition in the same event.
///
/// Of one family the higher rank is decided first, whatever the order of adding. Taps have the family 1 and rank by their
/// number of taps; pinches and pans have the family 2 and the ranks 0 and 1. Other numbers are yours.
public struct DecisionRank: Equatable, Sendable {
  /// The family of those whose ranks are compared; 0 is compared with none.
  public let family: Int
  /// The place among its family, of which the highest is first.
  public let rank: Int

  /// Creates a rank.
  public init(family: Int, rank: Int) {
    self.family = family
    self.rank = rank
  }
}
