import TouchControls
import TouchGestures
import TouchScenarios
import TouchScroll

/// What kept a part from acting.
struct Loss {
  /// Who acted or decided instead, by name.
  var winner: String?
  /// What happened, in words that follow the part's name.
  var text: String
  /// The rule by which it happened.
  var rule: String
  /// Whether UIKit's own default decided: a control that keeps its tap from an ancestor's.
  var isControlGate = false
  /// Whether the program asked for it: it let the part wait for the winner.
  var isAsked = false
  /// Whether a plugin decided, such as that of a sheet that comes before its list.
  var isGate = false
  /// Whether a scroll view took the drag.
  var scroller: ScrollView?
}

extension Stand {
  /// Returns what kept a part from acting, or let it wait, as the trace says.
  func loss(of part: Part) -> Loss? {
    if part.isStarved { return starvation }
    guard let recognizer = part.recognizer else { return nil }
    let id = ObjectIdentifier(recognizer)
    if let cause = witness.losses[id], var loss = loss(cause) {
      if let winner = winner(of: cause) {
        loss.isControlGate = winner.node.map { isInControl($0) } ?? false
        loss.isAsked = waits(recognizer, for: winner)
        if loss.isAsked { (loss.text, loss.rule) = ("requires \(name(of: winner)) to fail, which recognizes", "GF-1") }
      }
      return loss
    }
    if let other = witness.waits[id] {
      return Loss(
        winner: name(of: other), text: "waits for \(name(of: other)) to fail", rule: "GF-1",
        isAsked: waits(recognizer, for: other))
    }
    if let refusal = witness.refusals[id], !witness.received.contains(id) { return loss(refusal) }
    return nil
  }

  private func winner(of cause: TransitionCause) -> (any GestureRecognizing)? {
    switch cause {
    case .prevented(let other, _), .requirement(let other): other
    default: nil
    }
  }

  private func isInControl(_ node: any TouchNode) -> Bool { Self.chain(node).contains { $0 is Control } }

  private func waits(_ recognizer: GestureRecognizer, for other: any GestureRecognizing) -> Bool {
    guard let own = InspectedRecognizer(recognizer), let winner = InspectedRecognizer(other) else { return false }
    return own.required.contains(winner.identity) || own.waitsByAnswers(for: winner)
  }

  /// What took the touches of a control or a cell, or delays their end.
  private var starvation: Loss? {
    if let (taker, isEarly) = witness.takers.first {
      let what = isEarly ? "gets no touch" : "receives touchesCancelled"
      return Loss(
        winner: name(of: taker), text: "\(what), as \(name(of: taker)) recognizes and takes its touches",
        rule: isEarly ? "GD-2" : "GV-1", scroller: scroller(of: taker))
    }
    if let other = witness.delayers.first {
      return Loss(
        winner: name(of: other),
        text: "is notified of the lift when \(name(of: other)) has failed (delaysTouchesEnded)",
        rule: "GE-1")
    }
    if witness.wasExcluded {
      return Loss(
        winner: nil, text: "gets no touch while another view has one to itself (isExclusiveTouch)", rule: "TB-7")
    }
    return nil
  }

  /// Returns the scroll view that lets the content wait in which a control or list is.
  func contentDelay(of part: Part) -> Loss? {
    guard part.isStarved, let own = self.part(part),
      let holder = Self.chain(own.node).dropFirst().compactMap({ $0 as? ScrollView }).first(where: {
        $0.delaysContentTouches
      })
    else { return nil }
    return Loss(
      winner: name(of: holder),
      text: "waits to see whether the finger scrolls \(name(of: holder)) (delaysContentTouches)",
      rule: "SC-1")
  }

  private func scroller(of recognizer: any GestureRecognizing) -> ScrollView? {
    parts.compactMap { part -> ScrollView? in
      if case .scroll(let scrollView) = part.kind, scrollView.panGestureRecognizer === recognizer {
        scrollView
      } else {
        nil
      }
    }.first
  }

  private func loss(_ cause: TransitionCause) -> Loss? {
    switch cause {
    case .prevented(let other, _):
      return Loss(
        winner: name(of: other), text: "is prevented by \(name(of: other)), which recognizes first", rule: "GX-1",
        scroller: scroller(of: other))
    case .requirement(let other):
      return Loss(
        winner: name(of: other), text: "requires \(name(of: other)) to fail, which recognizes", rule: "GF-1",
        scroller: scroller(of: other))
    case .nodeVeto(let node):
      return Loss(
        winner: name(of: node), text: "may not begin: gestureRecognizerShouldBegin of \(name(of: node)) returns false",
        rule: "GB-2", isControlGate: node is Control)
    case .gateVeto(let gate):
      return Loss(winner: gate, text: "may not begin: the plugin \(gate) refuses it", rule: "GB-6", isGate: true)
    case .delegateVeto:
      return Loss(winner: nil, text: "may not begin: its delegate's shouldBegin returns false", rule: "GB-3")
    case .cycle: return Loss(winner: nil, text: "waits in a circle of requirements", rule: "GF-9")
    case .rule(let reason):
      let property = reason.property.description
      return Loss(
        winner: nil, text: reason.what.description + (property.utf8.isEmpty ? "" : " (\(property))"),
        rule: reason.rule.description)
    case .unstated, .disabled, .removed, .systemCancel: return nil
    }
  }

  private func loss(_ refusal: OfferRefusal) -> Loss? {
    switch refusal {
    case .delegate, .event:
      Loss(winner: nil, text: "does not receive the touch: shouldReceive returns false", rule: "GC-5")
    case .touchType, .otherTouchType: Loss(winner: nil, text: "takes no touches of this type", rule: "GC-3")
    case .exclusiveTouch: Loss(winner: nil, text: "gets no touch that another view has to itself", rule: "TB-8")
    case .disabled, .failedBefore, .heldAndComplete, .ignored: nil
    }
  }
}
