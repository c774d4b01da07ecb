package import TouchGestures

/// A recognizer as tools inspect it: what `TouchEvents`'s protocol does not expose, and its entry in a scenario file.
package struct InspectedRecognizer {
  private let own: GestureRecognizer

  /// Creates the inspected form of a recognizer, or `nil` if it does not derive from the base class.
  package init?(_ recognizer: any GestureRecognizing) {
    guard let own = recognizer as? GestureRecognizer else { return nil }
    self.own = own
  }

  /// A Boolean value that indicates whether views receive nothing of a touch while the recognizer is undecided.
  package var delaysTouchesBegan: Bool { own.delaysTouchesBegan }

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

  /// Returns what a recognizer's hook, or the file instead of it, returns for another recognizer.
  private func hook(
    _ kind: GestureQuestion.Kind, _ asked: GestureRecognizer, _ other: GestureRecognizer, _ own: @autoclosure () -> Bool
  ) -> Bool {
    StageAnswers.script(of: asked)?.answer(.hook(kind), about: other) ?? own()
  }
}
