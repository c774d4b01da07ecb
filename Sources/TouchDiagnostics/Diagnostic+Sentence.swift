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
      "Touch \(id.rawValue) began while it was down; the older touch was cancelled. "
        + "Send .ended or .cancelled before an id is used again, and give each finger an id of its own."
    case .unknownTouch(let id):
      "Touch \(id.rawValue) moved, but it is not down; the sample was ignored. "
        + "Send a sample in .began first."
    case .endWithoutBegin(let id):
      "Touch \(id.rawValue) ended, but it is not down; the sample was ignored. "
        + "Send a sample in .began first, and one end for each."
    case .nonFiniteSample(let id):
      "A sample of touch \(id.rawValue) has a coordinate or a time that is no finite number or is too large. "
        + "Coordinates are points, times are seconds."
    case .tooManyTouches(let id):
      "Touch \(id.rawValue) began while \(TouchDispatcher.maximumTouches) others were down; it was ignored. "
        + "See whether touches end: each .began needs an .ended or .cancelled."
    case .lostTouch(let id):
      "Touch \(id.rawValue) sent nothing for settings.lostTouchTimeout; it was cancelled. "
        + "Send its end, or .stationary samples while it rests."
    case .timeWentBackwards(let time, let now):
      "The time went back by \(milliseconds(now - time)) ms; the later time was kept. "
        + "Take all times from one clock that never goes back."
    case .nonFiniteTime:
      "A time is no finite number or is too large; the call was ignored. "
        + "Times are seconds since a start of your choice."
    case .lateAdvance(let seconds):
      "A deadline was handled \(milliseconds(seconds)) ms after its time, because only a sample brought the time forward. "
        + "Call advance(to:) at nextDeadline at the latest, and check that times are seconds, not milliseconds."
    case .missingFrames(let seconds):
      "Something moves, and advance(to:) was not called for \(milliseconds(seconds)) ms, so that it stays where it is. "
        + "Call advance(to:) for each frame while context.isAnimating, not only at nextDeadline."
    case .noRoot:
      "A touch began, but there is no root or window for it to land in. "
        + "Set the root of the dispatcher, and keep the windows: an application does not retain them."
    case .rootWithoutContext:
      "A touch landed in a tree whose root has no touchContext; nodes that leave it keep their touches. "
        + "Return the context of the dispatcher from touchContext of the root."
    case .silentTouch(let id, let seconds):
      "Touch \(id.rawValue) is down, but sent nothing for \(milliseconds(seconds)) ms while another touch began. "
        + "See whether its end was sent; settings.lostTouchTimeout cancels touches whose end is lost."
    case .missingLayout:
      "A touch landed on a view whose subviews have no size, because it was not laid out. "
        + "Call layoutIfNeeded() of the window before each frame."
    case .noKeyWindow:
      "A press, key, motion or remote command came, but no window is key; it was ignored. "
        + "Call makeKeyAndVisible() of a window."
    case .endlessDeadlines:
      "More than \(TouchDispatcher.maximumDeadlines) deadlines were due in one step of the time; the rest came at its end. "
        + "See what schedules work that is due at once each time, and whether times are seconds."
    case .endlessResponderChain:
      "A responder chain is a cycle or too deep; forwarding ended there. "
        + "See where nextResponder leads back to a responder before it."
    case .cyclicTree:
      "A view was added to itself or to a view in it, or nodes lie inside each other; nothing was done, or a touch was dropped. "
        + "See that no node is among its own ancestors."
    case .hitTestTooDeep:
      "Views that override hitTest(_:with:) lie too deep inside each other; those inside were passed over. "
        + "Use fewer levels of such views, or views without the override in between."
    case .hitOutsideTree:
      "A hit test returned a node of another tree; the touch was dropped. "
        + "Return the receiver, a node in it, or nil from hitTest(_:with:)."
    case .nonFiniteGeometry:
      "A frame, bounds, transform or point of a view is no finite number; the view cannot be touched. "
        + "See what the value is computed from: a division by zero, or a size that is not known yet."
    case .secondDispatcher:
      "A dispatcher was made for a context or root that is served already; it does nothing before the other one is gone. "
        + "Keep one dispatcher for each context, or make another TouchContext."
    case .foreignRecognizer:
      "A recognizer on a node is no subclass of GestureRecognizer; it takes no part. "
        + "Subclass GestureRecognizer."
    case .requirementCycle:
      "Recognizers require each other to fail; one recognized, the others failed. "
        + "Remove one require(toFail:); touchstone conflicts FILE names the recognizers."
    case .endlessArbitration:
      "Callbacks changed recognizers again and again; the rest waits for the next event. "
        + "See which callback assigns a state each time that it is called."
    case .endlessDeferredWork:
      "Work for the end of an event asked for more work without end; the rest waits for the next event. "
        + "See which performAfterEvent calls itself."
    case .pressOutOfOrder(let type):
      "A button of type \(type.rawValue) went down twice, or changed or went up without being down; that was ignored. "
        + "Send .began, then changes, then one .ended or .cancelled."
    case .actionNotPerformed(let name):
      "The action \(name.rawValue) was sent to a target that does not perform it. "
        + "Perform it in perform(_:from:for:), or return false from canPerformAction(_:withSender:)."
    case .targetIsGone(let name):
      "The target of the action \(name.rawValue) is gone, since targets are not retained; the action was not sent. "
        + "Keep the target, or remove it with removeTarget(_:action:) before it goes."
    case .invalidArgument(let text):
      "A call was ignored: \(text.description). "
        + "Pass another argument."
    }
  }

  /// Returns whole milliseconds, since the text of a fraction needs arithmetic that a bare machine lacks.
  private func milliseconds(_ seconds: Double) -> Int64 {
    seconds > 0 && seconds < 1e12 ? Int64(seconds * 1_000 + 0.5) : 0
  }
}
