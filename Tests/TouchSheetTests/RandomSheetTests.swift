import Foundation
import Testing
import TouchScroll
import TouchScrollView
import TouchSheet
import TouchTestSupport
import TouchWindows

/// Random fingers on sheets with a list, under every policy, while code changes them; what must hold holds.
@Suite struct RandomSheetTests {
  private static let policies: [ScrollHandOver] = [.uikit, .chain, .latched, .expandFirst, .custom, .contain]
  /// How many sessions each policy has; of those that a long run asks for, half are here, and half of scroll views alone.
  private static var count: Int {
    let sessions = ProcessInfo.processInfo.environment["TOUCHSTONE_SCREENS"].flatMap { Int($0) } ?? 0
    return max(sessions / 2 / policies.count, 60)
  }

  /// One session, and what it wrote.
  private func play(
    _ seed: UInt64, _ policy: ScrollHandOver, counting acts: HandOverActs? = nil
  ) -> (log: [String], faults: [String]) {
    var random = SplitMix64(seed: seed)
    func roll(_ sides: Int) -> Int { Int(random.next() % UInt64(sides)) }
    let lists: [[Detent]] = [
      [.large()], [.fixed(300), .large()], [.fixed(200, "a"), .fixed(400), .medium(), .large()],
    ]
    let stage = SheetStage(lists[roll(3)]) { $0.prefersGrabberVisible = roll(2) == 0 }
    let list = stage.addList()
    var settings = SheetSettings()
    if roll(3) == 0 { settings.release = .projected(0.35) }
    if roll(3) == 0 { settings.overdrag = .rubberBand }
    stage.context.sheetSettings = settings
    (list.scrollHandOver, stage.sheet.scrollHandOver) = (policy, policy)
    list.handOverAnswers = HandOverAnswers(before: Self.answer(roll(4)), after: Self.answer(roll(4)))
    stage.sheet.handOverAnswers = HandOverAnswers(before: Self.answer(roll(4)), after: Self.answer(roll(4)))
    if let acts { stage.follow(acts) }
    stage.sheet.largestUndimmedDetentIdentifier = roll(2) == 0 ? .init("m") : nil
    stage.page.isModalInPresentation = roll(4) == 0
    var log: [String] = []
    var faults: [String] = []
    stage.checker?.onViolation = { faults.append("NH-2: " + $0) }
    var time = 0.0
    var down: [Int: Double] = [:]
    for _ in 0..<80 {
      time += Double(1 + roll(30)) / 125
      stage.delegate.allows = roll(3) > 0
      let id = 1 + roll(2)
      switch roll(40) {
      case 0: stage.window.cancelAllTouches(at: time)
      case 1: stage.sheet.selectedDetentIdentifier = roll(2) == 0 ? .large : .init("m")
      case 2: stage.sheet.animateChanges { stage.sheet.selectedDetentIdentifier = roll(2) == 0 ? .large : nil }
      case 3: stage.sheet.invalidateDetents()
      case 4:
        list.isScrollEnabled.toggle()
        // Off and on again between two steps is seen by nobody (NH-1).
        stage.checker?.forget()
      case 5 where roll(8) == 0: stage.page.dismiss()
      case 6...12:
        if down[id] == nil {
          down[id] = Double(roll(800))
          stage.touch(time, .began, down[id] ?? 0, id: id)
        } else {
          stage.touch(time, .ended, down.removeValue(forKey: id) ?? 0, id: id)
        }
      default:
        guard let place = down[id] else { continue }
        down[id] = min(max(place + Double(roll(161) - 80), 0), 799)
        stage.touch(time, .moved, down[id] ?? 0, id: id)
      }
      log += stage.take()
      log.append("\(stage.top) \(list.contentOffset.y)")
      faults += Self.faults(of: stage)
    }
    for (id, place) in down.sorted(by: { $0.key < $1.key }) { stage.touch(time + 0.1, .ended, place, id: id) }
    stage.wait(time + 15)
    log += stage.take()
    if stage.context.isAnimating || stage.sheet.isDragging || stage.sheet.isSettling || list.isDragging {
      faults.append("something is stuck")
    }
    faults += Self.faultsAtTheEnd(of: stage, log)
    stage.context.trace = nil
    return (log, faults)
  }

