import Touchstone

/// The matrix of deeds and lies over strangers' trees.
enum Tree {
  static let numbers = [1, 2, 4, 9, 20, 50, 120]

  struct Case {
    var isPlain: Bool
    var site: Int
    var number = 1
    var deed: Int?
    var lie: Int?
    /// When a lie is given: always, every other time, or from the fifth call on.
    var times = 0

    var description: String {
      if let lie {
        return
          "\(lies[lie].member) returns \(lies[lie].name), \(["always", "every other time", "from the fifth call on"][times])"
          + (isPlain ? " (a context at the root)" : "")
      }
      guard let deed else { return "nothing" }
      return "\(name(ofSite: site)), call \(number): \(deeds[deed].name)" + (isPlain ? " (a context at the root)" : "")
    }

    var words: String { "tree \(isPlain) \(site) \(number) \(deed ?? -1) \(lie ?? -1) \(times)" }

    init(isPlain: Bool, site: Int, number: Int = 1, deed: Int? = nil, lie: Int? = nil, times: Int = 0) {
      (self.isPlain, self.site, self.number, self.deed, self.lie, self.times) = (
        isPlain, site, number, deed, lie, times
      )
    }

    init?(_ words: [String]) {
      let numbers = words.dropFirst(2).compactMap { Int($0) }
      guard words.first == "tree", numbers.count == 5 else { return nil }
      self.init(
        isPlain: words[1] == "true", site: numbers[0], number: numbers[1], deed: numbers[2] < 0 ? nil : numbers[2],
        lie: numbers[3] < 0 ? nil : numbers[3], times: numbers[4])
    }

    /// Plays it in this process; returns 0, 1 if nothing was done, or 20 if the engine ignores touches afterwards.
    func play() -> Int32 {
      let tree = TreeScene(isTree: false, isPlain: isPlain) { HookNode($0) }
      scene = tree
      tree.build()
      if let lie {
        world.lie(at: site, when: [{ _ in true }, { $0 % 2 == 0 }, { $0 >= 5 }][times]) { honest, asked in
          lies[lie].answer(tree, honest, asked)
        }
      } else {
        world.arm(site: site, number: number) { [deed] object in
          if let deed { deeds[deed].act(tree, object) }
        }
      }
      for step in tree.script { step() }
      let isDone = world.isDone
      world.endLies()
      return !tree.worksAfterwards() ? 20 : isDone || deed == nil && lie == nil ? 0 : 1
    }
  }

  static func counts(isPlain: Bool) -> [Int] {
    var counts = [Int](repeating: 0, count: siteNames.count + closureNames.count)
    let (_, sent) = Child { send in
      let tree = TreeScene(isTree: false, isPlain: isPlain) { HookNode($0) }
      scene = tree
      tree.build()
      world.arm()
      for step in tree.script { step() }
      for (site, count) in world.counts.enumerated() where count > 0 {
        send(Int32(site))
        send(Int32(count))
      }
      return 0
    }.finish()
    for pair in stride(from: 0, to: sent.count - 1, by: 2) { counts[Int(sent[pair])] = Int(sent[pair + 1]) }
    return counts
  }

  static func cases() -> [Case] {
    var all = [Case(isPlain: true, site: -1), Case(isPlain: false, site: -1)]
    for isPlain in [true, false] {
      let counts = counts(isPlain: isPlain)
      for site in counts.indices {
        for number in numbers where number <= counts[site] {
          for deed in deeds.indices { all.append(Case(isPlain: isPlain, site: site, number: number, deed: deed)) }
        }
      }
      for (index, lie) in lies.enumerated() {
        guard let site = siteNames.firstIndex(of: lie.member) else { fatalError("no member \(lie.member)") }
        for times in 0..<3 { all.append(Case(isPlain: isPlain, site: site, lie: index, times: times)) }
      }
    }
    return all
  }

  static func run() -> Bool {
    let all = cases()
    var done = 0, idle = 0
    var sites = Set<Int>()
    let chosen = choose(all.count) { all[$0].description }
    runAll(chosen, { all[$0].play() }) { index, outcome in
      let each = all[index]
      switch outcome {
      case .ended(0):
        done += 1
        sites.insert(each.site)
      case .ended(1): idle += 1
      case .ended: Findings.shared.add(each.words, each.description, "ignores touches afterwards", "")
      case .failed(let signal, let report):
        Findings.shared.add(each.words, each.description, "signal \(signal)", report)
      }
    }
    Findings.shared.print()
    print(
      "\(chosen.count) cases of \(all.count), \(deeds.count) deeds and \(lies.count) lies at \(sites.count) callbacks: \(done) did no harm, \(idle) did not come to it, "
        + "\(Findings.shared.count) failed in \(Findings.shared.kinds) ways")
    return Findings.shared.count == 0
  }
}
