/// A refresh control, as a scroll view knows it: reports when content is pulled down far enough (XS-8).
public protocol RefreshControlling: TouchNode {
  /// A Boolean value that indicates whether a refresh is under way.
  var isRefreshing: Bool { get }
  /// How far the content is pulled for a refresh, and how much room it leaves during the refresh, in points.
  var refreshHeight: Double { get }
  /// Shows that code started a refresh; sends nothing.
  func beginRefreshing()
  /// Ends a refresh.
  func endRefreshing()
  /// Called with the distance, in points, by which a finger has pulled the content beyond its upper edge, and with that from
  /// which on it refreshes (KD-6).
  func contentPulled(by distance: Double, of refreshDistance: Double)
  /// Sets what is called when a refresh begins or ends; `nil` calls nothing.
  func setRefreshHandler(_ handler: (() -> Void)?)
}
