import Testing
import TouchEvents
import TouchTestSupport

/// The engine against the rules, in every small world (EO-1 to EO-8, with GS, GX, GF, GB, GV, GE, GD and GR).
///
/// Every world means: each arrangement of up to three recognizers on two nodes, nested or side by side, with every
/// relation of each pair, under the short script of one touch and every interleaving of that of two, wherever they land.
/// One and two recognizers follow every plan there is, three the plans of a tap, a pan and one that fails.
///
/// `TOUCHSTONE_WORLDS=all swift test -c release --filter SmallWorldsTests` visits them all; without it, a part of the
/// shorter scripts, drawn by a fixed seed.
@Suite struct SmallWorldsTests {
  private var isComplete: Bool { Sample.isComplete }

  @Test func `one recognizer does what the rules say, whatever it asks for, a sixth by default (GV, GE, GD, GB)`() {
    var explorer = Explorer(sample: Sample(oneOf: 6))
    var world = World(flavours: [.plain])
    for (isNested, spots) in Explorer.arrangements(1) {
      (world.isNested, world.spots) = (isNested, spots)
      for plan in Plan.all {
        world.plans = [plan]
        for flavour in Flavour.allCases {
          world.flavours = [flavour]
          explorer.visit(world, under: Scripts.one, count: 1)
          explorer.visit(world, under: isComplete ? Scripts.two : Array(Scripts.two.suffix(12)), count: 2)
        }
      }
    }
    check(explorer, "one recognizer", worlds: isComplete ? 24_120 : 1_780)
  }

  @Test(arguments: Explorer.arrangements(2).indices)
  func `two recognizers agree as the rules say, in every relation and plan, a sixth by default (GX, GF)`(
    arrangement: Int
  ) {
    var explorer = Explorer(sample: Sample(oneOf: 6, seed: UInt64(arrangement)))
    var world = World(flavours: [.plain, .plain])
    (world.isNested, world.spots) = Explorer.arrangements(2)[arrangement]
    for relation in Relation.allCases {
      world.relations = [relation]
      for upper in Plan.all {
        for lower in Plan.all {
          world.plans = [upper, lower]
          if isComplete {
            explorer.visit(world, under: Scripts.short.one, count: 1)
            explorer.visit(world, under: Scripts.short.two, count: 2)
          } else {
            explorer.visit(
              world, under: Scripts.core, places: [world.isNested ? [.first, .second] : [.second, .first]])
          }
        }
      }
    }
    let worlds = isComplete ? 50_400 : [378, 399, 391, 371, 396][arrangement]
    check(explorer, "two recognizers, arrangement \(arrangement)", worlds: worlds)
  }

  @Test(arguments: Sample.isComplete ? Explorer.arrangements(3).indices : 1..<3)
  func `three recognizers agree as the rules say, in every relation of three pairs, a tenth by default (GX, GF)`(
    arrangement: Int
  ) {
    var explorer = Explorer(sample: Sample(oneOf: 10, seed: UInt64(arrangement)))
    var world = World(flavours: [.plain, .plain, .plain])
    (world.isNested, world.spots) = Explorer.arrangements(3)[arrangement]
    for code in 0..<343 {
      world.relations = [code / 49, code / 7 % 7, code % 7].map { Relation.kinds[$0] }
      for code in 0..<27 {
        world.plans = [code / 9, code / 3 % 3, code % 3].map { Plan.kinds[$0] }
        if isComplete {
          explorer.visit(world, under: Scripts.short.one, count: 1)
          explorer.visit(world, under: Scripts.short.two, count: 2)
        } else {
          explorer.visit(world, under: Scripts.short.one, places: [[.second]])
        }
      }
    }
    let worlds = isComplete ? 388_962 : [1: 935, 2: 893][arrangement]
    check(explorer, "three recognizers, arrangement \(arrangement)", worlds: worlds)
  }

  @Test(arguments: [BehaviourProfile.iOS18, .iOS26, .documented])
  func `worlds of two and three with everything in them agree, drawn by a fixed seed (VN)`(profile: BehaviourProfile) {
    let wanted = isComplete ? 400_000 : 800
    var explorer = Explorer()
    var dice = Dice(seed: 7)
    while explorer.visited < wanted {
      var world = dice.world()
      world.profile = profile
      explorer.visit(world)
    }
    check(explorer, "drawn worlds", worlds: wanted)
  }

  private func check(_ explorer: Explorer, _ name: String, worlds: Int?) {
    print("\(name): \(explorer.visited) worlds visited")
    #expect(explorer.visited == worlds)
    #expect(explorer.differing == 0, "\(explorer.reports.joined(separator: "\n"))")
  }
}
