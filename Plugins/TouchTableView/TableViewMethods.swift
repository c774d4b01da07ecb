/// The methods of a table's delegate and data source about which it matters whether they are there.
///
/// UIKit asks the object at run time. Here it says so: by ``TableViewMethodsListing/implementedMethods``, which the tool
/// `touchstone port` writes for a class that it brings over.
public struct TableViewMethods: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// `tableView(_:heightForRowAt:)`.
  public static let heightForRow = TableViewMethods(rawValue: 1 << 0)
  /// `tableView(_:estimatedHeightForRowAt:)`.
  public static let estimatedHeightForRow = TableViewMethods(rawValue: 1 << 1)
  /// `tableView(_:viewForHeaderInSection:)`.
  public static let viewForHeader = TableViewMethods(rawValue: 1 << 2)
  /// `tableView(_:viewForFooterInSection:)`.
  public static let viewForFooter = TableViewMethods(rawValue: 1 << 3)
  /// `tableView(_:heightForHeaderInSection:)`.
  public static let heightForHeader = TableViewMethods(rawValue: 1 << 4)
  /// `tableView(_:heightForFooterInSection:)`.
  public static let heightForFooter = TableViewMethods(rawValue: 1 << 5)
  /// `tableView(_:leadingSwipeActionsConfigurationForRowAt:)` (TV-10).
  public static let leadingSwipeActions = TableViewMethods(rawValue: 1 << 6)
  /// `tableView(_:trailingSwipeActionsConfigurationForRowAt:)` (TV-10).
  public static let trailingSwipeActions = TableViewMethods(rawValue: 1 << 7)
  /// `tableView(_:commit:forRowAt:)` (TV-10).
  public static let commit = TableViewMethods(rawValue: 1 << 8)
  /// `tableView(_:moveRowAt:to:)` (TV-17).
  public static let moveRow = TableViewMethods(rawValue: 1 << 9)
  /// `tableView(_:performPrimaryActionForRowAt:)` (TV-7).
  public static let performPrimaryAction = TableViewMethods(rawValue: 1 << 10)
  /// `tableView(_:titleForHeaderInSection:)`.
  public static let titleForHeader = TableViewMethods(rawValue: 1 << 11)
  /// `tableView(_:titleForFooterInSection:)`.
  public static let titleForFooter = TableViewMethods(rawValue: 1 << 12)
}

/// What the delegate and the data source of a table have in common: both say which of some methods they implement.
public protocol TableViewMethodsListing: AnyObject {
  /// Which of those methods the object implements; none by default.
  ///
  /// Read when the object becomes delegate or data source, and at `reloadData()`.
  var implementedMethods: TableViewMethods { get }
}

extension TableViewMethodsListing {
  /// None.
  @inline(__always) public var implementedMethods: TableViewMethods { [] }
}
