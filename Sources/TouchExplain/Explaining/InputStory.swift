import TouchEvents
import TouchScenarios

/// Inputs other than touches, of one kind in a row, and whether anything received them.
struct InputStory {
  /// What made them.
  enum Kind {
    case hover, hoverEnd, scroll, press, motion, interruption

    fileprivate init(of input: String) {
      let word = input.words[0]
      let kinds: [(String, Kind)] = [
        ("hover", .hover), ("hoverEnded", .hoverEnd), ("scroll", .scroll), ("press", .press), ("motion", .motion),
      ]
      self = kinds.first { $0.0.isSame(as: word) }?.1 ?? .interruption
    }
  }

  /// What made them.
  let kind: Kind
  /// What the last one was, such as `press began`.
  private var what: String
  /// When the first one came.
  let start: Timestamp
  /// When the last one came.
  private(set) var end: Timestamp
  private var count = 1
  /// Whether a recognizer or responder was called for the last one.
  var isReceived = false

  init(_ what: String, at time: Timestamp) {
    kind = Kind(of: what)
    (self.what, start, end) = (what, time, time)
  }

  /// Takes another input of the kind that follows; returns whether it belongs to these.
  mutating func takes(_ what: String, at time: Timestamp) -> Bool {
    guard kind == Kind(of: what), !isReceived else { return false }
    (self.what, end) = (what, time)
    count += 1
    return true
  }

  /// Whether it is for responders, so that one should have received it.
  var isForResponders: Bool { kind == .press || kind == .motion }

  /// What came and what came of it, as a sentence.
  var sentence: String {
    let times = "\(count) times, from \(Phrases.time(start)) to \(Phrases.time(end))"
    let time = count == 1 ? "at \(Phrases.time(start))" : times
    let it = count == 1 ? "it" : "them"
    return switch kind {
    case .press: "\(count == 1 ? "A \(what)" : "Presses came") \(time), and no recognizer or responder received \(it)."
    case .motion: "\(count == 1 ? "A \(what)" : "Motions came") \(time), and no responder received \(it) [MO-1]."
    case .hover: "A pointer hovered \(time), and no recognizer received \(it)."
    case .hoverEnd: "A pointer left \(time)."
    case .scroll: "A wheel or trackpad moved \(time), and no recognizer received \(it)."
    case .interruption: "An interruption came \(time), and no touch was down."
    }
  }
}
