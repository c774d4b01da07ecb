import Foundation
import Testing
import TouchCore

/// The engine against the rules, in every small world (GX, GF, GB, GV, GE, GD, GR and the rulings of 10.1).
///
/// `TOUCHSTONE_WORLDS=2000000 swift test -c release --filter SmallWorlds` visits more of each kind, and so many of the
/// largest.
@Suite struct SmallWorldsTests {
  private let wanted = ProcessInfo.processInfo.environment["TOUCHSTONE_WORLDS"].flatMap { Int($0) }

  @Test func `One recognizer does what the rules say, whatever it is and asks for (GV, GE, GD, GB)`() {
    var explorer = Explorer()
    var world = World(flavours: [.plain])
    for (isNested, spots) in Explorer.arrangements(1) {
      (world.isNested, world.spots) = (isNested, spots)
      for plan in Plan.all {
        world.plans = [plan]
        for flavour in Flavour.allCases {
          world.flavours = [flavour]
          explorer.visit(world, under: Scripts.one, count: 1)
          explorer.visit(world, under: wanted == nil ? Array(Scripts.two.suffix(12)) : Scripts.two, count: 2)
        }
      }
    }
    check(explorer, "one recognizer", worlds: wanted == nil ? 6_960 : 23_280)
  }

  @Test func `Two recognizers agree as the rules say, in every relation and plan (GX, GF)`() {
    var explorer = Explorer()
    var world = World(flavours: [.plain, .plain])
    for (isNested, spots) in Explorer.arrangements(2) {
      (world.isNested, world.spots) = (isNested, spots)
      for relation in Relation.allCases {
        world.relations = [relation]
        for upper in Plan.all {
          for lower in Plan.all {
            world.plans = [upper, lower]
            if isNested { explorer.visit(world, under: [Scripts.one[0]], places: [[.second]]) }
            let scripts = wanted == nil ? Array(Scripts.core.prefix(2)) : Scripts.core
            explorer.visit(
              world, under: scripts, places: isNested ? [[.first, .second]] : [[.second, .first]])
          }
        }
      }
    }
    check(explorer, "two recognizers", worlds: wanted == nil ? 13_200 : 32_400)
  }

  @Test func `Three recognizers agree as the rules say, in every relation of three pairs (GX, GF)`() {
    var explorer = Explorer()
    var world = World(flavours: [.plain, .plain, .plain])
    let nested = Explorer.arrangements(3).filter(\.isNested)
    for (isNested, spots) in wanted == nil ? Array(nested[1...2]) : nested {
      (world.isNested, world.spots) = (isNested, spots)
      for code in 0..<216 {
        world.relations = [code / 36, code / 6 % 6, code % 6].map { Relation.kinds[$0] }
        for code in 0..<27 {
          world.plans = [code / 9, code / 3 % 3, code % 3].map { Plan.kinds[$0] }
          explorer.visit(world, under: [Scripts.one[0]], places: [[.second]])
        }
      }
    }
    check(explorer, "three recognizers", worlds: wanted == nil ? 11_664 : 23_328)
  }

  @Test func `Worlds of two and three with everything in them agree, drawn by a fixed seed`() {
    let wanted = self.wanted ?? 4_000
    var explorer = Explorer()
    var dice = Dice(seed: 7)
    while explorer.visited < wanted { explorer.visit(dice.world()) }
    check(explorer, "drawn worlds", worlds: wanted)
  }

  private func check(_ explorer: Explorer, _ name: String, worlds: Int) {
    print("\(name): \(explorer.visited) worlds visited")
    #expect(explorer.visited == worlds)
    #expect(explorer.differing == 0, "\(explorer.reports.joined(separator: "\n"))")
  }
}
