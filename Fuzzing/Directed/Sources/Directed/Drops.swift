import Glibc

/// How often each member is called in each scene when nothing is done.
enum Survey {
  static func counts(scene index: Int, isTree: Bool, isPlain: Bool) -> [Int] {
    var counts = [Int](repeating: 0, count: siteNames.count + closureNames.count)
    let (outcome, sent) = Child(seconds: 60) { send in
      scene = catalogue[index].make(isTree, isPlain)
      scene.build()
      world.arm()
      for step in scene.script { step() }
      for (site, count) in world.counts.enumerated() where count > 0 {
        send(Int32(site))
        send(Int32(min(count, 1_000_000)))
      }
      return Aftermath.fault()?.rawValue ?? 0
    }.finish()
    switch outcome {
    case .ended(0): break
    case .ended(let code):
      Findings.shared.add(
        "\(index) \(isTree) \(isPlain) -1 1 false itself", "\(catalogue[index].name) without a deed",
        "ends with \(code)", "")
    case .failed(let signal, let report):
      Findings.shared.add(
        "\(index) \(isTree) \(isPlain) -1 1 false itself", "\(catalogue[index].name) without a deed",
        "signal \(signal)", report)
    }
    for pair in stride(from: 0, to: sent.count - 1, by: 2) { counts[Int(sent[pair])] = Int(sent[pair + 1]) }
    return counts
  }

  static func print() {
    var scenes = [[String]](repeating: [], count: siteNames.count + closureNames.count)
    for (index, entry) in catalogue.enumerated() {
      let counts = counts(scene: index, isTree: true, isPlain: true)
      Swift.print("\(entry.name): \(counts.filter { $0 > 0 }.count) members, \(counts.reduce(0, +)) calls")
      for site in counts.indices where counts[site] > 0 { scenes[site].append("\(entry.name) \(counts[site])") }
    }
    let missing = missing(in: Set(scenes.indices.filter { !scenes[$0].isEmpty }))
    Swift.print(
      "\(declaredMembers.count + closureNames.count - missing.count) of \(declaredMembers.count + closureNames.count) open members, requirements and closures are called; not:"
    )
    for name in missing { Swift.print("  \(name)") }
  }

  /// The open members, requirements and closures that are not among some sites.
  static func missing(in sites: Set<Int>) -> [String] {
    let names = Set(sites.map { name(ofSite: $0) })
    // A class with several protocols reports under its own name: `ForeignPan.GestureRecognizing.node`.
    let called = names.union(
      names.map { name in
        let parts = name.split(separator: ".", maxSplits: 1)
        return parts.count > 1 ? String(parts[1]) : name
      })
    return declaredMembers.filter { !called.contains($0) && !called.contains($0 + " =") }
      + closureNames.filter { !called.contains($0) }
  }
}

/// All combinations of a callback and whose last reference is dropped.
enum Drops {
  /// Whether a member is declared where it is called, and not inherited; closures are.
  static func isDeclared(_ site: Int) -> Bool {
    guard site < siteNames.count else { return true }
    var title = siteNames[site]
    if title.hasSuffix(" =") { title.removeLast(2) }
    if declared.contains(title) { return true }
    guard let point = title.firstIndex(of: ".") else { return false }
    return declared.contains(String(title[title.index(after: point)...]))
  }

  private static let declared = Set(declaredMembers)

  static func combinations() -> [Combination] {
    var all: [Combination] = []
    for index in catalogue.indices {
      for (isTree, isPlain) in [(true, true), (true, false), (false, true), (false, false)] {
        let counts = Survey.counts(scene: index, isTree: isTree, isPlain: isPlain)
        for site in counts.indices where counts[site] > 0 {
          let isDeclared = isDeclared(site)
          // What is inherited is tried less often.
          guard isDeclared || site >= siteNames.count || name(ofSite: site).hasSuffix("deinit") || isTree && isPlain
          else {
            continue
          }
          let numbers = isTree && isPlain && isDeclared ? [1, 2, 5, 20].filter { $0 <= counts[site] } : [1]
          for number in numbers {
            for isAfter in number == 1 ? [false, true] : [false] {
              for role in Role.allCases {
                all.append(
                  Combination(
                    scene: index, isTree: isTree, isPlain: isPlain, site: site, number: number, isAfter: isAfter,
                    role: role))
              }
            }
          }
        }
      }
    }
    return all
  }

  /// Plays one combination in this process.
  static func show(_ words: [String]) {
    if let each = Tree.Case(words) {
      print(each.description)
      print("ends with \(each.play())")
    }
    guard let combination = Combination(words) else { return }
    print(combination.description)
    print("ends with \(combination.play())")
  }

  /// Runs those that the options choose; returns whether nothing was found.
  static func run() -> Bool {
    let all = combinations()
    let chosen = choose(all.count) { all[$0].description }
    var ends: [Int32: Int] = [:]
    var countedSites = Set<Int>()
    // One that counts is enough for each declared member, if only their list is to be checked.
    let isOnce = arguments.contains("--once")
    let inherited = Set(siteNames.indices.filter { !isDeclared($0) })
    runAll(chosen, unless: { isOnce && (countedSites.contains(all[$0].site) || inherited.contains(all[$0].site)) }) {
      all[$0].play()
    } _: { index, outcome in
      let combination = all[index]
      switch outcome {
      case .ended(let code) where code < Combination.End.unresponsive.rawValue:
        ends[code, default: 0] += 1
        if code == 0 { countedSites.insert(combination.site) }
      case .ended(let code):
        let end = Combination.End(rawValue: code).map { "\($0)" } ?? "\(code)"
        Findings.shared.add(combination.words, combination.description, "ends with \(end)", "")
      case .failed(let signal, let report):
        Findings.shared.add(combination.words, combination.description, "signal \(signal)", report)
      }
    }
    Findings.shared.print()
    let counted = ends[0] ?? 0
    print(
      "\(chosen.count) combinations of \(all.count): \(counted) counted at \(countedSites.count) members, "
        + "\(ends[1] ?? 0) not called, \(ends[2] ?? 0) without such an object, \(ends[3] ?? 0) with an object that others hold, "
        + "\(Findings.shared.count) failed in \(Findings.shared.kinds) ways")
    guard chosen.count == all.count else { return Findings.shared.count == 0 }
    let left = Survey.missing(in: countedSites)
    print(
      "\(declaredMembers.count + closureNames.count - left.count) open members, requirements and closures of \(declaredMembers.count + closureNames.count) counted; not:"
    )
    for name in left { print("  \(name)") }
    return Findings.shared.count == 0
  }
}
