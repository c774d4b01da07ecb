import TouchEvents

// Recognizers refer to their environment without keeping it alive, so it must be able to take the reference back.
extension GestureEnvironment {
  /// Lets a recognizer know its environment.
  func enrol(_ recognizer: GestureRecognizer) {
    guard !recognizer.environmentReference.refers(to: self) else { return }
    recognizer.environment?.forget(recognizer)
    recognizer.environment = self
    recognizer.enrolment = enrolled.count
    enrolled.append(BackReference(wrappedValue: recognizer))
  }

  /// Takes a recognizer over from the environment of another context, in which its attempt ends.
  func takeOver(_ recognizer: GestureRecognizer) {
    if recognizer.environmentReference.isSet, !recognizer.environmentReference.refers(to: self) {
      recognizer.leaveEnvironment()
    }
  }

  /// Sets back all recognizers for a dispatcher that goes.
  package func resetAll() {
    (hovering, receivedTrackpad, trackpadIsTouched) = ([], [], false)
    for recognizer in participants where recognizer.standing.isParticipant { reset(recognizer) }
  }

  /// Takes the reference back; the last of the list fills the gap.
  func forget(_ recognizer: GestureRecognizer) {
    guard recognizer.environment === self else { return }
    recognizer.environment = nil
    let gap = recognizer.enrolment
    let last = enrolled.removeLast()
    guard gap < enrolled.count else { return }
    enrolled[gap] = last
    last.withUnretained { $0.enrolment = gap }
  }

  /// Detaches all recognizers when the environment dies before the recognizers: a host may drop its engine before its tree.
  func releaseEnrolled() {
    // No recognizer may refer back to it, as the touches that are released may be the last to retain a tree.
    for enrolled in enrolled { enrolled.withUnretained { $0.environment = nil } }
    for participant in participants {
      participant.standing.isParticipant = false
      participant.forgetAttempt()
      participant.reset()
    }
  }
}

extension GestureRecognizer {
  /// Ends the attempt in the environment that knows it, which forgets it.
  fileprivate func leaveEnvironment() {
    guard let environment else { return }
    environment.remove(self)
    environment.forget(self)
  }

  /// Resets to possible and ignores its current touches.
  func forgetAttempt() {
    attempt.take(.reset)
    standing.receivesEvents = nil
    if !links.dynamicRequirements.isEmpty { links.dynamicRequirements.removeAll(keepingCapacity: true) }
    if !links.dynamicDependents.isEmpty { links.dynamicDependents.removeAll(keepingCapacity: true) }
    unbindAll()
  }
}
