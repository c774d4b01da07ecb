import TouchEvents
import TouchScenarios

/// How the way of the drags of one scroller was split among those that took of it (NH-2).
struct WayStory {
  /// What one took without a break, or nobody did.
  struct Run {
    /// The scroller; `nil` for what nobody took.
    let taker: String?
    let direction: String
    let start: Timestamp
    fileprivate(set) var end: Timestamp
    fileprivate(set) var way: Double
  }

  /// The scroller that began.
  let began: String
  private(set) var runs: [Run] = []
  private var latest: Timestamp = 0
  private var latestBefore: Timestamp = 0

  init(began: String) { self.began = began }

  mutating func add(_ share: WayShare, of node: String, at time: Timestamp) {
    if time.nanoseconds != latest.nanoseconds { (latestBefore, latest) = (latest, time) }
    let taker = share.isRest ? nil : node
    // It goes on if it took in the step before, too.
    let index = runs.lastIndex { run in
      (run.taker ?? "").isSame(as: taker ?? "") && run.direction.isSame(as: share.direction)
    }
    if let index, runs[index].end >= latestBefore, time - runs[index].end < ShareRun.longestGap {
      runs[index].end = time
      runs[index].way += share.way
    } else {
      runs.append(Run(taker: taker, direction: share.direction, start: time, end: time, way: share.way))
    }
  }

  /// Whether another one than that which began took, or nobody did.
  var isSplit: Bool { runs.contains { run in run.taker.map { !$0.isSame(as: began) } ?? true } }

  /// The sentence about all of it.
  var line: String {
    var totals: [(taker: String?, way: Double)] = []
    for run in runs {
      let place = totals.firstIndex { ($0.taker ?? "").isSame(as: run.taker ?? "") } ?? totals.count
      if place == totals.count { totals.append((run.taker, 0)) }
      totals[place].way += run.way
    }
    let all = totals.reduce(0) { $0 + $1.way }
    let parts = totals.enumerated().map { index, total in
      "\(total.taker ?? "nobody") \(index == 0 ? "took " : "")\(Self.points(total.way))"
    }
    return "Of the \(Self.points(all)) points of the drag that \(began) began, \(Phrases.list(parts)) [NH-2]."
  }

  /// Returns a length without what arithmetic leaves over.
  static func points(_ way: Double) -> String { DecimalText.text(Mathematics.round(way * 10) / 10) }
}
