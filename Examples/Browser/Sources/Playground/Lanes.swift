import TouchExplain
import Touchstone

/// What the page draws lanes from: for each finger, recognizer and touched view what it was when, in seconds from the first touch.
struct Lanes {
  /// What a stretch of a lane is.
  private enum Bar {
    case down, possible, waiting, active, held, given

    var name: String {
      switch self {
      case .down: "down"
      case .possible: "possible"
      case .waiting: "waiting"
      case .active: "active"
      case .held: "held"
      case .given: "given"
      }
    }
  }

  /// What a moment of a lane is.
  private enum Mark {
    case began, acted, ended, failed, cancelled, kept, waits, event

    var name: String {
      switch self {
      case .began: "began"
      case .acted: "acted"
      case .ended: "ended"
      case .failed: "failed"
      case .cancelled: "cancelled"
      case .kept: "kept"
      case .waits: "waits"
      case .event: "event"
      }
    }
  }

  /// A lane: the stretches of time in which it was something, and the moments at which something happened to it.
  private struct Lane {
    let name: String
    /// The view that it is about, or that its recognizer is on; empty for fingers.
    var view = ""
    /// What it stands for: `finger`, the kind of a recognizer, or the class of a view.
    var kind: String
    var isGesture = false
    var isContinuous = false
    var bars: [(what: Bar, start: Timestamp, end: Timestamp, whom: String)] = []
    var marks: [(what: Mark, time: Timestamp, whom: String)] = []

    /// Ends the last bar, and begins another one unless there is nothing more.
    mutating func turn(to what: Bar?, by whom: String = "", at time: Timestamp) {
      if let last = bars.indices.last, bars[last].end < 0 {
        bars[last].end = time
        // A scroll view and the last that held it let go at one time.
        if bars[last].start == time, bars[last].what == .held, bars[last].whom.utf8.isEmpty { bars.removeLast() }
      }
      if let what { bars.append((what, time, -1, whom)) }
    }

    /// What the bar is that goes on; `nil` when there is none.
    var present: Bar? { bars.last.flatMap { $0.end < 0 ? $0.what : nil } }

    func json(end: Timestamp) -> String {
      JSON.object([
        ("name", JSON.quoted(name)), ("view", JSON.quoted(view)), ("kind", JSON.quoted(kind)),
        ("isGesture", isGesture ? "true" : "false"), ("isContinuous", isContinuous ? "true" : "false"),
        (
          "bars",
          JSON.list(
            bars.map {
              JSON.list([
                JSON.quoted($0.what.name), JSON.number($0.start), JSON.number($0.end < 0 ? end : $0.end),
                JSON.quoted($0.whom),
              ])
            })
        ),
        (
          "marks",
          JSON.list(marks.map { JSON.list([JSON.quoted($0.what.name), JSON.number($0.time), JSON.quoted($0.whom)]) })
        ),
      ])
    }
  }

  private var fingers: [Lane] = []
  private var gestures: [Lane] = []
  private var views: [Lane] = []
  /// The view of each touch, and whether the finger is down.
  private var places: [(touch: Int, view: String, isDown: Bool)] = []
  /// The trace, while it is read: who held on to it would make the recorder copy what it adds to.
  private var trace = RecordedTrace()
  private var place = RecordedTrace.Place()

  /// Takes what the trace got since the last time.
  mutating func advance(_ trace: RecordedTrace) {
    self.trace = trace
    var place = place
    trace.read(from: &place) { take($0.fact, $0.time) }
    self.place = place
    self.trace = RecordedTrace()
  }

  func text(until end: Timestamp) -> String {
    JSON.object([
      ("end", JSON.number(end)), ("lanes", JSON.list((fingers + gestures + views).map { $0.json(end: end) })),
    ])
  }

  // MARK: Facts

  private mutating func take(_ fact: NamedFact, _ time: Timestamp) {
    switch fact {
    case .input(.touches(let marks)):
      for mark in marks { take(mark, time) }
    case .bound(let touch, let view): if let view { places.append((touch, view, true)) }
    case .received(let name, _, _): change(name) { if $0.present == nil { $0.turn(to: .possible, at: time) } }
    case .waiting(let name, let other):
      change(name) {
        if $0.present != .waiting { $0.turn(to: .waiting, at: time) }
        $0.marks.append((.waits, time, other))
      }
    case .state(let name, _, let to, let cause): change(name) { Self.change(&$0, to, cause, time) }
    case .action(let name, let state):
      change(name) {
        if state == .began || state == .changed {
          if $0.present != .active { $0.turn(to: .active, at: time) }
          if state == .began { $0.marks.append((.began, time, "")) }
        } else {
          $0.turn(to: nil, at: time)
          if state == .ended { $0.marks.append(($0.isContinuous ? .ended : .acted, time, "")) }
        }
      }
    case .reset(let name): change(name) { $0.turn(to: nil, at: time) }
    case .delivery(let touch, let change, let account): take(change, of: touch, account, time)
    case .responder(let name, let phase, let touches): take(phase, to: name, touches, time)
    case .module(let fact): if fact.isEvent { take(fact, time) }
    default: break
    }
  }

