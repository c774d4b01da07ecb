package import TouchGestures

/// A recognizer as tools inspect it: what `TouchEvents`'s protocol does not expose, and its entry in a scenario file.
package struct InspectedRecognizer {
  private let own: GestureRecognizer

  /// The recognizer.
  package var recognizer: any GestureRecognizing { own }

  /// Creates the inspected form of a recognizer, or `nil` if it does not derive from the base class.
  package init?(_ recognizer: any GestureRecognizing) {
    guard let own = recognizer as? GestureRecognizer else { return nil }
    self.own = own
  }

  /// A Boolean value that indicates whether views receive nothing of a touch while the recognizer is undecided.
  package var delaysTouchesBegan: Bool { own.delaysTouchesBegan }

  /// A Boolean value that indicates whether buttons can do what the gesture does (PR-2).
  package var takesPresses: Bool { !own.allowedPressTypes.isEmpty }

  /// A Boolean value that indicates whether it follows a pointer without contact (HO-1).
  package var receivesHover: Bool { own.receivesHover }

  /// A Boolean value that indicates whether a file's delegate may refuse touches or the beginning.
  package var mayRefuse: Bool {
    guard let script = own.delegate as? ScriptedGesture else { return false }
    return script.implements(.shouldReceiveTouch) || script.implements(.shouldBegin)
  }

  /// Which object the recognizer is.
  package var identity: ObjectIdentifier { ObjectIdentifier(own) }

  /// The recognizers that must fail first, by `require(toFail:)`.
  package var required: [ObjectIdentifier] { own.requiredToFail.map { ObjectIdentifier($0) } }

  /// Returns whether hooks or delegates let the recognizer wait for another (GF-2).
  package func waitsByAnswers(for other: InspectedRecognizer) -> Bool {
    let (waiter, other) = (own, other.own)
    if hook(.subclassRequiresFailure, waiter, other, waiter.shouldRequireFailure(of: other)) {
      return true
    }
    if hook(.subclassRequiredToFail, other, waiter, other.shouldBeRequiredToFail(by: waiter)) {
      return true
    }
    return waiter.delegate?.gestureRecognizer(waiter, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: waiter) ?? false
  }

  /// Returns whether a hook or delegate lets the recognizer and another recognize together, or not prevent the other.
  ///
  /// Only what is declared counts: a delegate in code is taken to return `false`, as the default does.
  package func allowsByAnswers(_ other: InspectedRecognizer) -> Bool {
    let (left, right) = (own, other.own)
    if !hook(.canPrevent, left, right, left.canPrevent(right)) { return true }
    if !hook(.canBePrevented, right, left, right.canBePrevented(by: left)) { return true }
    return Self.shares(left, right) || Self.shares(right, left)
  }

  /// Returns what a recognizer's hook, or the file instead of it, returns for another recognizer.
  private func hook(
    _ kind: GestureQuestion.Kind, _ asked: GestureRecognizer, _ other: GestureRecognizer, _ own: @autoclosure () -> Bool
  ) -> Bool {
    StageAnswers.script(of: asked)?.answer(.hook(kind), about: other) ?? own()
  }

  private static func shares(_ recognizer: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
    guard let script = recognizer.delegate as? ScriptedGesture else { return false }
    return script.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other)
  }
}
