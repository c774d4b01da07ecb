public import TouchResponders

extension GestureRecognizing {
  /// The view that the recognizer is attached to; `nil` on a foreign node.
  public var view: View? { node as? View }
}

extension Touch {
  /// The view that the touch landed on; `nil` on a foreign node and once a recognizer took the touch away.
  public var view: View? { node as? View }
}
