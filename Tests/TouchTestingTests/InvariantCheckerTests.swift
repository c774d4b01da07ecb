import Testing
import TouchGestures
import TouchTestSupport
import TouchTesting
import TouchViews

/// Tells a checker of what no engine may do, and looks whether it is found.
@Suite struct InvariantCheckerTests {
  private let checker = InvariantChecker()
  private let stage = Stage()
  private let first = Plain("first")
  private let second = Plain("second")

  private final class Plain: GestureRecognizer {
    init(_ name: String) {
      super.init(target: nil, action: nil)
      self.name = name
    }
  }

  private final class Control: ModuleRecord {
    let node: any TouchNode
    let controlEventBits: UInt?
    init(_ node: any TouchNode, _ events: UInt) {
      self.node = node
      controlEventBits = events
    }
  }

  init() {
    checker.names.name(stage.view, "view")
  }

  /// What is found when an engine tells these, and then says that all is over.
  private func findings(_ records: TraceRecord...) -> [String] {
    for record in records { checker.record(record) }
    return checker.findings.map(\.description)
  }

  /// A touch on the view that is down.
  private func touch() -> Touch {
    stage.root.isMultipleTouchEnabled = true
    stage.view.isMultipleTouchEnabled = true
    let dispatcher = stage.root.touchContext?.dispatcher
    let known = dispatcher?.presentTouches.count ?? 0
    stage.driver.down(known + 1, at: Point(x: 150, y: 150))
    return dispatcher!.presentTouches[known]
  }

  private func quiet() -> [String] {
    stage.driver.interrupt()
    checker.checkQuiet(stage.driver.host, touching: Point(x: 1, y: 1))
    return checker.findings.map(\.description)
  }

  @Test func `a began without an end is found when all is over (TB-2)`() {
    let touch = touch()
    let after = (findings(.responder(stage.view, .began, [touch])), quiet())
    #expect(after == ([], ["view: never received the end or the cancel of touch 1 (TB-2)"]))
  }

