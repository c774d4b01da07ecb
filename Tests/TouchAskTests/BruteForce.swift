import TouchEvents
import TouchGestures
import TouchScenarios
import Touchstone

@testable import TouchAsk

/// Tries everything on an arrangement, knowing no kinds, and compares with what the search found.
struct BruteForce {
  private let performer: Performer
  private let report: ConflictReport

  /// Tries so many places along each side of a box, and so many pairs of fingers.
  init(_ scenario: Scenario, seed: Int, side: Int, pairs: Int) throws {
    let source = try Source.scenario(scenario, .standard)
    performer = Performer(source)
    var search = ConflictSearch(source)
    report = search.report()
    scripts = Self.scripts(places: Self.places(performer.stand(), side), seed, pairs)
  }

  private let scripts: [FingerScript]

  /// The middles of the fields of the box of each part, or of one.
  private static func places(_ stand: Stand, _ side: Int, of part: Part? = nil) -> [Point] {
    var nodes: [any TouchNode] = []
    for here in stand.parts where !nodes.contains(where: { $0 === here.node }) && part?.isSame(as: here) ?? true {
      nodes.append(here.node)
    }
    return nodes.flatMap { node -> [Point] in
      (0..<side * side).map { index in
        let (box, part) = (node.nodeBounds, Double(side))
        let (column, row) = (Double(index % side), Double(index / side))
        let place = Point(
          x: box.minX + box.width * (column + 0.5) / part, y: box.minY + box.height * (row + 0.5) / part)
        return place.applying(node.nodePlacementOnScreen)
      }
    }
  }

  private static func scripts(places: [Point], _ seed: Int, _ count: Int) -> [FingerScript] {
    var dice = Dice(seed)
    guard !places.isEmpty else { return [] }
    return scripts(places.map { [$0] } + (0..<count).map { _ in [dice.pick(places), dice.pick(places)] })
  }

  private static func scripts(_ fingers: [[Point]]) -> [FingerScript] {
    var scripts: [FingerScript] = []
    for fingers in fingers {
      for hold in [0.05, 0.2, 0.6] { scripts.append(.taps("a tap of \(hold)", at: fingers, hold: hold)) }
      for distance in [8.0, 12, 60] {
        for way in [(1.0, 0.0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)] {
          scripts.append(.drag("a drag", from: fingers, by: Point(x: way.0, y: way.1) * distance))
        }
      }
    }
    return scripts
  }

  /// What is wrong with the findings, in words.
  func faults() -> [String] {
    let parts = performer.stand().parts
    let whole = scripts.map { performer.playForAll($0) }
    return parts.enumerated().flatMap { index, part in
      faults(index, part, whole.map { $0[index].acted })
    } + report.conflicts.compactMap { replay($0) }
  }

  private func faults(_ index: Int, _ part: Part, _ whole: [Timestamp?]) -> [String] {
    let about = report.conflicts.filter { conflict in
      (conflict.kind == .cycle ? conflict.subjects : [conflict.subjects[0]]).contains(part.name)
    }
    let isError = about.contains { $0.severity == .error }
    var faults: [String] = []
    if !isError, !whole.contains(where: { $0 != nil }),
      scripts.contains(where: { performer.playAlone($0, for: part).acted != nil }), !actsElsewhere(index, part, about)
    {
      faults.append("\(part.name) is dead without an error")
    }
    if let first = whole.firstIndex(where: { $0 != nil }), isError {
      faults.append("\(part.name) acts in spite of \(about.map(\.summary)): \(scripts[first].input)")
    }
    let both = zip(whole, scripts).compactMap { acted, script in
      acted.flatMap { time in performer.playAlone(script, for: part).acted.map { time - $0 } }
    }
    let isLate = !both.isEmpty && both.allSatisfy { $0 > 0.0005 }
    let saysLate = about.contains { $0.kind == .delay || $0.kind == .endlessWait }
    if isLate, !saysLate { faults.append("\(part.name) is late by \(both.min() ?? 0) s without a word") }
    if !both.isEmpty, saysLate, !both.contains(where: { $0 > 0.0005 }) {
      faults.append("\(part.name) is never late, in spite of \(about.map(\.summary))")
    }
    return faults
  }

  /// Returns whether what seems to be dead acts by a finding's other script, played again, in a narrower field, or by one of
  /// more pairs.
  ///
  /// A field may be wider than what is free of a view, and hardly one of a few pairs has both its fingers there.
  private func actsElsewhere(_ index: Int, _ part: Part, _ about: [Conflict]) -> Bool {
    let others = about.compactMap { $0.counterpart }
    if others.contains(where: { performer.play($0, for: part).acted != nil }) { return true }
    let fields = Self.places(performer.stand(), 8, of: part)
    var dice = Dice(fields.count)
    let pairs = (0..<1024).lazy.map { _ in [dice.pick(fields), dice.pick(fields)] }
    let narrow = Self.places(performer.stand(), 64, of: part).lazy.map { [$0] }
    func acts(_ fingers: [Point]) -> Bool {
      Self.scripts([fingers]).contains { performer.playForAll($0)[index].acted != nil }
    }
    return narrow.contains(where: acts) || pairs.contains(where: acts)
  }

  /// Plays the script of a finding again: what it is about does not act in it, or later than alone.
  private func replay(_ conflict: Conflict) -> String? {
    guard let script = conflict.script,
      let part = performer.stand().parts.first(where: { $0.name == conflict.subjects[0] })
    else { return nil }
    let whole = performer.play(script, for: part).acted
    let alone = performer.playAlone(script, for: part).acted
    switch conflict.kind {
    case .delay, .endlessWait: return (whole ?? 0) > (alone ?? .infinity) ? nil : "\(conflict.summary) is not shown"
    default: return whole == nil ? nil : "\(conflict.summary) is not shown"
    }
  }
}
