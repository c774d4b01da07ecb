import TouchScenarios

/// Something in a tree that gets in something else's way, found before any touch.
public struct Conflict: Sendable, CustomStringConvertible {
  /// What is wrong, or worth knowing.
  public enum Kind: Sendable, CaseIterable {
    /// Recognizers require each other to fail, in a cycle: at most one of them acts.
    case cycle
    /// A recognizer waits for another that decides too late, or never.
    case endlessWait
    /// A recognizer never acts: another always acts first, or its own properties keep it from recognizing.
    case neverWins
    /// A recognizer acts only where or when a rival leaves it something.
    case seldomWins
    /// A composition makes every tap wait.
    case delay
    /// A recognizer takes the touches of a control or of cells.
    case starvedControl
    /// A control or a recognizer's view cannot be touched.
    case unreachable
    /// A gesture has no equivalent without touch.
    case touchOnly

    /// The kind in a word, such as `delay`.
    public var name: String {
      switch self {
      case .cycle: "cycle"
      case .endlessWait: "endlessWait"
      case .neverWins: "neverWins"
      case .seldomWins: "seldomWins"
      case .delay: "delay"
      case .starvedControl: "starvedControl"
      case .unreachable: "unreachable"
      case .touchOnly: "touchOnly"
      }
    }
  }

  /// What is wrong, or worth knowing.
  public var kind: Kind
  /// The names of the recognizers and views that it is about, the one that suffers first.
  public var subjects: [String]
  /// How long it makes a tap wait, in milliseconds; `nil` when it is no delay.
  public var milliseconds: Int?
  /// What it is, and what would change it.
  public var explanation: String

  /// The conflict in one line: `delay: single …`.
  public var description: String { "\(kind.name): \(explanation)" }
}

#if !hasFeature(Embedded)
  // Texts compare by Unicode, whose tables Embedded Swift does not have.
  extension Conflict: Equatable {}
#endif