  @Test func `a second began is found (TB-2)`() {
    let touch = touch()
    #expect(
      findings(.responder(stage.view, .began, [touch]), .responder(stage.view, .began, [touch]))
        == ["view: received the began of touch 1 twice (TB-2)"])
  }

  @Test func `a move after the end is found (TB-2)`() {
    let touch = touch()
    #expect(
      findings(
        .responder(stage.view, .began, [touch]), .responder(stage.view, .ended, [touch]),
        .responder(stage.view, .moved, [touch]))
        == ["view: received touch 1 after its end: moved (TB-2)"])
  }

  @Test func `an end without a began is found (TB-2)`() {
    let touch = touch()
    #expect(
      findings(.responder(stage.view, .cancelled, [touch]))
        == ["view: received touch 1 without its began: cancelled (TB-2)"])
  }

  @Test func `a state that nobody may go to is found (GS-4)`() {
    #expect(
      findings(.state(first, from: .possible, to: .changed, .unstated))
        == ["first: goes from possible to changed (GS-4)"])
  }

  @Test func `a state that is assigned to one outside the tree is nothing that is left (GS-10)`() {
    stage.view.addGestureRecognizer(first)
    stage.view.removeFromSuperview()
    stage.root.touchContext?.trace = checker
    first.state = .failed
    #expect(quiet() == [])
  }

  @Test func `a state that is left in the tree is found (GR-1)`() {
    stage.view.addGestureRecognizer(first)
    first.state = .began
    checker.record(.state(first, from: .possible, to: .began, .unstated))
    #expect(quiet() == ["first: is left in state began (GR-1)"])
  }

  @Test func `a state that it is not in is found (GS-4)`() {
    #expect(
      findings(.state(first, from: .began, to: .changed, .unstated)) == ["first: was possible and leaves began (GS-4)"])
  }

  @Test(arguments: [GestureState.possible, .failed])
  func `an action in a state without actions is found (GA-1)`(state: GestureState) {
    #expect(findings(.action(first, state)) == ["first: acts in state \(state) (GA-1)"])
  }

  @Test func `a discrete one that acts twice is found (GA-6)`() {
    final class Discrete: GestureRecognizer {
      override var traits: GestureTraits { GestureTraits(kind: "once") }
    }
    let once = Discrete(target: nil, action: nil)
    once.name = "once"
    #expect(
      findings(.action(once, .ended), .action(once, .ended))
        == ["once: is discrete, and acts more than once in an attempt (GA-6)"])
  }

  @Test func `two that act on a touch of both are found (GX-1)`() {
    let touch = touch()
    stage.view.addGestureRecognizer(first)
    stage.root.addGestureRecognizer(second)
    #expect(
      findings(
        .received(first, .began, [touch]), .received(second, .began, [touch]),
        .state(first, from: .possible, to: .began, .unstated), .state(second, from: .possible, to: .began, .unstated),
        .action(first, .began), .action(second, .began))
        == ["second: acts on touch 1, as did first (GX-1)"])
  }

  @Test func `two of views of which neither is in the other may act on a touch of both (GX-10)`() {
    let touch = touch()
    let other = View(frame: .zero)
    stage.root.addSubview(other)
    stage.view.addGestureRecognizer(first)
    other.addGestureRecognizer(second)
    #expect(
      findings(
        .received(first, .began, [touch]), .received(second, .began, [touch]), .action(first, .began),
        .action(second, .began)) == [])
  }

  @Test func `two that waited until their touch was over may both act (GX-1)`() {
    let touch = touch()
    stage.view.addGestureRecognizer(first)
    stage.root.addGestureRecognizer(second)
    stage.driver.up(1)
    #expect(
      findings(
        .received(first, .began, [touch]), .received(second, .began, [touch]), .action(first, .ended),
        .action(second, .ended)) == [])
  }

  @Test func `two that act on a touch of both are well where one allows it (GX-2)`() {
    let touch = touch()
    stage.view.addGestureRecognizer(first)
    stage.root.addGestureRecognizer(second)
    #expect(
      findings(
        .received(first, .began, [touch]), .received(second, .began, [touch]),
        .question(GestureQuestion(.simultaneous, second, other: first, answer: true)),
        .state(first, from: .possible, to: .began, .unstated), .state(second, from: .possible, to: .began, .unstated),
        .action(first, .began), .action(second, .began)) == [])
  }

  @Test func `one that left the touch to its view acts on others only (GR-5)`() {
    let touch = touch()
    let other = self.touch()
    stage.driver.up(1)
    #expect(
      findings(
        .received(first, .began, [touch]), .received(second, .began, [touch, other]),
        .notOffered(second, touch, .ignored),
        .state(first, from: .possible, to: .began, .unstated), .state(second, from: .possible, to: .began, .unstated),
        .action(first, .began), .action(second, .began)) == [])
  }

  @Test func `a value that jumps while no finger moves is found (PA-4)`() {
    var value = 1.0
    checker.values = { _ in [value] }

    checker.record(.received(first, .began, [touch()]))
    value = 9

    #expect(findings(.action(first, .changed)) == ["first: jumps from 1 to 9 although no finger moved (PA-4)"])
  }

  @Test func `a value that jumps to zero while no finger moves is found (PA-4)`() {
    var value = 4.484
    checker.values = { _ in [value] }

    checker.record(.received(first, .ended, [touch()]))
    value = 0

    #expect(findings(.action(first, .changed)) == ["first: jumps from 4.484 to 0 although no finger moved (PA-4)"])
  }

  @Test func `a value that changes with a finger that moves does not jump (PA-4)`() {
    var value = 1.0
    checker.values = { _ in [value] }
    let touch = touch()

    checker.record(.received(first, .began, [touch]))
    checker.record(.received(first, .moved, [touch]))
    value = 9

    #expect(findings(.action(first, .changed)) == [])
  }

  @Test func `a value that changes with a finger that moved and is cancelled at once does not jump (PA-4)`() {
    var value = 1.0
    checker.values = { _ in [value] }
    let touch = touch()
    stage.driver.move(1, to: Point(x: 160, y: 150))

    checker.record(.input(.touches([touch], .samples)))
    checker.record(.received(first, .cancelled, [touch]))
    value = 9

    #expect(findings(.action(first, .cancelled)) == [])
  }

  @Test func `what code sets in an action does not jump (PA-3)`() {
    var value = 5.0
    checker.values = { _ in [value] }
    checker.record(.received(first, .moved, [touch()]))
    checker.record(.action(first, .changed))

    value = 0
    checker.record(.input(.interruption))
    checker.record(.received(first, .ended, [touch()]))

    #expect(findings(.action(first, .changed)) == [])
  }

  @Test func `one that had to wait begins from zero, and may end at once (PA-11, R-4)`() {
    var value = 5.0
    checker.values = { _ in [value] }

    checker.record(.received(first, .ended, [touch()]))
    value = 0
    checker.record(.action(first, .began))

    #expect(findings(.action(first, .ended)) == [])
  }

  @Test func `a control that never ends what it began is found when all is over (CT-5)`() {
    let after = (findings(.module(Control(stage.view, 1))), quiet())
    #expect(after == ([], ["view: never ended what began with touchDown (CT-5)"]))
  }

  @Test func `a control that drags without touchDown is found (CT-5)`() {
    #expect(findings(.module(Control(stage.view, 4))) == ["view: sends a drag without touchDown (CT-5)"])
  }

  @Test func `an object that is kept alive is found`() {
    checker.watch(first, "first")
    checker.checkReleased()
    #expect(checker.findings.map(\.description) == ["first: is still kept alive (unbreakable)"])
  }

  @Test func `what repeats is well, and what does not is found with both of its lines`() {
    var runs = 0
    let play: (any TraceSink) -> Void = { sink in
      runs += 1
      sink.record(.time(Double(runs)))
    }
    let after = (checkRepeats("run", play).map(\.description), checkRepeats("run") { $0.record(.time(1)) }.isEmpty)
    #expect(after == (["run: first: at 1, then: at 2 (deterministic)"], true))
  }
}
