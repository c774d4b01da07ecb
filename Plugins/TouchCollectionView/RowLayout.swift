public import TouchEvents

/// Places cells below each other, as wide as the collection view: rows of one height.
public struct RowLayout: Equatable, Sendable {
  /// The height of each row, in points.
  public var rowHeight: Double
  /// The space between two rows, in points.
  public var spacing: Double
  /// The space around the rows, in points.
  public var insets: EdgeInsets

  /// Creates a layout; numbers that are none become 0, and heights and spaces are never negative.
  public init(rowHeight: Double = 44, spacing: Double = 0, insets: EdgeInsets = .zero) {
    self.rowHeight = rowHeight.isFinite ? max(rowHeight, 0) : 0
    self.spacing = spacing.isFinite ? max(spacing, 0) : 0
    self.insets = insets.isFinite ? insets : .zero
  }

  /// Returns the frame of a row, counted from 0, in content as wide as a number of points.
  public func frame(ofRow row: Int, width: Double) -> Rect {
    Rect(
      x: insets.left, y: insets.top + Double(row) * (rowHeight + spacing),
      width: max(width - insets.left - insets.right, 0), height: rowHeight)
  }

  /// Returns the size of content that holds a number of rows.
  public func contentSize(rows: Int, width: Double) -> Size {
    let count = Double(max(rows, 0))
    return Size(
      width: width, height: insets.top + count * rowHeight + max(count - 1, 0) * spacing + insets.bottom)
  }

  /// Returns the rows that a part of the content shows; none when they have no height.
  func rows(in part: Rect, of count: Int) -> Range<Int> {
    let distance = rowHeight + spacing
    guard count > 0, rowHeight > 0, part.isFinite, !part.isEmpty else { return 0..<0 }
    let first = Mathematics.floor((part.minY - insets.top - rowHeight) / distance) + 1
    let end = Mathematics.ceil((part.maxY - insets.top) / distance)
    let lower = Int(min(max(first, 0), Double(count)))
    return lower..<max(Int(min(max(end, 0), Double(count))), lower)
  }
}
