import TouchPan
import TouchScroll
import TouchScrollView
public import TouchViews

/// Counts how often each rule of hand-over acted: a trace sink that passes the records on.
///
/// What it counts is what the engine reports; whether that is right others check.
public final class HandOverActs: TraceSink {
  /// How often each rule acted, by the id of the rule and what it did.
  public private(set) var counts: [String: Int] = [:]

  /// Gets every record as well.
  public var next: (any TraceSink)?
  /// The scroll views whose own recognizer began and did not end.
  private var begun: Set<ObjectIdentifier> = []
  /// The scroll view whose glide ended last, while nothing has come since.
  private var ended: ObjectIdentifier?
  private var takers = 0

  /// Creates a counter that passes the records on.
  public init(next: (any TraceSink)? = nil) { self.next = next }

  /// Takes a record.
  public func record(_ record: TraceRecord) {
    switch record {
    case .input: ended = nil
    case .action(let recognizer, .cancelled) where recognizer is PanGestureRecognizer: note("NH-9 cancelled")
    case .module(let module):
      if let entry = module as? HandOverEntry { take(entry) }
      if let entry = module as? ScrollEntry { take(entry) }
    default: break
    }
    next?.record(record)
  }

  private func note(_ rule: String) { counts[rule, default: 0] += 1 }

  private func take(_ entry: HandOverEntry) {
    switch entry.fact {
    case .took:
      takers += 1
      if !entry.isOfBeginner { note("NH-3 another takes") }
      if takers == 2 { note("NH-4 a step is split") }
      if entry.reason == .givesBack { note("NH-5 gives back") }
      let (isList, isOfList) = (entry.node is ScrollView, entry.beganNode is ScrollView)
      if isList, !isOfList { note("SH-15 the content takes over") }
      if !isList, isOfList { note("SH-16 the sheet takes over") }
    case .rest(let way, _):
      takers = 0
      guard way != 0 else { return }
      note(entry.reason == .usedUp ? "NH-6 used up" : entry.holder == nil ? "NH-6 dropped" : "NH-6 a band shows it")
    }
  }

  private func take(_ entry: ScrollEntry) {
    let id = ObjectIdentifier(entry.scrollView)
    switch entry.fact {
    case .willBeginDragging: begun.insert(id)
    case .didEndDragging: if begun.remove(id) == nil { note("NH-7 another gets the lift") }
    case .didEndDecelerating: ended = id
    case .willBeginDecelerating:
      if let ended, ended != id { note("NH-8 a glide is passed on") }
      ended = nil
    default: break
    }
  }
}
