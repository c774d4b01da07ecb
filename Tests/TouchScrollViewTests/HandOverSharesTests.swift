import Testing
import TouchScrollView
import TouchTestSupport

/// What the scrollers of a chain take of a step, as a value (NH-2 to NH-6).
@Suite struct HandOverSharesTests {
  /// Scrollers of (offset, range), the innermost first, moved by what they take.
  private struct Chain {
    var shares: HandOverShares
    var places: [(offset: Double, range: Double)]

    init(_ policy: ScrollHandOver, began: Int = 0, _ places: (offset: Double, range: Double)...) {
      shares = HandOverShares(policy: policy, began: began, count: places.count)
      self.places = places
    }

    /// Takes a step, and returns the text of what each took and of the rest.
    mutating func take(_ way: Double, asking: (Int, Double, HandOverMoment) -> Double = { _, _, _ in 0 }) -> String {
      for index in places.indices {
        let (offset, range) = places[index]
        shares.links[index].room = HandOverRoom(
          smaller: max(offset, 0), larger: max(range - offset, 0), bounces: true)
      }
      shares.take(way, asking: asking)
      for index in places.indices { places[index].offset -= shares.links[index].step + shares.links[index].band }
      return (shares.links.map { number($0.step) } + [number(shares.restStep)]).joined(separator: " ")
    }
  }

  @Test func `in a chain the inner one takes first, what it leaves goes outward (NH-3)`() {
    var chain = Chain(.chain, (150, 200), (0, 800))

    let steps = [chain.take(-40), chain.take(-20), chain.take(-10)]

    #expect(steps == ["-40 0 0", "-10 -10 0", "0 -10 0"])
  }

  @Test func `a chain gives back in the reverse order of taking (NH-5)`() {
    var chain = Chain(.chain, (150, 200), (0, 800))
    _ = chain.take(-110)

    let steps = [chain.take(70), chain.take(40)]

    #expect(steps == ["10 60 0", "40 0 0"])
    #expect(chain.places.map(\.offset) == [150, 0])
  }

  @Test func `a rest is used up before anybody gives back (NH-6)`() {
    var chain = Chain(.chain, (150, 200), (0, 20))

    let steps = [chain.take(-100), chain.take(25), chain.take(10)]

    #expect(steps == ["-50 -20 -30", "0 0 25", "0 5 5"])
  }

  @Test func `the outermost at its end shows the rest (NH-6)`() {
    var chain = Chain(.chain, (150, 200), (0, 20))
    _ = chain.take(-100)

    #expect((chain.shares.holder, chain.places.map(\.offset)) == (1, [200, 50]))
  }

  @Test func `under uikit the one that began shows the rest, also beside pages around it (NE-4)`() {
    var chain = Chain(.uikit, (150, 200), (0, 20))
    _ = chain.take(-100)

    #expect((chain.shares.holder, chain.places.map(\.offset)) == (0, [230, 20]))
  }

  @Test func `a latched gesture stays with the one that could move first`() {
    var chain = Chain(.latched, (200, 200), (0, 20))

    let steps = [chain.take(-15), chain.take(-15), chain.take(40)]

    #expect(steps == ["0 -15 0", "0 -5 -10", "0 20 20"])
  }

  @Test func `expandFirst looks at the state alone (NH-5)`() {
    var chain = Chain(.expandFirst, (150, 200), (0, 800))

    let steps = [chain.take(-110), chain.take(180)]

    #expect(steps == ["0 -110 0", "150 30 0"])
  }

  @Test func `a sheet moves before its contents, which give back before it (SH-15)`() {
    var chain = Chain(.uikit, began: 1, (0, 2200), (400, 800))

    let steps = [chain.take(-410), chain.take(25)]

    #expect(steps == ["-10 -400 0", "10 15 0"])
  }

  @Test func `of two contents the inner one takes first and gives back last (SH-15)`() {
    var chain = Chain(.uikit, began: 2, (0, 30), (0, 30), (790, 800))

    let steps = [chain.take(-60), chain.take(45)]

    #expect(steps == ["-30 -20 -10 0", "25 20 0 0"])
  }

