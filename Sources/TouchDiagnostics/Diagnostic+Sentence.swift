public import TouchEvents

extension Diagnostic: CustomStringConvertible {
  /// A sentence that names the object and what was done about it, and another that explains what to change.
  ///
  /// ```swift
  /// let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  /// window.context.diagnostics = { print($0) }
  /// window.send([TouchSample(id: 7, phase: .moved, location: .zero, timestamp: 0)])
  /// // Prints "Touch 7 moved, but it is not down; the sample was ignored. Send a sample in .began first."
  /// ```
  public var description: String {
    switch self {
    case .duplicateBegan(let id):
      sentences(
        "Touch \(id.rawValue) began while it was down; the older touch was cancelled.",
        "Send .ended or .cancelled before an id is used again, and give each finger an id of its own.")
    case .unknownTouch(let id):
      sentences(
        "Touch \(id.rawValue) moved, but it is not down; the sample was ignored.",
        "Send a sample in .began first.")
    case .endWithoutBegin(let id):
      sentences(
        "Touch \(id.rawValue) ended, but it is not down; the sample was ignored.",
        "Send a sample in .began first, and one end for each.")
    case .nonFiniteSample(let id):
      sentences(
        "A sample of touch \(id.rawValue) has a coordinate or a time that is no finite number or is too large.",
        "Coordinates are points, times are seconds.")
    case .tooManyTouches(let id):
      sentences(
        "Touch \(id.rawValue) began while \(TouchDispatcher.maximumTouches) others were down; it was ignored.",
        "See whether touches end: each .began needs an .ended or .cancelled.")
    case .lostTouch(let id):
      sentences(
        "Touch \(id.rawValue) sent nothing for settings.lostTouchTimeout; it was cancelled.",
        "Send its end, or .stationary samples while it rests.")
    case .timeWentBackwards(let time, let now):
      sentences(
        "The time went back by \(milliseconds(now - time)) ms; the later time was kept.",
        "Take all times from one clock that never goes back.")
    case .nonFiniteTime:
      sentences(
        "A time is no finite number or is too large; the call was ignored.",
        "Times are seconds since a start of your choice.")
    case .lateAdvance(let seconds):
      sentences(
        "A deadline was handled \(milliseconds(seconds)) ms after its time, because only a sample brought the time forward.",
        "Call advance(to:) at nextDeadline at the latest, and check that times are seconds, not milliseconds.")
    case .endlessDeadlines:
      sentences(
        "More than \(TouchDispatcher.maximumDeadlines) deadlines were due in one step of the time; the rest came at its end.",
        "See what schedules work that is due at once each time, and whether times are seconds.")
    case .endlessResponderChain:
      sentences(
        "A responder chain is a cycle or too deep; forwarding ended there.",
        "See where nextResponder leads back to a responder before it.")
    case .cyclicTree:
      sentences(
        "A view was added to itself or to a view in it, or nodes lie inside each other; nothing was done, or a touch was dropped.",
        "See that no node is among its own ancestors.")
    case .hitTestTooDeep:
      sentences(
        "Views that override hitTest(_:with:) lie too deep inside each other; those inside were passed over.",
        "Use fewer levels of such views, or views without the override in between.")
    case .hitOutsideTree:
      sentences(
        "A hit test returned a node of another tree; the touch was dropped.",
        "Return the receiver, a node in it, or nil from hitTest(_:with:).")
    case .nonFiniteGeometry:
      sentences(
        "A frame, bounds, transform or point of a view is no finite number; the view cannot be touched.",
        "See what the value is computed from: a division by zero, or a size that is not known yet.")
    case .secondDispatcher:
      sentences(
        "A dispatcher was made for a context or root that is served already; it does nothing before the other one is gone.",
        "Keep one dispatcher for each context, or make another TouchContext.")
    case .foreignRecognizer:
      sentences(
        "A recognizer on a node is no subclass of GestureRecognizer; it takes no part.",
        "Subclass GestureRecognizer.")
    case .requirementCycle:
      sentences(
        "Recognizers require each other to fail; one recognized, the others failed.",
        "Remove one require(toFail:); touchstone conflicts FILE names the recognizers.")
    case .endlessArbitration:
      sentences(
        "Callbacks changed recognizers again and again; the rest waits for the next event.",
        "See which callback assigns a state each time that it is called.")
    case .endlessDeferredWork:
      sentences(
        "Work for the end of an event asked for more work without end; the rest waits for the next event.",
        "See which performAfterEvent calls itself.")
    case .pressOutOfOrder(let type):
      sentences(
        "A button of type \(type.rawValue) went down twice, or changed or went up without being down; that was ignored.",
        "Send .began, then changes, then one .ended or .cancelled.")
    case .actionNotPerformed(let name):
      sentences(
        "The action \(name.rawValue) was sent to a target that does not perform it.",
        "Perform it in perform(_:from:for:), or return false from canPerformAction(_:withSender:).")
    case .targetIsGone(let name):
      sentences(
        "The target of the action \(name.rawValue) is gone, since targets are not retained; the action was not sent.",
        "Keep the target, or remove it with removeTarget(_:action:) before it goes.")
    case .invalidArgument(let text):
      sentences(
        "A call was ignored: \(text.description).",
        "Pass another argument.")
    }
  }

  /// Returns whole milliseconds, since the text of a fraction needs arithmetic that a bare machine lacks.
  private func milliseconds(_ seconds: Double) -> Int64 {
    seconds > 0 && seconds < 1e12 ? Int64(seconds * 1_000 + 0.5) : 0
  }

  /// Returns what happened and what to change, in a row.
  private func sentences(_ fact: String, _ remedy: String) -> String { fact + " " + remedy }
}
