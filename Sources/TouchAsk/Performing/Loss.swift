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

  init(_ winner: String?, _ text: String, _ rule: String) { (self.winner, self.text, self.rule) = (winner, text, rule) }
}

extension Stand {
  /// Returns what kept a part from acting, or let it wait, as the trace says.
  func loss(of part: Part) -> Loss? {
    if part.isStarved { return starvation }
    guard let recognizer = part.recognizer else { return nil }
    let id = ObjectIdentifier(recognizer)
    // What waits is prevented only because it waits, by any that recognizes first.
    let waited = witness.waits[id]
    if let cause = witness.losses[id], var loss = loss(cause), winner(of: cause).map({ $0 === waited ?? $0 }) ?? true {
      if let winner = winner(of: cause) {
        loss.scroller = scroller(of: winner)
        loss.isControlGate = winner.node.map { isInControl($0) } ?? false
        loss.isAsked = waits(recognizer, for: winner)
        if loss.isAsked { (loss.text, loss.rule) = ("requires \(name(of: winner)) to fail, which recognizes", "GF-1") }
      }
      return loss
    }
    if let other = waited {
      var loss = Loss(name(of: other), "waits for \(name(of: other)) to fail", "GF-1")
      loss.isAsked = waits(recognizer, for: other)
      return loss
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

  /// Whether a recognizer requires another to fail.
  func waits(_ recognizer: GestureRecognizer, for other: any GestureRecognizing) -> Bool {
    guard let own = InspectedRecognizer(recognizer), let winner = InspectedRecognizer(other) else { return false }
    return own.required.contains(winner.identity) || own.waitsByAnswers(for: winner)
  }

  /// What took the touches of a control or a cell, or delays their end.
  private var starvation: Loss? {
    if let (taker, isEarly) = witness.takers.first {
      let what = isEarly ? "gets no touch" : "receives touchesCancelled"
      let text = "\(what), as \(name(of: taker)) recognizes and takes its touches"
      var loss = Loss(name(of: taker), text, isEarly ? "GD-2" : "GV-1")
      loss.scroller = scroller(of: taker)
      return loss
    }
    if let other = witness.delayers.first.map({ name(of: $0) }) {
      return Loss(other, "is notified of the lift when \(other) has failed (delaysTouchesEnded)", "GE-1")
    }
    guard witness.wasExcluded else { return nil }
    return Loss(nil, "gets no touch while another view has one to itself (isExclusiveTouch)", "TB-7")
  }

  /// Returns the scroll view that lets the content wait in which a control or list is.
  func contentDelay(of part: Part) -> Loss? {
    guard part.isStarved, let own = self.part(part),
      let holder = Self.chain(own.node).dropFirst().compactMap({ $0 as? ScrollView }).first(where: {
        $0.delaysContentTouches
      })
    else { return nil }
    let name = name(of: holder)
    return Loss(name, "waits to see whether the finger scrolls \(name) (delaysContentTouches)", "SC-1")
  }

  private func scroller(of recognizer: any GestureRecognizing) -> ScrollView? {
    for part in parts {
      if case .scroll(let list) = part.kind, list.panGestureRecognizer === recognizer { return list }
    }
    return nil
  }

  private func loss(_ cause: TransitionCause) -> Loss? {
    var loss: Loss
    switch cause {
    case .prevented(let other, _):
      return Loss(name(of: other), "is prevented by \(name(of: other)), which recognizes first", "GX-1")
    case .requirement(let other):
      return Loss(name(of: other), "requires \(name(of: other)) to fail, which recognizes", "GF-1")
    case .nodeVeto(let node):
      let name = name(of: node)
      loss = Loss(name, "may not begin: gestureRecognizerShouldBegin of \(name) returns false", "GB-2")
      loss.isControlGate = node is Control
    case .gateVeto(let gate):
      loss = Loss(gate, "may not begin: the plugin \(gate) refuses it", "GB-6")
      loss.isGate = true
    case .delegateVeto: return Loss(nil, "may not begin: its delegate's shouldBegin returns false", "GB-3")
    case .cycle: return Loss(nil, "waits in a circle of requirements", "GF-9")
    case .rule(let reason):
      let property = reason.property.description.utf8.isEmpty ? "" : " (\(reason.property.description))"
      return Loss(nil, "fails: " + reason.what.description + property, reason.rule.description)
    case .unstated, .disabled, .removed, .systemCancel: return nil
    }
    return loss
  }

  private func loss(_ refusal: OfferRefusal) -> Loss? {
    switch refusal {
    case .delegate, .event: Loss(nil, "does not receive the touch: shouldReceive returns false", "GC-5")
    case .touchType, .otherTouchType: Loss(nil, "takes no touches of this type", "GC-3")
    case .exclusiveTouch: Loss(nil, "gets no touch that another view has to itself", "TB-8")
    case .disabled, .failedBefore, .heldAndComplete, .ignored: nil
    }
  }
}
