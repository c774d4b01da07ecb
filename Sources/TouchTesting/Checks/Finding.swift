import TouchEvents

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

extension [Finding] {
  /// One finding for each fault: the first one, which contains in how many other situations the same was found.
  var onePerFault: [Finding] {
    var faults: [(first: Finding, subjects: [String])] = []
    for finding in self {
      let known = faults.firstIndex {
        haveEqualBytes($0.first.rule, finding.rule) && haveEqualBytes($0.first.what, finding.what)
      }
      guard let known else {
        faults.append((finding, [finding.subject]))
        continue
      }
      if !faults[known].subjects.contains(where: { haveEqualBytes($0, finding.subject) }) {
        faults[known].subjects.append(finding.subject)
      }
    }
    return faults.map { fault in
      let others = fault.subjects.count - 1
      guard others > 0 else { return fault.first }
      let more = " (and \(others) other situation" + (others == 1 ? ")" : "s)")
      return Finding(fault.first.subject + more, fault.first.rule, fault.first.what)
    }
  }
}
