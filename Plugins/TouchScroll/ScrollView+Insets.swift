import TouchViews

// What keeps the content clear of bars (XS-4).
extension ScrollView {
  /// When content keeps clear of what bars cover.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along the axes that scroll.
    case automatic
    /// Along the axes that scroll.
    case scrollableAxes
    /// Never.
    case never
    /// Along both axes.
    case always
  }

  /// The insets of the owner, of bars, and of a refresh.
  final var insetsInForce: EdgeInsets {
    var insets = contentInset
    insets.top += scrolling.refreshInset
    guard let bars = context?.settings.safeAreaInsets, bars != .zero, bars.isFinite else { return insets }
    let behavior = contentInsetAdjustmentBehavior
    guard behavior != .never else { return insets }
    let whole = rootView.bounds
    let own = superview?.convert(frame, to: rootView) ?? bounds
    if behavior == .always || scrollsAlong(contentSize.height, bounds.height, alwaysBounceVertical) {
      insets.top += max(whole.minY + bars.top - own.minY, 0)
      insets.bottom += max(own.maxY - (whole.maxY - bars.bottom), 0)
    }
    if behavior == .always || scrollsAlong(contentSize.width, bounds.width, alwaysBounceHorizontal) {
      insets.left += max(whole.minX + bars.left - own.minX, 0)
      insets.right += max(own.maxX - (whole.maxX - bars.right), 0)
    }
    return insets
  }

  private func scrollsAlong(_ content: Double, _ viewport: Double, _ alwaysBounces: Bool) -> Bool {
    content > viewport || alwaysBounces
  }
}
