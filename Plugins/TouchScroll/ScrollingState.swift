import TouchScrollView

/// What a scroll view keeps of what it is doing.
struct ScrollingState {
  /// What a touch on moving content stopped (SC-10).
  enum Catch {
    /// Content within its edges: the motion is paused until the finger moves the content.
    case paused
    /// Content beyond an edge: the motion is over.
    case beyondEdge
    /// The finger has moved the content since.
    case moved
  }

  /// Counts what begins and ends, to tell whether a callback changed it.
  private(set) var generation = 0

  // MARK: Dragging

  /// The drag in progress.
  var drag: ScrollDrag? { didSet { if (drag == nil) != (oldValue == nil) { generation += 1 } } }
  /// Whether a finger drags, from the begin of the pan to its end.
  var isDragging = false
  /// Whether the delegate is being notified of the end of a drag (SD-5).
  var isEnding = false
  /// The touches offered to the pan, and where they landed, in the coordinates of the samples.
  var touches: [(touch: Touch, start: Point)] = []
  /// The touches that are delayed for the content, and where each landed on the screen (SC-13).
  var delayed: [(touch: Touch, start: Point)] = []
  /// When the content is asked about them.
  var delayEnd: Timestamp = 0
  /// The velocities at the latest callbacks of the pan.
  var speed = ReleaseSpeed()
  /// The time of the latest callback of the pan, in seconds.
  var latestCallback: Timestamp = 0
  /// Flicks that follow each other.
  var streak = FlickStreak()
  /// What the touch caught that is down.
  var caught: Catch?
  /// Where the page motion went that was caught, and which way.
  var caughtPage: (target: Point, direction: Point)?
  /// What moves the content in place of fingers: a wheel, never beyond the edges, or a trackpad, whose rest counts (PH-2).
  var device: ScrollMovement.Kind?
  /// The presses that scrolled, whose end is not passed on either.
  var presses: [Press] = []

  /// The y to which the drag has taken the keyboard along, in the samples' coordinates; `nil` until it does (KD-2).
  var keyboardTop: Double?
  /// Whether a finger of the drag began on the keyboard, which then stays.
  var leavesKeyboard = false

  /// Whether the bounds are moved by the scroll view itself.
  var isPlacing = false

  // MARK: Insets

  /// The insets in force when the edges were last worked out.
  var insets = EdgeInsets.zero
  /// The room that a refresh takes above the content, in points (XS-8).
  var refreshInset = 0.0
  /// Whether the drag in progress may start a refresh.
  var mayRefresh = false
  /// Whether the edges change without bringing the offset back at once.
  var isReleasing = false

  // MARK: Nested scrolling

  /// The gesture of its own drag, which shares the finger's way among scrollers (NH-1).
  var gesture: HandOverGesture?
  /// The translation of the pan that has been shared, in points.
  var sharedTranslation = Point.zero
  /// Whether the present step has set the offset, which happens once an event (NH-4).
  var hasShownDrag = false
  /// The gesture of another scroller that moves this one, and where that has moved it; `nil` unless it does.
  var handedOver: (gesture: HandOverGesture, drag: ScrollDrag)?

  // MARK: Motion

  /// What sets ``ScrollView/contentOffset`` currently.
  enum OffsetChange {
    /// Code, by the property.
    case assignment
    /// Code, by `setContentOffset(_:animated:)`, which recorded it.
    case jump
    /// A finger or a motion.
    case step
  }
  var offsetChange = OffsetChange.assignment
  /// What moves the content by itself; setting it begins or ends a motion.
  var motion: ScrollMotion? {
    get { currentMotion }
    set {
      currentMotion = newValue
      glide = nil
      generation += 1
    }
  }
  private var currentMotion: ScrollMotion?
  /// To whom what is left of the motion's speed goes at the end of the content; `nil` for none (NH-8).
  var glide: HandOverGlide?
  /// Whether a touch holds the motion where it is.
  var isPaused = false

  /// Advances the motion by a step, which begins and ends none.
  ///
  /// - Returns: the motion after the step; `nil` when there is none.
  mutating func advanceMotion(_ step: (inout ScrollMotion) -> Void) -> ScrollMotion? {
    guard var motion = currentMotion else { return nil }
    step(&motion)
    currentMotion = motion
    return motion
  }

  // MARK: Zooming

  /// Whether a pinch zooms currently.
  var isZooming = false
  /// The point of the view that zooms which the fingers hold between them; `nil` until it is known.
  var zoomAnchor: Point?
  /// How large the content is at scale 1, so that no rounding adds up.
  var unscaledContentSize = Size.zero
  /// Whether a zoom changes the content's size, rather than its owner.
  var isResizingByZoom = false
  /// Whether an animation of the scale runs, and whether it is a bounce.
  var zoomAnimation: (isBounce: Bool, end: Timestamp)?
}
