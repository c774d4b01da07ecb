public import TouchEvents

/// Something that scrolls and takes its part of a finger's way: a scroll view, a sheet, a pager, or a scroller of your own.
///
/// Any object can adopt it, that of a tree of your own as well. So that gestures that begin further in find it, the node
/// that it scrolls shows it to a ``HandOverVisitor``:
///
/// ```swift
/// func acceptVisitor(_ visitor: NodeVisitor) {
///   (visitor as? TouchNodeVisitor)?.node = self
///   (visitor as? HandOverVisitor)?.scroller = self
/// }
/// ```
///
/// A scroller whose own recognizer begins makes a ``HandOverGesture`` and passes it each step of the finger; the gesture
/// calls all scrollers of the chain, the one that began included.
public protocol HandOverScroller: AnyObject {
  /// The node that is scrolled: ways are in its coordinates, and its ancestors are the chain (NH-1).
  var handOverNode: any TouchNode { get }
  /// The policy of gestures that begin here; `nil`, the default, leaves it to the context (NH-3).
  var scrollHandOver: ScrollHandOver? { get }
  /// A Boolean value that indicates whether fingers can move it currently; `true` by default. One that can't is passed over.
  ///
  /// Return `false` while a gesture of its own moves it: another gesture then leaves it out for good (NH-1).
  var isHandOverEnabled: Bool { get }
  /// Returns how far it can still move along an axis, in its coordinates; `nil` where it cannot scroll at all.
  ///
  /// Asked at the begin of a gesture and before each step. Ways that are negative or NaN count as 0 and are reported.
  func handOverRoom(along axis: HandOverAxis, in gesture: HandOverGesture) -> HandOverRoom?
  /// Moves by a way of the finger, in points of its coordinates and not rounded; called once an event at most (NH-4).
  ///
  /// The way is within the room, but for a rest beyond the end, which a rubber band shows (PH-3). The first call of a
  /// gesture takes over what moves by itself (NH-1).
  func takeHandOver(_ way: Point, in gesture: HandOverGesture)
  /// Called when its part in a gesture is over (NH-7).
  func endHandOver(_ end: HandOverEnd, of gesture: HandOverGesture)

  /// Returns what it takes of a way, signed as it, under ``ScrollHandOver/custom``; nothing by default.
  ///
  /// The way is in coordinates of the scroller that began. An answer of the other sign, or NaN, counts as 0, one of more
  /// than was offered as all of it; both are reported. It takes no more than its room in any case.
  func handOverShare(of available: Double, asked moment: HandOverMoment, along axis: HandOverAxis) -> Double
  /// A Boolean value that indicates whether it stops at pages, so that under ``ScrollHandOver/uikit`` it moves for a scroller
  /// directly inside it (NE-4); `false` by default.
  var isHandOverPaging: Bool { get }
  /// Returns whether a release at a speed would let it move to a page (NE-4); `false` by default.
  func turnsPage(at speed: ReleaseSpeed) -> Bool
  /// A Boolean value that indicates whether its end is called after those of all others, as a sheet's (NH-7); `false` by
  /// default.
  var endsHandOverLast: Bool { get }
  /// Returns whether it can go on with the speed of another scroller's glide that met its end (NH-8); `false` by default.
  ///
  /// The speed is that of an offset, in points per millisecond of its coordinates. A scroller refuses where it cannot move
  /// that way, and while it is tracked or dragged; it is not asked while it is in the chain of a gesture.
  func canTakeGlide(_ speed: Point) -> Bool
  /// Goes on with a speed that it can take, from the following frame on; does nothing by default.
  func takeGlide(_ speed: Point, from glide: HandOverGlide)
}

extension HandOverScroller {
  /// Leaves the policy to the context.
  public var scrollHandOver: ScrollHandOver? { nil }
  /// Returns `true`.
  public var isHandOverEnabled: Bool { true }
  /// Takes nothing.
  public func handOverShare(of available: Double, asked moment: HandOverMoment, along axis: HandOverAxis) -> Double {
    0
  }
  /// Returns `false`.
  public var isHandOverPaging: Bool { false }
  /// Returns `false`.
  public func turnsPage(at speed: ReleaseSpeed) -> Bool { false }
  /// Returns `false`.
  public var endsHandOverLast: Bool { false }
  /// Returns `false`.
  public func canTakeGlide(_ speed: Point) -> Bool { false }
  /// Does nothing.
  public func takeGlide(_ speed: Point, from glide: HandOverGlide) {}
}

/// How the part of a scroller in a gesture ends.
public enum HandOverEnd {
  /// It left the chain: it goes to its edge if it shows a rubber band, and keeps its place otherwise (NH-1).
  case left
  /// The finger lifted, and another scroller moves on: it stops, or goes back from beyond its edge from rest (NH-7).
  ///
  /// `latestCallback` is when the finger moved last, in seconds (PH-10).
  case stays(latestCallback: Timestamp)
  /// The finger lifted, and it moves on with the speed of the finger, that of its offset in its own coordinates (NH-8).
  ///
  /// `latestCallback` is when the finger moved last, in seconds; `glide` passes on what is left of the speed at its end.
  case movesOn(ReleaseSpeed, latestCallback: Timestamp, glide: HandOverGlide?)
  /// The finger lifted and the scroller inside has moved its pages: it turns to one of them from rest (NE-4).
  case turnsPage(ReleaseSpeed)
  /// The system took the touches: it goes into its valid range at once (NH-9).
  case cancelled
}

/// Finds the scroller of a node.
public final class HandOverVisitor: NodeVisitor {
  /// The scroller of the node that was visited last; the node stores it in `acceptVisitor(_:)`.
  public var scroller: (any HandOverScroller)?

  /// Returns the scroller of a node; `nil` when it has none.
  public func scroller(of node: any TouchNode) -> (any HandOverScroller)? {
    scroller = nil
    node.acceptVisitor(self)
    let found = scroller
    scroller = nil
    return found
  }
}
