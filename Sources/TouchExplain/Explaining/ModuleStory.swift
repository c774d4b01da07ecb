import TouchEvents
import TouchScenarios

/// What a control, a scroll view or a third-party plugin's node recorded.
struct ModuleStory {
  /// The events that it sent at one time.
  struct Moment {
    var time: Timestamp
    var events: [String]

    /// The events without their values.
    var words: [String] { events.map { $0.words[0] } }
  }

  /// Moments in a row that have the same events, apart from their values.
  struct Run {
    var words: [String]
    var moments: [Moment]
  }

  let node: String
  private(set) var notes = ModuleNotes()
  /// All runs but the moment that is still open.
  private var closed: [Run] = []
  private var open: Moment?

  init(node: String) { self.node = node }

  /// The moments at which it sent events.
  var runs: [Run] {
    guard let open else { return closed }
    var runs = closed
    Self.append(open, to: &runs)
    return runs
  }

  mutating func add(_ fact: ModuleFact, at time: Timestamp) {
    notes.add(fact, at: time)
    guard fact.isEvent else { return }
    if open?.time.nanoseconds == time.nanoseconds {
      open?.events.append(fact.what)
    } else {
      if let open { Self.append(open, to: &closed) }
      open = Moment(time: time, events: [fact.what])
    }
  }

  private static func append(_ moment: Moment, to runs: inout [Run]) {
    let words = moment.words
    if let last = runs.last, words.elementsEqual(last.words, by: { $0.isSame(as: $1) }) {
      runs[runs.count - 1].moments.append(moment)
    } else {
      runs.append(Run(words: words, moments: [moment]))
    }
  }
}

/// The sentences about a node's records: its decisions, and its events with those that repeat counted.
struct ModuleNotes {
  private var parts: [(what: String, time: Timestamp, count: Int)] = []
  private var decisions: [String] = []
  /// The parts of drags that it took one after the other, of which the decisions have the place.
  private var shares: [ShareRun] = []

  mutating func add(_ fact: ModuleFact, at time: Timestamp) {
    if let share = fact.share { return add(share, fact, at: time) }
    guard fact.isEvent else {
      let line = "\(fact.node) at \(Phrases.time(time)): \(fact.what)."
      // A scroll view is asked twice about a touch on itself: as the touched view and as the delegate.
      if !(decisions.last?.isSame(as: line) ?? false) { decisions.append(line) }
      return
    }
    // Drags and offsets come by the hundred: the last one stands for its run.
    if let last = parts.last, Self.isRun(fact.what), Self.word(last.what).isSame(as: Self.word(fact.what)) {
      parts[parts.count - 1] = (fact.what, time, last.count + 1)
    } else {
      parts.append((fact.what, time, 1))
    }
  }

  /// Returns the sentences about a node.
  func lines(of node: String) -> [String] {
    let events = parts.map { part in
      let run = part.count > 1 ? "\(Self.word(part.what)) \(part.count) times, the last" : part.what
      let value =
        part.count > 1 ? String(decoding: part.what.utf8.dropFirst(Self.word(part.what).utf8.count), as: UTF8.self) : ""
      return run + value + " at " + Phrases.time(part.time)
    }
    return told(of: node) + (events.isEmpty ? [] : ["\(node) sent: \(events.joined(separator: "; "))."])
  }

  /// Adds a part of a drag, to those before if it is like them.
  private mutating func add(_ share: WayShare, _ fact: ModuleFact, at time: Timestamp) {
    let end = ShareRun.end(of: fact.what)
    if let last = shares.last, last.place == decisions.count, last.end.isSame(as: end),
      time - last.latest < ShareRun.longestGap
    {
      shares[shares.count - 1].add(share, at: time)
    } else {
      shares.append(ShareRun(share, end, at: time, place: decisions.count))
    }
  }

  /// The decisions and the parts of drags, in order.
  private func told(of node: String) -> [String] {
    guard !shares.isEmpty else { return decisions }
    var lines: [String] = []
    for place in 0...decisions.count {
      lines += shares.filter { $0.place == place }.map { $0.line(of: node) }
      if place < decisions.count { lines.append(decisions[place]) }
    }
    return lines
  }

  private static func word(_ text: String) -> String {
    String(
      decoding: text.utf8.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ",") }, as: UTF8.self)
  }

  private static func isRun(_ text: String) -> Bool {
    ["touchDragInside", "touchDragOutside", "didScroll", "didZoom", "valueChanged"].has(word(text))
  }
}
