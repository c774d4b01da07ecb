import TouchGestures
import TouchTestSupport

/// Runs worlds on engine and model, and keeps the first that differ.
struct Explorer {
  /// Which worlds are visited.
  var sample = Sample(oneOf: 1)
  private(set) var visited = 0
  private(set) var differing = 0
  private(set) var reports: [String] = []

  mutating func visit(_ world: World) {
    guard sample.takesNext() else { return }
    visited += 1
    let run = EngineRun(world)
    let engine = run.play()
    var model = Model(world)
    let expected = model.play()
    // Whatever happened, everybody is ready for the next touch (GR-1), or waits for one that never decided (GR-3).
    let rests = run.recognizers.map(\.state) == model.recognizers.map(\.state) && model.isAtRest
    if engine == expected, rests { return }
    differing += 1
    guard reports.count < 3 else { return }
    reports.append("\(world)\nengine: \(engine)\nmodel:  \(expected)\n")
  }

  /// Visits a world under each script and with its touches in each of the places.
  mutating func visit(_ world: World, under scripts: [[[Change]]], places: [[Spot]]) {
    var world = world
    for frames in scripts {
      for spots in places {
        world.frames = frames
        world.places = spots
        visit(world)
      }
    }
  }

  /// Visits a world under each script, with its touches everywhere.
  mutating func visit(_ world: World, under scripts: [[[Change]]], count: Int) {
    visit(world, under: scripts, places: Self.places(count))
  }

  /// Where so many touches can land.
  static func places(_ touches: Int) -> [[Spot]] {
    touches == 1
      ? [[.second], [.first]]
      : [[.second, .second], [.second, .first], [.first, .second], [.first, .first]]
  }

  /// How recognizers can sit on two nodes, in the order of priority: nested with the deeper ones first, or side by side.
  ///
  /// What differs by a mirror alone occurs once.
  static func arrangements(_ count: Int) -> [(isNested: Bool, spots: [Spot])] {
    let nested = (0...count).map { deep in
      (true, (0..<count).map { $0 < deep ? Spot.second : .first })
    }
    let beside = (1...count).map { left in
      (false, (0..<count).map { $0 < left ? Spot.first : .second })
    }
    return nested + beside
  }
}

/// Draws worlds, the same ones for a seed everywhere.
struct Dice {
  private var numbers: SplitMix64

  init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

  mutating func roll(_ sides: Int) -> Int { numbers.below(sides) }

  mutating func draw<Element>(_ elements: [Element]) -> Element { elements[roll(elements.count)] }

  mutating func world() -> World {
    let count = roll(4) == 0 ? 2 : 3
    let touches = roll(5) == 0 ? 1 : 2
    let (isNested, spots) = draw(Explorer.arrangements(count))
    return World(
      isNested: isNested, spots: spots, plans: (0..<count).map { _ in draw(Plan.all) },
      flavours: (0..<count).map { _ in roll(2) == 0 ? .plain : draw(Flavour.allCases) },
      relations: (0..<(count * (count - 1) / 2)).map { _ in draw(Relation.allCases) },
      frames: draw(touches == 1 ? Scripts.one : Scripts.two), places: draw(Explorer.places(touches)),
      allowsMultiple: roll(2) == 0)
  }
}
