/// One axis of scrolling: the offsets that are legal, how long the viewport is, and what happens beyond the edges.
public struct ScrollAxis: Equatable, Sendable {
  /// The smallest legal offset, in points (PH-8).
  public var lower: Double
  /// The largest legal offset, in points; never below ``lower`` (PH-8).
  public var upper: Double
  /// The length of the viewport, in points.
  public var extent: Double
  /// Whether a drag moves the content along this axis at all (SD-3).
  public var scrolls: Bool
  /// Whether content may go beyond the edges for a while.
  public var bounces: Bool

  /// Makes an axis from its numbers.
  public init(lower: Double, upper: Double, extent: Double, scrolls: Bool, bounces: Bool) {
    let isUsable = lower.isFinite && upper.isFinite && extent.isFinite
    self.lower = isUsable ? lower : 0
    self.upper = isUsable ? max(lower, upper) : 0
    self.extent = isUsable ? max(extent, 0) : 0
    self.scrolls = isUsable && scrolls
    self.bounces = bounces
  }

  /// Makes an axis from the lengths of content and viewport and the insets at its two ends, in points.
  ///
  /// Content that fits scrolls only when it always bounces, which it does only if it bounces at all (SD-3).
  public init(
    content: Double, viewport: Double, leadingInset: Double = 0, trailingInset: Double = 0,
    bounces: Bool = true,
    alwaysBounces: Bool = false
  ) {
    self.init(
      lower: -leadingInset, upper: content + trailingInset - viewport, extent: viewport,
      scrolls: content + leadingInset + trailingInset > viewport || (alwaysBounces && bounces),
      bounces: bounces)
  }

  /// The legal offset nearest to one.
  public func clamped(_ offset: Double) -> Double { min(max(offset, lower), upper) }

  /// How far an offset is beyond the edge, in points: negative before the first, 0 when it is legal.
  public func overshoot(of offset: Double) -> Double { offset - clamped(offset) }

  /// Where content is shown whose finger asks for an offset: the rubber band holds it beyond the edges (PH-3).
  public func shown(_ wanted: Double) -> Double {
    let legal = clamped(wanted)
    guard bounces, wanted != legal else { return legal }
    return legal + RubberBand(dimension: extent).offset(forOvershoot: wanted - legal)
  }

  /// The offset that a finger asks for when content is shown at one: the opposite of ``shown(_:)``.
  public func wanted(forShown shown: Double) -> Double {
    let legal = clamped(shown)
    guard bounces, shown != legal else { return shown }
    return legal + RubberBand(dimension: extent).overshoot(forOffset: shown - legal)
  }

  /// Whether an offset can still grow, or shrink, without leaving the legal ones; `false` where a drag does nothing.
  public func hasRoom(from offset: Double, towards direction: Double) -> Bool {
    guard scrolls, direction != 0 else { return false }
    return direction > 0 ? offset < upper : offset > lower
  }
}
