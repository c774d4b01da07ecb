public import TouchEvents
import TouchScenarios

/// Everything that an engine decided while a ``TraceRecorder`` was its trace sink, as values.
public struct RecordedTrace: Sendable {
  /// The facts, in the order in which they were recorded; they are made when this is read.
  public var entries: [TraceEntry] {
    var entries: [TraceEntry] = []
    entries.reserveCapacity(facts.count)
    var place = Place()
    read(from: &place) { entries.append($0) }
    return entries
  }

  /// How far a reader of the entries has come.
  public struct Place: Sendable {
    fileprivate var facts = FactStore.Place()

    /// The beginning.
    public init() {}
  }

  /// Passes on the entries from a place on, which is then the end: a reader continues where it stopped.
  public func read(from place: inout Place, _ body: (TraceEntry) -> Void) {
    facts.read(from: &place.facts) { entry, _ in body(entry) }
  }

  var facts = FactStore()
  /// The recognizers that occur, in the order of their first record.
  public var gestures: [TracedGesture] = []
  /// The nodes of the trees, each tree from its root, parents before their children.
  public var nodes: [TracedNode] = []
  /// The touches, in the order of their arrival.
  public var touches: [TracedTouch] = []
  /// Until when nothing more happened, in seconds; `nil` if there was no query since the last fact.
  public var latest: Timestamp?

  /// Makes an empty trace.
  public init() {}

  /// Returns the recognizer with a name; `nil` when there is none.
  public func gesture(_ name: String) -> TracedGesture? { gestures.first { $0.name.isSame(as: name) } }

  /// Returns the node with a name; `nil` when there is none.
  public func node(_ name: String) -> TracedNode? { nodes.first { $0.name.isSame(as: name) } }

  /// Returns what people call a touch: its number in the script that sent it.
  public func label(ofTouch number: Int) -> String {
    touches.first { $0.number == number }?.label ?? String(number)
  }

  /// Returns the trace as it was at a time, in seconds.
  public func prefix(until time: Timestamp) -> RecordedTrace {
    var result = self
    result.facts = FactStore()
    for entry in entries where entry.time.nanoseconds <= time.nanoseconds { result.facts.append(entry) }
    result.latest = time
    return result
  }

  /// The time of the last fact or query, in seconds; 0 when there is none.
  public var endTime: Timestamp { max(facts.endTime ?? 0, latest ?? 0) }
}

/// A recognizer as a trace shows it.
public struct TracedGesture: Sendable {
  /// Its name in the trace.
  public var name: String
  /// What it recognizes.
  public var traits: GestureTraits
  /// The node that it was on at its first record.
  public var node: String?
  /// A Boolean value that indicates whether recognition takes the touches away from their views.
  public var cancelsTouchesInView: Bool
  /// A Boolean value that indicates whether touches are delayed while it is undecided.
  public var delaysTouchesBegan: Bool
  /// A Boolean value that indicates whether ends of touches are delayed while it is undecided.
  public var delaysTouchesEnded: Bool
  /// A Boolean value that indicates whether it is the pan or pinch that a scroll view made for itself.
  public var isOfScrollView: Bool

  /// Whether a view has it by itself, such as `list.pan`; a name that was made of a stranger's kind has dots, too.
  var isOfItsView: Bool {
    isOfScrollView || name.utf8.contains(UInt8(ascii: ".")) && !name.utf8.starts(with: traits.kind.rawValue.utf8)
  }

  /// The kind and place in words: `tap on V`.
  public var summary: String { traits.kind.rawValue + (node.map { " on " + $0 } ?? "") }

  /// The kind alone, in letters for narrow lanes.
  var shortKind: String { traits.kind == .screenEdgePan ? "edge pan" : traits.kind.rawValue }
}

/// A node as a trace shows it.
public struct TracedNode: Sendable {
  /// Its name in the trace.
  public var name: String
  /// The name of its class.
  public var kind: String
  /// The node that it was in at its first record.
  public var parent: String?
  /// How many nodes it was in.
  public var depth: Int
  /// Its corners in the coordinates of the samples, from the origin clockwise.
  public var corners: [Point]
  /// Whether it could not be touched, being hidden, transparent or switched off.
  public var refusal: TouchRefusal?
}

/// A touch as a trace shows it.
public struct TracedTouch: Sendable {
  /// Its place in the order of arrival, by which entries name it.
  public var number: Int
  /// What people call it.
  public var label: String
  /// What made it.
  public var type: Touch.TouchType
  /// A Boolean value that indicates whether it landed somewhere, unlike a press of a button and a pointer without
  /// contact, which has no number.
  public var isContact: Bool
}

#if !hasFeature(Embedded)
  // Texts compare by Unicode, whose tables Embedded Swift does not have.
  extension RecordedTrace: Equatable {
    /// Returns whether two traces have the same facts about the same objects.
    public static func == (a: RecordedTrace, b: RecordedTrace) -> Bool {
      a.entries == b.entries && a.gestures == b.gestures && a.nodes == b.nodes && a.touches == b.touches
    }
  }
  extension TraceEntry: Equatable {
    /// Returns whether two facts were recorded at the same time and read the same.
    public static func == (a: TraceEntry, b: TraceEntry) -> Bool {
      a.time == b.time && String(reflecting: a.fact) == String(reflecting: b.fact)
    }
  }
  extension TracedGesture: Equatable {}
  extension TracedNode: Equatable {}
  extension TracedTouch: Equatable {}
#endif
