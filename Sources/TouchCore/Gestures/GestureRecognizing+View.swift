// What code that knows a recognizer only as a protocol asks it by UIKit's names.
extension GestureRecognizing {
  /// The view it is attached to; `nil` on a foreign node.
  public var view: View? { node?.asView }

  /// Returns where the gesture is, in a view's coordinates and points; `nil` asks for the root's (GL-2).
  public func location(in view: View?) -> Point { location(inNode: view) }
}

extension PanGestureRecognizing {
  /// Returns how far the fingers' centre moved, in a view's coordinates and points (PA-3).
  public func translation(in view: View?) -> Point { translation(inNode: view) }

  /// Returns how fast the fingers' centre moves, in points a second in a view's coordinates (PA-5).
  public func velocity(in view: View?) -> Point { velocity(inNode: view) }

  /// Lets the translation count from another value, in a view's coordinates and points (PA-3).
  public func setTranslation(_ translation: Point, in view: View?) { setTranslation(translation, inNode: view) }
}

/// Returns whether two references name the same recognizer.
public func == (left: (any GestureRecognizing)?, right: (any GestureRecognizing)?) -> Bool { left === right }

/// Returns whether two references name different recognizers.
public func != (left: (any GestureRecognizing)?, right: (any GestureRecognizing)?) -> Bool { left !== right }
