import TouchCore

/// The scripts of touches that worlds are run under.
enum Scripts {
  static let one: [[[Change]]] = [
    [[b(0)], [m(0)], [e(0)]],
    [[b(0)], [e(0)]],
    [[b(0)], [m(0)], [m(0)], [e(0)]],
    [[b(0)], [m(0)], [c(0)]],
    [[b(0)], [c(0)]],
  ]

  /// Every interleaving of two touches, one of three steps and one of two or three, each step a frame of its own.
  static let interleaved: [[[Change]]] =
    interleavings([b(0), m(0), e(0)], [b(1), e(1)]) + interleavings([b(0), m(0), e(0)], [b(1), m(1), e(1)])
    + interleavings([b(0), m(0), c(0)], [b(1), e(1)])

  /// Two touches with changes of both in one frame.
  static let together: [[[Change]]] = [
    [[b(0), b(1)], [m(0), m(1)], [e(0), e(1)]],
    [[b(0), b(1)], [m(0)], [e(0)], [e(1)]],
    [[b(0), b(1)], [e(0), e(1)]],
    [[b(0)], [b(1)], [m(0), m(1)], [e(0), e(1)]],
    [[b(0)], [m(0), b(1)], [m(1), e(0)], [e(1)]],
    [[b(0)], [e(0), b(1)], [m(1)], [e(1)]],
    [[b(0)], [m(0)], [b(1)], [e(0), e(1)]],
    [[b(0), b(1)], [m(0), c(1)], [e(0)]],
    [[b(0)], [m(0), b(1)], [c(0), c(1)]],
  ]

  /// A few of each kind, for worlds of many plans.
  static let core: [[[Change]]] = [
    interleaved[1], interleaved[14], together[4], together[6], together[7], together[8],
  ]

  static let two: [[[Change]]] = interleaved + together

  private static func b(_ touch: Int) -> Change { Change(touch: touch, phase: .began) }
  private static func m(_ touch: Int) -> Change { Change(touch: touch, phase: .moved) }
  private static func e(_ touch: Int) -> Change { Change(touch: touch, phase: .ended) }
  private static func c(_ touch: Int) -> Change { Change(touch: touch, phase: .cancelled) }

  /// All orders of two lists that keep the order in each, the first change being the first list's.
  private static func interleavings(_ left: [Change], _ right: [Change]) -> [[[Change]]] {
    guard let first = left.first else { return [right.map { [$0] }] }
    return merges(Array(left.dropFirst()), right).map { [[first]] + $0.map { [$0] } }
  }

  private static func merges(_ left: [Change], _ right: [Change]) -> [[Change]] {
    guard let first = left.first else { return [right] }
    guard let second = right.first else { return [left] }
    return merges(Array(left.dropFirst()), right).map { [first] + $0 }
      + merges(left, Array(right.dropFirst())).map { [second] + $0 }
  }
}
