import TouchControls
import TouchGestures
import TouchScenarios
import TouchScroll

/// Performs the ideal gestures of each part, whole and alone, and says where the two differ.
struct ConflictSearch {
  /// One script and what it did.
  struct Rehearsal {
    var script: FingerScript
    var whole: Play
    var alone: Play
    /// Whether it misses the ideal.
    var isLoose = false

    /// Whether the part acts by a finger or button, also beside all others.
    var isActing: Bool { whole.acted != nil && !script.isWheel }
  }

  let performer: Performer
  private var remarks: [String] = []
  /// Where each control can be pressed, by its index.
  private var presses: [(name: String, place: Point)] = []

  init(_ source: Source, goesOn: @escaping (Int) -> Bool = { _ in true }) {
    performer = Performer(source)
    performer.goesOn = goesOn
  }

  mutating func report() -> ConflictReport {
    let stand = performer.stand()
    let parts = stand.parts
    if stand.isCut { remarks.append("only the first \(parts.count) parts of the arrangement were performed") }
    if let part = parts.first { checkRepeats(part) }
    for part in parts {
      guard case .control = part.kind, presses.count < 200 else { continue }
      let places = Places(of: part, in: performer.stand())
      if places.offsets.isEmpty, let place = places.chosen.first { presses.append((part.name, place)) }
    }
    var found: [Conflict] = []
    for part in parts where !performer.isExhausted { found += conflicts(of: part) }
    if performer.isExhausted { remarks.append("stopped after \(performer.count) scripts") }
    return ConflictReport(conflicts: Self.sorted(found), scriptCount: performer.count, remarks: remarks)
  }

  /// Puts the worst first: by severity, kind, and of one kind the longest delay; equals keep the order of the tree.
  private static func sorted(_ conflicts: [Conflict]) -> [Conflict] {
    conflicts.enumerated().map { offset, conflict in
      let severity = Conflict.Severity.allCases.firstIndex(of: conflict.severity) ?? 0
      let kind = Conflict.Kind.allCases.firstIndex(of: conflict.kind) ?? 0
      return (rank: (severity, kind, -(conflict.milliseconds ?? 0), offset), conflict: conflict)
    }.sorted { $0.rank < $1.rank }.map { $0.conflict }
  }

  /// Performs one script twice on arrangements made anew: code with a memory of its own gives two answers.
  private mutating func checkRepeats(_ part: Part) {
    let places = Places(of: part, in: performer.stand())
    guard let script = places.chosen.first.flatMap({ gestures(of: part, places).scripts(at: $0).first }) else { return }
    let (first, second) = (performer.play(script, for: part).acted, performer.play(script, for: part).acted)
    guard ((first ?? -1) - (second ?? -1)).magnitude > 0.0005 else { return }
    remarks.append("the same script does not do the same twice: code of the arrangement has a memory of its own")
  }

  private func gestures(of part: Part, _ places: Places) -> IdealGestures {
    let (own, others) = (places.chosen.first ?? .zero, presses.filter { !$0.name.isSame(as: part.name) })
    let near = others.sorted { ($0.place - own).length < ($1.place - own).length }
    return IdealGestures(part: part, places: places, neighbours: Array(near.prefix(2)), in: performer.stand())
  }

  // MARK: One part

  private func conflicts(of part: Part) -> [Conflict] {
    let stand = performer.stand()
    guard let own = stand.part(part) else { return [] }
    let places = Places(of: own, in: stand)
    let title = part.title(stand.name(of: own.node))
    if places.all.isEmpty {
      let reason = stand.obstacle(to: own, places)
      return reason.map { [Conflict(.error, .unreachable, [part.name], "\(title) cannot be touched: \($0)")] } ?? []
    }
    let gestures = gestures(of: part, places)
    let rehearsals = rehearsals(of: part, gestures)
    // What was not tried to the end is not judged.
    if performer.isExhausted, !rehearsals.contains(where: { $0.isActing }) { return [] }
    let found = judge(part, title, rehearsals)
    guard let place = places.chosen.first, rehearsals.contains(where: { $0.isActing }) else { return found }
    return found + touchOnly(part, title, gestures, at: place)
  }

