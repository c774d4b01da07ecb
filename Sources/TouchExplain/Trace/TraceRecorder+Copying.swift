import TouchCollectionView
import TouchControls
import TouchCore
import TouchScenarios
import TouchScrollView

extension TraceRecorder {
  func copy(_ question: GestureQuestion) -> TraceQuestion {
    TraceQuestion(
      kind: question.kind, gesture: name(question.recognizer), other: question.other.map(name),
      node: question.node.map(name), touch: question.touch?.number, answer: question.answer)
  }

  func copy(_ cause: TransitionCause) -> TraceCause {
    switch cause {
    case .unstated: .unstated
    case .rule(let reason): .rule(TraceReason(reason))
    case .prevented(let winner, let rule): .prevented(by: name(winner), rule)
    case .requirement(let winner): .requirement(name(winner))
    case .nodeVeto(let node): .nodeVeto(name(node))
    case .gateVeto: .gateVeto
    case .delegateVeto: .delegateVeto
    case .cycle: .cycle
    case .disabled: .disabled
    case .removed: .removed
    case .systemCancel: .systemCancel
    }
  }

  func copy(_ account: DeliveryAccount) -> TraceAccount {
    switch account {
    case .nobody: .nobody
    case .recognizer(let recognizer): .gesture(name(recognizer))
    case .container(let node): .container(name(node))
    case .otherTouch(let touch): .otherTouch(touch.number)
    case .leaving(let node): .leaving(name(node))
    }
  }
}

extension CellEntry.Fact {
  /// Whether a delegate agreed to something.
  var isConsent: Bool {
    switch self {
    case .shouldHighlight(let answer), .shouldSelect(let answer), .shouldDeselect(let answer): answer
    default: false
    }
  }
}

extension TraceReason {
  init(_ reason: GestureReason) {
    self.init(
      rule: reason.rule.description, what: reason.what.description, measured: reason.measured, limit: reason.limit,
      unit: reason.unit.description, property: reason.property.description)
  }
}

extension ModuleFact {
  /// Copies a record; one of a module that tooling does not know says its text itself.
  init(_ record: any ModuleRecord, node: String, name: (any TouchNode) -> String) {
    switch record {
    case let event as ControlEventEntry:
      let value = event.value.map { " " + DecimalText.text($0) } ?? ""
      let names = event.events.names.map { $0 == "valueChanged" ? $0 + value : $0 }
      self.init(node: node, what: names.joined(separator: ", "), isEvent: true)
    case let tracking as ControlTrackingEntry: self.init(node: node, what: Self.text(tracking), isEvent: false)
    case let scroll as ScrollEntry:
      let (what, isEvent) = Self.text(scroll.fact, name)
      self.init(node: node, what: what, isEvent: isEvent, refusesGesture: Self.refuses(scroll.fact))
      if case .touchesShouldBegin(_, false) = scroll.fact { refusesTouch = true }
    case let cell as CellEntry: self.init(node: node, what: Self.text(cell.fact), isEvent: !cell.fact.isQuestion)
    default:
      self.init(node: node, what: record.text.isEmpty ? ObjectNames.className(of: record) : record.text, isEvent: true)
    }
  }

  private static func text(_ fact: CellEntry.Fact) -> String {
    switch fact {
    case .highlight: "highlight"
    case .unhighlight: "unhighlight"
    case .select: "select"
    case .deselect: "deselect"
    case .shouldHighlight(let answer): "shouldHighlight answered \(answer ? "yes" : "no") (CE-2)"
    case .shouldSelect(let answer): "shouldSelect answered \(answer ? "yes" : "no") (CE-2)"
    case .shouldDeselect(let answer): "shouldDeselect answered \(answer ? "yes" : "no") (CE-2)"
    }
  }

  private static func text(_ record: ControlTrackingEntry) -> String {
    switch record.decision {
    case .disabled: "does not follow the touch: it is disabled (CT-4; isEnabled)"
    case .forwarded: "does not follow the touch: it landed on a view in it (RF-5, CT-10)"
    case .refused:
      "does not follow the touch: "
        + (record.reason.map { Phrases.reason(TraceReason($0), isSuccess: false) }
          ?? "beginTracking said no (CT-4)")
    case .stopped: "follows the touch no longer: continueTracking said no (CT-5)"
    }
  }

