/// The place of an item or row: its section, and its number in that; one type for tables and collection views.
///
/// ```swift
/// let path = IndexPath(row: 3, section: 1)
/// print(path.item, path > IndexPath(item: 7))  // Prints "3 true"
/// ```
public struct IndexPath: Hashable, Comparable, Sendable {
  /// The section, counted from 0; 0 for all cells that were added by hand.
  public let section: Int
  /// The number of the item in its section, counted from 0.
  public let item: Int
  /// The same as ``item``, by its name in tables.
  public var row: Int { item }
  /// Creates the place of an item.
  public init(item: Int, section: Int = 0) {
    self.item = item
    self.section = section
  }
  /// Creates the place of a row.
  public init(row: Int, section: Int) { self.init(item: row, section: section) }
  /// Returns whether one place comes before another.
  public static func < (left: IndexPath, right: IndexPath) -> Bool {
    left.section == right.section ? left.item < right.item : left.section < right.section
  }
}
