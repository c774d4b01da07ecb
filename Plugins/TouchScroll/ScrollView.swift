import TouchGestures
public import TouchPan
public import TouchPinch
public import TouchScrollView
public import TouchViews

/// A view whose bounds move over content that is larger than itself, with the recognizers and the delegate of UIKit's.
///
/// It makes its pan and pinch itself and hands them out as classes. A subclass that adopts `GestureRecognizerDelegate` is
/// asked about them (XS-2).
///
/// ```swift
/// final class Pages: ScrollView, GestureRecognizerDelegate {
///   func gestureRecognizer(
///     _ gestureRecognizer: GestureRecognizer,
///     shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
///   ) -> Bool { true }
/// }
/// ```
open class ScrollView: BasicScrollView {
  /// How quickly a fling slows down.
  public typealias DecelerationRate = TouchScrollView.DecelerationRate

  private let pan: ScrollPanGestureRecognizer
  private let pinch: ScrollPinchGestureRecognizer
  private var weakDelegate = WeakScrollViewDelegate()
  private final lazy var asksItself = asDelegate != nil

  /// Creates a scroll view of a frame in its superview's coordinates, in points.
  public init(frame: Rect) {
    pan = ScrollPanGestureRecognizer()
    pinch = ScrollPinchGestureRecognizer()
    super.init(frame: frame, pan: pan, pinch: pinch)
  }

  /// Creates a scroll view without size at the origin.
  public convenience init() { self.init(frame: .zero) }

  /// The pan that drags the content; the scroll view is its delegate, which must stay so (SD-1).
  ///
  /// Its `delaysTouchesEnded` is off, as that of UIKit's.
  open var panGestureRecognizer: PanGestureRecognizer { pan }
  /// The pinch that zooms the content; `nil` while the scales leave nothing to zoom (SD-1).
  open var pinchGestureRecognizer: PinchGestureRecognizer? {
    zoomLimits.minimum == zoomLimits.maximum ? nil : pinch
  }

  // MARK: The delegate

  /// The delegate; not retained.
  open var delegate: (any ScrollViewDelegate)? {
    get { weakDelegate.object }
    set {
      weakDelegate.object = newValue
      newValue?.becameDelegate(of: self)
    }
  }

  /// Calls the delegate; an override calls super.
  open override func didTell(_ fact: ScrollEntry.Fact) {
    guard let delegate else { return }
    switch fact {
    case .willBeginDragging: delegate.scrollViewWillBeginDragging(self)
    case .didScroll: delegate.scrollViewDidScroll(self)
    case .didEndDragging(let decelerates): delegate.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    case .willBeginDecelerating: delegate.scrollViewWillBeginDecelerating(self)
    case .didEndDecelerating: delegate.scrollViewDidEndDecelerating(self)
    case .didEndScrollingAnimation: delegate.scrollViewDidEndScrollingAnimation(self)
    case .willBeginZooming(let view): delegate.scrollViewWillBeginZooming(self, with: view)
    case .didZoom: delegate.scrollViewDidZoom(self)
    case .didEndZooming(let view, let scale): delegate.scrollViewDidEndZooming(self, with: view, atScale: scale)
    case .didScrollToTop: delegate.scrollViewDidScrollToTop(self)
    case .didChangeAdjustedContentInset: delegate.scrollViewDidChangeAdjustedContentInset(self)
    case .willEndDragging, .aims, .shouldScrollToTop, .contentTouch, .touchesShouldBegin, .touchesShouldCancel,
      .contentKeepsTouch, .leavesDrag, .handsOver, .isMoved:
      break
    }
  }

  /// Returns the target offset that the delegate chose (SE-2).
  open override func targetContentOffset(forVelocity velocity: Point, proposed: Point) -> Point {
    delegate?.target(after: self, velocity, proposed) ?? proposed
  }

  /// The view that the delegate names (SE-4).
  open override var viewForZooming: View? { delegate?.viewForZooming(in: self) }

  /// What the delegate says (SE-5).
  open override var shouldScrollToTop: Bool { delegate?.scrollViewShouldScrollToTop(self) ?? true }

  // MARK: The delegate of its recognizers

  /// This scroll view, when its class adopts `GestureRecognizerDelegate`; found out once.
  final var delegateOfRecognizers: (any GestureRecognizerDelegate)? { asksItself ? asDelegate : nil }

  open override func gestureRecognizer(
    _ recognizer: any GestureRecognizing, shouldReceive event: TouchEvent
  ) -> Bool {
    asks(recognizer) { $0.gestureRecognizer($1, shouldReceive: event) } ?? true
      && super.gestureRecognizer(recognizer, shouldReceive: event)
  }

  open override func gestureRecognizer(_ recognizer: any GestureRecognizing, shouldReceive touch: Touch) -> Bool {
    asks(recognizer) { $0.gestureRecognizer($1, shouldReceive: touch) } ?? true
      && super.gestureRecognizer(recognizer, shouldReceive: touch)
  }

  open override func gestureRecognizer(_ recognizer: any GestureRecognizing, shouldReceive press: Press) -> Bool {
    asks(recognizer) { $0.gestureRecognizer($1, shouldReceive: press) }
      ?? super.gestureRecognizer(recognizer, shouldReceive: press)
  }

  open override func answersShouldBegin(_ recognizer: any GestureRecognizing) -> Bool {
    asks(recognizer) { $0.gestureRecognizerShouldBegin($1) } ?? super.answersShouldBegin(recognizer)
  }

  open override func gestureRecognizer(
    _ recognizer: any GestureRecognizing, shouldRecognizeSimultaneouslyWith other: any GestureRecognizing
  ) -> Bool {
    super.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other)
      || asks(recognizer, other) { $0.gestureRecognizer($1, shouldRecognizeSimultaneouslyWith: $2) } ?? false
  }

  open override func gestureRecognizer(
    _ recognizer: any GestureRecognizing, shouldRequireFailureOf other: any GestureRecognizing
  ) -> Bool {
    asks(recognizer, other) { $0.gestureRecognizer($1, shouldRequireFailureOf: $2) }
      ?? super.gestureRecognizer(recognizer, shouldRequireFailureOf: other)
  }

  open override func gestureRecognizer(
    _ recognizer: any GestureRecognizing, shouldBeRequiredToFailBy other: any GestureRecognizing
  ) -> Bool {
    asks(recognizer, other) { $0.gestureRecognizer($1, shouldBeRequiredToFailBy: $2) }
      ?? super.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other)
  }

  /// Asks its own class about a recognizer; `nil` when the class adopts no delegate's protocol.
  private func asks(
    _ recognizer: any GestureRecognizing, _ question: (any GestureRecognizerDelegate, GestureRecognizer) -> Bool
  ) -> Bool? {
    guard let own = delegateOfRecognizers, let asking = recognizer as? GestureRecognizer else { return nil }
    return question(own, asking)
  }

  /// Asks its own class about two recognizers.
  private func asks(
    _ recognizer: any GestureRecognizing, _ other: any GestureRecognizing,
    _ question: (any GestureRecognizerDelegate, GestureRecognizer, GestureRecognizer) -> Bool
  ) -> Bool? {
    guard let other = other as? GestureRecognizer else { return nil }
    return asks(recognizer) { question($0, $1, other) }
  }
}
