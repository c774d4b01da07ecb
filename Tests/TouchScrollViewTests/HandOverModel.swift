import TouchScrollView

/// The rules NH-3 to NH-6 in their plainest form, for scroll views inside each other that a finger drags up and down.
///
/// It shares no code with the library: places of `.uikit`, `.chain`, `.latched` and `.contain` are worked out from the
/// finger's net way alone, those of `.expandFirst` and `.custom` step by step. Ways are down positive, offsets grow upward.
struct HandOverModel {
  struct Scroller {
    /// Where it was at the begin, and how far it goes.
    var start: Double
    let range: Double
    let viewport: Double
    let bounces: Bool
    var pages = false
    /// What it takes under `.custom`, before and after the innermost one; `nil` for all.
    var before: Double? = 0
    var after: Double? = 0

    /// Whether it was switched off since the begin, and keeps what it took (NH-1).
    var isOut = false
    /// Where it is within its edges, less what has been taken since the begin.
    var taken = 0.0
    var offset: Double { start - taken }
    func room(toward way: Double) -> Double { way < 0 ? range - offset : offset }
    func isAtEnd(toward way: Double) -> Bool { room(toward: way) < 1e-9 }
  }

  /// From the innermost, which began, to the outermost.
  private(set) var scrollers: [Scroller]
  let policy: ScrollHandOver
  private(set) var net = 0.0
  private(set) var rest = 0.0
  /// Who shows the rest, and the only one that takes under `.latched`.
  private var holder: Int?
  private var latched: Int?

  init(_ policy: ScrollHandOver, _ chain: [Scroller]) {
    self.policy = policy
    switch policy {
    case .contain: scrollers = Array(chain.prefix(1))
    case .uikit: scrollers = chain.count > 1 && chain[1].pages ? Array(chain.prefix(2)) : Array(chain.prefix(1))
    case .chain, .latched, .expandFirst, .custom: scrollers = chain
    }
  }

  mutating func move(by way: Double) {
    guard way != 0 else { return }
    net += way
    switch policy {
    case .uikit, .contain, .chain: fill(Array(scrollers.indices))
    case .latched:
      if latched == nil {
        latched = scrollers.indices.first { !scrollers[$0].isOut && !scrollers[$0].isAtEnd(toward: way) } ?? 0
      }
      fill([latched!])
    case .expandFirst, .custom: step(way)
    }
    if rest == 0 { holder = nil }
  }

  /// Skips one from here on; the next one shows the rest (NH-1).
  mutating func leave(_ index: Int) {
    scrollers[index].isOut = true
    guard holder == index else { return }
    holder = policy == .latched || policy == .contain || policy == .uikit ? nil : lastAtEnd(toward: rest)
  }

  private func lastAtEnd(toward way: Double) -> Int? {
    scrollers.indices.last { !scrollers[$0].isOut && scrollers[$0].bounces && scrollers[$0].isAtEnd(toward: way) }
  }

  /// All places by the net way: in order, each as far as it goes; what is left is the rest (NH-5).
  private mutating func fill(_ takers: [Int]) {
    var left = net
    for index in scrollers.indices {
      if scrollers[index].isOut { left -= scrollers[index].taken } else { scrollers[index].taken = 0 }
    }
    for index in takers where !scrollers[index].isOut {
      let room = scrollers[index].room(toward: left)
      scrollers[index].taken = left < 0 ? -min(room, -left) : min(room, left)
      left -= scrollers[index].taken
    }
    // Who shows it is decided when it begins (NH-6).
    if rest * left <= 0 { holder = policy == .chain ? lastAtEnd(toward: left) : policy == .latched ? latched : 0 }
    rest = left
    if let latched, scrollers[latched].isOut { holder = nil }
  }

  /// The rest first, then by the state alone.
  private mutating func step(_ way: Double) {
    var left = way
    if rest * way < 0 {
      let back = min(abs(rest), abs(way)) * (way < 0 ? -1 : 1)
      rest += back
      left -= back
    }
    guard left != 0 else { return }
    if policy == .expandFirst {
      for index in left < 0 ? Array(scrollers.indices.reversed()) : Array(scrollers.indices) { take(index, &left, nil) }
    } else {
      for index in scrollers.indices.dropFirst().reversed() { take(index, &left, scrollers[index].before) }
      take(0, &left, nil)
      for index in scrollers.indices.dropFirst() { take(index, &left, scrollers[index].after) }
    }
    guard left != 0 else { return }
    if rest == 0 { holder = lastAtEnd(toward: way) }
    rest += left
  }

  /// One scroller takes of what is left, no more than its answer, where it has one.
  private mutating func take(_ index: Int, _ left: inout Double, _ answer: Double?) {
    guard !scrollers[index].isOut else { return }
    let offered = abs(left)
    let asked = answer.map { $0.isNaN || $0 * left <= 0 ? 0 : min(abs($0), offered) } ?? offered
    let share = min(asked, scrollers[index].room(toward: left)) * (left < 0 ? -1 : 1)
    scrollers[index].taken += share
    left -= share
  }

  /// The offsets that are shown, in whole pixels: a rubber band of 0.55 beyond an end (PH-3), halves rounded up (PH-11).
  var offsets: [Double] {
    scrollers.indices.map { index in
      let scroller = scrollers[index]
      var shown = scroller.offset
      if index == holder, scroller.bounces {
        let pulled = 0.55 * abs(rest)
        shown -= pulled * scroller.viewport / (pulled + scroller.viewport) * (rest < 0 ? -1 : 1)
      }
      return (shown + 1e-9 + 0.5).rounded(.down)
    }
  }
}
