import TouchCore

/// A reference that the referred recognizer's deinit removes.
struct UnownedRecognizer {
  unowned(unsafe) let recognizer: GestureRecognizer
}

/// A failure requirement of one attempt, void once either side was reset (GF-2, R-28).
struct AttemptEdge {
  let other: GestureRecognizer
  let otherAttempt: Int
  let ownAttempt: Int

  func holds(for owner: GestureRecognizer) -> Bool {
    owner.attempt == ownAttempt && other.attempt == otherAttempt
  }
}

/// What a recognizer asks for, as far as others of its node go before it.
enum Asking {
  case tap, pinch, pan, other
}

/// Whether a recognizer sees the event at hand (GC-5).
enum EventAnswer {
  case notAsked, yes, no
}

/// The touches that a recognizer is about to be handed, by phase.
struct TouchInbox {
  var began: [Touch] = []
  var moved: [Touch] = []
  var ended: [Touch] = []
  var cancelled: [Touch] = []

  mutating func add(_ touch: Touch) {
    switch touch.phase {
    case .began: began.append(touch)
    case .moved: moved.append(touch)
    case .ended: ended.append(touch)
    case .cancelled: cancelled.append(touch)
    default: break
    }
  }
}

/// What an event changed of the touches that a recognizer tracks.
enum TrackedChange {
  /// None; all moved; some moved and the others rest; anything else.
  case none, allMoved, someMoved, mixed
}

extension [Touch] {
  /// Whether all of them moved in the event at hand, told without counting references.
  var haveOnlyMoved: Bool {
    withUnsafeBufferPointer { touches in
      var index = 0
      while index < touches.count {
        if touches[index].record.pointee.phase != .moved { return false }
        index += 1
      }
      return true
    }
  }

  /// The number of the process in which the first of them changed; `nil` when there is none.
  var firstChange: Int? {
    withUnsafeBufferPointer { $0.isEmpty ? nil : $0[0].record.pointee.changedIn }
  }

  /// Whether a recognizer tracks the very touches of an event, told without counting references; both lists are in the
  /// order of arrival.
  @inline(__always)
  static func areSame(_ tracked: inout [Touch], _ touches: [Touch]) -> Bool {
    guard tracked.count == touches.count else { return false }
    return tracked.withUnsafeBufferPointer { own in
      touches.withUnsafeBufferPointer { all in
        var index = 0
        while index < own.count {
          if own[index] !== all[index] { return false }
          index += 1
        }
        return true
      }
    }
  }

  /// What an event changed of these touches; presses and wheels carry no number and are found by identity.
  func change(of touches: [Touch]) -> TrackedChange {
    var changed = 0
    var moved = 0
    for touch in self where touches.contains(where: { $0 === touch }) {
      changed += 1
      if touch.phase == .moved { moved += 1 }
    }
    return TrackedChange(changed: changed, moved: moved, of: count)
  }

  /// The same for touches that carry the number of the process in which they changed.
  ///
  /// Takes the list as its own for the time, although it changes nothing, so that no references are counted.
  @inline(never)
  static func change(_ tracked: inout [Touch], in number: Int) -> TrackedChange {
    tracked.withUnsafeBufferPointer { own in
      var changed = 0
      var moved = 0
      var index = 0
      while index < own.count {
        let record = own[index].record
        if record.pointee.changedIn == number {
          changed += 1
          if record.pointee.phase == .moved { moved += 1 }
        }
        index += 1
      }
      return TrackedChange(changed: changed, moved: moved, of: own.count)
    }
  }
}

extension TrackedChange {
  @inline(__always)
  init(changed: Int, moved: Int, of count: Int) {
    if changed == 0 {
      self = .none
    } else if moved < changed {
      self = .mixed
    } else if moved < count {
      self = .someMoved
    } else {
      self = .allMoved
    }
  }
}

/// What the environment knows of a touch: who tracks it, and what it keeps from the responder.
///
/// The touch owns it; whoever keeps a claim keeps its touch instead.
final class TouchClaim {
  unowned(unsafe) let touch: Touch
  private var entries: [Entry] = []
  var holdsAll = false
  var holdsEnd = false
  var isDirty = false

  /// A recognizer and the attempt for which it took the touch.
  private struct Entry {
    let recognizer: GestureRecognizer
    let attempt: Int

    var isLive: Bool { recognizer.attempt == attempt && !recognizer.record.pointee.isReleased }
  }

  init(_ touch: Touch) { self.touch = touch }

  /// Those that still count the touch among theirs.
  var recognizers: [GestureRecognizer] { entries.lazy.filter { $0.isLive }.map { $0.recognizer } }

  func add(_ recognizer: GestureRecognizer) {
    entries.append(Entry(recognizer: recognizer, attempt: recognizer.attempt))
  }

  func remove(_ recognizer: GestureRecognizer) { entries.removeAll { $0.recognizer === recognizer } }

  /// Forgets those that let go of the touch; each only said so, since there may be many.
  func forgetReleased() { entries.removeAll { !$0.isLive } }
}

extension Touch {
  /// What the environment knows of the touch.
  var gestureClaim: TouchClaim? {
    claim.map { unsafeDowncast($0, to: TouchClaim.self) }
  }
}

/// Answers that a scenario file or a replay gives in the place of a subclass' overrides; `nil` leaves it to the class.
package protocol GestureRecognizerScript: AnyObject {
  /// What `canPrevent` answers.
  func recognizer(_ recognizer: GestureRecognizer, canPrevent other: GestureRecognizer) -> Bool?
  /// What `canBePrevented(by:)` answers.
  func recognizer(_ recognizer: GestureRecognizer, canBePreventedBy other: GestureRecognizer) -> Bool?
  /// What `shouldRequireFailure(of:)` answers.
  func recognizer(_ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer) -> Bool?
  /// What `shouldBeRequiredToFail(by:)` answers.
  func recognizer(_ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer) -> Bool?
}
