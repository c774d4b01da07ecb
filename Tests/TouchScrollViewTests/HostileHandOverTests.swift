import Testing
import TouchScroll
import TouchScrollView
import TouchTestSupport
import TouchViews
import TouchWindows

/// Delegates that change everything in every callback of a hand-over: nothing traps, and nothing is left under way.
@Suite struct HostileHandOverTests {
  @Test(arguments: RandomHandOverTests.policies) func `whatever a callback changes, all of it comes to rest`(
    _ policy: ScrollHandOver
  ) {
    for seed in 1...60 {
      let program = HostileProgram(policy, seed: UInt64(seed))
      program.play()
      #expect(program.remains == [], "seed \(seed)")
    }
  }

  /// What a callback does to the scroll view that is called, or to the other one.
  enum Deed: CaseIterable { case remove, switchOff, shrink, jump, restrict, cancel }

  @Test(arguments: Deed.allCases, [0, 1])
  func `one that changes while it takes ends in order`(_ deed: Deed, _ target: Int) {
    let program = HostileProgram(.chain, seed: 1)
    program.deeds = [deed]
    program.targets = [target]
    program.chance = 1

    program.play()

    #expect(program.remains == [])
  }
}

/// Three scroll views inside each other, a finger or two, and a delegate that breaks in.
private final class HostileProgram: ScrollViewDelegate {
  var deeds = HostileHandOverTests.Deed.allCases
  var targets = [0, 1, 2]
  var chance = 0.05
  private let views: [ScrollView]
  private let stage: ScrollStage
  private var random: SplitMix64
  private var isActing = false
  private var time = 0.0

  init(_ policy: ScrollHandOver, seed: UInt64) {
    random = SplitMix64(seed: seed)
    views = (0..<3).map { depth in
      let height = depth == 2 ? 800.0 : 600
      return makeScrollView(
        "\(depth)", content: (400, height + 60), frame: Rect(x: 0, y: depth == 2 ? 0 : 100, width: 400, height: height))
    }
    views[1].addSubview(views[0])
    views[2].addSubview(views[1])
    stage = ScrollStage(views[2])
    stage.context.scrollHandOver = policy
    for view in views { view.delegate = self }
  }

  func play() {
    for _ in 0..<6 {
      restore()
      var y = 500.0
      stage.began(time, 200, y)
      for _ in 0..<12 {
        time += 0.016
        y += Double(random.below(121) - 60)
        stage.moved(time, 200, y)
      }
      time += 0.01
      if random.chance(0.5) { stage.ended(time, 200, y) } else { stage.cancelAll(time) }
      time += random.number(in: 0...0.5)
    }
    chance = 0
    restore()
    stage.settle()
  }

  /// What should not be: offsets that are none, and anything under way.
  var remains: [String] {
    var found: [String] = []
    for view in views {
      if !view.contentOffset.isFinite { found.append("offset") }
      if view.isTracking { found.append("tracking") }
      if view.isDragging { found.append("dragging") }
      if view.isDecelerating { found.append("decelerating") }
    }
    if stage.context.isAnimating { found.append("animating") }
    return found
  }

  private func restore() {
    for (inner, outer) in [(0, 1), (1, 2)] where views[inner].superview == nil { views[outer].addSubview(views[inner]) }
    for view in views {
      view.isScrollEnabled = true
      view.contentSize.height = view.bounds.height + 60
      view.scrollHandOver = nil
    }
  }

  private func act() {
    guard !isActing, random.chance(chance) else { return }
    isActing = true
    defer { isActing = false }
    let view = views[targets[random.below(targets.count)]]
    switch deeds[random.below(deeds.count)] {
    case .remove: if view !== views[2] { view.removeFromSuperview() }
    case .switchOff: view.isScrollEnabled = false
    case .shrink: view.contentSize.height = Double(random.below(700))
    case .jump: view.setContentOffset(Point(x: 0, y: Double(random.below(90) - 20)), animated: random.chance(0.5))
    case .restrict: view.scrollHandOver = RandomHandOverTests.policies[random.below(6)]
    case .cancel: stage.window.cancelAllTouches(at: stage.context.now)
    }
    stage.checker.forget()
  }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { act() }
  func scrollViewDidScroll(_ scrollView: ScrollView) { act() }
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) { act() }
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { act() }
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { act() }
  func scrollViewHandOver(_ scrollView: ScrollView) -> ScrollHandOver? {
    act()
    return nil
  }
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: TargetContentOffset
  ) { act() }
}
