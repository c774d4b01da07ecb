public import TouchCore

/// How a control's layout relates to the reading direction, as UIKit's `UISemanticContentAttribute`.
public enum SemanticContentAttribute: Int, Sendable {
  /// The layout is mirrored where people read from right to left.
  case unspecified = 0
  /// The control plays media: never mirrored.
  case playback = 1
  /// The control is about directions in space: never mirrored.
  case spatial = 2
  /// Always laid out from left to right.
  case forceLeftToRight = 3
  /// Always laid out from right to left.
  case forceRightToLeft = 4

  /// The direction of a layout with this attribute where people read in a direction.
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
