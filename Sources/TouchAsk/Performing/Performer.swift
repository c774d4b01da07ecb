import TouchControls
import TouchGestures
import TouchScenarios
import TouchScroll
import TouchViews
import TouchWindows

/// What one script did for one part.
struct Play {
  /// When the part acted first, in seconds from the beginning; `nil` when it did not.
  var acted: Timestamp?
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
    let witness = stand.witness
    witness.clear()
    let host = stand.host
    let start = stand.isUsed || host.context.now == 0 ? host.context.now : host.context.now + 5
    stand.perform(script, from: start)
    settle(host, until: start + script.end + 1.5)
    let result = read(start)
    if witness.hasScrolled { stand.scrollBack() }
    let isAwake = host.nextDeadline != nil || host.context.isAnimating
    if !stand.isPlain || !stand.drivers.isEmpty && stand.isMoved || isAwake || witness.hasChanged || witness.hasWaits {
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
  /// Performs a script from a time on.
  func perform(_ script: FingerScript, from start: Timestamp) {
    var samples: [TouchSample] = []
    for (index, step) in script.steps.enumerated() {
      let time = start + step.time
      guard case .touch(let change) = step.action else {
        perform(step.action, at: time)
        continue
      }
      samples.append(
        TouchSample(
          id: TouchID(change.number), phase: change.phase, location: change.location ?? .zero, timestamp: time))
      // Those of one time are one event.
      if index + 1 < script.steps.count, script.steps[index + 1].time.nanoseconds == step.time.nanoseconds { continue }
      host.send(samples)
      samples = []
    }
  }

  /// Does what no finger does.
  func perform(_ action: ScenarioStep.Action, at time: Timestamp) {
    switch action {
    case .scrollTo(let name, let offset, _): (node(named: name) as? ScrollView)?.contentOffset = offset
    case .scroll(let delta, let place, let kind, let phase):
      host.advance(to: time)
      let dispatcher = window?.dispatcher ?? host as? TouchDispatcher
      dispatcher?.sendScroll(
        ScrollMovement(location: screen(place), delta: delta, kind: kind, phase: phase, timestamp: time))
    case .becomeFirstResponder(let name):
      isUsed = (node(named: name) as? View)?.becomeFirstResponder() ?? isUsed
    case .press(let type, let phase, let force):
      host.advance(to: time)
      window?.sendPress(type, phase, force: force, at: time)
    default: break
    }
  }

  /// Reads from the trace what a script did for a part.
  func read(_ part: Part, since start: Timestamp) -> Play {
    func first(_ objects: [ObjectIdentifier], _ kind: Witness.Act.Kind, _ events: ControlEvents? = nil) -> Timestamp? {
      witness.acts.first { act in
        act.kind == kind && objects.contains(act.object)
          && (events.map { !ControlEvents(rawValue: act.events).isDisjoint(with: $0) } ?? true)
      }.map { $0.time - start }
    }
    var play = Play()
    switch part.kind {
    case .recognizer(let recognizer): play.acted = first([ObjectIdentifier(recognizer)], .acts)
    case .control(let control):
      let events: ControlEvents = part.hasValue ? .valueChanged : [.touchUpInside, .primaryActionTriggered]
      play.acted = first([ObjectIdentifier(control)], .acts, events)
    case .scroll(let list): play.acted = first([ObjectIdentifier(list)], .acts)
    case .zoom(let list): play.acted = first([ObjectIdentifier(list)], .zooms)
    // A table's record names the table.
    case .cells(let list):
      play.acted = first(list.subviews.map { ObjectIdentifier($0) } + [ObjectIdentifier(list)], .selects)
    }
    play.met = part.recognizer.flatMap { witness.requests[ObjectIdentifier($0)] }.map { $0 - start }
    play.loss = loss(of: part)
    return play
  }
}