  @Test func `scrollers of a custom chain are asked before and after the innermost one moves (NH-3)`() {
    var chain = Chain(.custom, (195, 200), (0, 800), (0, 800))
    var asked: [String] = []

    let text = chain.take(-10) { index, way, moment in
      asked.append("\(index) \(moment) \(number(way))")
      return moment == .before ? (index == 2 ? -1 : 0) : way
    }

    #expect(text == "-5 -4 -1 0" && asked == ["2 before -10", "1 before -9", "1 after -4"])
  }

  @Test(arguments: [(100.0, 0.0), (-100.0, -10.0), (Double.nan, 0.0)] as [(Double, Double)])
  func `an answer is clamped to what was offered and its sign (NH-3)`(_ answer: Double, _ taken: Double) {
    var chain = Chain(.custom, (200, 200), (0, 800))

    _ = chain.take(-10) { _, _, moment in moment == .before ? answer : 0 }

    #expect(chain.shares.links[1].step == taken)
  }

  @Test func `one that leaves keeps what it took, and the next one shows its rest (NH-1)`() {
    var chain = Chain(.chain, (150, 200), (0, 20))
    _ = chain.take(-100)
    chain.shares.beginStep()

    let heldRest = chain.shares.remove(1)

    #expect(heldRest)

    let steps = [chain.take(-10), chain.take(50)]

    #expect(steps == ["0 0 -10", "10 0 40"])
    #expect(chain.places.map(\.offset) == [190, 20])
  }

  @Test func `a step of nothing moves nobody`() {
    var chain = Chain(.chain, (150, 200), (0, 20))

    let steps = [chain.take(0), chain.take(.nan)]

    #expect(steps == ["0 0 0", "0 0 0"] && chain.shares.order == [])
  }

  // MARK: The law

  /// The policies, and where the gesture begins.
  private static let laws: [(ScrollHandOver, Int)] = [
    (.uikit, 0), (.chain, 0), (.latched, 0), (.expandFirst, 0), (.custom, 0), (.contain, 0),
    (.uikit, 2), (.chain, 2), (.expandFirst, 1), (.custom, 1),
  ]

  @Test(arguments: laws) func `in every step the way is what all took and the rest (NH-2)`(
    _ policy: ScrollHandOver, _ began: Int
  ) {
    var random = SplitMix64(seed: UInt64(began) + 7)
    for _ in 0..<300 {
      var chain = Chain(policy, began: began, (0, 0), (0, 0), (0, 0), (0, 0))
      for index in chain.places.indices {
        let range = random.number(in: 0...120)
        chain.places[index] = (random.number(in: 0...range), range)
      }
      for _ in 0..<40 {
        let way = random.number(in: -90...90)
        let before = chain.shares.rest
        let answer = random.number(in: -20...20)
        _ = chain.take(way) { _, _, _ in answer }
        let links = chain.shares.links
        let sum = links.map(\.step).reduce(0, +) + chain.shares.restStep
        #expect((sum - way).magnitude < 1e-6)
        #expect(links.allSatisfy { $0.step * way >= 0 && $0.step.magnitude <= way.magnitude + 1e-9 })
        // It grows only where all that take are at their ends, and is used up first.
        if chain.shares.rest * way > 1e-9, chain.shares.rest.magnitude > before.magnitude + 1e-6, policy != .custom,
          policy != .latched
        {
          let ends = chain.places.indices.allSatisfy {
            let (offset, range) = chain.places[$0]
            return way < 0 ? offset >= range - 1e-6 : offset <= 1e-6
          }
          #expect(ends)
        }
        if before * way < 0, before.magnitude > way.magnitude { #expect(links.allSatisfy { $0.step == 0 }) }
      }
    }
  }

  @Test(arguments: [ScrollHandOver.uikit, .chain, .latched, .contain])
  func `down and up again by the same way restores every place (NH-5)`(_ policy: ScrollHandOver) {
    var random = SplitMix64(seed: 11)
    for _ in 0..<300 {
      var chain = Chain(policy, (60, 100), (20, 50), (0, 90))
      let start = chain.places.map(\.offset)
      var net = 0.0
      for _ in 0..<30 {
        let way = random.number(in: -150...150)
        net += way
        _ = chain.take(way)
      }

      _ = chain.take(-net)

      #expect(zip(chain.places, start).allSatisfy { ($0.offset - $1).magnitude < 1e-6 })
    }
  }
}
