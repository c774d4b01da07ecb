import TouchScrollView
import TouchViews

// Arrow and page keys.
extension ScrollView {
  /// Returns whether a press that went down scrolls; its end is not passed on then.
  final func consumes(_ press: Press) -> Bool {
    guard isScrollEnabled, allowsKeyboardScrolling, isFirstResponder, scroll(by: press) else { return false }
    scrolling.presses.append(press)
    return true
  }

  final func hasConsumed(_ press: Press) -> Bool { scrolling.presses.contains { $0 === press } }

  /// Returns whether a press that is over had scrolled, and forgets it.
  final func endConsuming(_ press: Press) -> Bool {
    guard hasConsumed(press) else { return false }
    scrolling.presses.removeAll { $0 === press }
    return true
  }

  private func scroll(by press: Press) -> Bool {
    let page = bounds.size
    let step = keyboardScrollDistance
    let start = scrolling.motion?.destination ?? bounds.origin
    if press.key?.keyCode == .keyboardHome { return scroll(by: Point(x: 0, y: minimumContentOffset.y - start.y)) }
    if press.key?.keyCode == .keyboardEnd { return scroll(by: Point(x: 0, y: maximumContentOffset.y - start.y)) }
    switch press.key.map({ Press.PressType.scrolling($0.keyCode) }) ?? press.type {
    case .upArrow: return scroll(by: Point(x: 0, y: isPagingEnabled ? -page.height : -step))
    case .downArrow: return scroll(by: Point(x: 0, y: isPagingEnabled ? page.height : step))
    case .leftArrow: return scroll(by: Point(x: isPagingEnabled ? -page.width : -step, y: 0))
    case .rightArrow: return scroll(by: Point(x: isPagingEnabled ? page.width : step, y: 0))
    // A step of what was seen stays in sight, so that one finds the place again.
    case .pageUp:
      return scroll(by: Point(x: 0, y: -max(isPagingEnabled ? page.height : page.height - step, step)))
    case .pageDown:
      return scroll(by: Point(x: 0, y: max(isPagingEnabled ? page.height : page.height - step, step)))
    default: return false
    }
  }

  private func scroll(by distance: Point) -> Bool {
    // A key that repeats adds to where the last one is going.
    let start = scrolling.motion?.destination ?? bounds.origin
    let target = scrollGeometry.clamped(start + distance)
    guard distance.isFinite, target != scrollGeometry.clamped(start), !scrolling.isDragging else { return false }
    setContentOffset(target, animated: true)
    return true
  }
}

extension Press.PressType {
  /// Returns the type of the button that a key of a keyboard stands for, or the key's own.
  fileprivate static func scrolling(_ usage: KeyboardHIDUsage) -> Press.PressType {
    switch usage {
    case .keyboardUpArrow: .upArrow
    case .keyboardDownArrow: .downArrow
    case .keyboardLeftArrow: .leftArrow
    case .keyboardRightArrow: .rightArrow
    case .keyboardPageUp: .pageUp
    case .keyboardPageDown: .pageDown
    default: .key(usage)
    }
  }
}
