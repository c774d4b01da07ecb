/// The way in which a controller is presented: UIKit's `UIModalPresentationStyle` (XV-3).
public enum ModalPresentationStyle: Int, Sendable {
  /// As a page sheet.
  case automatic = -2
  /// Not at all: as a page sheet, since a controller must be presented somehow.
  case none = -1
  /// Over the whole window, whose controller disappears.
  case fullScreen = 0
  /// As a sheet over what is there.
  case pageSheet = 1
  /// As a smaller sheet over what is there.
  case formSheet = 2
  /// Over the controller that defines the context, which disappears.
  case currentContext = 3
  /// A custom presentation over the current content.
  case custom = 4
  /// Over the whole window, whose controller stays visible.
  case overFullScreen = 5
  /// Over the controller that defines the context, which stays visible.
  case overCurrentContext = 6
  /// In a bubble over what is there.
  case popover = 7

  /// Whether the controller beneath disappears.
  var covers: Bool { self == .fullScreen || self == .currentContext }
  /// Whether the presentation is over the controller that defines the context, and not over the whole window.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
