/// Something in a ported file that a person has to look at.
public struct PortNote: Equatable, Sendable {
  /// What to do first: what changes behaviour silently, then what does not compile, then what is drawn or felt.
  public enum Kind: Int, CaseIterable, Sendable {
    case time, member, runtime, setOperation, drawing, layout, haptics, module

    /// The heading in the report.
    public var title: String {
      switch self {
      case .time: "Time: runs by the wall clock, not by the time that the host pushes"
      case .member: "Has no counterpart here"
      case .runtime: "Asks the Objective-C runtime, which is not here"
      case .setOperation: "Works on a set of touches, which is an array here"
      case .drawing: "Draws"
      case .layout: "Lays out"
      case .haptics: "Is felt or audible"
      case .module: "Belongs to the app or to another framework"
      }
    }
  }

  /// What the note is about.
  public var kind: Kind
  /// The line of the original, counted from 1.
  public var line: Int
  /// What stands there, and what can be done about it.
  public var text: String
}
