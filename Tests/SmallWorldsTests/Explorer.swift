import TouchCore
import TouchGestures

/// Runs worlds on engine and model, and keeps the first that differ.
struct Explorer {
  private(set) var visited = 0
  private(set) var differing = 0
  private(set) var reports: [String] = []

  mutating func visit(_ world: World) {
    visited += 1
    let run = EngineRun(world)
    let engine = run.play()
    var model = Model(world)
    let expected = model.play()
    if engine == expected, !(run.recognizers.contains { $0.state != .possible }) { return }
    differing += 1
    guard reports.count < 3 else { return }
    reports.append("\(world)\nengine: \(engine)\nmodel:  \(expected)\n")
  }

  /// Whether a second finger makes no difference for the places given.
  static func places(_ touches: Int) -> [[Spot]] {
    touches == 1 ? [[.second], [.first]] : [[.second, .second], [.second, .first], [.first, .second], [.first, .first]]
  }

  /// How recognizers can sit on two nodes, in the order of priority: nested with the deeper ones first, or side by side.
  static func arrangements(_ count: Int) -> [(isNested: Bool, spots: [Spot])] {
    let nested = (0...count).map { deep in
      (true, (0..<count).map { $0 < deep ? Spot.second : .first })
    }
    let beside = (1..<max(count, 1)).map { left in (false, (0..<count).map { $0 < left ? Spot.first : .second }) }
    return nested + beside
  }
}