  /// Performs the ideal gestures of a part, and until it acts also those of all its places and what misses the ideal.
  private func rehearsals(of part: Part, _ gestures: IdealGestures) -> [Rehearsal] {
    let places = gestures.places
    func rehearse(_ script: FingerScript) -> Rehearsal {
      let script = script.after(places.offsets)
      let whole = performer.play(script, for: part)
      return Rehearsal(script: script, whole: whole, alone: performer.playAlone(script, for: part))
    }
    var found = places.chosen.flatMap { gestures.scripts(at: $0) }.map(rehearse)
    if found.contains(where: { $0.isActing }) { return found }
    for place in places.all {
      for script in gestures.scripts(at: place) + gestures.farScripts(at: place) where !performer.isExhausted {
        found.append(rehearse(script))
        if found[found.count - 1].isActing { return found }
      }
    }
    // A cell that is selected by nothing ideal is not selected.
    if part.isCells { return found }
    guard found.contains(where: { $0.alone.acted != nil }) else { return found }
    // Parts of the arrangement as it is made now: the nodes of the one before are no longer hit.
    let parts = performer.stand().parts.filter { !$0.isSame(as: part) }.prefix(4)
    let others = parts.compactMap { Places(of: $0, in: performer.stand()).chosen.first }
    for place in places.chosen + places.strips.prefix(1) {
      let own = places.fingers(2, around: place)[1]
      for script in gestures.looseScripts(at: place, beside: others + [own]) where !performer.isExhausted {
        var rehearsal = rehearse(script)
        rehearsal.isLoose = true
        if rehearsal.isActing { return found + [rehearsal] }
      }
    }
    return found
  }

  private func judge(_ part: Part, _ title: String, _ all: [Rehearsal]) -> [Conflict] {
    let able = all.filter { $0.alone.acted != nil && !$0.script.isWheel }
    guard let first = all.first(where: { $0.isActing }) else {
      return able.isEmpty ? unable(part, title, all) : [never(part, title, able)]
    }
    let acting = able.filter { $0.isActing }
    let lost = all.filter { $0.alone.acted != nil && $0.whole.acted == nil }
    // What acts by nothing that is ideal is found also where a default of UIKit decided.
    let loser = lost.first { first.isLoose || !isDefault($0, part, acting) }
    return (loser.map { [seldom(part, title, $0, first)] } ?? []) + late(part, title, acting)
  }

  // MARK: Kinds

  /// What does not act even alone: the program's own values keep it from it.
  private func unable(_ part: Part, _ title: String, _ all: [Rehearsal]) -> [Conflict] {
    let reason: String
    switch part.kind {
    case .control, .cells: return []
    case .scroll(let scrollView):
      let loss = scrollView.scrolls(.horizontal) || scrollView.scrolls(.vertical) ? all.first?.alone.loss : nil
      reason =
        loss.map { "\($0.text) [\($0.rule)]" }
        ?? "its content fits, and it does not always bounce (alwaysBounceVertical, contentSize) [SE-4]"
    case .zoom(let scrollView):
      reason =
        scrollView.maximumZoomScale > scrollView.minimumZoomScale
        ? "no view is given to be zoomed (viewForZooming) [SE-4]"
        : "it has one scale only (minimumZoomScale, maximumZoomScale) [SE-4]"
    case .recognizer(let recognizer):
      let known: [GestureKind] = [.tap, .pan, .swipe, .pinch, .rotation, .longPress, .screenEdgePan]
      // What a wheel makes act need not take touches.
      guard known.contains(recognizer.traits.kind), let loss = all.first?.alone.loss,
        !all.contains(where: { $0.alone.acted != nil })
      else { return [] }
      reason = "\(loss.text) [\(loss.rule)]"
    }
    let text = "\(title) never acts, alone or not: \(reason)"
    return [Conflict(.error, .neverWins, [part.name], text, all.first?.script)]
  }

