/// Answers that a scenario file or a replay gives in place of a subclass' overrides; `nil` leaves it to the class.
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
