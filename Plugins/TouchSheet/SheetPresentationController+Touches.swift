import TouchPan
import TouchScroll
import TouchScrollView
import TouchWindows

// Which touches and drags are the sheet's (SH-2, SH-3, SH-8, SH-13, SH-20).
extension SheetPresentationController {
  /// Whether it is the front sheet (SH-20); also one that leaves, which a finger takes over (SH-5).
  final var receivesTouches: Bool { parts != nil && presentedViewController?.presentedViewController == nil }

  /// Whether what is behind the sheet at its detent is dimmed (SH-13).
  final var isDimmed: Bool {
    guard let undimmed = state.stops?.index(of: largestUndimmedDetentIdentifier) else { return true }
    return selectedIndex > undimmed
  }

  /// Whether touches beside the sheet reach nothing behind it.
  final var takesTouchesBeside: Bool {
    guard let parts, parts.view.superview === parts.dimming.superview else { return false }
    return isDimmed || presentedViewController?.isModalInPresentation ?? false
  }

  /// Returns whether a new touch is delivered: none on a sheet that a finger pulls (SH-8), none beside an undimmed modal one.
  final func admitsTouch(on node: any TouchNode) -> Bool {
    guard let parts else { return true }
    if node === parts.dimming { return isDimmed }
    return !isPulledByItself || !node.isInside(parts.view)
  }

  /// Returns what a touch beside the sheet hits of its handle; while a dismissal goes on that is as the content (SH-18, IT-7).
  final func handle(at point: Point, of view: View) -> View? {
    guard let parts, parts.grabber.superview === parts.view, parts.view.superview === view.superview,
      parts.view.touchRefusal == nil, parts.grabber.touchRefusal == nil,
      parts.grabber.point(inside: parts.grabber.convert(point, from: view), with: nil)
    else { return nil }
    return isDismissing ? parts.cover : parts.grabber
  }

  // MARK: Sheet or content

  /// The scroll views that are around the touch and inside the sheet, and can take its drag up or down (SH-3).
  final var contents: [ScrollView] {
    guard let parts, !isDismissing else { return [] }
    var found: [ScrollView] = []
    var view = parts.pan.fingers.first?.view
    while let current = view, current !== parts.view.superview {
      if let scroller = current as? ScrollView, scroller.canTakeDrag { found.append(scroller) }
      view = current.superview
    }
    return found
  }

  /// Returns whether the sheet takes a drag, and not the content under the finger (SH-3).
  final func takesDrag(goingDown: Bool) -> Bool {
    let contents = contents
    if contents.isEmpty { return true }
    guard contents.allSatisfy({ $0.isAtTop }) else { return false }
    return goingDown || prefersScrollingExpandsWhenScrolledToEdge && isBelowLargest
  }

  private var isBelowLargest: Bool { state.stops.map { currentTop > $0.largestTop } ?? false }

  /// Returns whether a recognizer may not begin since the sheet takes its drag, or is being dismissed (SH-3, IT-7).
  final func keepsBack(_ recognizer: any GestureRecognizing) -> Bool {
    guard let parts, recognizer !== parts.pan, let node = recognizer.node, node.isInside(parts.view) else {
      return false
    }
    if isDismissing { return node === parts.view }
    guard let scroller = node as? ScrollView, scroller.panGestureRecognizer === recognizer, parts.pan.isEnabled,
      parts.pan.state == .possible, parts.pan.fingers.count == 1, receivesTouches
    else { return false }
    // The recognizer inside has received the event already, the sheet's has not.
    let way = scroller.panGestureRecognizer.movement(in: parts.view.superview)
    return way.y.magnitude.reaches(parts.pan.slop) && way.y.magnitude > way.x.magnitude
      && takesDrag(goingDown: way.y > 0)
  }
}

extension ScrollView {
  /// Whether the user can scroll it up and down.
  fileprivate var canTakeDrag: Bool {
    scrollGeometry.vertical.scrolls && isScrollEnabled && panGestureRecognizer.isEnabled
  }

  /// How far from its top content still counts as there, in points; chosen (SH-3).
  private static var tolerance: Double { 0.5 }

  /// Whether its content is at its top or above it.
  fileprivate var isAtTop: Bool { contentOffset.y <= -adjustedContentInset.top + Self.tolerance }
}
