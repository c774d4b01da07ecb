public import TouchResponders

// The requirements of hit tests of nodes of any kind.
extension View {
  /// Returns the result of ``point(inside:with:)``; the payload of a hit test is its event.
  public func nodeContains(_ point: Point, with payload: AnyObject?) -> Bool {
    ViewHitTest.contains(point, self, payload as? TouchEvent)
  }

  /// Returns the result of ``hitTest(_:with:)``, in the form that foreign trees use.
  public func hitTestNode(_ point: Point, with payload: AnyObject?) -> HitTestAnswer {
    let event = payload as? TouchEvent
    let answer = ViewHitTest.find(
      point, askedFirst: self, event,
      event == nil ? ViewHitTest.observer(above: self) : event?.hitTestObserver)
    return answer.map { .found($0) } ?? .outside
  }

  /// Returns the result of a hit test among the subviews, at a point in this view's coordinates.
  public func hitTestChildren(_ point: Point, below index: Int, with payload: AnyObject?) -> ChildHit {
    for child in children.prefix(max(index, 0)).reversed() {
      guard let inside = child.fromParent(point) else { continue }
      if let answer = ViewHitTest.find(inside, askedFirst: child, payload as? TouchEvent, nil) {
        return .found(answer, by: child)
      }
    }
    return .none
  }

  /// None, as every view knows the boxes of those in it.
  public var childBoxes: ChildBoxes? { nil }

  /// Why the view cannot be touched, `nil` when it can (HT-1, HT-2, HT-18).
  public var touchRefusal: TouchRefusal? {
    if flags.contains(.isHidden) { return .hidden }
    if !flags.contains(.isUserInteractionEnabled) { return .interactionDisabled }
    if flags.contains(.isAnimating) { return .animating }
    if flags.contains(.isDisabledControl) { return .disabled }
    return Double(storedAlpha) < 0.01 ? .transparent : nil
  }

  /// A Boolean value that indicates whether the view is a control that is disabled, which hides it and what is in it
  /// from every touch (CT-3).
  package var isDisabledControl: Bool {
    get { flags.contains(.isDisabledControl) }
    set { if newValue { flags.insert(.isDisabledControl) } else { flags.remove(.isDisabledControl) } }
  }

  /// Whether the view is visible, interactive and at rest (HT-1, HT-2, HT-18).
  var canBeTouched: Bool {
    flags.isDisjoint(with: [.isHidden, .isAnimating]) && flags.contains(.isUserInteractionEnabled)
      && !(Double(storedAlpha) < 0.01)
  }
}
