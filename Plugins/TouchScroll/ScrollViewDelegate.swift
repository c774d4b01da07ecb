public import TouchScrollView
public import TouchViews

/// UIKit's pointer to the offset at which a scroll view will come to rest, which its delegate may change.
public typealias TargetContentOffset = UnsafeMutablePointer<Point>

/// The delegate of a scroll view, with UIKit's methods; each of them has a default (SE-1 to SE-6).
///
/// A conforming class that is not final should implement what its subclasses override: a protocol's default
/// cannot be overridden further down.
public protocol ScrollViewDelegate: AnyObject {
  /// Called when the content offset changed; called inside the event or frame that changed it (SD-2, SE-3).
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// Called when the zoom scale changed (SE-4).
  func scrollViewDidZoom(_ scrollView: ScrollView)

  /// Returns how the finger's way of a drag that begins is shared; `nil`, the default, leaves it to the scroll view (NH-3).
  func scrollViewHandOver(_ scrollView: ScrollView) -> ScrollHandOver?
  /// Called when a drag is about to move the content (SE-1).
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// Called when a finger lifts, with the velocity in points per millisecond and where the content will come to rest.
  ///
  /// Write another offset into the target to re-aim the deceleration (SE-2); it is read right after the call.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: UnsafeMutablePointer<Point>)
  /// Called when a drag ends; `willDecelerate` indicates whether the content decelerates (SE-1).
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// Called when the content begins to decelerate after a drag (SE-1).
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// Called when content that was gliding came to rest, or was caught beyond an edge by a finger (SE-1, SC-10).
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// Called when an animated change of the offset by code is done (SE-3).
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)

  /// Returns the view in the content that zooms; `nil`, the default, keeps the scroll view from zooming (SE-4).
  func viewForZooming(in scrollView: ScrollView) -> View?
  /// Called when a zoom is about to begin (SE-4).
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
  /// Called when a zoom and its bounce are over (SE-4).
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double)

  /// Returns whether a tap on the status bar scrolls to the top; `true` by default (SE-5).
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// Called when scrolling to the top is done (SE-5).
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)

  /// Called when the insets in force changed (XS-4).
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)

  /// Reports that it became a scroll view's delegate: a place for protocols that refine this one; does nothing by default.
  func becameDelegate(of scrollView: ScrollView)
}

// What a default does that does nothing needs no words; the protocol says when each is called.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ScrollViewDelegate {
  /// Leaves it to the scroll view.
  public func scrollViewHandOver(_ scrollView: ScrollView) -> ScrollHandOver? { nil }
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Leaves the target.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: UnsafeMutablePointer<Point>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  /// Zooms nothing.
  public func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
  public func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double) {}
  /// Lets it scroll.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
  public func becameDelegate(of scrollView: ScrollView) {}
}

extension ScrollViewDelegate {
  /// Reports a lift and returns the target that the delegate leaves.
  ///
  /// The pointer is UIKit's signature, so that delegates can be shared with it.
  func target(after scrollView: ScrollView, _ velocity: Point, _ proposed: Point) -> Point {
    var target = proposed
    withUnsafeMutablePointer(to: &target) {
      scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: $0)
    }
    return target
  }
}

/// A reference to a scroll view's delegate that does not keep it alive.
///
/// Under Embedded Swift, which has no weak references, it is unchecked: clear it before the delegate dies.
struct WeakScrollViewDelegate {
  #if hasFeature(Embedded)
    @UncheckedReference var object: (any ScrollViewDelegate)?
  #else
    weak var object: (any ScrollViewDelegate)?
  #endif
}
