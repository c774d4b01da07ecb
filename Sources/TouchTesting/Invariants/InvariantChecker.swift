import TouchDiagnostics
public import TouchEvents

/// Watches an engine and finds whatever must never happen, with any tree, recognizers and controls.
///
/// ```swift
/// let checker = InvariantChecker()
/// window.context.trace = checker
/// driver.drag(from: a, to: b)
/// checker.checkQuiet(window)
/// #expect(checker.findings.isEmpty)
/// ```
///
/// Each touch that its responder received begin ends there once, and nothing follows. Recognizers change their state by the
/// table of GS-4, discrete ones act once an attempt, and two that exclude each other never both act on a touch. Values
/// don't jump when a finger joins or leaves. Controls end what they began. In the end nothing is left over, unless a
/// recognizer of your own continues without a finger.
public final class InvariantChecker: TraceSink {
  /// What was found so far.
  public private(set) var findings: [Finding] = []
  /// What findings call the objects in them.
  public var names = TouchNames()
  /// What is being played, for the findings.
  public var situation = ""
  /// Gets every record as well: another sink, such as an ``EventTrace``.
  public var next: (any TraceSink)?
  /// The values of a recognizer that must not jump when a finger joins or leaves: translation, scale, rotation.
  ///
  /// `nil` leaves them unchecked; so does an empty list for a recognizer.
  public var values: ((any GestureRecognizing) -> [Double])?
  /// Whether the control events of a record are checked; those of all controls by default.
  public var checksControl: (any ModuleRecord) -> Bool = { _ in true }

  /// Whether a recognizer may continue without fingers indefinitely, and keep others waiting; none by default.
  ///
  /// While one of them is active, what is left over is no finding.
  public var mayContinue: ((any GestureRecognizing) -> Bool)?

  private var calls = CallLedger()
  private var attempts = AttemptLedger()
  private var continuity = ContinuityLedger()
  private var controls = ControlLedger()
  private var watched: [(name: String, object: WeakTarget)] = []

  /// Creates a checker without records.
  public init(next: (any TraceSink)? = nil) {
    self.next = next
  }

  /// Checks a record.
  public func record(_ record: TraceRecord) {
    next?.record(record)
    switch record {
    case .bound: if calls.isQuiet, attempts.isQuiet { resetHistory() }
    case .responder(let responder, let phase, let touches):
      // A cancel of several touches may name some whose beginning was delayed.
      let isMixedCancel = phase == .cancelled && touches.contains { calls.isOpen(responder, $0.number) }
      for touch in touches
      where touch.responder === responder && (!isMixedCancel || calls.isOpen(responder, touch.number)) {
        if let what = calls.note(responder, phase, touch.number) {
          report(names.text(responder), "TB-2", what)
        }
      }
    case .input(.touches(let touches, _)): continuity.beginEvent(touches)
    case .input, .time: continuity.beginEvent()
    case .received(let recognizer, let phase, let touches):
      attempts.receives(recognizer, phase, touches)
      if let values { continuity.receives(recognizer, phase, touches, values) }
    case .notOffered(let recognizer, let touch, .ignored): attempts.leaves(recognizer, touch)
    case .question(let question): attempts.note(question)
    case .state(let recognizer, let from, let to, _):
      for fault in attempts.changes(recognizer, from, to) { report(recognizer, fault) }
    case .action(let recognizer, let state):
      for fault in attempts.acts(recognizer, state) { report(recognizer, fault) }
      if let values, let what = continuity.acts(recognizer, state, values(recognizer)) {
        report(recognizer, AttemptLedger.Fault("PA-4", what))
      }
    case .reset(let recognizer):
      attempts.reset(recognizer)
      continuity.forget(recognizer)
    case .module(let record):
      if let bits = record.controlEventBits, checksControl(record), let what = controls.note(record.node, bits) {
        report(names.text(record.node), "CT-5", what)
      }
    default: break
    }
  }

  /// Reports what is left over once all fingers are up and all deadlines past; call it then.
  ///
  /// It lands a finger in the tree and takes it away again, since a recognizer that never decides keeps what it has
  /// until a new sequence begins (GR-3), and advances to the deadlines that still wait.
  public func checkQuiet(_ host: any TouchHost, touching place: Point = .zero) {
    let driver = TouchDriver(host: host)
    // A control whose end such a recognizer delays may repeat until then.
    driver.settle()
    var sample = TouchSample(
      id: TouchID(Int.max), phase: .began, location: place, timestamp: driver.now)
    host.send([sample])
    sample.phase = .cancelled
    host.send([sample])
    // Content that was flung 10^16 points away takes more than a thousand frames to return.
    let isSettled = driver.settle(within: 10_000)
    if let mayContinue, attempts.unfinished.contains(where: { $0.state.isActive && mayContinue($0) }) {
      return resetHistory()
    }
    if !isSettled { report("the engine", "R-5", "has deadlines without end") }
    if let dispatcher = host.context.dispatcher, !dispatcher.isIdle {
      report("the engine", "unbreakable", "has touches, deliveries or deadlines left")
    }
    for (responder, touch) in calls.open {
      report(names.text(responder), "TB-2", "never received the end or the cancel of touch \(touch)")
    }
    for recognizer in attempts.unfinished {
      report(recognizer, AttemptLedger.Fault("GR-1", "is left in state " + recognizer.state.word))
    }
    for node in controls.open { report(names.text(node), "CT-5", "never ended what began with touchDown") }
    resetHistory()
  }

  /// Remembers an object that must be gone by ``checkReleased()``; the checker does not keep it alive.
  public func watch(_ object: AnyObject, _ name: String) {
    watched.append((name, WeakTarget(object)))
  }

  #if !hasFeature(Embedded)
    /// Reports the watched objects that are still alive.
    public func checkReleased() {
      for (name, object) in watched where object.object != nil {
        report(name, "unbreakable", "is still kept alive")
      }
      watched.removeAll()
    }
  #endif

  /// Discards the findings and the state of all current attempts.
  public func clear() {
    findings.removeAll()
    resetHistory()
  }

  private func resetHistory() {
    calls = CallLedger()
    attempts.resetHistory()
    continuity = ContinuityLedger()
    controls = ControlLedger()
  }

  private func report(_ recognizer: any GestureRecognizing, _ fault: AttemptLedger.Fault) {
    report(names.text(recognizer), fault.rule, fault.what)
  }

  private func report(_ subject: String, _ rule: String, _ what: String) {
    findings.append(Finding(situation.utf8.isEmpty ? subject : subject + ", " + situation, rule, what))
  }
}

/// Plays something twice and reports where the engine decided otherwise the second time.
///
/// The closure builds everything anew and gives the sink to its engine.
public func checkRepeats(_ subject: String, _ play: (any TraceSink) -> Void) -> [Finding] {
  let first = EventTrace(kinds: .all)
  let second = EventTrace(kinds: .all)
  // The names keep the objects of the sessions alive, which keep the traces, and may record more when they are released.
  defer {
    for trace in [first, second] {
      let names = trace.names
      withExtendedLifetime(names) { trace.names = TouchNames() }
    }
  }
  play(first)
  play(second)
  for (index, line) in first.lines.enumerated() {
    let other = index < second.lines.count ? second.lines[index] : "nothing"
    if !line.utf8.elementsEqual(other.utf8) {
      return [Finding(subject, "deterministic", "first: " + line + ", then: " + other)]
    }
  }
  guard first.lines.count != second.lines.count else { return [] }
  return [
    Finding(
      subject, "deterministic", "decides \(second.lines.count - first.lines.count) more the second time")
  ]
}