  /// Whether a fact is why the scroll view's own pan may not begin.
  private static func refuses(_ fact: ScrollEntry.Fact) -> Bool {
    switch fact {
    case .touchesShouldCancel(_, let answer): !answer
    case .contentKeepsTouch, .leavesDrag: true
    default: false
    }
  }

  private static func text(_ fact: ScrollEntry.Fact, _ name: (any TouchNode) -> String) -> (String, Bool) {
    switch fact {
    case .willBeginDragging: ("willBeginDragging", true)
    case .didScroll(let offset): ("didScroll \(DecimalText.text(offset.x)) \(DecimalText.text(offset.y))", true)
    case .willEndDragging(let velocity, let target): (text(velocity, target), true)
    case .aims(let target):
      ("is aimed at \(DecimalText.text(target.x)) \(DecimalText.text(target.y)) by its delegate instead (SE-2)", false)
    case .isMoved(let offset, let move):
      (
        "is moved to \(DecimalText.text(offset.x)) \(DecimalText.text(offset.y)) by code"
          + (move == .animation ? ", with an animation (SE-3)" : " (SE-3)"), false
      )
    case .didEndDragging(let willDecelerate): ("didEndDragging \(willDecelerate ? "yes" : "no")", true)
    case .willBeginDecelerating: ("willBeginDecelerating", true)
    case .didEndDecelerating: ("didEndDecelerating", true)
    case .didEndScrollingAnimation: ("didEndScrollingAnimation", true)
    case .willBeginZooming: ("willBeginZooming", true)
    case .didZoom(let scale): ("didZoom \(DecimalText.text(scale))", true)
    case .didEndZooming(_, let scale): ("didEndZooming \(DecimalText.text(scale))", true)
    case .shouldScrollToTop(let answer): ("shouldScrollToTop answered \(answer ? "yes" : "no")", false)
    case .didScrollToTop: ("didScrollToTop", true)
    case .didChangeAdjustedContentInset: ("didChangeAdjustedContentInset", true)
    case .contentTouch(let touch, let decision): (text(touch, decision), false)
    case .touchesShouldBegin(let view, let answer):
      ("touchesShouldBegin in \(name(view)) answered \(answer ? "yes" : "no") (SC-3)", false)
    case .touchesShouldCancel(let view, true):
      ("may take the touch from \(name(view)): touchesShouldCancel answered yes (SC-7, SC-8)", false)
    case .touchesShouldCancel(let view, false):
      ("leaves \(name(view)) its touch: touchesShouldCancel answered no (SC-7, SC-8)", false)
    case .contentKeepsTouch(let view):
      ("leaves \(name(view)) its touch (SC-7; canCancelContentTouches)", false)
    case .leavesDrag(let other, let isHorizontal):
      (
        "cannot scroll that way from where it is, and \(name(other)) can (NE-2; "
          + "\(isHorizontal ? "transfersHorizontalScrollingToParent" : "transfersVerticalScrollingToParent"))",
        false
      )
    case .handsOver(let other): ("hands the drag to \(name(other)) (NE-2)", false)
    }
  }

  /// The velocity in points a second, which is compared with the 10 below which nothing glides (PH-1).
  private static func text(_ velocity: Point, _ target: Point) -> String {
    let speed = DecimalText.text((velocity * 1000).length)
    return "willEndDragging (\(speed) pt/s, to \(DecimalText.text(target.x)) \(DecimalText.text(target.y)))"
  }

  private static func text(_ touch: Touch, _ decision: ContentTouchDecision) -> String {
    switch decision {
    case .deliver: "gives the touch to its content at once"
    case .hold(let time): "keeps the touch until \(DecimalText.time(time)) s (SC-1; delaysContentTouches)"
    case .never: "keeps the touch for itself (SC-10)"
    }
  }
}
