/// The yes-or-no properties of a view.
struct ViewFlags: OptionSet {
  let rawValue: UInt16
  static let isHidden = ViewFlags(rawValue: 1 << 0)
  static let isUserInteractionEnabled = ViewFlags(rawValue: 1 << 1)
  static let isMultipleTouchEnabled = ViewFlags(rawValue: 1 << 2)
  static let isExclusiveTouch = ViewFlags(rawValue: 1 << 3)
  static let clipsToBounds = ViewFlags(rawValue: 1 << 4)
  static let isExactlyView = ViewFlags(rawValue: 1 << 5)
  static let isInWindow = ViewFlags(rawValue: 1 << 6)
  static let isScripted = ViewFlags(rawValue: 1 << 7)
  static let isAnimating = ViewFlags(rawValue: 1 << 8)
  static let standard: ViewFlags = [.isUserInteractionEnabled]
}

/// What few views have: a transform, recognizers, a controller, a tag, scripted answers.
final class ViewExtras {
  var transform = AffineTransform.identity
  var anchorPoint = Point(x: 0.5, y: 0.5)
  var gestureRecognizers: [any GestureRecognizing]?
  /// The controller whose root view this is, cleared when it goes.
  @ResponderReference var controller: (any Responder)?
  /// The context of a root that is no window, cleared when its dispatcher goes.
  @BackReference var context: TouchContext?
  var tag = 0
  var script: (any ViewScript)?
  /// What waits for the end of the view's animations.
  @BackReference var animation: RunningAnimation?
  /// What hit tests of a root have learnt about its tree; the extras own it.
  fileprivate(set) var index: Unmanaged<TreeIndex>?

  deinit {
    animation?.view = nil
    index?.release()
  }
}

extension View {
  func ensureExtras() -> ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }

  /// Lets hit tests learn from now on.
  final func makeIndex() {
    let extras = ensureExtras()
    if extras.index == nil { extras.index = .passRetained(TreeIndex()) }
  }

  /// Scripted answers that take the place of overrides.
  package final var script: (any ViewScript)? {
    get { flags.contains(.isScripted) ? extras?.script : nil }
    set {
      ensureExtras().script = newValue
      if newValue == nil { flags.remove(.isScripted) } else { flags.insert(.isScripted) }
      treatmentChanged()
    }
  }

  /// The controller whose root view this is.
  package final var rootController: (any Responder)? {
    get { extras?.controller }
    set { ensureExtras().controller = newValue }
  }

  /// The answer of the gate, or of the script in its place; the environment asks through this alone.
  package final func allowsToBegin(_ recognizer: any GestureRecognizing) -> Bool {
    script?.view(self, shouldBegin: recognizer) ?? gestureRecognizerShouldBegin(recognizer)
  }

  /// Whether nothing about this view can differ from the inherited behaviour.
  final var isPlain: Bool { flags.contains(.isExactlyView) && !flags.contains(.isScripted) }

  /// Whether the hit test may look at this view's bounds without asking it.
  final var isTestedByItsBox: Bool { hitTestsItsBounds && !flags.contains(.isScripted) }

  /// Whether the view is visible and interactive (HT-1, HT-2).
  final var canBeTouched: Bool { record.pointee.canBeTouched }

  /// The view that this one is in.
  final var parent: View? { record.pointee.parent?.pointee.view }

  final var flags: ViewFlags {
    get { record.pointee.flags }
    set { record.pointee.flags = newValue }
  }

  /// Decides anew how the superview's hit test treats this view.
  final func treatmentChanged() {
    let isTransformed = !(extras?.transform.isIdentity ?? true)
    record.pointee.treatment = !isTestedByItsBox ? .asked : isTransformed ? .transformed : .open
    record.boxChanged()
  }

  /// Whether the view and everything in it is drawn; hidden views cannot be touched (HT-1).
  final var ownIsHidden: Bool {
    get { flags.contains(.isHidden) }
    set {
      guard newValue != flags.contains(.isHidden) else { return }
      setFlag(.isHidden, newValue)
      if flags.contains(.isInWindow) { rootView.touchContext?.nodeVisibilityChanged(self) }
    }
  }

  /// Whether the view and everything in it can be touched; `true` by default (HT-1).
  final var ownIsUserInteractionEnabled: Bool {
    get { flags.contains(.isUserInteractionEnabled) }
    set { setFlag(.isUserInteractionEnabled, newValue) }
  }

  /// How opaque the view is, from 0 to 1; below 0.01 it cannot be touched (HT-2).
  ///
  /// Kept as a 32-bit number, as UIKit's layers do, so that 0.01 itself counts as below.
  final var ownAlpha: Double {
    get { Double(record.pointee.alpha) }
    set {
      record.pointee.alpha = Float(newValue)
      record.boxChanged()
    }
  }

  /// Whether the view is given several touches at a time; `false` by default (TB-4).
  final var ownIsMultipleTouchEnabled: Bool {
    get { flags.contains(.isMultipleTouchEnabled) }
    set { setFlag(.isMultipleTouchEnabled, newValue) }
  }

  /// Whether the view has touches only while no other view of its window has any; `false` by default (TB-7).
  final var ownIsExclusiveTouch: Bool {
    get { flags.contains(.isExclusiveTouch) }
    set { setFlag(.isExclusiveTouch, newValue) }
  }

  /// Whether drawing is clipped; has no effect on touches, which never reach beyond the bounds (HT-9).
  public final var clipsToBounds: Bool {
    get { flags.contains(.clipsToBounds) }
    set { setFlag(.clipsToBounds, newValue) }
  }

  private func setFlag(_ flag: ViewFlags, _ isOn: Bool) {
    if isOn { record.pointee.flags.insert(flag) } else { record.pointee.flags.remove(flag) }
    record.boxChanged()
  }

  /// The recognizers attached to the view, in the order of their addition; `nil` until one was (GC-10).
  public final var gestureRecognizers: [any GestureRecognizing]? {
    get { extras?.gestureRecognizers }
    set {
      for old in extras?.gestureRecognizers ?? [] where !(newValue ?? []).contains(where: { $0 === old }) {
        removeGestureRecognizer(old)
      }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// The recognizers attached to the view; empty when there are none.
  public final var attachedGestureRecognizers: [any GestureRecognizing] {
    get { extras?.gestureRecognizers ?? [] }
    set { ensureExtras().gestureRecognizers = newValue }
  }
}
