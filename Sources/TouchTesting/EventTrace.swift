public import TouchEvents

/// A trace sink that writes an engine's decisions as short lines, which a test compares as one text.
///
/// ```swift
/// let trace = EventTrace(kinds: .outcome)
/// trace.names.name(view, "A")
/// driver.host.context.trace = trace
/// driver.tap(at: Point(x: 10, y: 10))
/// #expect(trace.text == "A began 1, [tap], A cancelled 1")
/// ```
///
/// Touches are named by their number in the order of arrival, counted from 1.
public final class EventTrace: TraceSink {
  /// The kinds of records that are written.
  public struct Kinds: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The times to which the engine advanced.
    public static let times = Kinds(rawValue: 1 << 0)
    /// Hit tests, what they passed over, and the nodes that touches were bound to.
    public static let hitTests = Kinds(rawValue: 1 << 1)
    /// Touches handed to recognizers, or kept from them.
    public static let received = Kinds(rawValue: 1 << 2)
    /// Calls of responders.
    public static let responders = Kinds(rawValue: 1 << 3)
    /// Questions about recognizers, with their answers.
    public static let questions = Kinds(rawValue: 1 << 4)
    /// Requests of recognizers, and what they wait for.
    public static let requests = Kinds(rawValue: 1 << 5)
    /// Changes of recognizers' states.
    public static let states = Kinds(rawValue: 1 << 6)
    /// Resets of recognizers.
    public static let resets = Kinds(rawValue: 1 << 7)
    /// Actions of recognizers.
    public static let actions = Kinds(rawValue: 1 << 8)
    /// Delayed touches, and their release.
    public static let deliveries = Kinds(rawValue: 1 << 9)
    /// First responders and actions without a target.
    public static let focus = Kinds(rawValue: 1 << 10)
    /// Records of modules that Core does not know.
    public static let modules = Kinds(rawValue: 1 << 11)

    /// The visible outcome: actions, and calls of responders.
    public static let outcome: Kinds = [.actions, .responders]
    /// How recognizers came to an agreement.
    public static let arbitration: Kinds = [.states, .actions, .resets]
    /// Input from the host.
    public static let inputs = Kinds(rawValue: 1 << 12)
    /// Everything.
    public static let all = Kinds(rawValue: (1 << 13) - 1)
  }

  /// The kinds of records that are written.
  public var kinds: Kinds
  /// The names of objects in the trace.
  public var names = TouchNames()
  /// Writes a record of a module that Core does not know; `nil` leaves it out.
  public var moduleLine: ((any ModuleRecord) -> String?)?
  /// One line for each record, oldest first.
  public private(set) var lines: [String] = []

  /// Creates an empty trace of actions and calls of responders, or of other kinds of records.
  public init(kinds: Kinds = .outcome) {
    self.kinds = kinds
  }

  /// All lines in one text, separated by commas.
  public var text: String { joined(lines, by: ", ") }

  /// Removes the lines; names stay.
  public func clear() { lines.removeAll(keepingCapacity: true) }

  /// Returns the text since the last call, and removes it.
  public func take() -> String {
    defer { clear() }
    return text
  }

  /// Writes a line of the test's own between the others.
  public func note(_ line: String) { lines.append(line) }

  /// Writes a record if it is of one of the ``kinds``.
  public func record(_ record: TraceRecord) {
    guard kinds.contains(Self.kind(of: record)) else { return }
    if let line = line(of: record) { lines.append(line) }
  }

  private static func kind(of record: TraceRecord) -> Kinds {
    switch record {
    case .time: .times
    case .input: .inputs
    case .bound, .hitTest, .refused: .hitTests
    case .received, .notOffered: .received
    case .responder, .pressResponder, .motionResponder: .responders
    case .question: .questions
    case .requested, .waiting: .requests
    case .state: .states
    case .reset: .resets
    case .action: .actions
    case .delivery: .deliveries
    case .becomeFirstResponder, .resignFirstResponder, .performs: .focus
    case .module: .modules
    }
  }
}
