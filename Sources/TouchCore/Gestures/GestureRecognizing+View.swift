// What code that knows a recognizer only as a protocol asks it by UIKit's names.
extension GestureRecognizing {
  /// The view it is attached to; `nil` on a foreign node.
  public var view: View? { node?.asView }

  /// Returns where the gesture is, in a view's coordinates and points; `nil` asks for the root's (GL-2).
  public func location(in view: View?) -> Point { location(inNode: view) }
}

/// Returns whether two references name the same recognizer.
public func == (left: (any GestureRecognizing)?, right: (any GestureRecognizing)?) -> Bool { left === right }

/// Returns whether two references name different recognizers.
public func != (left: (any GestureRecognizing)?, right: (any GestureRecognizing)?) -> Bool { left !== right }
