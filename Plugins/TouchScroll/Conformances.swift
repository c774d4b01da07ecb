import TouchGestures
public import TouchPan
public import TouchPinch
public import TouchScrollView

// The built-in pan and pinch, as nodes that scroll and zoom need them; whole names, since neither is of this module.

extension TouchPan.PanGestureRecognizer: TouchScrollView.PanGestureRecognizing {
  /// Adds a closure that is called with the pan's state at each action.
  public func addPanHandler(_ handler: @escaping (GestureState) -> Void) { addAction { pan in handler(pan.state) } }
}

extension TouchPinch.PinchGestureRecognizer: TouchScrollView.PinchGestureRecognizing {
  /// Adds a closure that is called with the pinch's state at each action.
  public func addPinchHandler(_ handler: @escaping (GestureState) -> Void) {
    addAction { pinch in handler(pinch.state) }
  }
}
