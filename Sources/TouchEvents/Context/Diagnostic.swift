/// Bad input or a mistake in use that the engine has already handled, reported to the host's hook.
///
/// ```swift
/// let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// window.context.diagnostics = { if case .unknownTouch(let id) = $0 { print("touch", id.rawValue, "never began") } }
/// window.send([TouchSample(id: 7, phase: .moved, location: .zero, timestamp: 0)])
/// // Prints "touch 7 never began"
/// ```
public enum Diagnostic: Equatable, Sendable {
  /// A contact began that was already down; the older touch was cancelled.
  case duplicateBegan(TouchID)
  /// A sample named a contact that is not down; it was ignored.
  case unknownTouch(TouchID)
  /// A contact ended or was cancelled that is not down; it was ignored.
  case endWithoutBegin(TouchID)
  /// A sample had a coordinate or time that is not a finite number, or is beyond ``TouchDispatcher/maximumCoordinate``
  /// or ``TouchDispatcher/maximumTime``.
  ///
  /// A new contact was ignored, and so was a move; an end was kept, where the contact was last.
  case nonFiniteSample(TouchID)
  /// Time went backwards; the sample or call was treated as one of the present moment.
  case timeWentBackwards(to: Timestamp, from: Timestamp)
  /// A time was asked for that is not a finite number, or is beyond ``TouchDispatcher/maximumTime``; it was ignored.
  case nonFiniteTime
  /// More contacts were down than ``TouchDispatcher/maximumTouches``; the new one was ignored.
  case tooManyTouches(TouchID)
  /// A button went down that was down, or changed or went up that was not; the change was ignored.
  case pressOutOfOrder(Press.PressType)
  /// A contact sent nothing for ``TouchSettings/lostTouchTimeout``; it was cancelled.
  case lostTouch(TouchID)
  /// A responder chain was cyclic or deeper than its limit; forwarding stopped.
  case endlessResponderChain
  /// A view was added to itself or to a view in it, and nothing was done; or nodes of a tree lie inside each other, and a
  /// touch was dropped.
  case cyclicTree
  /// A recognizer is not a subclass of `GestureRecognizer`; it takes no part.
  case foreignRecognizer
  /// Recognizers waited for each other in a cycle; one was approved, and this one failed (GF-9).
  case requirementCycle
  /// Callbacks kept changing recognizers without end; the rest waits for the next event.
  case endlessArbitration
  /// A sample came this many seconds, one or more, after the time of a deadline that `advance(to:)` should have handled.
  ///
  /// The deadline was handled then, before the sample. The time limit is a choice of ours.
  case lateAdvance(by: Double)
  /// Input came while something moved that had not been advanced for this many seconds, one or more.
  ///
  /// A scroll view that coasts stays where it is, and each touch on it only stops it. It is reported once for each second;
  /// the time limit is a choice of ours.
  case missingFrames(for: Double)
  /// A touch began where nothing can take it: the dispatcher has no root, or the application no window that is alive.
  case noRoot
  /// A touch landed in a tree whose root returns no ``TouchNode/touchContext``: nodes that leave keep their touches.
  case rootWithoutContext
  /// A touch began while this one, which is down, had sent nothing for this many seconds, 60 or more, and
  /// ``TouchSettings/lostTouchTimeout`` is `nil`; reported once for each minute. The time limit is a choice of ours.
  case silentTouch(TouchID, for: Double)
  /// A touch landed on a view whose subviews have no size yet, since nothing laid it out.
  case missingLayout
  /// A press, key, motion or remote command came while no window was key; it was ignored (HT-17).
  case noKeyWindow
  /// More deadlines came due in one move of the clock than ``TouchDispatcher/maximumDeadlines``; the rest fired at its end.
  case endlessDeadlines
  /// Work for the end of an event kept asking for more work without end; the rest waits for the end of the next event.
  case endlessDeferredWork
  /// Views that must be asked lie deeper inside each other than a hit test goes; what is in them was passed over.
  case hitTestTooDeep
  /// A hit test answered a node of another tree; the touch was dropped (HT-11).
  case hitOutsideTree
  /// A rectangle or point of a view is not a finite number; it cannot be touched.
  case nonFiniteGeometry
  /// A dispatcher was made for a context that has one, and does nothing before that is gone; or for a root of another context.
  case secondDispatcher
  /// An action was sent to a target that does not perform it.
  case actionNotPerformed(ActionName)
  /// An action's target was deallocated; the action was not sent. UIKit reports nothing.
  case targetIsGone(ActionName)
  /// A call had an argument that makes no sense, named in the text; it was ignored (GC-4).
  case invalidArgument(DiagnosticText)
}

/// A string of a diagnostic, compared byte by byte: `String`'s own comparison would link Unicode's tables.
public struct DiagnosticText: Equatable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The text.
  public let description: String
  /// Creates a string.
  public init(_ text: String) { description = text }
  /// Creates a string from a literal.
  public init(stringLiteral value: StaticString) { description = value.description }

  /// Returns whether two texts have the same bytes.
  public static func == (left: DiagnosticText, right: DiagnosticText) -> Bool {
    haveEqualBytes(left.description, right.description)
  }
}
