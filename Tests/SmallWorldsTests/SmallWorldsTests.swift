import Testing
import TouchCore

/// The engine against the rules, in every small world (GX, GF, GB, GV, GE, GD, GR and the rulings of 10.1).
@Suite struct SmallWorldsTests {
  @Test func `One recognizer does what the rules say, whatever it is and asks for`() {
    var explorer = Explorer()
    for (isNested, spots) in Explorer.arrangements(1) {
      for plan in Plan.all {
        for flavour in Flavour.allCases {
          for (touches, scripts) in [(1, Scripts.one), (2, Scripts.two)] {
            for frames in scripts {
              for places in Explorer.places(touches) {
                for allowsMultiple in [true, false] {
                  explorer.visit(
                    World(
                      isNested: isNested, spots: spots, plans: [plan], flavours: [flavour], relations: [],
                      frames: frames, places: places, allowsMultiple: allowsMultiple))
                }
              }
            }
          }
        }
      }
    }
    print("one recognizer: \(explorer.visited) worlds")
    #expect(explorer.differing == 0, "\(explorer.reports.joined(separator: "\n"))")
  }
}
