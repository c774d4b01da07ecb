public import TouchControls

/// A control above the content of a scroll view, which starts a refresh when the content is pulled down far enough (XS-8).
///
/// ```swift
/// scrollView.refreshControl = RefreshControl()
/// ```
///
/// It sends `valueChanged` when the user starts a refresh; call ``endRefreshing()`` when the refresh is done.
open class RefreshControl: Control, RefreshControlling {
  /// The height of UIKit's control, in points.
  public static var defaultHeight: Double { 60 }

  /// A Boolean value that indicates whether a refresh is under way.
  open private(set) var isRefreshing = false
  private var refreshHandler: (() -> Void)?

  /// Creates a control of the usual height; the scroll view gives it its place.
  public init() { super.init(frame: Rect(x: 0, y: 0, width: 0, height: Self.defaultHeight)) }

  /// Creates a control of a frame, of which the height counts.
  public override init(frame: Rect) { super.init(frame: frame) }

  /// Shows that code started a refresh: the scroll view makes room, and nothing is sent.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    refreshHandler?()
  }

  /// Ends a refresh: the scroll view takes the room back.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    refreshHandler?()
  }

  /// It takes no touches: those above the content drag the content.
  open override var tracksTouches: Bool { false }

  // MARK: For the scroll view

  /// This control.
  open override var asRefreshControl: (any RefreshControlling)? { self }
  /// The height of the control, in points; as far must the content be pulled.
  open var refreshHeight: Double { bounds.height.isFinite ? max(bounds.height, 0) : 0 }

  /// Starts a refresh when the content was pulled far enough and the control is enabled.
  open func contentPulled(by distance: Double, of refreshDistance: Double) {
    guard isEnabled, !isHidden, !isRefreshing, distance > 0, distance >= refreshDistance else { return }
    isRefreshing = true
    refreshHandler?()
    sendActions(for: .valueChanged)
  }

  /// Sets what is called when a refresh begins or ends.
  public final func setRefreshHandler(_ handler: (() -> Void)?) { refreshHandler = handler }
}
