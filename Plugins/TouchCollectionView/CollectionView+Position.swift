import TouchCore
import TouchScroll
import TouchScrollView

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

    /// Returns the legal offset at which a frame of the content is there; an axis without a value keeps its offset.
    func offset(of frame: Rect, in view: CollectionView) -> Point {
      let insets = view.adjustedContentInset
      let bounds = view.bounds
      var offset = bounds.origin
      if contains(.top) {
        offset.y = frame.minY - insets.top
      } else if contains(.bottom) {
        offset.y = frame.maxY + insets.bottom - bounds.height
      } else if contains(.centeredVertically) {
        offset.y = frame.midY - (bounds.height + insets.top - insets.bottom) / 2
      }
      if contains(.left) {
        offset.x = frame.minX - insets.left
      } else if contains(.right) {
        offset.x = frame.maxX + insets.right - bounds.width
      } else if contains(.centeredHorizontally) {
        offset.x = frame.midX - (bounds.width + insets.left - insets.right) / 2
      }
      return isEmpty ? bounds.origin : view.scrollGeometry.clamped(offset)
    }
  }
}
