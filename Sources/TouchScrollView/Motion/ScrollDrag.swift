public import TouchCore

/// A drag in progress: follows the fingers' translation one to one, and the rubber band beyond the edges.
///
/// A pure function of the translation: a finger that comes back finds the content where it was.
public struct ScrollDrag: Equatable, Sendable {
  /// The offset that the fingers ask for, in points; beyond the edges the content shows less of it.
  public private(set) var wanted: Point
  /// The axes that the drag moves: those that scroll, less the one that the directional lock took out (SD-4).
  public let axes: GestureAxes
  private var lastTranslation: Point

  /// Starts a drag of content shown at an offset.
  ///
  /// - Parameters:
  ///   - offset: where the content is shown, in points.
  ///   - translation: the fingers' translation at which the content is still there, in points: all of it but the part
  ///     that went beyond the slop (SD-2).
  ///   - direction: the fingers' first general direction, for the directional lock; `nil` when that is off.
  ///   - geometry: the axes.
  public init(from offset: Point, translation: Point, direction: Point? = nil, in geometry: ScrollGeometry) {
    wanted = geometry.wanted(forShown: offset)
    lastTranslation = translation.isFinite ? translation : .zero
    axes = geometry.axes.intersection(direction.map(Self.axes(lockedTo:)) ?? .all)
  }

  /// The axes left by a directional lock: one, unless the direction is within 22.5° of a diagonal (SD-4).
  public static func axes(lockedTo direction: Point) -> GestureAxes {
    // The tangent of 22.5°.
    let diagonal = 0.41421356237309503
    if direction.y.magnitude < diagonal * direction.x.magnitude { return .horizontal }
    if direction.x.magnitude < diagonal * direction.y.magnitude { return .vertical }
    return .all
  }

  /// Moves the content on to a new translation of the fingers, in points.
  public mutating func move(to translation: Point) {
    guard translation.isFinite else { return }
    if axes.contains(.horizontal) { wanted.x -= translation.x - lastTranslation.x }
    if axes.contains(.vertical) { wanted.y -= translation.y - lastTranslation.y }
    lastTranslation = translation
  }

  /// Lets the drag go on from another offset than the fingers asked for, in points: code or a pinch moved the content.
  public mutating func rebase(to wanted: Point) {
    if wanted.isFinite { self.wanted = wanted }
  }

  /// Where the content is shown.
  public func offset(in geometry: ScrollGeometry) -> Point { geometry.shown(wanted) }
}
