/// The stages in the life of a touch or of a hovering pointer (TP-1).
@frozen public enum TouchPhase: Int, Sendable {
  /// A finger landed in this event.
  case began
  /// The finger moved, or its force or angle changed, in this event.
  case moved
  /// The finger is down and nothing about it changed in this event.
  case stationary
  /// The finger was lifted in this event.
  case ended
  /// The system took the touch away: a palm, an interruption, a view that left its window.
  case cancelled
  /// A pointer without contact entered a region in this event.
  case regionEntered
  /// A pointer without contact moved within a region in this event.
  case regionMoved
  /// A pointer without contact left a region in this event.
  case regionExited

  /// A Boolean value that indicates whether the touch is over in this phase.
  @inlinable public var isFinal: Bool {
    switch self {
    case .ended, .cancelled: true
    default: false
    }
  }

  /// Whether it is one of a pointer without contact.
  var isHover: Bool {
    switch self {
    case .regionEntered, .regionMoved, .regionExited: true
    default: false
    }
  }
}

/// The phases that the touches of an event are in, so that steps which go phase by phase pass over the others.
@frozen @usableFromInline
package struct TouchPhases {
  @usableFromInline var bits = 0
  /// Whether any touch was taken away before, so that its phase says nothing.
  @usableFromInline var hasEndedEarly = false

  /// Collects the phases of the touches of an event.
  package init(of touches: borrowing [Touch]) {
    for index in touches.indices {
      bits |= 1 << touches[index].phase.rawValue
      if touches[index].isWithdrawn { hasEndedEarly = true }
    }
  }

  /// Returns whether any touch is in a phase.
  @inlinable package func contains(_ phase: TouchPhase) -> Bool { bits & (1 << phase.rawValue) != 0 }

  /// A Boolean value that indicates whether any touch came or went.
  @inlinable package var containsLifecyclePhase: Bool { contains(.began) || contains(.ended) || contains(.cancelled) }

  /// The phase in which recognizers receive all touches, as in most events; `nil` when there are several, or none.
  @inlinable package var single: TouchPhase? {
    let isSingle = bits & (bits &- 1) == 0 && (contains(.moved) || containsLifecyclePhase && !hasEndedEarly)
    return isSingle ? TouchPhase(rawValue: bits.trailingZeroBitCount) : nil
  }
}
