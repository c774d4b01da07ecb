public import TouchResponders

/// The yes-or-no properties of a view.
struct ViewFlags: OptionSet {
  let rawValue: UInt16
  static let isHidden = ViewFlags(rawValue: 1 << 0)
  static let isUserInteractionEnabled = ViewFlags(rawValue: 1 << 1)
  static let isMultipleTouchEnabled = ViewFlags(rawValue: 1 << 2)
  static let isExclusiveTouch = ViewFlags(rawValue: 1 << 3)
  static let clipsToBounds = ViewFlags(rawValue: 1 << 4)
  static let isExactlyView = ViewFlags(rawValue: 1 << 5)
  /// What the view keeps of its children for hit tests is to be written anew, see ``PackedChildren/settle(_:)``.
  static let isUnsettled = ViewFlags(rawValue: 1 << 6)
  static let isScripted = ViewFlags(rawValue: 1 << 7)
  static let isAnimating = ViewFlags(rawValue: 1 << 8)
  static let isDisabledControl = ViewFlags(rawValue: 1 << 9)
  /// The view is to be laid out or drawn.
  static let needsLayout = ViewFlags(rawValue: 1 << 10)
  static let needsDisplay = ViewFlags(rawValue: 1 << 11)
  /// A view in this one is to be laid out or drawn.
  static let holdsLayout = ViewFlags(rawValue: 1 << 12)
  static let holdsDisplay = ViewFlags(rawValue: 1 << 13)
  /// A hit test without an event asked the view, which is not observed.
  static let isAskedUnobserved = ViewFlags(rawValue: 1 << 14)
  /// Several changes of the view's place are made, after which its box is written.
  static let isChangingPlace = ViewFlags(rawValue: 1 << 15)
  static let standard: ViewFlags = [.isUserInteractionEnabled, .needsLayout, .needsDisplay]

  /// Inserts or removes a flag.
  mutating func set(_ flag: ViewFlags, _ isSet: Bool) { if isSet { insert(flag) } else { remove(flag) } }
}

/// How the superview's hit test treats a view.
enum HitTestTreatment: UInt8 {
  /// Tested by its bounds, moved but not transformed: a point in the bounds is all that it takes.
  case open
  /// The same, but hidden, transparent or switched off.
  case closed
  /// Tested by its bounds, through its transform.
  case transformed
  /// Asked, since it may override.
  case asked
}

/// What all views of a tree that has a window or another root share, so that none has to go up to the root for it.
final class ViewTree {
  /// Takes note of the views that change while an animation's changes are made; `nil` at other times.
  var recorder: AnimationRecorder?
  /// Takes the ends of animations that begin from now on; `nil` while they end by themselves.
  var collector: AnimationCollector?
}

/// What few views have: a transform, recognizers, a controller, a tag.
final class ViewExtras {
  var transform = AffineTransform.identity
  var anchorPoint = Point(x: 0.5, y: 0.5)
  /// `nil` until there was one.
  var gestureRecognizers: [any GestureRecognizing]?
  var interactions: [any Interaction] = []
  var semanticContentAttribute = SemanticContentAttribute.unspecified
  /// The controller whose root view this is, cleared when it goes.
  var controller: (any ViewOwner)? { findController?() }
  /// Finds it, and which object it is: a back reference cannot be to a protocol.
  private var findController: (() -> (any ViewOwner)?)?
  @BackReference private var controllerObject: AnyObject?
  /// The context of a root that is no window, cleared when its dispatcher goes.
  var context: ContextState?
  /// The context whose tree the view left last, while it is in none (FR-2).
  var formerContext: ContextState?
  var tag = 0
  /// What waits for the end of the view's animations.
  @BackReference var animation: RunningAnimation?

  /// Shows what else the view stands for to visitors.
  var visitorHandler: ((NodeVisitor) -> Void)?
  /// How weak references find the view; made with the first of them.
  var link: NodeLink?

  deinit { _animation.withUnretained { $0.view = nil } }

  /// Sets the controller, and what finds it.
  func setController(_ controller: AnyObject?, _ find: (() -> (any ViewOwner)?)?) {
    controllerObject = controller
    findController = find
  }

  /// Forgets the controller, if it is this one, which may be going.
  func forget(_ controller: AnyObject) { if _controllerObject.refers(to: controller) { setController(nil, nil) } }
}

extension View {
  func ensureExtras() -> ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }

  /// How weak references find the view.
  final var link: NodeLink {
    if let link = extras?.link { return link }
    let link = NodeLink(clearedBy: self)
    ensureExtras().link = link
    return link
  }

  /// The context whose tree the view left last, be it with a view around it; `nil` while it is in a tree of one.
  final var formerContext: ContextState? {
    for view in sequence(first: self, next: { $0.parent }) {
      if let context = view.extras?.formerContext { return context }
    }
    return nil
  }

  /// The controller whose root view this is.
  package final var rootController: (any ViewOwner)? { extras?.controller }

  /// Makes a controller that whose root view this is, given what finds it without retaining it.
  package final func setRootController(_ controller: AnyObject, _ find: @escaping () -> (any ViewOwner)?) {
    ensureExtras().setController(controller, find)
  }

  /// Forgets the controller, if it is this one, which may be going.
  package final func forgetController(_ controller: AnyObject) { extras?.forget(controller) }

  /// Whether a scenario file or a replay answers in place of the view's overrides.
  package final var isScripted: Bool {
    get { flags.contains(.isScripted) }
    set {
      if newValue { flags.insert(.isScripted) } else { flags.remove(.isScripted) }
      treatmentChanged()
    }
  }

  /// Whether nothing about this view can differ from the inherited behaviour.
  final var isPlain: Bool { flags.contains(.isExactlyView) && !flags.contains(.isScripted) }

  /// Whether the hit test may read this view's bounds without calling it.
  final var isTestedByItsBox: Bool { hitTestsItsBounds && !flags.contains(.isScripted) }

  /// Whether the view is rotated, scaled or skewed.
  final var isTransformed: Bool {
    guard let extras else { return false }
    return !extras.transform.isIdentity
  }

  /// Decides anew how the superview's hit test treats this view.
  final func treatmentChanged() {
    treatment = !isTestedByItsBox ? .asked : isTransformed ? .transformed : .open
    boxChanged()
  }

  /// A Boolean value that indicates whether drawing is clipped; has no effect on touches, which never reach beyond the
  /// bounds (HT-9).
  public final var clipsToBounds: Bool {
    get { flags.contains(.clipsToBounds) }
    set { setFlag(.clipsToBounds, newValue) }
  }

  /// Switches a property on or off that decides about touches.
  final func setFlag(_ flag: ViewFlags, _ isOn: Bool) {
    if isOn { flags.insert(flag) } else { flags.remove(flag) }
    boxChanged()
  }

  /// A closure that shows to visitors what a controller of the view is, such as the scroller that a sheet's controller is
  /// for its presented view; `nil` by default.
  ///
  /// The view retains it, so that it refers to the controller weakly, or the controller removes it.
  public final var visitorHandler: ((NodeVisitor) -> Void)? {
    get { extras?.visitorHandler }
    set { ensureExtras().visitorHandler = newValue }
  }

  /// The recognizers attached to the view; empty when there are none.
  public final var attachedGestureRecognizers: [any GestureRecognizing] {
    get { extras?.gestureRecognizers ?? [] }
    // In place: a list that was set anew would be copied for each recognizer.
    _modify {
      let extras = ensureExtras()
      if extras.gestureRecognizers == nil { extras.gestureRecognizers = [] }
      yield &extras.gestureRecognizers!
    }
  }
}
