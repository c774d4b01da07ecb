public import TouchPlugins
public import TouchScenarios

/// Changes that make something act, and what else they change.
public struct Remedy: Sendable {
  /// The changes, made together.
  public var edits: [Edit]
  /// What else is otherwise in the session: `+ list willBeginDragging`, `- card action`.
  public var changes: [String]
  /// How many other recognizers, controls and scroll views answer their own gestures otherwise; `nil` where nobody looked.
  public var othersChanged: Int?
  /// A Boolean value that indicates whether it takes something else away: it ranks behind all others.
  public var takesAway: Bool { edits.contains { $0.isBehind } }

  fileprivate var cost: Int { edits.reduce(0) { $0 + $1.cost } + 4 * (edits.count - 1) }
}

/// Looks for the smallest change of a scenario after which something acts in its script.
public struct WhyNot {
  private let scenario: Scenario
  private let registry: PluginRegistry
  /// The scroll view about whose own recognizer it is: only that it scrolls or zooms counts.
  private var scroller: String?
  /// How many changes were tried.
  public private(set) var triedCount = 0
  /// Is called after each change with how many were tried; returns whether the search goes on.
  ///
  /// A search that is stopped returns what it has found until then.
  public var onProgress: (Int) -> Bool = { _ in true }
  /// A Boolean value that indicates whether the search was stopped before its end.
  public private(set) var isStopped = false

  /// Creates a search in a scenario.
  public init(_ scenario: Scenario, registry: PluginRegistry) {
    (self.scenario, self.registry) = (scenario, registry)
  }

  /// Returns what makes a recognizer, control, cell, scroll view or view act, the smallest first; `nil` for a name that the
  /// scenario does not have.
  ///
  /// Single changes are tried, then pairs of those that changed something about it.
  public mutating func remedies(for name: String) throws(DocumentError) -> [Remedy]? {
    let source = try Source.scenario(scenario, registry)
    let stand = source.make(nil)
    let target = Self.target(name)
    scroller = target.isSame(as: name) ? nil : target
    let index = PlanIndex(scenario)
    guard let home = index.gesture(target)?.view ?? index[target]?.view.id else {
      // A row, or what is in one, is asked about by its list: `table.0-1`.
      let parts = Change.parts(target)
      return parts.count > 1 ? try remedies(for: parts[0]) : nil
    }
    let before = session(scenario)
    var found: [Remedy] = []
    var touched: [[Edit]] = []
    let candidates = Candidates(scenario, stand, target: target, home: home)
    let trials =
      candidates.all(registry).map { (edits: $0, range: Candidates.Range?.none) }
      + candidates.ranges.map { (edits: [$0.edit($0.to)], range: $0) }
    for trial in trials where !isStopped {
      guard let after = session(applying: trial.edits) else { continue }
      if after.acts(more: target, than: before) {
        var best = (edits: trial.edits, after: after)
        if let range = trial.range { best = edge(of: range, best, before, target) }
        found.append(Remedy(edits: best.edits, changes: best.after.changes(from: before, except: target)))
      } else if after.differs(from: before, about: target, on: home) {
        touched.append(trial.edits)
      }
    }
    if !found.contains(where: { !$0.takesAway }) { found += pairs(touched, before, target) }
    return rank(found)
  }

  /// Returns the least change of a number that is enough, by halves of the range.
  private mutating func edge(
    of range: Candidates.Range, _ far: (edits: [Edit], after: Session), _ before: Session, _ target: String
  ) -> (edits: [Edit], after: Session) {
    var best = far
    var (short, enough) = (range.from, range.to)
    for _ in 0..<12 where !isStopped {
      guard ((enough - short) / range.unit).magnitude > 1.5 else { break }
      let middle = ((short + enough) / 2 / range.unit + 0.5).rounded(.down) * range.unit
      let edits = [range.edit(middle)]
      if let after = session(applying: edits), after.acts(more: target, than: before) {
        (enough, best) = (middle, (edits, after))
      } else {
        short = middle
      }
    }
    return best
  }

  /// A scroll view's own recognizer stands for the scroll view.
  private static func target(_ name: String) -> String {
    let parts = Change.parts(name)
    return parts.count == 2 && ["pan", "pinch"].has(parts[1]) ? parts[0] : name
  }

  private mutating func pairs(_ touched: [[Edit]], _ before: Session, _ target: String) -> [Remedy] {
    var found: [Remedy] = []
    let few = Array(touched.prefix(24))
    for (number, first) in few.enumerated() {
      for second in few.dropFirst(number + 1) {
        guard !isStopped else { return found }
        guard let after = session(applying: first + second), after.acts(more: target, than: before) else { continue }
        found.append(Remedy(edits: first + second, changes: after.changes(from: before, except: target)))
      }
    }
    return found
  }

  /// Puts the smallest side effect first, and looks at the ten best more closely.
  private func rank(_ found: [Remedy]) -> [Remedy] {
    var ranked = Self.sorted(found)
    let others = Others(before: try? Source.scenario(scenario, registry), registry: registry)
    for number in ranked.indices.prefix(10) {
      var edited = scenario
      for edit in ranked[number].edits { edit.apply(to: &edited) }
      ranked[number].othersChanged = others.changed(by: edited)
    }
    return Self.sorted(Array(ranked.prefix(10))) + ranked.dropFirst(10)
  }

  private static func sorted(_ remedies: [Remedy]) -> [Remedy] {
    remedies.enumerated().sorted { left, right in
      let (one, other) = (left.element, right.element)
      if one.takesAway != other.takesAway { return !one.takesAway }
      let (here, there) = (
        one.changes.count + (one.othersChanged ?? 0), other.changes.count + (other.othersChanged ?? 0)
      )
      if here != there { return here < there }
      if one.cost != other.cost { return one.cost < other.cost }
      return left.offset < right.offset
    }.map { $0.element }
  }

