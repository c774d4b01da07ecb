public import TouchEvents

/// A drag in progress: the content follows the fingers' translation, and a rubber band beyond the edges (SD-2, PH-3).
///
/// A pure function of the translation: a finger that comes back finds the content where it was.
public struct ScrollDrag: Equatable, Sendable {
  /// The offset that the fingers asked for at a translation of zero, in points.
  private var origin: Point
  /// The offset that the fingers asked for as the drag began, in points; it goes back to there also beyond an edge (NH-5).
  public let begin: Point
  /// The offset that the fingers request, in points; beyond the edges the content shows less of it.
  public private(set) var wanted: Point

  /// Starts a drag of content shown at an offset, at a translation of zero.
  ///
  /// Beyond an edge it starts from the overshoot that would show that offset (PH-3).
  public init(from offset: Point, in geometry: ScrollGeometry) {
    begin = geometry.wanted(forShown: offset)
    (origin, wanted) = (begin, begin)
  }

  /// Moves the content on to a translation of the fingers, in points.
  public mutating func move(to translation: Point) {
    if translation.isFinite { wanted = origin - translation }
  }

  /// Moves the content on by a way of the fingers, in points.
  public mutating func move(by way: Point) {
    guard way.isFinite else { return }
    origin -= way
    wanted -= way
  }

  /// Continues the drag from another offset, after code or a pinch moved the content.
  public mutating func rebase(to wanted: Point, translation: Point) {
    guard wanted.isFinite, translation.isFinite else { return }
    origin = wanted + translation
    self.wanted = wanted
  }
}