  private mutating func take(_ mark: TouchMark, _ time: Timestamp) {
    let name = trace.label(ofTouch: mark.touch)
    if mark.phase == .began {
      if !fingers.contains(where: { $0.name.isNamed(name) }) { fingers.append(Lane(name: name, kind: "finger")) }
    }
    guard let place = fingers.firstIndex(where: { $0.name.isNamed(name) }), mark.phase != .moved else { return }
    if mark.phase == .began { return fingers[place].turn(to: .down, at: time) }
    guard mark.phase == .ended || mark.phase == .cancelled else { return }
    fingers[place].turn(to: nil, at: time)
    if mark.phase == .cancelled { fingers[place].marks.append((.cancelled, time, "")) }
    for index in places.indices where places[index].touch == mark.touch { places[index].isDown = false }
  }

  private static func change(
    _ lane: inout Lane, _ state: GestureState, _ cause: TraceCause<NamedTraceTerms>, _ time: Timestamp
  ) {
    guard state == .failed || state == .cancelled else { return }
    let whom =
      switch cause {
      case .prevented(let other, _), .requirement(let other): other
      default: ""
      }
    // One that assigned its state and was made to fail then acted never.
    lane.turn(to: nil, at: time)
    lane.marks.append((state == .failed ? .failed : .cancelled, time, whom))
  }

  // MARK: Views

  private func view(of touch: Int) -> String? { places.last { $0.touch == touch }?.view }

  private mutating func take(
    _ change: DeliveryChange, of touch: Int, _ account: TraceAccount<NamedTraceTerms>, _ time: Timestamp
  ) {
    guard let name = view(of: touch) else { return }
    let whom =
      switch account {
      case .recognizer(let name), .container(let name): name
      default: ""
      }
    changeView(name) { lane in
      switch change {
      case .beganHeld, .contentHeld, .endHeld:
        // Each holder has a bar of its own.
        let isSame = lane.present == .held && lane.bars.last?.whom.isNamed(whom) ?? false
        if !isSame { lane.turn(to: .held, by: whom, at: time) }
      case .contentReleased:
        // Recognizers may hold it on.
        if lane.present == .held, lane.bars.last?.whom.isNamed(whom) ?? false { lane.turn(to: .held, at: time) }
      case .dropped, .refused:
        lane.turn(to: nil, at: time)
        lane.marks.append((.kept, time, whom))
      case .taken, .released: break
      }
    }
  }

  private mutating func take(_ phase: TouchPhase, to name: String, _ touches: [Int], _ time: Timestamp) {
    guard touches.contains(where: { view(of: $0)?.isNamed(name) ?? false }), phase != .moved else { return }
    let isDown = places.contains { $0.view.isNamed(name) && $0.isDown }
    changeView(name) { lane in
      switch phase {
      case .began: lane.turn(to: isDown ? .given : .held, at: time)
      case .cancelled:
        lane.turn(to: nil, at: time)
        lane.marks.append((.cancelled, time, ""))
      default: if !isDown { lane.turn(to: nil, at: time) }
      }
    }
  }

  private mutating func take(_ fact: ModuleFact, _ time: Timestamp) {
    let isActed = ["touchUpInside", "valueChanged", "select"].contains { fact.what.utf8.starts(with: $0.utf8) }
    changeView(fact.node) { lane in
      // Of a dragged slider's hundred events the first and the last are enough.
      let what: Mark = isActed ? .acted : .event
      if lane.marks.count > 1, lane.marks[lane.marks.count - 1].what == what,
        lane.marks[lane.marks.count - 2].what == what
      {
        lane.marks.removeLast()
      }
      lane.marks.append((what, time, fact.what))
    }
  }

  // MARK: Lanes by name

  private mutating func change(_ name: String, _ body: (inout Lane) -> Void) {
    if let place = gestures.firstIndex(where: { $0.name.isNamed(name) }) { return body(&gestures[place]) }
    let gesture = trace.gesture(name)
    var lane = Lane(
      name: name, view: gesture?.node ?? "", kind: gesture.map { $0.traits.kind.rawValue } ?? "", isGesture: true,
      isContinuous: gesture?.traits.isContinuous ?? false)
    body(&lane)
    gestures.append(lane)
  }

  private mutating func changeView(_ name: String, _ body: (inout Lane) -> Void) {
    if let place = views.firstIndex(where: { $0.name.isNamed(name) }) { return body(&views[place]) }
    var lane = Lane(name: name, view: name, kind: trace.node(name)?.kind ?? "")
    body(&lane)
    views.append(lane)
  }
}

extension String {
  /// Returns whether two names are the same, byte by byte: Embedded Swift has no tables of Unicode.
  fileprivate func isNamed(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
