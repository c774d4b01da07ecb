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
    for part in parts {
      guard !performer.isExhausted else { break }
      found += conflicts(of: part)
    }
    if performer.isExhausted { remarks.append("stopped after \(performer.count) scripts") }
    // What nothing performs is no matter of touch.
    let dead = found.filter { $0.severity == .error }.map { $0.subjects[0] }
    found += TouchOnly(parts.filter { !dead.has($0.name) }, stand).conflicts
    return ConflictReport(conflicts: Self.sorted(found), scriptCount: performer.count, remarks: remarks)
  }

  /// Puts the worst first: by severity, kind, and of one kind the longest delay; equals keep the order of the tree.
  private static func sorted(_ conflicts: [Conflict]) -> [Conflict] {
    Conflict.Severity.allCases.flatMap { severity in
      Conflict.Kind.allCases.flatMap { kind in
        conflicts.filter { $0.kind == kind && $0.severity == severity }.enumerated()
          .sorted { left, right in
            let (first, second) = (left.element.milliseconds ?? 0, right.element.milliseconds ?? 0)
            return first == second ? left.offset < right.offset : first > second
          }
          .map { $0.element }
      }
    }
  }

  /// Performs one script twice on arrangements made anew: code with a memory of its own gives two answers.
  private mutating func checkRepeats(_ part: Part) {
    let places = Places(of: part, in: performer.stand())
    guard let place = places.chosen.first,
      let script = gestures(of: part, places).scripts(at: place).first
    else { return }
    let (first, second) = (performer.play(script, for: part), performer.play(script, for: part))
    guard let one = first.acted, let two = second.acted else {
      if (first.acted == nil) != (second.acted == nil) { remarks.append(Self.memory) }
      return
    }
    if (one - two).magnitude > 0.0005 { remarks.append(Self.memory) }
  }

  private static var memory: String {
    "the same script does not do the same twice: code of the arrangement has a memory of its own"
  }

  private func gestures(of part: Part, _ places: Places) -> IdealGestures {
    let near =
      places.chosen.first.map { own in
        presses.filter { !$0.name.isSame(as: part.name) }.sorted { ($0.place - own).length < ($1.place - own).length }
      } ?? []
    return IdealGestures(part: part, places: places, neighbours: Array(near.prefix(2)), in: performer.stand())
  }

  // MARK: One part

  private func conflicts(of part: Part) -> [Conflict] {
    let stand = performer.stand()
    guard let own = stand.part(part) else { return [] }
    let places = Places(of: own, in: stand)
    let title = part.title(stand.name(of: own.node))
    if places.all.isEmpty { return unreachable(own, title, places, stand) }
    let gestures = gestures(of: part, places)
    var rehearsals: [Rehearsal] = []
    for place in places.chosen {
      for script in gestures.scripts(at: place) { rehearsals.append(rehearse(script, part, places)) }
    }
    if !rehearsals.contains(where: { $0.whole.acted != nil }) {
      // Nothing so far: every place is tried before the verdict.
      search: for place in places.all {
        for script in gestures.scripts(at: place) + gestures.farScripts(at: place) {
          guard !performer.isExhausted else { break search }
          let rehearsal = rehearse(script, part, places)
          rehearsals.append(rehearsal)
          if rehearsal.whole.acted != nil { break search }
        }
      }
    }
    // What was not tried to the end is not judged.
    if performer.isExhausted, !rehearsals.contains(where: { $0.whole.acted != nil }) { return [] }
    return judge(part, title, rehearsals, own)
  }

  private func rehearse(_ script: FingerScript, _ part: Part, _ places: Places) -> Rehearsal {
    var script = script
    script.offsets = places.offsets
    return Rehearsal(
      script: script, whole: performer.play(script, for: part), alone: performer.playAlone(script, for: part))
  }

  private func judge(_ part: Part, _ title: String, _ all: [Rehearsal], _ own: Part) -> [Conflict] {
    // A control whose value changes is about values.
    let isValue = all.contains { $0.alone.isValue }
    let able = all.filter { $0.alone.acted != nil && ($0.alone.isValue || !isValue) }
    let acting = able.filter { $0.whole.acted != nil && ($0.whole.isValue || !isValue) }
    if able.isEmpty { return unable(part, title, all) }
    guard let first = acting.first else { return [never(part, title, able)] }
    var found: [Conflict] = []
    let lost = able.filter { $0.whole.acted == nil || isValue && !$0.whole.isValue }
    if let loser = lost.first(where: { !isDefault($0, part, acting) }) {
      found.append(seldom(part, title, loser, first))
    }
    return found + late(part, title, acting)
  }

  // MARK: Kinds

  private func unreachable(_ part: Part, _ title: String, _ places: Places, _ stand: Stand) -> [Conflict] {
    guard let reason = Reach(stand).reason(part, places) else { return [] }
    return [Conflict(.error, .unreachable, [part.name], "\(title) cannot be touched: \(reason)")]
  }

  /// What does not act even alone: the program's own values keep it from it.
  private func unable(_ part: Part, _ title: String, _ all: [Rehearsal]) -> [Conflict] {
    let reason: String
    switch part.kind {
    case .control, .cells: return []
    case .scroll: reason = "its content fits, and it does not always bounce (alwaysBounceVertical, contentSize) [SE-4]"
    case .zoom(let scrollView):
      reason =
        scrollView.maximumZoomScale > scrollView.minimumZoomScale
        ? "no view is given to be zoomed (viewForZooming) [SE-4]"
        : "it has one scale only (minimumZoomScale, maximumZoomScale) [SE-4]"
    case .recognizer(let recognizer):
      let known: [GestureKind] = [.tap, .pan, .swipe, .pinch, .rotation, .longPress, .screenEdgePan]
      guard known.contains(recognizer.traits.kind), let loss = all.first?.alone.loss else { return [] }
      reason = "\(loss.text) [\(loss.rule)]"
    }
    let text = "\(title) never acts, alone or not: \(reason)"
    return [Conflict(.error, .neverWins, [part.name], text, all.first?.script)]
  }

  private func never(_ part: Part, _ title: String, _ able: [Rehearsal]) -> Conflict {
    let shown = able.first { $0.whole.loss != nil } ?? able[0]
    let loss = shown.whole.loss
    if let circle = Circles(performer.stand()).circle(of: part) {
      let text = "\(title) never acts: \(Self.list(circle)) require each other to fail [GF-9]"
      return Conflict(.error, .cycle, circle.map { Optional($0) }, text, shown.script)
    }
    let kind: Conflict.Kind = part.isStarved ? .starvedControl : .neverWins
    let reason = "\(loss?.text ?? "does not act") [\(loss?.rule ?? "EO-4")]"
    let text = "\(title) \(reason), in every script that was performed"
    return Conflict(.error, kind, [part.name, loss?.winner], text, shown.script)
  }

  private func seldom(_ part: Part, _ title: String, _ lost: Rehearsal, _ won: Rehearsal) -> Conflict {
    let loss = lost.whole.loss
    let isPlace = lost.script.title.isSame(as: won.script.title)
    let (where1, where2) = isPlace ? (lost.script.start, won.script.start) : ("", "")
    let reason = "it \(loss?.text ?? "is not reached") [\(loss?.rule ?? "EO-4")]"
    let text =
      "\(title) does not act by \(lost.script.title)\(where1): \(reason); it acts by \(won.script.title)\(where2)"
    let kind: Conflict.Kind = part.isStarved ? .starvedControl : .seldomWins
    var conflict = Conflict(.warning, kind, [part.name, loss?.winner], text, lost.script)
    conflict.counterpart = won.script
    return conflict
  }

  private func late(_ part: Part, _ title: String, _ acting: [Rehearsal]) -> [Conflict] {
    let waits = acting.map { ($0, ($0.whole.acted ?? 0) - ($0.alone.acted ?? 0)) }
    guard waits.allSatisfy({ $0.1 > 0.0005 }), let (shown, wait) = waits.min(by: { $0.1 < $1.1 }) else { return [] }
    let lift = shown.script.end - 0.0005
    let isEndless =
      part.recognizer != nil && (shown.whole.met ?? .infinity) < lift && (shown.whole.acted ?? 0) >= lift
      && (shown.alone.acted ?? 0) < lift
    let milliseconds = Int((wait * 1000 + 0.5).rounded(.down))
    let loss = shown.whole.loss ?? performer.stand().contentDelay(of: part)
    let why = loss.map { ": it \($0.text) [\($0.rule)]" } ?? ""
    let subjects = [part.name, loss?.winner]
    if isEndless {
      let text = "\(title) met its criteria, and acts only at the lift\(why)"
      return [Conflict(.warning, .endlessWait, subjects, text, shown.script)]
    }
    let text = "\(title) acts \(milliseconds) ms later than it would alone\(why)"
    var delay = Conflict(.note, .delay, subjects, text, shown.script)
    delay.milliseconds = milliseconds
    return [delay]
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

extension FingerScript {
  /// Where it begins, in words that follow its title.
  var start: String {
    guard let place = events.first?.first?.location else { return "" }
    return " at (\(DecimalText.text(place.x)), \(DecimalText.text(place.y)))"
  }

  /// The way of its first finger, in points.
  var way: Point {
    let own = events.flatMap { $0 }.filter { $0.id == TouchID(1) }
    guard let first = own.first, let last = own.last else { return .zero }
    return last.location - first.location
  }
}
