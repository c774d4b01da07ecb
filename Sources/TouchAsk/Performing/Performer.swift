import TouchControls
import TouchGestures
import TouchScenarios
import TouchScroll

/// What one script did for one part.
struct Play {
  /// When the part acted first, in seconds from the beginning; `nil` when it did not.
  var acted: Timestamp?
  /// Whether what a control sent was a new value.
  var isValue = false
  /// When it first met its own criteria.
  var met: Timestamp?
  /// What kept it from acting, or let it wait.
  var loss: Loss?
}

/// Performs scripts on arrangements that are made anew, and counts them.
final class Performer {
  private let source: Source
  private var whole: Stand?
  private var alone: (part: Part, stand: Stand)?
  private(set) var count = 0
  /// So many scripts are performed for one question.
  var limit = 100_000
  /// Is called with the number of scripts after each; `false` stops the work.
  var goesOn: (Int) -> Bool = { _ in true }
  private var isStopped = false
  var isExhausted: Bool { count >= limit || isStopped }

  init(_ source: Source) { self.source = source }

  /// The whole arrangement, as it was made.
  func stand() -> Stand {
    if let whole, !whole.isUsed { return whole }
    let made = source.make(nil)
    whole = made
    return made
  }

  /// Performs a script on the whole.
  func play(_ script: FingerScript, for part: Part) -> Play { play(script, for: part, on: stand()) }

  /// Performs a script where the part is alone.
  func playAlone(_ script: FingerScript, for part: Part) -> Play {
    if let alone, alone.part.isSame(as: part), !alone.stand.isUsed {
      return play(script, for: part, on: alone.stand)
    }
    let made = source.make(part)
    alone = (part, made)
    return play(script, for: part, on: made)
  }

  /// Performs a script on the whole, and returns what it did for each part of the arrangement, in order.
  func playForAll(_ script: FingerScript) -> [Play] {
    let stand = stand()
    return play(script, on: stand) { start in stand.parts.map { stand.read($0, since: start) } }
  }

  private func play(_ script: FingerScript, for part: Part, on stand: Stand) -> Play {
    guard let own = stand.part(part) else { return Play() }
    return play(script, on: stand) { start in stand.read(own, since: start) }
  }

  private func play<Result>(_ script: FingerScript, on stand: Stand, _ read: (Timestamp) -> Result) -> Result {
    count += 1
    if !isStopped { isStopped = !goesOn(count) }
    for (name, offset) in script.offsets { stand.scroll(name, to: offset) }
    if !script.offsets.isEmpty { stand.isUsed = true }
    let witness = stand.witness
    witness.clear()
    let host = stand.host
    let start = stand.isUsed || host.context.now == 0 ? host.context.now : host.context.now + 5
    for event in script.events {
      var samples = event
      for index in samples.indices { samples[index].timestamp += start }
      host.send(samples)
    }
    settle(host, until: start + script.end + 1.5)
    let result = read(start)
    let isQuiet = host.nextDeadline == nil && !host.context.isAnimating
    if !source.isPlain || witness.hasChanged || witness.hasWaits || !isQuiet {
      stand.isUsed = true
      host.cancelAllTouches(at: host.context.now)
    }
    return result
  }

  /// Lets deadlines come, a bounded number of them.
  private func settle(_ host: any TouchHost, until end: Timestamp) {
    var steps = 0
    while let deadline = host.nextDeadline, deadline <= end, steps < 500 {
      host.advance(to: deadline)
      steps += 1
    }
  }
}

extension Stand {
  /// Puts the content of a scroll view where a script needs it.
  func scroll(_ name: String, to offset: Point) { (node(named: name) as? ScrollView)?.contentOffset = offset }

  /// Reads from the trace what a script did for a part.
  func read(_ part: Part, since start: Timestamp) -> Play {
    var play = Play()
    switch part.kind {
    case .recognizer(let recognizer):
      play.acted = witness.acts.first { $0.object == ObjectIdentifier(recognizer) }?.time
    case .control(let control):
      let own = witness.acts.filter { $0.object == ObjectIdentifier(control) }
      let value = own.first { ControlEvents(rawValue: $0.events).contains(.valueChanged) }
      play.isValue = value != nil
      play.acted =
        (value
        ?? own.first {
          !ControlEvents(rawValue: $0.events).isDisjoint(with: [.touchUpInside, .primaryActionTriggered])
        })?
        .time
    case .scroll(let scrollView):
      play.acted =
        witness.acts.first { $0.object == ObjectIdentifier(scrollView) && !$0.isZoom && !$0.isSelection }?.time
    case .zoom(let scrollView):
      play.acted = witness.acts.first { $0.object == ObjectIdentifier(scrollView) && $0.isZoom }?.time
    case .cells(let list):
      // A table's record names the table.
      let cells = list.subviews.map { ObjectIdentifier($0) } + [ObjectIdentifier(list)]
      play.acted = witness.acts.first { $0.isSelection && cells.contains($0.object) }?.time
    }
    if let recognizer = part.recognizer { play.met = witness.requests[ObjectIdentifier(recognizer)] }
    play.acted = play.acted.map { $0 - start }
    play.met = play.met.map { $0 - start }
    play.loss = loss(of: part)
    return play
  }
}