  // MARK: Sessions

  private mutating func session(applying edits: [Edit]) -> Session? {
    triedCount += 1
    if !isStopped { isStopped = !onProgress(triedCount) }
    var edited = scenario
    for edit in edits { edit.apply(to: &edited) }
    return try? Session(edited, registry, scroller)
  }

  private func session(_ scenario: Scenario) -> Session { (try? Session(scenario, registry, scroller)) ?? Session() }
}

/// What happened when a scenario's script was played.
struct Session {
  private var entries: [(subject: String, what: String, time: Timestamp, channel: LogChannel)] = []

  init() {}

  init(_ scenario: Scenario, _ registry: PluginRegistry, _ scroller: String?) throws(DocumentError) {
    let live = try LiveScenario(scenario, registry: registry)
    live.channels = [
      .actions, .controls, .cells, .rows, .scroll, .touches, .hit, .received, .states, .transitions, .sheets,
    ]
    live.play(until: (live.scriptTimes.last ?? 0) + 1)
    entries = live.lines.filter { $0.channel == .scroll || !$0.subject.isSame(as: scroller ?? "") }.map { line in
      // Which touches there were counts where a view itself receives them.
      let words = line.channel == .touches ? line.what.words : Array(line.what.words.prefix(2))
      return (line.subject, words.joined(separator: " "), line.time, line.channel)
    }
  }

  /// What counts as acting.
  private static let words = [
    "action began", "action recognized", "touchUpInside", "select", "deselect", "willBeginDragging",
    "willBeginZooming", "start pop", "start dismiss", "didDismiss",
  ]

  private func acts(_ name: String) -> [(what: String, time: Timestamp)] {
    entries.filter { entry in
      entry.subject.isSame(as: name)
        && (Self.words.has(entry.what) || entry.what.utf8.starts(with: "valueChanged".utf8)
          || entry.channel == .rows && ["select", "willBeginEditing"].has(entry.what.words.last ?? "")
          || entry.channel == .touches && entry.what.utf8.starts(with: "touchesEnded".utf8))
    }.map { ($0.what, $0.time) }
  }

  /// Returns whether something acts more often than before, or sooner.
  func acts(more name: String, than before: Session) -> Bool {
    let (now, then) = (acts(name), before.acts(name))
    let isNew = now.contains { act in
      now.count { $0.what.isSame(as: act.what) } > then.count { $0.what.isSame(as: act.what) }
    }
    if isNew { return true }
    guard now.count >= then.count, let first = now.first, let old = then.first else { return false }
    // Or a control answers the finger sooner.
    return first.time < old.time - 0.02 || (down(name) ?? .infinity) < (before.down(name) ?? .infinity) - 0.02
  }

  private func down(_ name: String) -> Timestamp? {
    entries.first { $0.subject.isSame(as: name) && $0.what.isSame(as: "touchDown") }?.time
  }

  /// Returns whether anything is otherwise about a part: its own lines, and what its view is hit by.
  func differs(from other: Session, about name: String, on home: String) -> Bool {
    func own(_ session: Session) -> [String] {
      session.entries.filter { entry in
        entry.subject.isSame(as: name) || entry.subject.isSame(as: home) || entry.channel == .hit
      }.map { "\($0.subject) \($0.what)" }
    }
    let (now, then) = (own(self), own(other))
    return now.count != then.count || zip(now, then).contains { !$0.isSame(as: $1) }
  }

  /// Returns what others do more or less often than before.
  func changes(from before: Session, except name: String) -> [String] {
    let channels: [LogChannel] = [.actions, .controls, .cells, .scroll]
    func counts(_ session: Session) -> Table<String, Int> {
      var counts = Table<String, Int>()
      for entry in session.entries where channels.contains(entry.channel) && !entry.subject.isSame(as: name) {
        guard Self.words.has(entry.what) || entry.what.utf8.starts(with: "valueChanged".utf8) else { continue }
        let word = "\(entry.subject) \(entry.what.words.first ?? "")"
        counts[word] = (counts[word] ?? 0) + 1
      }
      return counts
    }
    let (now, then) = (counts(self), counts(before))
    var changes: [String] = []
    for key in now.keys where (now[key] ?? 0) > (then[key] ?? 0) { changes.append("+ " + key) }
    for key in then.keys where (then[key] ?? 0) > (now[key] ?? 0) { changes.append("- " + key) }
    return changes
  }
}

/// What the parts of an arrangement answer to their own gestures, before and after a change.
struct Others {
  let before: Source?
  let registry: PluginRegistry

  /// Returns how many parts answer otherwise.
  func changed(by scenario: Scenario) -> Int {
    guard let before, let after = try? Source.scenario(scenario, registry) else { return 0 }
    let (first, second) = (Performer(before), Performer(after))
    var count = 0
    for part in first.stand().parts {
      let places = Places(of: part, in: first.stand())
      let gestures = IdealGestures(part: part, places: places, neighbours: [], in: first.stand())
      let scripts = places.chosen.prefix(2).flatMap { gestures.scripts(at: $0) }.prefix(8)
      let isOtherwise = scripts.contains { script in
        let (then, now) = (first.play(script, for: part).acted, second.play(script, for: part).acted)
        // To act where it did not is no loss.
        return then != nil && now == nil
      }
      if isOtherwise || second.stand().part(part) == nil { count += 1 }
    }
    return count
  }
}
