public import TouchEvents

// What code that knows a recognizer only as a protocol asks it by UIKit's names, as far as it takes the class.
extension GestureRecognizing {
  /// The delegate, which decides about receiving touches, beginning, and other recognizers; not retained.
  public var delegate: (any GestureRecognizerDelegate)? {
    @inline(__always) get { (self as? GestureRecognizer)?.delegate }
    set { (self as? GestureRecognizer)?.delegate = newValue }
  }

  /// Calls an action on a target at each action, in the order of addition; adding a pair twice does nothing (GA-2).
  public func addTarget(_ target: ActionTarget, action: Action) {
    (self as? GestureRecognizer)?.addTarget(target, action: action)
  }

  /// Removes pairs of a target and an action; `nil` stands for any (GA-2).
  public func removeTarget(_ target: ActionTarget?, action: Action?) {
    (self as? GestureRecognizer)?.removeTarget(target, action: action)
  }
}
