import TouchScrollView
public import TouchViews

/// The trace entry for a call of a scroll view's delegate, or for its decision about a touch.
///
/// Delegate calls are recorded whether or not there is a delegate. Entries are created only while a trace sink is set.
public final class ScrollEntry: ModuleRecord {
  /// One fact about a scroll view.
  public enum Fact {
    /// A drag begins.
    case willBeginDragging
    /// The offset changed, in points.
    case didScroll(Point)
    /// A finger lifts, with a velocity in points per millisecond and the target in points before the delegate was called.
    case willEndDragging(velocity: Point, target: Point)
    /// The delegate let the content come to rest at another offset, in points (SE-2).
    case targetSet(at: Point)
    /// A drag ended; the flag indicates whether the content decelerates.
    case didEndDragging(willDecelerate: Bool)
    /// The content begins to decelerate.
    case willBeginDecelerating
    /// The content came to rest, or was caught.
    case didEndDecelerating
    /// Code moves the content to an offset, in points (SE-3).
    case isMoved(to: Point, Move)
    /// A change by code is done.
    case didEndScrollingAnimation
    /// A zoom of a view begins.
    case willBeginZooming(View?)
    /// The scale changed.
    case didZoom(Double)
    /// A zoom of a view and its bounce are over, at a scale.
    case didEndZooming(View?, Double)
    /// The insets in force changed (XS-4).
    case didChangeAdjustedContentInset
    /// The delegate was asked whether to scroll to the top, with the result.
    case shouldScrollToTop(Bool)
    /// Scrolling to the top is done.
    case didScrollToTop
    /// What happens to a new touch on the content (SC-1, SC-6).
    case contentTouch(Touch, ContentTouchDecision)
    /// `touchesShouldBegin` was called, with the result (SC-3).
    case touchesShouldBegin(View, Bool)
    /// `touchesShouldCancel(in:)` was called, with the result (SC-7, SC-8).
    case touchesShouldCancel(View, Bool)
    /// The content keeps its touch since `canCancelContentTouches` is off (SC-7).
    case contentKeepsTouch(View)
    /// Its pan does not begin: it is at its edge that way, or never scrolls it, and another one takes the drag (NE-2).
    case leavesDrag(to: ScrollView, horizontally: Bool)
    /// What a drag would move beyond an edge moves the pages of the scroll view around (NE-4).
    case transfersDrag(to: ScrollView)
    /// A drag takes the keyboard along, whose upper edge is at this y, in the samples' coordinates (KD-2).
    case keyboardFollows(Double)
    /// The keyboard goes back after a drag that took it along (KD-3).
    case keyboardGoesBack
    /// The first responder resigned at the lift of a drag that took the keyboard along (KD-3).
    case keyboardIsGone
  }

  /// How code moves the content.
  public enum Move: Sendable {
    /// `contentOffset` was assigned: a drag and a glide continue from there.
    case assignment
    /// `setContentOffset(_:animated:)` was called without an animation: a glide ends.
    case jump
    /// The same, with an animation.
    case animation
  }

  /// The scroll view.
  public let scrollView: ScrollView
  /// The call or decision.
  public let fact: Fact
  /// The scroll view, as a node.
  public var node: any TouchNode { scrollView }

  init(_ scrollView: ScrollView, _ fact: Fact) {
    self.scrollView = scrollView
    self.fact = fact
  }
}

extension ScrollView {
  /// What the scroll view's root shares with its host; `nil` outside a window.
  var context: TouchContext? { rootView.touchContext }

  /// Records a fact, which is made only when there is a trace sink.
  func note(_ fact: @autoclosure () -> ScrollEntry.Fact) {
    // A view that has left its window has no context any more.
    guard let trace = (context ?? link.latestRoot.object?.touchContext)?.trace else { return }
    trace.record(.module(ScrollEntry(self, fact())))
  }

  /// Records a fact and calls the delegate.
  ///
  /// - Returns: whether no motion or drag began or ended in the callback.
  @discardableResult
  func tell(_ fact: ScrollEntry.Fact) -> Bool {
    isUnchangedAfter {
      note(fact)
      callDelegate(fact)
    }
  }

  /// Returns whether no motion or drag began or ended in a call that runs code of others.
  func isUnchangedAfter(_ call: () -> Void) -> Bool {
    let before = scrolling.generation
    call()
    return before == scrolling.generation
  }

  private func callDelegate(_ fact: ScrollEntry.Fact) {
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
    case .willEndDragging, .targetSet, .shouldScrollToTop, .contentTouch, .touchesShouldBegin, .touchesShouldCancel,
      .contentKeepsTouch, .leavesDrag, .transfersDrag, .isMoved, .keyboardFollows, .keyboardGoesBack, .keyboardIsGone:
      break
    }
  }
}
