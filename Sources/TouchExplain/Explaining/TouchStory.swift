import TouchEvents
import TouchScenarios

extension Range<Int> {
  /// Returns the first place from one on at which something is true that stays true from there; the end when there is none.
  func firstPlace(from start: Int, where isTrue: (Int) -> Bool) -> Int {
    // In steps that double, since it is mostly near.
    var (low, step) = (start, 1)
    while low + step < upperBound, !isTrue(low + step - 1) {
      low += step
      step *= 2
    }
    var high = Swift.min(low + step, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isTrue(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Why a hit test passed a node over.
enum PassReason: Equatable {
  /// The point is not the node's.
  case outside
  /// A property of the node.
  case refusal(TouchRefusal)
  /// An override of the node's hit test answered none.
  case override
}

/// What happened to one touch, gathered from a trace.
struct TouchStory {
  /// A change in what the touched responder receives.
  struct Change {
    var time: Timestamp
    var change: DeliveryChange
    var account: TraceAccount<NamedTraceTerms>
  }

  /// A call of a responder's method, or calls of `touchesMoved` in a row.
  struct Call {
    var phase: TouchPhase
    var time: Timestamp
    var last: Timestamp
    var count = 1
  }

  /// What one responder received.
  struct Delivery {
    var responder: String
    var calls: [Call] = []
  }

  var number: Int
  var label: String
  var node: String?
  var passedOver: [(node: String, reason: PassReason)] = []
  var marks: [(time: Timestamp, mark: TouchMark)] = []
  var changes: [Change] = []
  /// The responders in the order of their first calls.
  private(set) var deliveries: [Delivery] = []
  /// When a responder's method was called first.
  private(set) var firstCall: Timestamp?
  private var lastCall: Timestamp?
  private var places = Table<String, Int>()
  var notReceived: [(gesture: String, refusal: OfferRefusal)] = []

  init(number: Int, label: String) {
    self.number = number
    self.label = label
  }

  var start: Timestamp { marks.first?.time ?? 0 }
  /// When the finger left; `nil` while it is down.
  var lift: (time: Timestamp, phase: TouchPhase)? {
    marks.last.flatMap { $0.mark.phase.isFinal ? ($0.time, $0.mark.phase) : nil }
  }
  /// The time of the last thing that was done about it.
  var end: Timestamp { max(marks.last?.time ?? 0, lastCall ?? 0, changes.last?.time ?? 0) }

  /// Returns the mark of the latest time that is not after a time; of several of that time the first one.
  func lastMark(until time: Timestamp) -> (time: Timestamp, mark: TouchMark)? {
    let end = marks.indices.firstPlace(from: 0) { marks[$0].time.nanoseconds > time.nanoseconds }
    guard end > 0 else { return nil }
    return marks[marks.indices.firstPlace(from: 0) { marks[$0].time >= marks[end - 1].time }]
  }

  /// Returns the calls that a responder received.
  func calls(of responder: String) -> [Call] { places[responder].map { deliveries[$0].calls } ?? [] }

  mutating func add(_ phase: TouchPhase, to responder: String, at time: Timestamp) {
    firstCall = firstCall ?? time
    lastCall = time
    guard let place = places[responder] else {
      places[responder] = deliveries.count
      deliveries.append(Delivery(responder: responder, calls: [Call(phase: phase, time: time, last: time)]))
      return
    }
    let end = deliveries[place].calls.count - 1
    if phase == .moved, deliveries[place].calls[end].phase == .moved {
      deliveries[place].calls[end].last = time
      deliveries[place].calls[end].count += 1
    } else {
      deliveries[place].calls.append(Call(phase: phase, time: time, last: time))
    }
  }
}
