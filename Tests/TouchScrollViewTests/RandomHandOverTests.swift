import Foundation
import Testing
import TouchScroll
import TouchScrollView
import TouchTestSupport
import TouchViews

/// Random hands on scroll views inside each other, under every policy: positions are those of the model, and the law holds.
@Suite struct RandomHandOverTests {
  static let policies: [ScrollHandOver] = [.uikit, .chain, .latched, .expandFirst, .custom, .contain]

  @Test(arguments: policies) func `places are those of the plain model, and no way is lost (NH-2)`(
    _ policy: ScrollHandOver
  ) {
    // A long run plays more of them, see `.ci/run`: half of all that it asks for, the other half with sheets.
    let sessions = ProcessInfo.processInfo.environment["TOUCHSTONE_SCREENS"].flatMap { UInt64($0) } ?? 0
    let count = max(sessions / 2 / UInt64(Self.policies.count), 40)
    let acts = HandOverActs()
    var left = 0
    for seed in 1...count {
      var session = HandOverSession(policy, seed: seed, acts)
      session.play(gestures: 4)
      #expect(session.faults == [], "seed \(seed)")
      if !session.faults.isEmpty { return }
      left += session.left
    }
    var acted = acts.counts
    if left > 0 { acted["NH-1 one leaves"] = left }

    // A long run says how often each rule acted.
    let counts = acted.sorted { $0.key < $1.key }
    if sessions > 0 { print("hand-over, \(policy): \(count) sessions played,", counts) }
    #expect(Self.rules(of: policy).filter { acted[$0, default: 0] < 100 * Int(count) / 10_000 + 1 } == [])
  }

  /// The rules that must have acted.
  private static func rules(of policy: ScrollHandOver) -> [String] {
    let always = ["NH-6 a band shows it", "NH-6 dropped", "NH-6 used up", "NH-9 cancelled"]
    let outward = ["NH-1 one leaves", "NH-3 another takes", "NH-7 another gets the lift"]
    switch policy {
    case .contain: return always
    case .uikit: return always + ["NH-3 another takes", "NH-4 a step is split", "NH-5 gives back"]
    case .latched: return always + outward
    case .chain: return always + outward + ["NH-4 a step is split", "NH-5 gives back", "NH-8 a glide is passed on"]
    case .expandFirst: return always + outward + ["NH-4 a step is split", "NH-8 a glide is passed on"]
    case .custom: return always + outward + ["NH-4 a step is split"]
    }
  }
}

/// One random arrangement under a policy, with random drags of one finger on its innermost scroll view.
private struct HandOverSession {
  let views: [ScrollView]
  let stage: ScrollStage
  let policy: ScrollHandOver
  var random: SplitMix64
  var time = 0.0
  private(set) var faults: [String] = []

  /// How often one was switched off.
  private(set) var left = 0

  init(_ policy: ScrollHandOver, seed: UInt64, _ acts: HandOverActs) {
    self.policy = policy
    random = SplitMix64(seed: seed)
    let outermost = Self.scroller(at: 0, &random)
    var views = [outermost]
    for depth in 1...(1 + random.below(3)) {
      let view = Self.scroller(at: depth, &random)
      views[0].addSubview(view)
      views.insert(view, at: 0)
    }
    self.views = views
    views[0].scrollHandOver = policy
    if random.chance(0.3), views.count > 1 { views[1].isPagingEnabled = policy == .uikit }
    stage = ScrollStage(outermost)
    stage.checker.onViolation = nil
    acts.next = stage.checker
    stage.context.trace = acts
  }

  private static func scroller(at depth: Int, _ random: inout SplitMix64) -> ScrollView {
    // The innermost one lies under the finger at 500, wherever those around it are.
    let height = depth == 0 ? 800.0 : 600
    let view = makeScrollView(
      "\(depth)", content: (400, height + Double(20 + random.below(130))),
      frame: Rect(x: 0, y: depth == 0 ? 0 : 150, width: 400, height: height))
    view.bounces = random.chance(0.7)
    // The innermost one begins, wherever it is.
    view.transfersVerticalScrollingToParent = false
    view.handOverAnswers = HandOverAnswers(before: answer(&random), after: answer(&random))
    return view
  }

  private static func answer(_ random: inout SplitMix64) -> HandOverAnswers.Answer {
    switch random.below(4) {
    case 0: .all
    case 1: .points(.nan)
    default: .points(Double(random.below(17) - 8))
    }
  }

  private func modelled(_ view: ScrollView) -> HandOverModel.Scroller {
    func points(_ answer: HandOverAnswers.Answer) -> Double? { if case .points(let way) = answer { way } else { nil } }
    return HandOverModel.Scroller(
      start: view.contentOffset.y, range: view.scrollGeometry.vertical.upper, viewport: view.bounds.height,
      bounces: view.bounces, pages: view.isPagingEnabled, before: points(view.handOverAnswers.before),
      after: points(view.handOverAnswers.after))
  }

  mutating func play(gestures: Int) {
    for _ in 0..<gestures {
      for view in views { view.isScrollEnabled = true }
      for view in views where !view.isPagingEnabled {
        view.contentOffset.y = Double(random.below(Int(view.scrollGeometry.vertical.upper) + 1))
      }
      drag()
      time += 1
      stage.settle()
      time += 10
      if stage.context.isAnimating { faults.append("something moves after ten seconds") }
      for view in views where !view.scrollGeometry.isLegal(view.contentOffset) {
        faults.append("\(view.contentOffset.y) is beyond an edge at rest")
      }
      if !faults.isEmpty { return }
    }
  }

  private mutating func drag() {
    var model = HandOverModel(policy, views.map(modelled))
    var y = 500.0
    stage.began(time, 200, y)
    let first = (random.chance(0.5) ? -1.0 : 1) * (10 + Double(random.below(40)) / 4)
    y += first
    time += 0.016
    stage.moved(time, 200, y)
    let slop = first < 0 ? first + 10 : first - 10
    model.move(by: slop)
    check(model, slop)
    for _ in 0..<(5 + random.below(25)) {
      // One that leaves does so with the next step.
      let way = Double(random.below(321) - 160) / 4 + 0.125
      if random.chance(0.02), model.scrollers.count > 1 {
        let index = 1 + random.below(model.scrollers.count - 1)
        views[index].isScrollEnabled = false
        model.leave(index)
        left += 1
      }
      y += way
      time += 0.016
      stage.moved(time, 200, y)
      model.move(by: way)
      check(model, way)
      if !faults.isEmpty { break }
    }
    time += 0.008
    if random.chance(0.3) { stage.cancelAll(time) } else { stage.ended(time, 200, y) }
  }

  private mutating func check(_ model: HandOverModel, _ way: Double) {
    let found = views.prefix(model.scrollers.count).map(\.contentOffset.y)
    if found != model.offsets { faults.append("\(found) instead of \(model.offsets) after \(way)") }
    faults += stage.checker.violations
  }
}
