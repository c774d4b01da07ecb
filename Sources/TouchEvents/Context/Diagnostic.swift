/// Bad input or a mistake in use that the engine has already handled, reported to the host's hook.
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
  /// A view was added to itself or to a view in it; nothing was done.
  case cyclicTree
  /// A recognizer is not a subclass of `GestureRecognizer`; it takes no part.
  case foreignRecognizer
  /// Recognizers waited for each other in a cycle; one was let through, and this one failed (GF-9).
  case requirementCycle
  /// Callbacks kept changing recognizers without end; the rest waits for the next event.
  case endlessArbitration
  /// More deadlines came due in one move of the clock than ``TouchDispatcher/maximumDeadlines``; the rest fired at its end.
  case endlessDeadlines
  /// A hit test answered a node of another tree; the touch was dropped (HT-11).
  case hitOutsideTree
  /// A rectangle or point of a view is not a finite number; it cannot be touched.
  case nonFiniteGeometry
  /// A dispatcher was made for a context that has one already; it does nothing.
  case secondDispatcher
  /// An action was sent to a target that does not perform it.
  case actionNotPerformed(ActionName)
  /// A call had an argument that makes no sense, named in the text; it was ignored (GC-4).
  case invalidArgument(String)

  /// Returns whether two diagnostics are equal; texts are compared byte by byte.
  public static func == (left: Diagnostic, right: Diagnostic) -> Bool {
    // The compiler's own would compare texts as `String` does and so link Unicode's tables.
    switch left {
    case .duplicateBegan(let id): if case .duplicateBegan(id) = right { true } else { false }
    case .unknownTouch(let id): if case .unknownTouch(id) = right { true } else { false }
    case .endWithoutBegin(let id): if case .endWithoutBegin(id) = right { true } else { false }
    case .nonFiniteSample(let id): if case .nonFiniteSample(id) = right { true } else { false }
    case .timeWentBackwards(let to, let from):
      if case .timeWentBackwards(to: to, from: from) = right { true } else { false }
    case .nonFiniteTime: if case .nonFiniteTime = right { true } else { false }
    case .tooManyTouches(let id): if case .tooManyTouches(id) = right { true } else { false }
    case .pressOutOfOrder(let type): if case .pressOutOfOrder(type) = right { true } else { false }
    case .lostTouch(let id): if case .lostTouch(id) = right { true } else { false }
    case .endlessResponderChain: if case .endlessResponderChain = right { true } else { false }
    case .cyclicTree: if case .cyclicTree = right { true } else { false }
    case .foreignRecognizer: if case .foreignRecognizer = right { true } else { false }
    case .requirementCycle: if case .requirementCycle = right { true } else { false }
    case .endlessArbitration: if case .endlessArbitration = right { true } else { false }
    case .endlessDeadlines: if case .endlessDeadlines = right { true } else { false }
    case .hitOutsideTree: if case .hitOutsideTree = right { true } else { false }
    case .nonFiniteGeometry: if case .nonFiniteGeometry = right { true } else { false }
    case .secondDispatcher: if case .secondDispatcher = right { true } else { false }
    case .actionNotPerformed(let name): if case .actionNotPerformed(name) = right { true } else { false }
    case .invalidArgument(let text):
      if case .invalidArgument(let other) = right { haveEqualBytes(text, other) } else { false }
    }
  }
}
