public import TouchResponders

/// How a view's layout relates to the reading direction, as UIKit's `UISemanticContentAttribute`.
public enum SemanticContentAttribute: Int, Sendable {
  /// The layout is mirrored where people read from right to left.
  case unspecified = 0
  /// The view plays media: never mirrored.
  case playback = 1
  /// The view is about directions in space: never mirrored.
  case spatial = 2
  /// Always laid out from left to right.
  case forceLeftToRight = 3
  /// Always laid out from right to left.
  case forceRightToLeft = 4

  /// Returns the direction of a layout with this attribute where people read in a direction.
  public func layoutDirection(
    relativeTo direction: UserInterfaceLayoutDirection
  ) -> UserInterfaceLayoutDirection {
    switch self {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension View {
  /// Returns the direction of a layout with an attribute where people read from left to right (XI-5).
  ///
  /// There is no global reading direction here: where another is meant, pass it, or read a view's
  /// ``effectiveUserInterfaceLayoutDirection``.
  public static func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute
  ) -> UserInterfaceLayoutDirection {
    attribute.layoutDirection(relativeTo: .leftToRight)
  }

  /// Returns the direction of a layout with an attribute where people read in a direction (XI-5).
  public static func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute, relativeTo direction: UserInterfaceLayoutDirection
  ) -> UserInterfaceLayoutDirection {
    attribute.layoutDirection(relativeTo: direction)
  }
}
