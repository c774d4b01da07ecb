/// One way in which something breaks its contract, found by a check.
///
/// Checks answer a list of them, empty when all is well, so that any test framework can use them:
/// `#expect(checkTouchNode(node).isEmpty)`.
public struct Finding: CustomStringConvertible {
  /// The object that was checked, and in which situation.
  public let subject: String
  /// The id of the rule that is broken.
  public let rule: String
  /// A description of the problem.
  public let what: String

  /// Describes something that is wrong.
  public init(_ subject: String, _ rule: String, _ what: String) {
    self.subject = subject
    self.rule = rule
    self.what = what
  }

  /// The finding as one line.
  public var description: String { subject + ": " + what + " (" + rule + ")" }
}