  private func never(_ part: Part, _ title: String, _ able: [Rehearsal]) -> Conflict {
    let shown = able.first { $0.whole.loss != nil } ?? able[0]
    let loss = shown.whole.loss
    if let circle = performer.stand().circle(of: part) {
      let text = "\(title) never acts: \(Self.list(circle)) require each other to fail [GF-9]"
      return Conflict(.error, .cycle, circle.map { Optional($0) }, text, shown.script)
    }
    let kind: Conflict.Kind = part.isStarved ? .starvedControl : .neverWins
    var rivals: [String] = []
    for name in able.filter({ !$0.isLoose }).compactMap({ $0.whole.loss?.winner }) {
      if !(rivals + [loss?.winner ?? ""]).contains(where: { $0.isSame(as: name) }) { rivals.append(name) }
    }
    var scope = "in every script that was performed"
    if !rivals.isEmpty { scope = "in other scripts because of \(Self.list(rivals)), and acts in none" }
    // That a second finger or a long press may let a cell be selected is no way to select it.
    if part.isCells { scope = "at a quick tap of a finger" }
    let text = "\(title) \(loss?.text ?? "does not act") [\(loss?.rule ?? "EO-4")], \(scope)"
    return Conflict(.error, kind, [part.name, loss?.winner], text, shown.script)
  }

  private func seldom(_ part: Part, _ title: String, _ lost: Rehearsal, _ won: Rehearsal) -> Conflict {
    let loss = lost.whole.loss
    let (one, other) = (lost.script, won.script)
    let (where1, where2) = one.title.isSame(as: other.title) ? (one.start, other.start) : ("", "")
    let reason = "it \(loss?.text ?? "is not reached") [\(loss?.rule ?? "EO-4")]"
    let text = "\(title) does not act by \(one.title)\(where1): \(reason); it acts by \(other.title)\(where2)"
    let kind: Conflict.Kind = part.isStarved ? .starvedControl : .seldomWins
    var conflict = Conflict(.warning, kind, [part.name, loss?.winner], text, lost.script)
    conflict.counterpart = won.script
    return conflict
  }

  private func late(_ part: Part, _ title: String, _ all: [Rehearsal]) -> [Conflict] {
    // A control that loses its first tap, and acts by its second one, is starved.
    let acting = all.filter { !part.isStarved || !$0.script.isRepeated }
    // One more finger than the gesture has may end what it waits for.
    let plain = acting.filter { !$0.script.isDoubled }
    let waits = (plain.isEmpty ? acting : plain).map { ($0, ($0.whole.acted ?? 0) - ($0.alone.acted ?? 0)) }
    guard waits.allSatisfy({ $0.1 > 0.0005 }), let (shown, wait) = waits.min(by: { $0.1 < $1.1 }) else { return [] }
    let lift = shown.script.end - 0.0005
    let isEndless =
      part.recognizer != nil && (shown.whole.met ?? .infinity) < lift && (shown.whole.acted ?? 0) >= lift
      && (shown.alone.acted ?? 0) < lift
    let milliseconds = Int((wait * 1000 + 0.5).rounded(.down))
    var loss = shown.whole.loss ?? performer.stand().contentDelay(of: part)
    if part.isScroll, let inner = loss?.scroller {
      loss = Loss(loss?.winner, "goes on where \(performer.stand().name(of: inner)) is at its edge", "NE-4")
    }
    let why = loss.map { ": it \($0.text) [\($0.rule)]" } ?? ""
    let what = isEndless ? "met its criteria, and acts only at the lift" : "acts \(milliseconds) ms later than alone"
    let kind: Conflict.Kind = isEndless ? .endlessWait : .delay
    let text = "\(title) \(what)\(why)"
    var found = Conflict(isEndless ? .warning : .note, kind, [part.name, loss?.winner], text, shown.script)
    if !isEndless { found.milliseconds = milliseconds }
    return [found]
  }

  // MARK: UIKit's own defaults

  /// Returns whether UIKit's own default decided, as every app has it.
  private func isDefault(_ lost: Rehearsal, _ part: Part, _ acting: [Rehearsal]) -> Bool {
    guard let loss = lost.whole.loss else {
      // Content that keeps its touch from a scroll view.
      return part.isScroll
    }
    if loss.isControlGate || loss.isAsked || loss.isGate && part.isScroll { return true }
    guard let scroller = loss.scroller else { return false }
    // One scroll view in another: the engine shares the drag between them (NE-2).
    if part.isScroll { return true }
    // A scroll view of the other axis: what it takes is a drag along its own.
    guard part.recognizer?.traits.axes.isEmpty == false || part.isScroll else { return false }
    let way = lost.script.way
    let axis: GestureAxes = way.x.magnitude > way.y.magnitude ? .horizontal : .vertical
    return scroller.scrolls(axis)
      && acting.contains { other in
        let otherWay = other.script.way
        return (otherWay.x.magnitude > otherWay.y.magnitude) != (axis == .horizontal)
      }
  }

  static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
