import TouchEvents
import TouchScenarios

/// The parts of a drag that one scroller took for one reason, step after step (NH-2).
struct ShareRun {
  /// How long nothing may come before a new one begins, in seconds.
  static var longestGap: Double { 0.1 }

  /// The reason, in the words after the numbers.
  let end: String
  /// How many decisions came before.
  let place: Int
  private let start: Timestamp
  private(set) var latest: Timestamp
  private var count = 1
  private var way: Double
  private var offered: Double
  private let isRest: Bool

  init(_ share: WayShare, _ end: String, at time: Timestamp, place: Int) {
    (self.end, self.place, start, latest) = (end, place, time, time)
    (way, offered, isRest) = (share.way, share.offered, share.isRest)
  }

  /// Returns the words of a fact from its unit on.
  static func end(of what: String) -> String {
    let words = what.words
    guard let unit = words.firstIndex(where: { $0.isSame(as: "points") }) else { return what }
    return words[unit...].joined(separator: " ")
  }

  mutating func add(_ share: WayShare, at time: Timestamp) {
    latest = time
    count += 1
    way += share.way
    offered += share.offered
  }

  /// Returns the sentence about all of them.
  func line(of node: String) -> String {
    let times = count > 1 ? "from \(Phrases.time(start)) to \(Phrases.time(latest))" : "at \(Phrases.time(start))"
    let amount = isRest ? "leaves \(text(way))" : "takes \(text(way)) of \(text(offered))"
    return "\(node) \(times): \(amount) \(end)."
  }

  /// Returns a sum without what arithmetic leaves over.
  private func text(_ sum: Double) -> String { DecimalText.text(Mathematics.round(sum * 1000) / 1000) }
}
