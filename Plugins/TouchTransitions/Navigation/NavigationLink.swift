import TouchPan
import TouchScroll
import TouchScrollView
import TouchWindows

/// Stands for a navigation controller where its recognizers would keep it alive, and is their delegate (IT-8).
final class NavigationLink: GestureRecognizerDelegate {
  /// The navigation controller; cleared when it is deallocated.
  var navigation: NavigationController? {
    get { reference.object as? NavigationController }
    set { reference = WeakTarget(newValue) }
  }
  private var reference = WeakTarget(nil)

  private(set) lazy var edgeSwipe = EdgeSwipeGestureRecognizer(link: self)
  private(set) lazy var contentSwipe = ContentSwipeGestureRecognizer(link: self)
  var recognizers: [any GestureRecognizing] { [edgeSwipe, contentSwipe] }

  /// Returns whether a pop may begin: the rules of the navigation controller (IT-8).
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard let navigation else { return false }
    guard let refusal = navigation.popRefusal else { return true }
    navigation.place?.note(.refusesPop(refusal))
    return false
  }

  /// Follows one of the recognizers; what a delegate of the program's lets begin with one controller is reported.
  func changed(_ pan: PanGestureRecognizer) {
    switch pan.state {
    case .began: navigation?.beginPop(pan)
    case .changed: navigation?.followPop(pan)
    case .ended: navigation?.endPop(pan, isLift: true)
    case .cancelled: navigation?.endPop(pan, isLift: false)
    case .possible, .failed: break
    }
  }
}

/// The drag from the leading edge (IT-8).
final class EdgeSwipeGestureRecognizer: ScreenEdgePanGestureRecognizer {
  // The link owns the recognizer, and goes with it.
  private let link: WeakTarget

  init(link: NavigationLink) {
    self.link = WeakTarget(link)
    super.init(target: nil, action: nil)
    name = "edgeSwipe"
    delegate = link
    addAction { [target = WeakTarget(link)] pan in (target.object as? NavigationLink)?.changed(pan) }
  }

  /// The leading edge.
  override var edges: RectEdge {
    get { (link.object as? NavigationLink)?.navigation?.popDirection == -1 ? .right : .left }
    set {}
  }
}

/// The drag from anywhere in the content (IT-8).
final class ContentSwipeGestureRecognizer: PanGestureRecognizer {
  private let link: WeakTarget

  init(link: NavigationLink) {
    self.link = WeakTarget(link)
    super.init(target: nil, action: nil)
    name = "contentSwipe"
    maximumNumberOfTouches = 1
    delegate = link
    addAction { [target = WeakTarget(link)] pan in (target.object as? NavigationLink)?.changed(pan) }
  }

  private var navigation: NavigationController? { (link.object as? NavigationLink)?.navigation }

  /// None unless the profile lets content pop.
  override func acceptedTouches(_ touches: [Touch], with event: TouchEvent) -> [Touch] {
    navigation?.viewIfLoaded?.profileContains(.contentPop) ?? false ? touches : []
  }

  /// Begins when the finger went 10 points in the pop's direction, further than up or down; else it fails then (IT-8).
  override func judgeMovement(with event: TouchEvent) {
    guard let navigation, let finger = fingers.first else { return }
    let way = movement(in: navigation.viewIfLoaded)
    let inwards = way.x * navigation.popDirection
    guard max(way.x.magnitude, way.y.magnitude).reaches(slop) else { return }
    let edge = navigation.link.edgeSwipe
    if edge.fingers.contains(finger), edge.isEnabled, edge.state != .failed {
      return fail(because: GestureReason("IT-8", "the swipe from the edge has its touch"))
    }
    guard inwards.reaches(slop), inwards > way.y.magnitude else {
      return fail(
        because: GestureReason("IT-8", "did not go sideways enough", measured: inwards, limit: slop, unit: "pt"))
    }
    begin(
      takingOff: slop, because: GestureReason("IT-8", "moved enough", measured: inwards, limit: slop, unit: "pt"))
  }

  /// Waits for the pan of a scroll view that can scroll sideways and is not at its leading edge (IT-10).
  override func shouldRequireFailure(of otherGestureRecognizer: GestureRecognizer) -> Bool {
    guard let view = sidewaysScroller(of: otherGestureRecognizer) else { return false }
    return !view.isAtLeadingEdge
  }

  /// Lets the pan of one at its leading edge wait, with the setting for that (IT-10).
  override func shouldBeRequiredToFail(by otherGestureRecognizer: GestureRecognizer) -> Bool {
    guard let view = sidewaysScroller(of: otherGestureRecognizer), view.isAtLeadingEdge else { return false }
    return view.window?.context.transitionSettings.contentPopAtLeadingEdge ?? false
  }

  /// Returns the scroll view inside whose pan a recognizer is, if it can scroll sideways.
  private func sidewaysScroller(of recognizer: GestureRecognizer) -> ScrollView? {
    guard let view = recognizer.node as? ScrollView, view.panGestureRecognizer === recognizer, view.isScrollEnabled,
      view.scrollGeometry.horizontal.scrolls, let around = navigation?.viewIfLoaded, view !== around,
      view.isDescendant(of: around)
    else { return nil }
    return view
  }
}

extension ScrollView {
  /// Whether its content is at the edge where reading begins (IT-10).
  fileprivate var isAtLeadingEdge: Bool {
    let insets = adjustedContentInset
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      return contentOffset.x + bounds.width >= contentSize.width + insets.right
    }
    return contentOffset.x <= -insets.left
  }
}
