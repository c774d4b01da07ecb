import Testing
import TouchScroll
import TouchScrollView
import TouchSheet
import TouchTestSupport
import TouchWindows

/// What a program does in a call, however bad an idea it is.
enum Deed: CaseIterable {
  case dismiss, dismissHome, removeView, removeContainer, removeList, emptyDetents, otherDetents, select, animate, modal
  case otherDelegate, dropPresentation, disablePan, disableList, cancelTouches, present, grabber, policy, hideWindow
  case letTimePass, touch, dismissByUser, presentAgain, shrinkWindow, otherView, settings

  func happen(in stage: SheetStage, _ list: ScrollView) {
    switch self {
    case .dismiss: stage.page.dismiss(animated: true)
    case .dismissHome: stage.home.dismiss()
    case .removeView: stage.view.removeFromSuperview()
    case .removeContainer: stage.home.view.removeFromSuperview()
    case .removeList: list.removeFromSuperview()
    case .emptyDetents: stage.sheet.detents = []
    case .otherDetents: stage.sheet.detents = [.large(), .fixed(.nan), .fixed(100, "b"), .fixed(-1)]
    case .select: stage.sheet.selectedDetentIdentifier = .large
    case .animate: stage.sheet.animateChanges { stage.sheet.selectedDetentIdentifier = nil }
    case .modal: stage.page.isModalInPresentation.toggle()
    case .otherDelegate: stage.sheet.delegate = nil
    case .dropPresentation: stage.page.presentationController = nil
    case .disablePan: stage.view.gestureRecognizers?.first?.isEnabled.toggle()
    case .disableList: list.isScrollEnabled.toggle()
    case .cancelTouches: stage.window.cancelAllTouches(at: stage.context.now)
    case .present: stage.page.present(ViewController())
    case .grabber: stage.sheet.prefersGrabberVisible.toggle()
    case .policy: list.scrollHandOver = .contain
    case .hideWindow: stage.window.isHidden = true
    case .letTimePass:
      let start = stage.context.now
      for frame in 1...30 { stage.window.advance(to: start + Double(frame) / 60) }
    case .touch:
      for phase in [TouchPhase.began, .moved, .ended] {
        stage.window.send([
          TouchSample(id: 9, phase: phase, location: Point(x: 100, y: 500), timestamp: stage.context.now)
        ])
      }
    case .dismissByUser: stage.page.dismissByUser()
    case .presentAgain:
      stage.page.dismiss()
      stage.home.present(stage.page)
    case .shrinkWindow: stage.window.bounds.size.height = 500
    case .otherView: stage.page.view = View(frame: .zero)
    case .settings: stage.context.sheetSettings.release = .projected(.nan)
    }
  }
}

@Suite struct SheetHostileTests {
  static let lines = [
    "drag", "should", "will", "will disappear", "did disappear", "did", "attempt", "detent large", "settles large",
    "settles gone", "settles m", "rests 0.0", "rests 800.0", "will appear", "did appear",
  ]

  /// Whether the line of the latest play occurred.
  private final class Sight { var line = false }
  private let sight = Sight()
  private var seen: Bool {
    get { sight.line }
    nonmutating set { sight.line = newValue }
  }

  @Test(arguments: lines)
  func `each line occurs in one of the plays`(_ line: String) {
    let found = (0..<3).map { seed in
      play(nil, at: line, seed).context.trace = nil
      return seen
    }

    #expect(found.contains(true))
  }

  /// Plays pulls, taps and a scroll with a deed in the first call of a line, and returns the stage when all is over.
  private func play(_ deed: Deed?, at line: String, _ seed: Int) -> SheetStage {
    let stage = SheetStage([.fixed(400), .large()]) { $0.prefersGrabberVisible = true }
    let list = stage.addList()
    list.scrollHandOver = seed == 0 ? .chain : .expandFirst
    stage.delegate.allows = seed != 2
    var reached = false
    defer { seen = reached }
    stage.onLine = { [unowned stage] text in
      guard text == line else { return }
      stage.onLine = nil
      reached = true
      deed?.happen(in: stage, list)
    }
    var time = seed == 1 ? stage.drag(from: 500, to: 560, id: 7) : 0
    stage.wait(time + 0.7)
    time = stage.drag(time + 0.8, from: 700, to: 300)
    stage.wait(time + 0.7)
    time = stage.drag(time + 0.8, from: 300, to: 500, id: 2)
    time = stage.drag(time + 0.05, from: 400, to: 460, id: 3)
    stage.tap(time + 0.1, 30, id: 4)
    time = stage.drag(time + 0.3, from: 420, to: 790, id: 5)
    stage.tap(time + 1, 100, id: 6)
    stage.wait(time + 4)
    return stage
  }

  @Test(arguments: Deed.allCases, lines)
  func `no deed in a call leaves anything stuck`(_ deed: Deed, _ line: String) {
    for seed in 0..<3 {
      let stage = play(deed, at: line, seed)

      #expect(!stage.sheet.isDragging && !stage.sheet.isSettling && !stage.context.isAnimating)
      #expect(stage.context.nextDeadlineIsFar)
      stage.context.trace = nil
    }
  }

  @Test(arguments: Deed.allCases)
  func `a deed while a finger pulls leaves nothing stuck`(_ deed: Deed) {
    for place in [700.0, 300, 520] {
      let stage = SheetStage([.fixed(400), .large()])
      let list = stage.addList()
      list.scrollHandOver = .chain
      let time = stage.drag(from: 500, to: place, lifts: false)
      deed.happen(in: stage, list)
      stage.touch(time + 0.016, .moved, place + 30)
      stage.touch(time + 0.032, .ended, place + 30)
      stage.wait(time + 4)

      #expect(!stage.sheet.isDragging && !stage.sheet.isSettling && !stage.context.isAnimating)
      stage.context.trace = nil
    }
  }

  @Test func `a delegate that goes in its own call is not called again`() {
    let stage = SheetStage()
    stage.onLine = { [unowned stage] line in if line == "will" { stage.sheet.delegate = nil } }
    let lift = stage.drag(from: 100, to: 600)
    stage.wait(lift + 1)

    #expect(!stage.take().contains("did") && stage.page.presentingViewController == nil)
    stage.context.trace = nil
  }
}

extension TouchContext {
  /// Whether no deadline waits.
  var nextDeadlineIsFar: Bool { deadlines.nextDeadline == nil }
}
