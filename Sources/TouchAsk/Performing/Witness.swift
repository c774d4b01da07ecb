import TouchCollectionView
import TouchControls
import TouchGestures
import TouchScenarios
import TouchScroll
import TouchTableView
import TouchViews

/// Sees in a trace what acted, when, and what kept others from it.
final class Witness: TraceSink {
  /// What acted first when; a control's event with its bits.
  struct Act {
    enum Kind { case acts, zooms, selects }
    var object: ObjectIdentifier
    var time: Timestamp
    var kind: Kind
    var events: UInt
  }

  private(set) var acts: [Act] = []
  /// The last cause for which each recognizer failed or was cancelled.
  private(set) var losses = Table<ObjectIdentifier, TransitionCause>()
  /// When each recognizer first met its own criteria.
  private(set) var requests = Table<ObjectIdentifier, Timestamp>()
  /// When each scroll view scrolled first.
  private var moves = Table<ObjectIdentifier, Timestamp>()
  /// For whom each recognizer waited first.
  private(set) var waits = Table<ObjectIdentifier, any GestureRecognizing>()
  /// The recognizers that took touches from their views, before these got them or afterwards, or delayed their ends.
  private(set) var takers: [(recognizer: any GestureRecognizing, isEarly: Bool)] = []
  private(set) var delayers: [any GestureRecognizing] = []
  /// Which recognizers were handed a touch.
  private(set) var received = Table<ObjectIdentifier, Bool>()
  /// Why touches were not offered.
  private(set) var refusals = Table<ObjectIdentifier, OfferRefusal>()
  /// Whether another view had the touches to itself.
  private(set) var wasExcluded = false
  /// Whether a recognizer waits that has neither acted nor failed.
  var hasWaits: Bool { waits.keys.contains { id in losses[id] == nil && !acts.contains { $0.object == id } } }
  /// Whether an object acted.
  func hasActed(_ object: GestureRecognizer) -> Bool { acts.contains { $0.object == ObjectIdentifier(object) } }
  /// Whether something may be otherwise than it was: a value, a scale, a selection.
  private(set) var hasChanged = false
  /// Whether content was scrolled.
  private(set) var hasScrolled = false
  @OwnerReference private var context: TouchContext

  init(_ context: TouchContext) { _context = OwnerReference(wrappedValue: context) }

  func clear() {
    (acts, takers, delayers) = ([], [], [])
    (losses, requests, waits, received, refusals, moves) = (Table(), Table(), Table(), Table(), Table(), Table())
    (wasExcluded, hasChanged, hasScrolled) = (false, false, false)
  }

  func record(_ record: TraceRecord) {
    switch record {
    case .action(let recognizer, let state):
      if state == .began || state == .ended { add(ObjectIdentifier(recognizer as AnyObject)) }
    case .state(let recognizer, _, let to, let cause):
      if to == .failed || to == .cancelled { losses[ObjectIdentifier(recognizer as AnyObject)] = cause }
    case .requested(let recognizer, let state, _):
      let id = ObjectIdentifier(recognizer as AnyObject)
      if state == .began || state == .ended, requests[id] == nil { requests[id] = context.now }
    case .waiting(let recognizer, let other):
      let id = ObjectIdentifier(recognizer as AnyObject)
      if waits[id] == nil { waits[id] = other }
    case .received(let recognizer, .began, _): received[ObjectIdentifier(recognizer as AnyObject)] = true
    case .notOffered(let recognizer, _, let refusal):
      refusals[ObjectIdentifier(recognizer as AnyObject)] = refusal
    case .delivery(_, let change, let account): add(change, account)
    case .module(let record): add(record)
    default: break
    }
  }

  private func add(_ object: ObjectIdentifier, _ kind: Act.Kind = .acts, events: UInt = 0, at time: Timestamp? = nil) {
    hasChanged = hasChanged || kind != .acts
    acts.append(Act(object: object, time: time ?? context.now, kind: kind, events: events))
  }

  private func add(_ change: DeliveryChange, _ account: DeliveryAccount) {
    switch (change, account) {
    case (.taken, .recognizer(let recognizer)): takers.append((recognizer, false))
    case (.dropped, .recognizer(let recognizer)): takers.append((recognizer, true))
    case (.endHeld, .recognizer(let recognizer)), (.beganHeld, .recognizer(let recognizer)):
      if !delayers.contains(recognizer) { delayers.append(recognizer) }
    case (.refused, _): wasExcluded = true
    default: break
    }
  }

  private func add(_ record: any ModuleRecord) {
    if let record = record as? ScrollEntry {
      hasScrolled = true
      // It makes its rows anew where it scrolls.
      if record.scrollView is TableView { hasChanged = true }
      let id = ObjectIdentifier(record.scrollView)
      switch record.fact {
      case .willBeginDragging: add(id)
      case .didScroll: if moves[id] == nil { moves[id] = context.now }
      case .willEndDragging, .willBeginDecelerating:
        // One that takes over later is not notified of a beginning (NH-7).
        if !acts.contains(where: { $0.object == id }) { add(id, at: moves[id]) }
      case .willBeginZooming: add(id, .zooms)
      default: break
      }
    } else if let record = record as? ControlEventEntry {
      if record.events.contains(.valueChanged) { hasChanged = true }
      add(ObjectIdentifier(record.control), events: record.events.rawValue)
    } else if let record = record as? CellEntry {
      if case .select = record.fact { add(ObjectIdentifier(record.cell), .selects) }
      if case .deselect = record.fact { hasChanged = true }
    } else if let record = record as? RowEntry {
      switch record.fact {
      case .select: add(ObjectIdentifier(record.table), .selects)
      case .highlight, .unhighlight, .shouldHighlight, .refusal: break
      default: hasChanged = true
      }
    } else if !(record is ControlTrackingEntry || record is HandOverEntry) {
      hasChanged = true
    }
  }
}
