/// What a navigation bar shows for a controller: of UIKit's `UINavigationItem`, what decides about the pop gestures (IT-8).
///
/// ```swift
/// let item = NavigationItem(title: "Mail")
/// item.hidesBackButton = true
/// print(item.title ?? "")  // Prints "Mail"
/// ```
open class NavigationItem {
  /// The title; `nil` by default.
  open var title: String?
  /// A Boolean value that indicates whether the back button is hidden; `false` by default.
  ///
  /// With `true` no gesture pops.
  open var hidesBackButton = false
  /// The items on the left; `nil` by default.
  ///
  /// With any of them no gesture pops, unless they supplement the back button.
  open var leftBarButtonItems: [BarButtonItem]?
  /// A Boolean value that indicates whether the items on the left stand beside the back button; `false` by default.
  open var leftItemsSupplementBackButton = false

  /// Creates an item.
  public init(title: String? = nil) { self.title = title }

  /// The items on the right; `nil` by default.
  open var rightBarButtonItems: [BarButtonItem]?

  /// The first of the items on the left.
  open var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of the items on the right.
  open var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Hides the back button, or shows it; nothing is animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  /// Sets the items on the left; nothing is animated.
  open func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the item on the left; nothing is animated.
  open func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) { leftBarButtonItem = item }
}

/// A button of a bar, which the host shows and presses: its title and what it does.
open class BarButtonItem {
  /// The title; `nil` by default.
  open var title: String?
  /// A Boolean value that indicates whether it can be pressed; `true` by default.
  open var isEnabled = true
  /// What is done when the host's button is pressed; nothing by default.
  open var onPress: (() -> Void)?

  /// Creates an item.
  public init(title: String? = nil, onPress: (() -> Void)? = nil) { (self.title, self.onPress) = (title, onPress) }
}
