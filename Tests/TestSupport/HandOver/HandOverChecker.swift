import TouchPan
import TouchScroll
import TouchScrollView
import TouchSheet
public import TouchViews

/// Holds the law of hand-over against every drag of a scroll view or a sheet: a trace sink for any context (NH-2).
///
/// It looks at the places of the scrollers around a finger before and after each event, and at the finger's way in the
/// samples; what a step reports it never reads. A drag during which code moves or changes a scroller of the chain, or
/// in whose chain something moves by itself beyond its end, is checked no further.
public final class HandOverChecker: TraceSink {
  /// What was wrong so far.
  public private(set) var violations: [String] = []
  /// In how many events a finger's way was checked.
  public private(set) var count = 0
  /// Called for each violation.
  public var onViolation: ((String) -> Void)?

  private let next: (any TraceSink)?
  private var drags: [HandOverDrag] = []
  /// Whether the event in progress is one of touches or wheels, in which fingers move scrollers and nothing else does.
  private var isInput = false
  private var lesser: Set<ObjectIdentifier> = []

  /// Creates a checker that passes the records on.
  public init(next: (any TraceSink)? = nil) { self.next = next }

  /// Says that a scroller takes less than it could, on purpose.
  public func expectLess(of view: View) { lesser.insert(ObjectIdentifier(view)) }

  /// Ends the event in progress: a host calls it after each; otherwise that is checked as the next one begins.
  public func finish() {
    check()
    isInput = false
  }

  /// Checks the drags in progress no further: code does something that no record shows.
  public func forget() { for index in drags.indices { drags[index].isKnown = false } }

  /// Takes a record.
  public func record(_ record: TraceRecord) {
    switch record {
    case .time: begin([], isInput: false)
    case .input(.touches(let touches, .samples)): begin(touches, isInput: true)
    // Cancels may come in the midst of another event.
    case .input(.touches): break
    case .input: begin([], isInput: true)
    case .module(let module): take(module)
    default: break
    }
    next?.record(record)
  }

  private func take(_ module: any ModuleRecord) {
    switch module {
    case let scroll as ScrollEntry:
      switch scroll.fact {
      case .willBeginDragging: begin(scroll.scrollView, scroll.scrollView.panGestureRecognizer)
      case .isMoved, .willBeginZooming: lose(scroll.scrollView)
      default: break
      }
    case let sheet as SheetEntry:
      guard let view = sheet.node as? View else { return }
      switch sheet.fact {
      case .drag: begin(view, SeenScroller.pan(of: view))
      case .changedByCode, .dismissedByCode: lose(view)
      case .shouldDismiss(false): for index in drags.indices { drags[index].refused(by: view) }
      default: break
      }
    case let step as HandOverEntry:
      for index in drags.indices where drags[index].began === step.beganNode { drags[index].policy = step.policy }
    default: break
    }
  }

  private func begin(_ view: View, _ pan: PanGestureRecognizer?) {
    drags.removeAll { $0.began === view }
    guard let pan, let drag = HandOverDrag(of: view, pan) else { return }
    drags.append(drag)
    // Two fingers that move one scroller are each other's code.
    for one in drags.indices {
      let isShared = drags.indices.contains { $0 != one && drags[one].shares(with: drags[$0]) }
      if isShared { drags[one].isKnown = false }
    }
  }

  private func lose(_ view: View) {
    for index in drags.indices where drags[index].contains(view) { drags[index].isKnown = false }
  }

  /// Ends the event before, and begins one.
  private func begin(_ touches: [Touch], isInput: Bool) {
    check()
    drags.removeAll { !$0.isRunning }
    for index in drags.indices { drags[index].beginEvent(touches) }
    self.isInput = isInput
  }

  private func check() {
    for index in drags.indices where drags[index].isRunning && self.isInput {
      let faults = drags[index].check(lesser)
      count += drags[index].isKnown ? 1 : 0
      for fault in faults {
        violations.append(fault)
        onViolation?(fault)
      }
    }
  }
}
