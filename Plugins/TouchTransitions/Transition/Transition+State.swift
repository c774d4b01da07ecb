import TouchWindows

// What others ask about its state.
extension Transition {
  /// Whether it makes its first or last calls.
  var isInCalls: Bool {
    switch state {
    case .starting, .ending: true
    case .asked, .interactive, .moving, .over: false
    }
  }

  /// Whether its animator should have completed it.
  var isOverdue: Bool {
    guard case .moving(let motion) = state, case .byAnimator(let duration) = motion.course else { return false }
    return now - motion.start > duration
  }

  /// Whether the animated part can be taken over.
  var isInterruptible: Bool { if case .own = animation { isOwnInterruptible } else { interruptible != nil } }

  /// Whether something drives it now; in the first calls, whether something will.
  var isInteractive: Bool {
    switch state {
    case .interactive: true
    case .asked, .starting: initiallyInteractive
    case .moving, .ending, .over: false
    }
  }
}
