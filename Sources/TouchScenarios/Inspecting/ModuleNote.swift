import TouchCollectionView
package import TouchControls
import TouchScroll
import TouchScrollView
import TouchTableView
import TouchTransitions

/// A record of a module as tools describe it: in words, and with its meaning for others.
package struct ModuleNote {
  /// What happened, such as `touchUpInside`.
  package var text: String
  /// A Boolean value that indicates whether it is an event that applications receive, not only an internal decision.
  package var isEvent: Bool
  /// A Boolean value that indicates whether it is why a scroll view's own recognizer may not begin.
  package var refusesGesture = false
  /// A Boolean value that indicates whether a scroll view gives its content nothing of a touch.
  package var refusesTouch = false
  /// A Boolean value that indicates whether a delegate agreed to something, which goes without saying.
  package var isConsent = false
  /// What it says of a hand-over, if it does.
  package var handOver: HandOverNote?

  /// Describes a record, given how nodes are named and reasons are put, and the time from which times are counted; a
  /// third-party plugin's has its own text.
  package init(
    _ record: any ModuleRecord, since start: Timestamp = 0, name: @escaping (any TouchNode) -> String,
    reason: (GestureReason) -> String
  ) {
    if let event = record as? ControlEventEntry {
      let value = event.value.map { " " + DecimalText.text($0) } ?? ""
      let names = event.events.names.map { $0.isSame(as: "valueChanged") ? $0 + value : $0 }
      self.init(names.joined(separator: ", "), isEvent: true)
    } else if let tracking = record as? ControlTrackingEntry {
      self.init(Self.text(tracking, reason), isEvent: false)
    } else if let scroll = record as? ScrollEntry {
      let (text, isEvent) = Self.text(scroll.fact, start, name)
      self.init(text, isEvent: isEvent)
      refusesGesture = Self.refusesGesture(scroll.fact)
      if case .touchesShouldBegin(_, false) = scroll.fact { refusesTouch = true }
    } else if let transition = record as? TransitionEntry {
      self.init(transition)
    } else if let step = record as? HandOverEntry {
      let note = HandOverNote(step, name: name)
      self.init(note.text, isEvent: false)
      handOver = note
    } else if let cell = record as? CellEntry {
      self.init(Self.text(cell.fact), isEvent: !cell.fact.isQuestion)
      isConsent = Self.isConsent(cell.fact)
    } else if let row = record as? RowEntry {
      self.init(row.sentence, isEvent: row.isEvent)
      isConsent = row.isConsent
    } else {
      self.init(record.text.isEmpty ? ObjectNames.className(of: record) : record.text, isEvent: true)
    }
  }

  /// Returns whether a record says only that a drag moved the scroller that has it alone, as its new offset says, or nothing;
  /// what code asks of a stack is seen in what follows.
  package static func isLeftOut(_ record: any ModuleRecord) -> Bool {
    if let transition = record as? TransitionEntry, case .asks = transition.fact { return true }
    guard let entry = record as? HandOverEntry else { return false }
    if case .rest(0, _) = entry.fact { return true }
    return entry.isAlone
  }

  private init(_ text: String, isEvent: Bool) {
    self.text = text
    self.isEvent = isEvent
  }

  private init(_ transition: TransitionEntry) {
    switch transition.fact {
    case .update(let share): self.init("update \(DecimalText.text(share))", isEvent: true)
    case .refusesPop(let refusal):
      self.init("does not pop: \(refusal.text) [IT-8]", isEvent: false)
      refusesGesture = true
    case .reports(let mistake): self.init(mistake.text, isEvent: false)
    case .start, .finish, .cancel, .interactive, .completed, .asks: self.init(transition.text, isEvent: true)
    }
  }

  private static func isConsent(_ fact: CellEntry.Fact) -> Bool {
    switch fact {
    case .shouldHighlight(let answer), .shouldSelect(let answer), .shouldDeselect(let answer): answer
    default: false
    }
  }

  private static func text(_ fact: CellEntry.Fact) -> String {
    switch fact {
    case .highlight: "highlight"
    case .unhighlight: "unhighlight"
    case .select: "select"
    case .deselect: "deselect"
    case .shouldHighlight(let answer): "shouldHighlight returned \(answer) [CE-2]"
    case .shouldSelect(let answer): "shouldSelect returned \(answer) [CE-2]"
    case .shouldDeselect(let answer): "shouldDeselect returned \(answer) [CE-2]"
    }
  }

  private static func text(_ record: ControlTrackingEntry, _ reason: (GestureReason) -> String) -> String {
    switch record.decision {
    case .disabled: "does not follow the touch: it is disabled (isEnabled) [CT-4]"
    case .forwarded: "does not follow the touch: it landed on a view in it [RF-5]"
    case .refused:
      "does not follow the touch: "
        + (record.reason.map(reason) ?? "beginTracking returned false [CT-4]")
    case .stopped: "stopped following the touch: continueTracking returned false [CT-5]"
    }
  }

  /// Returns whether a fact is why the scroll view's own pan may not begin.
  private static func refusesGesture(_ fact: ScrollEntry.Fact) -> Bool {
    switch fact {
    case .touchesShouldCancel(_, let answer): !answer
    case .contentKeepsTouch, .leavesDrag: true
    default: false
    }
  }

  private static func text(
    _ fact: ScrollEntry.Fact, _ start: Timestamp, _ name: (any TouchNode) -> String
  ) -> (String, Bool) {
    switch fact {
    case .willBeginDragging: ("willBeginDragging", true)
    case .didScroll(let offset): ("didScroll \(DecimalText.text(offset.x)) \(DecimalText.text(offset.y))", true)
    case .willEndDragging(let velocity, let target): (text(velocity, target), true)
    case .targetSet(let target):
      ("scrolls to \(DecimalText.text(target.x)) \(DecimalText.text(target.y)) by its delegate instead [SE-2]", false)
    case .didEndDragging(let willDecelerate): ("didEndDragging \(willDecelerate ? "yes" : "no")", true)
    case .willBeginDecelerating: ("willBeginDecelerating", true)
    case .didEndDecelerating: ("didEndDecelerating", true)
    case .didEndScrollingAnimation: ("didEndScrollingAnimation", true)
    case .didChangeAdjustedContentInset: ("didChangeAdjustedContentInset", true)
    case .isMoved(let offset, let move):
      (
        "is moved to \(DecimalText.text(offset.x)) \(DecimalText.text(offset.y)) by code"
          + (move == .animation ? ", with an animation [SE-3]" : " [SE-3]"), false
      )
    case .willBeginZooming: ("willBeginZooming", true)
    case .didZoom(let scale): ("didZoom \(DecimalText.text(scale))", true)
    case .didEndZooming(_, let scale): ("didEndZooming \(DecimalText.text(scale))", true)
    case .shouldScrollToTop(let answer): ("shouldScrollToTop returned \(answer)", false)
    case .didScrollToTop: ("didScrollToTop", true)
    case .contentTouch(_, let decision): (text(decision, since: start), false)
    case .touchesShouldBegin(let view, let answer):
      ("touchesShouldBegin in \(name(view)) returned \(answer) [SC-3]", false)
    case .touchesShouldCancel(let view, true):
      ("may cancel the touch in \(name(view)): touchesShouldCancel(in:) returned true for it [SC-8]", false)
    case .touchesShouldCancel(let view, false):
      ("does not cancel the touch in \(name(view)): touchesShouldCancel(in:) returned false for it [SC-8]", false)
    case .contentKeepsTouch(let view):
      ("does not cancel the touch in \(name(view)) (canCancelContentTouches) [SC-7]", false)
    case .leavesDrag(let other, let isHorizontal):
      (
        "cannot scroll that way from where it is, and \(name(other)) can ("
          + "\(isHorizontal ? "transfersHorizontalScrollingToParent" : "transfersVerticalScrollingToParent")) [NE-2]",
        false
      )
    case .transfersDrag(let other): ("transfers the drag to \(name(other)) [NH-4]", false)
    case .keyboardFollows(let top):
      ("takes the keyboard along to \(DecimalText.text(top)) (keyboardDismissMode) [KD-2]", false)
    case .keyboardGoesBack: ("lets the keyboard go back [KD-3]", false)
    case .keyboardIsGone: ("let the first responder resign at the lift (keyboardDismissMode) [KD-3]", false)
    }
  }

  /// Returns the velocity in points per second, which is compared with the 10 below which nothing glides (PH-1).
  private static func text(_ velocity: Point, _ target: Point) -> String {
    let speed = DecimalText.text((velocity * 1000).length)
    return "willEndDragging (\(speed) pt/s, to \(DecimalText.text(target.x)) \(DecimalText.text(target.y)))"
  }

  private static func text(_ decision: ContentTouchDecision, since start: Timestamp) -> String {
    switch decision {
    case .pass: "delivers the touch to its content without delay (isScrollEnabled) [SC-11]"
    case .deliver: "delivers the touch to its content without delay"
    case .hold(let time): "delays the touch until \(DecimalText.time(time - start)) s (delaysContentTouches) [SC-1]"
    case .never: "does not deliver the touch to its content [SC-10]"
    }
  }
}