  private static func answer(_ number: Int) -> HandOverAnswers.Answer {
    [.all, .points(5), .points(-5), .points(.nan)][number]
  }

  private static func faults(of stage: SheetStage) -> [String] {
    guard stage.page.presentingViewController != nil else { return [] }
    var faults: [String] = []
    if !stage.top.isFinite || stage.top > 1600 { faults.append("the sheet is at \(stage.top)") }
    if !stage.view.frame.isFinite { faults.append("the frame is no rectangle") }
    if stage.sheet.isDragging, stage.sheet.isSettling { faults.append("it is pulled and springs") }
    return faults
  }

  private static func faultsAtTheEnd(of stage: SheetStage, _ log: [String]) -> [String] {
    var faults: [String] = []
    let calls = log.filter { $0.first?.isLetter ?? false }
    func count(_ line: String) -> Int { calls.count { $0 == line } }
    let isGone = stage.page.presentingViewController == nil
    if count("will disappear") != count("did disappear") + count("did appear") {
      faults.append("what began to disappear did not end")
    }
    if count("will appear") != count("did appear") { faults.append("what began to appear did not end") }
    if count("did disappear") != (isGone ? 1 : 0) { faults.append("it did not disappear once") }
    if count("did") > 1 || count("did") > count("will") { faults.append("it was dismissed without notice") }
    if count("will") > count("should") { faults.append("it was not asked") }
    if !isGone, !stage.sheet.detents.isEmpty {
      let frame = stage.view.frame
      if frame.minY != stage.top || frame.maxY != 800 { faults.append("it rests at \(frame)") }
    }
    return faults
  }

  @Test(arguments: policies)
  func `random fingers leave nothing stuck, and what begins ends`(_ policy: ScrollHandOver) {
    let acts = HandOverActs()
    var acted: [String: Int] = [:]
    for seed in 0..<UInt64(Self.count) {
      let (log, faults) = play(seed, policy, counting: acts)
      for line in log where line.first?.isLetter ?? false { acted[Self.word(line), default: 0] += 1 }

      #expect(faults == [], "seed \(seed)")
    }

    acted.merge(acts.counts) { $0 + $1 }
    let counts = acted.sorted { $0.key < $1.key }
    if Self.count > 60 { print("sheets, \(policy): \(Self.count) sessions played,", counts) }
    // Those of hand-over are counted with scroll views, where a list gets the lift of another more often.
    let rare = counts.filter { !$0.key.hasPrefix("NH-") && $0.value < 100 * Self.count / 10_000 }
    #expect(rare.isEmpty)
    #expect(Self.rules(of: policy).filter { acted[$0] == nil } == [])
  }

  /// The rules that must have acted.
  private static func rules(of policy: ScrollHandOver) -> [String] {
    let always = ["drag", "should", "will", "attempt", "detent large", "settles gone", "did", "rests", "NH-6 used up"]
    switch policy {
    case .latched, .contain: return always
    case .uikit: return always + ["SH-15 the content takes over"]
    case .chain: return always + ["SH-15 the content takes over", "SH-16 the sheet takes over", "NH-5 gives back"]
    case .expandFirst, .custom: return always + ["SH-15 the content takes over", "SH-16 the sheet takes over"]
    }
  }

  /// A line without its numbers.
  private static func word(_ line: String) -> String { line.hasPrefix("rests") ? "rests" : line }

  @Test(arguments: policies)
  func `the same fingers give the same log`(_ policy: ScrollHandOver) {
    #expect(play(7, policy).log == play(7, policy).log)
  }
}
