import TouchGestures
public import TouchPan
import TouchViews

/// The two-finger pan by which a list selects the items that it passes (XS-12).
///
/// A list has a subclass, which says where items are and selects them as a tap does.
open class ItemSelectionPanGestureRecognizer: PanGestureRecognizer, GestureRecognizerDelegate {
  /// What the pan has selected so far: from which item to which, and whether it selects or deselects.
  private var span: (start: Int, end: Int, selects: Bool)?

  /// Creates a pan that calls an action on a target, which it does not retain (GA-2).
  public override init(target: ActionTarget?, action: Action?) {
    super.init(target: target, action: action)
    minimumNumberOfTouches = 2
    maximumNumberOfTouches = 2
    // Only the delay recognizer delays touches: lifts reach the cells while a second finger is down.
    delaysTouchesEnded = false
    // A little less than the pan that scrolls, so that this one is asked first.
    slop = 8
    delegate = self
    addAction { pan in pan.follow() }
  }

  /// Above the pan that scrolls.
  open override var decisionRank: DecisionRank { DecisionRank(family: 2, rank: 2) }

  // MARK: To override

  /// Returns the item at a point of the list's content, in points; none unless overridden.
  open func item(at point: Point) -> Int? { nil }
  /// Returns whether the delegate lets two fingers select that began on an item; `false` unless overridden.
  open func mayBegin(at item: Int) -> Bool { false }
  /// Called when two fingers begin to select; does nothing unless overridden.
  open func didBegin(at item: Int) {}
  /// Returns whether an item is selected; `false` unless overridden.
  open func isSelected(_ item: Int) -> Bool { false }
  /// Selects or deselects an item as a tap does; does nothing unless overridden.
  open func toggle(_ item: Int) {}
  /// Called when the two fingers are up; does nothing unless overridden.
  open func didEnd() {}
  /// Returns whether several items can be selected as things are; `false` unless overridden.
  open var selectsSeveral: Bool { false }

  // MARK: Following

  /// Asks ``mayBegin(at:)`` about the item on which the fingers began (XS-12).
  public final func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    item(at: startLocation(in: node)).map { mayBegin(at: $0) } ?? false
  }

  private func follow() {
    switch state {
    case .began:
      guard let item = item(at: startLocation(in: node)) else { return }
      span = (item, item, !isSelected(item))
      didBegin(at: item)
      extend(to: item)
      extendToFingers()
    case .changed: extendToFingers()
    case .ended, .cancelled:
      guard span != nil else { return }
      span = nil
      didEnd()
    case .possible, .failed: break
    }
  }

  private func extendToFingers() {
    if let item = item(at: location(in: node)) { extend(to: item) }
  }

  /// Selects from the first item to one, and takes back what lies no longer between.
  private func extend(to end: Int) {
    guard let span, selectsSeveral else { return }
    let old = min(span.start, span.end)...max(span.start, span.end)
    let new = min(span.start, end)...max(span.start, end)
    self.span?.end = end
    for item in old where !new.contains(item) && isSelected(item) == span.selects { toggle(item) }
    for item in new where isSelected(item) != span.selects { toggle(item) }
  }
}
