import TouchScroll
import TouchScrollView
import TouchViews

extension CollectionView {
  /// The place to which a cell is scrolled, at most one value for each axis (XS-10).
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits of the set, those of UIKit.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the upper edge.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// Halfway between the upper and the lower edge.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the lower edge.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// Halfway between the left and the right edge.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 1 << 5)

    /// Returns the valid offset at which a frame of the content is there; an axis without a value keeps its offset.
    func offset(of frame: Rect, in view: CollectionView) -> Point {
      let insets = view.adjustedContentInset
      let bounds = view.bounds
      let y = place(
        .top, .centeredVertically, .bottom, from: frame.minY - insets.top,
        to: frame.maxY + insets.bottom - bounds.height)
      let x = place(
        .left, .centeredHorizontally, .right, from: frame.minX - insets.left,
        to: frame.maxX + insets.right - bounds.width)
      let offset = Point(x: x ?? bounds.origin.x, y: y ?? bounds.origin.y)
      return isEmpty ? bounds.origin : view.scrollGeometry.clamped(offset)
    }

    /// Returns the offset of one axis, from those at its two edges; `nil` without a value for the axis.
    private func place(
      _ first: ScrollPosition, _ middle: ScrollPosition, _ last: ScrollPosition, from start: Double, to end: Double
    ) -> Double? {
      if contains(first) { return start }
      if contains(last) { return end }
      return contains(middle) ? (start + end) / 2 : nil
    }
  }
}
