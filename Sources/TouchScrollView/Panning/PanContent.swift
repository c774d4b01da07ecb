public import TouchEvents

/// The content that a pan drags, such as a scroll view; consulted before the pan begins and while it moves (SD-2).
public protocol PanContent: AnyObject {
  /// The axes, fingers and directional lock for the following moves.
  var panRules: PanRules { get }
  /// Called when a finger lands and the pan has not begun; returns whether it catches moving content (SC-10).
  func panCatchesContent(with touch: Touch) -> Bool
  /// Returns what happens when fingers have gone far enough, by the distance that they went in points (SC-7, NE-2).
  func panAttempt(after distance: Point) -> PanAttempt
  /// A Boolean value that indicates whether the content is on its way to a page (PH-6a).
  var isMovingToPage: Bool { get }
  /// Called when a quick finger on a page motion requests one page more (PH-6a).
  func pageWasSwiped()
  /// Called with the pan's state at each of its actions.
  func panChanged(to state: GestureState)
  /// Called when a finger comes or goes while the pan drags and another one stays (KD-2); does nothing by default.
  func panFingersChanged()
  /// Called when the pan is reset (GR-1).
  func panWasReset()
  /// Reports that the pan may not take what it caught, at once: a page swipe may still keep it from its reset (SC-10).
  func panReleased()
}

extension PanContent {
  /// Does nothing.
  public func panFingersChanged() {}
}

/// The rules by which a pan follows the fingers that drag content.
public struct PanRules: Equatable, Sendable {
  /// The axes along which the content can scroll; movement along others never begins a drag (SD-3).
  public var axes: GestureAxes
  /// The greatest number of fingers that count (SD-9).
  public var maximumNumberOfTouches: Int
  /// A Boolean value that indicates whether resting fingers are left out of the translation (SD-9).
  public var leavesOutRestingFingers: Bool
  /// A Boolean value that indicates whether steps along one axis lock the drag to it (SD-4).
  public var isDirectionalLockEnabled: Bool

  /// Makes rules.
  public init(
    axes: GestureAxes = .all, maximumNumberOfTouches: Int = .max, leavesOutRestingFingers: Bool = true,
    isDirectionalLockEnabled: Bool = false
  ) {
    self.axes = axes
    self.maximumNumberOfTouches = maximumNumberOfTouches
    self.leavesOutRestingFingers = leavesOutRestingFingers
    self.isDirectionalLockEnabled = isDirectionalLockEnabled
  }
}

/// The outcome for a pan whose fingers have moved far enough.
public enum PanAttempt: Sendable {
  /// It begins.
  case begin
  /// It does not begin now, and requests again at the next move (NE-2).
  case wait
  /// It fails: the content keeps its touches (SC-7).
  case fail
}
