import TouchEvents
import TouchExplain
import TouchScenarios

/// A scenario played under two profiles: both logs, where they first differ, and the switches that make the difference.
struct ProfileComparison {
  /// A line of the account: its time as text, and its content.
  typealias Lines = [String]

  /// The logs under the two profiles.
  let left: Lines
  let right: Lines
  /// The switches that make the first difference; empty when the logs are the same or none was found.
  private(set) var switches: [ProfileSwitch] = []

  /// Plays a scenario under two profiles, and then under each switch that they do not share.
  ///
  /// A switch makes the difference if it alone brings the other log's first line that differs, or if without it that line
  /// does not come.
  init(of scenario: Scenario, _ first: BehaviourProfile, _ second: BehaviourProfile, runner: ScenarioRunner) throws {
    func log(_ profile: BehaviourProfile) throws -> Lines {
      var played = scenario
      // What the file sets beside the versions stays.
      played.settings.profile.subtract(BehaviourProfile.iOS26.union(.documented))
      played.settings.profile.formUnion(profile)
      return try runner.run(played).lines.map { $0.description }
    }
    left = try log(first)
    right = try log(second)
    guard let place = firstDifference else { return }
    let differing = ProfileSwitch.all.filter { first.contains($0.behaviour) != second.contains($0.behaviour) }
    let (one, other) = (line(place, of: left), line(place, of: right))
    for known in differing {
      let alone = try log(first.symmetricDifference(known.behaviour))
      if Self.firstDifference(alone, left) == place, line(place, of: alone) == other { switches.append(known) }
    }
    guard switches.isEmpty else { return }
    for known in differing {
      let without = try log(second.symmetricDifference(known.behaviour))
      if line(place, of: without) == one || line(place, of: without) != other { switches.append(known) }
    }
  }

  /// The number of the first line that differs; `nil` when the logs are the same.
  var firstDifference: Int? { Self.firstDifference(left, right) }

  /// The time of the first step that differs, as the log writes it.
  var time: String? {
    guard let place = firstDifference else { return nil }
    let times = [line(place, of: left), line(place, of: right)].compactMap { $0.flatMap(Self.time) }
    return times.min { (Double($0) ?? 0) < (Double($1) ?? 0) }
  }

  /// Returns the two logs side by side, step by step; `|` marks the lines that differ.
  func columns(_ names: (String, String)) -> [String] {
    var (rest, others) = (left[...], right[...])
    var rows: [(String, String)] = [names]
    while !rest.isEmpty || !others.isEmpty {
      let times = [rest.first, others.first].compactMap { $0.flatMap(Self.time) }
      guard let next = times.min(by: { (Double($0) ?? 0) < (Double($1) ?? 0) }) else { break }
      let own = rest.prefix { Self.time($0) == next }
      let foreign = others.prefix { Self.time($0) == next }
      for index in 0..<max(own.count, foreign.count) {
        rows.append((own.dropFirst(index).first ?? "", foreign.dropFirst(index).first ?? ""))
      }
      rest = rest.dropFirst(own.count)
      others = others.dropFirst(foreign.count)
    }
    let width = rows.map { $0.0.count }.max() ?? 0
    return rows.enumerated().map { number, row in
      let mark = number == 0 || row.0 == row.1 ? " " : "|"
      return row.0 + String(repeating: " ", count: width - row.0.count) + " \(mark) " + row.1
    }
  }

  private func line(_ place: Int, of log: Lines) -> String? { place < log.count ? log[place] : nil }

  private static func firstDifference(_ left: Lines, _ right: Lines) -> Int? {
    if let place = zip(left, right).enumerated().first(where: { $1.0 != $1.1 })?.offset { return place }
    return left.count == right.count ? nil : min(left.count, right.count)
  }

  private static func time(_ line: String) -> String? { line.split(separator: " ").first.map(String.init) }
}
