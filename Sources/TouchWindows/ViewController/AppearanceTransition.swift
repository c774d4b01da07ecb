import TouchViews

/// A change of which controller is shown, from its first will-call to its last did-call (IT-6).
///
/// What pushes, pops, presents or dismisses makes one, begins it, and either finishes or cancels it; each of them does
/// its part once.
///
/// ```swift
/// let (old, new) = (ViewController(), ViewController())
/// let change = AppearanceTransition(from: old, to: new)
/// change.begin(animated: true)
/// change.cancel()
/// print(change.isRunning)  // Prints "false"
/// ```
public final class AppearanceTransition {
  /// The controller that leaves, if one does.
  public let leaving: ViewController?
  /// The controller that comes, if one does.
  public let coming: ViewController?
  /// Whether the calls at the end begin with the controller that comes, as a presentation's do (XV-3).
  private let endsWithLeaving: Bool
  /// A Boolean value that indicates whether it has begun and is not over.
  public private(set) var isRunning = false
  /// The controller inside which both are shown.
  @BackReference private var container: ViewController?

  /// Creates a change from a controller to another, either of which may be absent.
  public convenience init(from leaving: ViewController?, to coming: ViewController?) {
    self.init(from: leaving, to: coming, endsWithLeaving: false)
  }

  init(from leaving: ViewController?, to coming: ViewController?, endsWithLeaving: Bool) {
    (self.leaving, self.coming, self.endsWithLeaving) = (leaving, coming, endsWithLeaving)
  }

  /// Calls `viewWillDisappear` of the controller that leaves and `viewWillAppear` of the one that comes.
  ///
  /// Does nothing, and then nor does its end, inside a controller that is not shown. One that is driven tells the two how far
  /// it is (IT-5).
  public func begin(animated: Bool, inside container: ViewController? = nil, isDriven: Bool = false) {
    guard !isRunning, container?.appearance.isShown ?? true else { return }
    isRunning = true
    self.container = container
    _ = leaving?.beginTransition(false, animated: animated, share: isDriven ? 0 : nil)
    _ = coming?.beginTransition(true, animated: animated, share: isDriven ? 0 : nil)
  }

  /// Tells the two controllers how far it is, from 0 to 1 (IT-5).
  public func follow(_ share: Double) {
    guard isRunning else { return }
    for controller in [leaving, coming] { controller?.followTransition(share) }
  }

  /// Calls `viewDidDisappear` and `viewDidAppear`; the work is done before the last of them.
  public func finish(beforeLast work: () -> Void = {}) {
    guard isRunning else {
      work()
      endIfGone(leaving)
      return
    }
    isRunning = false
    let (first, last) = endsWithLeaving ? (coming, leaving) : (leaving, coming)
    first?.endTransition()
    work()
    last?.endTransition()
  }

  /// Takes it back: the controller that came disappears and the one that left appears again, where its view still is in a
  /// window (IT-6).
  ///
  /// The first work is done when the one that came is about to disappear, the other before the last call.
  public func cancel(betweenCalls work: () -> Void = {}, beforeLast lastWork: () -> Void = {}) {
    guard isRunning else {
      work()
      lastWork()
      endIfGone(coming)
      return
    }
    isRunning = false
    if let coming {
      _ = coming.beginTransition(false, animated: true)
      work()
      coming.endTransition()
    }
    if let leaving, leaving.viewIfLoaded?.window != nil, container?.appearance.isShown ?? true {
      _ = leaving.beginTransition(true, animated: true)
    }
    lastWork()
    leaving?.endTransition()
  }

  /// Ends the disappearance that a controller around has begun, and will not end for a view that has left it.
  private func endIfGone(_ controller: ViewController?) {
    guard let controller, controller.appearance.stage == .disappearing, controller.viewIfLoaded?.window == nil
    else { return }
    controller.endTransition()
  }

  /// Cancels the touches that are down in the two controllers' views, but those of recognizers that have begun (IT-7).
  public func cancelTouches() { for controller in [leaving, coming] { controller?.cancelTouches() } }
}

extension ViewController {
  /// Cancels the touches that are down in the view, but those of recognizers that have begun (IT-7).
  final func cancelTouches() {
    guard let view = viewIfLoaded, let dispatcher = (view.window as Window?)?.context.dispatcher else { return }
    let touches = dispatcher.presentTouches.filter { touch in
      touch.isDown && touch.press == nil && touch.hitNode?.isInside(view) ?? false
        && !(touch.gestureRecognizers ?? []).contains { $0.state.isActive }
    }
    dispatcher.cancelAndLose(touches)
  }
}
