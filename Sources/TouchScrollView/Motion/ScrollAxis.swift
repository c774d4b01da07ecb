import TouchEvents

/// One axis of scrolling: the offsets that are valid, how long the viewport is, and what happens beyond the edges.
public struct ScrollAxis: Equatable, Sendable {
  /// The smallest valid offset, in points (PH-8).
  public var lower: Double
  /// The largest valid offset, in points; never below ``lower`` (PH-8).
  public var upper: Double
  /// The length of the viewport, and of a page, in points.
  public var extent: Double
  /// The pixels that pages and the rubber band's length are rounded to; none for an axis of plain numbers.
  private var grid: PixelGrid?
  /// A Boolean value that indicates whether a drag moves the content along this axis at all (SD-3).
  public var scrolls: Bool
  /// A Boolean value that indicates whether content may go beyond the edges for a while.
  public var bounces: Bool

  /// Creates an axis from its numbers.
  public init(lower: Double, upper: Double, extent: Double, scrolls: Bool, bounces: Bool) {
    let isUsable = lower.isFinite && upper.isFinite && extent.isFinite
    self.lower = isUsable ? lower : 0
    self.upper = isUsable ? max(lower, upper) : 0
    self.extent = isUsable ? max(extent, 0) : 0
    self.scrolls = isUsable && scrolls
    self.bounces = bounces
  }

  /// Creates an axis from the lengths of content and viewport and the insets at its two ends, in points.
  ///
  /// The alignment is where content rests that is shorter than the viewport, as a share of the room: 0 at the beginning,
  /// 1 at the end (XS-5).
  /// The edges, and the rubber band's length, are rounded to pixels (PH-3, PH-8); pages are as long as the viewport
  /// (PH-6). Content that fits scrolls only when it always bounces, which it does only if it bounces at all (SD-3).
  public init(
    content: Double, viewport: Double, leadingInset: Double = 0, trailingInset: Double = 0, alignment: Double = 0,
    bounces: Bool = true, alwaysBounces: Bool = false, grid: PixelGrid = PixelGrid()
  ) {
    let room = max(viewport - content - leadingInset - trailingInset, 0)
    self.init(
      lower: grid.rounded(-leadingInset - room * alignment), upper: grid.rounded(content + trailingInset - viewport),
      extent: viewport,
      scrolls: content + leadingInset + trailingInset > viewport + 0.0001 || (alwaysBounces && bounces),
      bounces: bounces)
    self.grid = grid
  }

  /// Returns the valid offset nearest to one.
  public func clamped(_ offset: Double) -> Double { min(max(offset, lower), upper) }

  /// Returns how far an offset is beyond the edge, in points: negative before the first, 0 when it is valid.
  public func overshoot(of offset: Double) -> Double { offset - clamped(offset) }

  /// Returns where content is shown whose finger requests an offset: the rubber band holds it beyond the edges (PH-3).
  public func shown(_ wanted: Double) -> Double {
    let legal = clamped(wanted)
    guard bounces, wanted != legal else { return legal }
    return legal + RubberBand(dimension: rounded(extent)).offset(forOvershoot: wanted - legal)
  }

  /// Returns the offset that a finger requests when content is shown at one: the opposite of ``shown(_:)``.
  public func wanted(forShown shown: Double) -> Double {
    let legal = clamped(shown)
    guard bounces, shown != legal else { return shown }
    return legal + RubberBand(dimension: rounded(extent)).overshoot(forOffset: shown - legal)
  }

  /// Returns the page boundary at which content released at an offset stops, within the edges (PH-6).
  ///
  /// The speed is in points per millisecond. Above 0.3 it turns to the next boundary that way, otherwise the nearest one
  /// wins; an offset that is on a boundary stays there. Boundaries are the multiples of ``extent``.
  public func page(from offset: Double, speed: Double) -> Double {
    guard scrolls, extent > 0, offset.isFinite else { return clamped(offset) }
    let place = offset / extent
    guard place != Mathematics.floor(place), offset != rounded(Mathematics.floor(place + 0.5) * extent) else {
      return clamped(offset)
    }
    let page: Double
    if speed > 0.3 || (speed >= -0.3 && offset >= upper) {
      page = Mathematics.ceil(place)
    } else if speed < -0.3 {
      page = Mathematics.floor(place)
    } else {
      page = Mathematics.floor(place + 0.5)
    }
    return boundary(page)
  }

  /// Returns the page boundary after a target, this way or that way along the axis, within the edges (PH-6).
  ///
  /// The target is a boundary, or an edge that lies between two.
  public func page(after target: Double, goingUp: Bool) -> Double {
    guard extent > 0, target.isFinite else { return clamped(target) }
    let place = target / extent
    let nearest = Mathematics.floor(place + 0.5)
    if rounded(nearest * extent) == target { return boundary(nearest + (goingUp ? 1 : -1)) }
    return boundary(goingUp ? Mathematics.ceil(place) : Mathematics.floor(place))
  }

  /// Returns the page boundary nearest to an offset, within the edges; halves go up (SE-2a).
  public func nearestPage(to offset: Double) -> Double {
    guard extent > 0, offset.isFinite else { return clamped(offset) }
    return boundary(Mathematics.floor(offset / extent + 0.5))
  }

  private func boundary(_ page: Double) -> Double { clamped(rounded(page * extent)) }
  private func rounded(_ length: Double) -> Double { grid?.rounded(length) ?? length }
}
