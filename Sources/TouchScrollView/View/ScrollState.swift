import TouchCore

/// What a scroll view keeps of what it is doing.
struct ScrollState {
  /// What moves the content by itself.
  enum Motion {
    /// A fling, a bounce, or the way to a page: the delegate hears of its beginning and end.
    case deceleration(ScrollMotion, isAimed: Bool)
    /// A change of the offset by code.
    case animation(ScrollMotion, toTop: Bool)
    /// The way back to the edge after a zoom, of which the delegate hears nothing but the scrolling.
    case settling(ScrollMotion)

    var motion: ScrollMotion {
      switch self {
      case .deceleration(let motion, _), .animation(let motion, _), .settling(let motion): return motion
      }
    }
  }

  /// The drag in progress.
  var drag: ScrollDrag?
  /// Whether a user scrolls at present, or a scroll view inside hands its drag over.
  var isDragging = false
  /// The offset at which the latest drag began, for paging.
  var dragStart = Point.zero
  /// The offset from which a scroll view inside moves this one; `nil` unless it does (NE-2).
  var guestBase: Point?
  /// The scroll views around this one that take what it hands over.
  var takers: [ScrollView] = []
  /// How much of the drag they took, in points.
  var handedOver = Point.zero

  /// What moves the content by itself.
  var motion: Motion?
  /// Counts motions, to tell whether a callback changed it.
  var motionCount = 0
  /// Whether a touch stopped the content and was not a drag yet (SC-10).
  var hasCaught = false
  /// Whether a wheel's step moves the content, which never goes beyond the edges.
  var isWheelStep = false
  /// The touches offered to the pan, for the question whether their content may lose them.
  var candidates: [Touch] = []

  /// The presses that scrolled, whose end is not passed on either.
  var presses: [Press] = []

  /// The scale that the fingers of a pinch ask for at its start, divided by the pinch's own.
  var pinchBase = 1.0
  /// Whether a pinch zooms at present.
  var isZooming = false
  /// The point of the view that zooms which the fingers hold between them; `nil` until it is known.
  var zoomAnchor: Point?
  /// How large the content is at scale 1, so that no rounding adds up.
  var unscaledContentSize = Size.zero
  /// Whether a zoom changes the content's size, rather than its owner.
  var isResizingByZoom = false
  /// What zooms by itself.
  var zoomMotion: ZoomMotion?
  /// Whether ``zoomMotion`` is a bounce.
  var isZoomBouncing = false
}

/// What recognizers and the context hold in the place of a scroll view, so that they don't keep it alive.
final class ScrollLink: TouchAnimating {
  /// Cleared when the scroll view dies.
  unowned(unsafe) var view: ScrollView?
  /// Who is asked for frames at present; kept so that a view that left its tree can take its request back.
  private(set) var context: TouchContext?

  func animate(to time: Timestamp) { view?.animate(to: time) }

  func startAnimating(in host: TouchContext) {
    if context !== host { stopAnimating() }
    context = host
    host.startAnimating(self)
  }

  func stopAnimating() {
    context?.stopAnimating(self)
    context = nil
  }
}
