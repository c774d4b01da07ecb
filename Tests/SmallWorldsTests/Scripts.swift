import TouchEvents

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

  /// The short script of one touch, and that of two in every interleaving: each lands, moves and lifts.
  ///
  /// The first to land is touch 0; that it may be on either node makes up for the other order.
  static let short = (one: [one[0]], two: interleavings([b(0), m(0), e(0)], [b(1), m(1), e(1)]))

  /// One of each kind, for worlds of many plans when few are visited.
  static let core: [[[Change]]] = [interleaved[1], interleaved[14]]

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
