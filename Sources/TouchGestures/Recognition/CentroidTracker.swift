public import TouchCore

/// Follows the centre of fingers that may join and leave, without a jump (PA-4).
///
/// A pure value: tell it of each change of the set and of each movement. Places are in points in any one space.
public struct CentroidTracker: Sendable {
  private var base = Point.zero
  private var carried = Point.zero
  private var present = Point.zero

  /// Makes a tracker at rest.
  public init() {}

  /// Where the centre of the present set was last seen.
  public var latest: Point { present }

  /// How far the centre moved since the start, in points.
  public var movement: Point { carried + (present - base) }

  /// Starts anew with a set of fingers.
  public mutating func start(at centroid: Point) {
    base = centroid
    present = centroid
    carried = .zero
  }

  /// Takes a movement of the same fingers.
  public mutating func move(to centroid: Point) {
    present = centroid
  }

  /// Takes another set of fingers: where the centre of the old set is, and that of the new one.
  public mutating func change(from old: Point, to new: Point) {
    present = old
    carried = movement
    base = new
    present = new
  }
}
