import TouchScenarios

/// Something that gets in something else's way, found by performing gestures.
public struct Conflict: Sendable, CustomStringConvertible {
  /// What happened.
  public enum Kind: Sendable, CaseIterable {
    /// No place hits it.
    case unreachable
    /// A circle of failure requirements keeps it from acting in every script.
    case cycle
    /// The event of a control, or the selection of a cell, comes in no script, or not in some.
    case starvedControl
    /// Its own ideal gesture never makes it act.
    case neverWins
    /// It acts in some places or by some gestures, and not in others.
    case seldomWins
    /// It met its criteria and acted only at the lift.
    case endlessWait
    /// It acts later than it would alone.
    case delay
    /// Nothing else than a touch does the same.
    case touchOnly

    /// The kind in a word, such as `delay`.
    public var name: String {
      let names = [
        "unreachable", "cycle", "starvedControl", "neverWins", "seldomWins", "endlessWait", "delay", "touchOnly",
      ]
      return names[Self.allCases.firstIndex(of: self) ?? 0]
    }
  }

  /// How much it matters.
  public enum Severity: Sendable, CaseIterable {
    /// Something can never act.
    case error
    /// Something does not act where it would alone.
    case warning
    /// Worth knowing.
    case note

    /// The severity in a word.
    public var name: String {
      self == .error ? "error" : self == .warning ? "warning" : "note"
    }
  }

  /// What happened.
  public var kind: Kind
  /// How much it matters.
  public var severity: Severity
  /// The names of what it is about: what suffers first, then the winner where there is one.
  public var subjects: [String]
  /// How much later it acts, in milliseconds; `nil` when it is no delay.
  public var milliseconds: Int?
  /// What happens, and by which rule.
  public var explanation: String
  /// The script that shows it; `nil` for `touchOnly` and `unreachable`, which have none.
  public var script: FingerScript?
  /// A script in which it acts, for what acts in some only.
  public var counterpart: FingerScript?

  init(
    _ severity: Severity, _ kind: Kind, _ subjects: [String?], _ explanation: String, _ script: FingerScript? = nil
  ) {
    (self.severity, self.kind, self.explanation, self.script) = (severity, kind, explanation, script)
    self.subjects = subjects.compactMap { $0 }
  }

  /// The finding in one line: `error: neverWins: …`.
  public var description: String { "\(severity.name): \(kind.name): \(explanation)" }

  /// The finding without its explanation, as scenario files expect it: `neverWins single double`.
  public var summary: String { ([kind.name] + subjects).joined(separator: " ") }
}
