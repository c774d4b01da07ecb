import TouchDiagnostics
import TouchEvents
import TouchScenarios

/// The words in which explanations put times, states, reasons and rules.
enum Phrases {
  static func time(_ time: Timestamp) -> String { DecimalText.time(time) + " s" }

  /// Returns a span of time in whole milliseconds.
  static func milliseconds(_ seconds: Double) -> String { DecimalText.text(Mathematics.round(seconds * 1000)) + " ms" }

  static func place(_ point: Point) -> String { "(\(DecimalText.text(point.x)), \(DecimalText.text(point.y)))" }

  /// Names in a row: `a, b and c`.
  static func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  static func fingers(_ count: Int) -> String { count == 1 ? "1 finger" : "\(count) fingers" }

  static func touches(_ labels: [String]) -> String {
    labels.isEmpty ? "no touch" : (labels.count == 1 ? "touch " : "touches ") + list(labels)
  }

  /// Returns a string without rule ids, which belong in whole sentences.
  static func withoutRules(_ text: String) -> String {
    var result: [UInt8] = []
    var isInside = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: "[") { isInside = true }
      if !isInside { result.append(byte) }
      if byte == UInt8(ascii: "]") {
        isInside = false
        if result.last == UInt8(ascii: " ") { result.removeLast() }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  // MARK: Reasons

  /// Returns a reason with its numbers: `moved too far: 12.4 pt, limit 10 pt (allowableMovement) [LP-3]`.
  static func reason(_ reason: GestureReason, isSuccess: Bool) -> String {
    var text = reason.what.description
    let (unit, property, rule) = (reason.unit.description, reason.property.description, reason.rule.description)
    if !unit.isEmpty, !(reason.measured == 0 && reason.limit == 0) {
      // A failure below the mark fell short of it, a success below it stayed within.
      let isLimit = isSuccess ? reason.measured < reason.limit : reason.measured >= reason.limit
      text += ": \(amount(reason.measured, unit)), "
      text += "\(isLimit ? "limit" : "needs") \(amount(reason.limit, unit))"
    }
    if !isSuccess, !property.isEmpty { text += " (\(property))" }
    return rule.isEmpty ? text : text + " [\(rule)]"
  }

  /// Returns what happened in fewer words, for narrow lanes.
  static func brief(_ what: String) -> String {
    briefs.first { what.utf8.starts(with: $0.beginning.utf8) }?.brief ?? what
  }

  /// Beginnings of reasons, and what stands for them.
  private static var briefs: [(beginning: String, brief: String)] {
    [
      ("lifted before", "lifted too early"), ("both fingers lifted", "lifted too early"),
      ("the finger lifted", "lifted too early"), ("waited too long", "no next tap"),
      ("had not gone far enough", "too slow"), ("never had two", "one finger"),
      ("did not come from", "not from an edge"),
    ]
  }

  private static func amount(_ value: Double, _ unit: String) -> String {
    let number = DecimalText.text(value)
    if unit.isSame(as: "fingers") { return number.isSame(as: "1") ? "1 finger" : number + " fingers" }
    if unit.isSame(as: "taps") { return number.isSame(as: "1") ? "1 tap" : number + " taps" }
    return number + " " + unit
  }

  static func reason(_ reason: PassReason) -> String {
    switch reason {
    case .outside: "the point is outside"
    case .refusal(.hidden): "isHidden"
    case .refusal(.transparent): "alpha is not above 0.01"
    case .refusal(.interactionDisabled): "isUserInteractionEnabled is false"
    case .refusal(.disabled): "isEnabled is false"
    case .refusal(.notInvertible): "its transform flattens it"
    case .refusal(.animating): "it is being animated"
    case .override: "its hitTest override returned nil"
    }
  }

  static func refusal(_ refusal: OfferRefusal) -> String {
    switch refusal {
    case .disabled: "it is disabled (isEnabled) [GC-3]"
    case .touchType: "it takes no touches of this type (allowedTouchTypes) [GC-3]"
    case .otherTouchType: "it tracks touches of another type (requiresExclusiveTouchType) [GC-3]"
    case .failedBefore: "it had recognized or failed already, and touches of that attempt were still down [GR-4]"
    case .heldAndComplete: "its gesture was complete and waited for others to fail [R-3]"
    case .exclusiveTouch: "another view has isExclusiveTouch and a touch in the window [TB-8]"
    case .event: "it or its delegate does not receive the event (shouldReceive event) [GC-5]"
    case .delegate: "its delegate does not receive it (shouldReceive) [GC-5]"
    case .ignored: "it ignored it (ignore(_:for:)) [GR-5]"
    }
  }

  /// Returns the name of an input of the host that has no touch.
  static func input(_ input: TraceInput) -> String {
    switch input {
    case .touches: "touches"
    case .interruption: "interruption"
    case .hover(let sample): "hover \(place(sample.location))"
    case .hoverEnded: "hoverEnded"
    case .scroll(let movement): "scroll \(place(movement.delta))"
    case .press(_, let phase, _): "press \(phase.word)"
    case .motion(_, let phase): "motion \(phase.word)"
    }
  }
}
