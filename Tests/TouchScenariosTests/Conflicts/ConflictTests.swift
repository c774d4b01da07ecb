import Testing
import TouchExplain
import TouchScenarios
import Touchstone

@testable import TouchstoneTool

/// A recognizer of somebody else that has a property of a long press's name, and begins when it likes.
private final class HoldRecognizer: GestureRecognizer {
  override var traits: GestureTraits { GestureTraits(kind: "hold") }
}

private final class HoldPlugin: TouchPlugin {
  let name = "hold"
  let recognizers = [
    RecognizerDescription(
      "hold", make: { HoldRecognizer(target: nil, action: nil) },
      properties: [.number("minimumPressDuration", { _ in 0 }, { _, _ in })])
  ]
}

@Suite("Conflicts before any touch")
struct ConflictTests {
  private let window = Window(
    frame: Rect(x: 0, y: 0, width: 200, height: 200),
    application: Application(context: TouchContext(registry: .standard)))
  private let view = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))

  init() { window.addSubview(view) }

  private func found(_ kind: Conflict.Kind) -> [[String]] {
    ConflictReport(of: window).conflicts.filter { $0.kind == kind }.map(\.subjects)
  }

  private func tap(_ name: String, taps: Int = 1, on owner: View? = nil) -> TapGestureRecognizer {
    let tap = TapGestureRecognizer()
    tap.name = name
    tap.numberOfTapsRequired = taps
    (owner ?? view).addGestureRecognizer(tap)
    return tap
  }

  @Test
  func `a cycle of requirements is found whole, and who waits for it is distinguished`() {
    let (a, b, c, outside) = (tap("a"), tap("b", taps: 2), tap("c", taps: 3), tap("d", taps: 4))
    a.require(toFail: b)
    b.require(toFail: c)
    c.require(toFail: a)
    outside.require(toFail: a)
    #expect([found(.cycle), found(.seldomWins)] == [[["a", "b", "c"]], [["d", "a"]]])
  }

  @Test
  func `a requirement that is no cycle is no conflict but a delay in milliseconds`() throws {
    let (single, double) = (tap("single"), tap("double", taps: 2))
    single.require(toFail: double)
    window.context.settings.tapInterval = 0.25
    let early = found(.cycle)
    let delays = ConflictReport(of: window).conflicts.filter { $0.kind == .delay }
    #expect((delays.map(\.milliseconds), delays.first?.subjects) == ([250, 250], ["single", "double"]))
    double.delaysTouchesEnded = false
    #expect([early, found(.delay)] == [[], [["single", "double"]]])
  }

  @Test
  func `a long press that shares no touch with a tap does not delay it`() {
    let (left, right) = (View(frame: Rect(x: 0, y: 0, width: 100, height: 200)), View())
    for part in [left, right] { view.addSubview(part) }
    let single = tap("single", on: left)
    let press = LongPressGestureRecognizer()
    press.name = "press"
    press.numberOfTapsRequired = 1
    right.addGestureRecognizer(press)
    single.require(toFail: press)
    #expect(found(.delay).filter { $0.contains("single") } == [])
  }

  @Test
  func `a long press after as many taps delays a tap that waits for it`() {
    let single = tap("single")
    let press = LongPressGestureRecognizer()
    press.name = "press"
    press.numberOfTapsRequired = 1
    view.addGestureRecognizer(press)
    single.require(toFail: press)
    #expect(found(.delay).contains(["single", "press"]))
  }

  @Test
  func `of two that look for the same on one view the earlier one never wins, unless somebody lets both act`() {
    let (first, second) = (tap("first"), tap("second"))
    #expect(found(.neverWins) == [["first", "second"]])
    second.require(toFail: first)
    let early = found(.neverWins)
    second.numberOfTouchesRequired = 2
    #expect([early, found(.neverWins)] == [[], []])
    _ = first
  }

  @Test
  func `a deeper rival that covers its ancestor's view leaves it nothing, a smaller one leaves the rest`() {
    let child = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    view.addSubview(child)
    let (outer, inner) = (tap("outer"), tap("inner", on: child))
    let early = found(.neverWins)
    child.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    #expect([found(.neverWins), found(.seldomWins)] == [[], [["outer", "inner"]]])
    inner.isEnabled = false
    #expect([early, found(.seldomWins)] == [[["outer", "inner"]], []])
    _ = outer
  }

  @Test
  func `a swipe beside a pan seldom wins, until the pan waits for it`() {
    let (swipe, pan) = (SwipeGestureRecognizer(), PanGestureRecognizer())
    (swipe.name, pan.name) = ("swipe", "pan")
    view.addGestureRecognizer(swipe)
    view.addGestureRecognizer(pan)
    let early = found(.seldomWins)
    pan.require(toFail: swipe)
    #expect([early, found(.seldomWins)] == [[["swipe", "pan"]], []])
  }

  @Test
  func `a longer press never wins against a shorter one on its view`() {
    let (long, short) = (LongPressGestureRecognizer(), LongPressGestureRecognizer())
    (long.name, short.name) = ("long", "short")
    long.minimumPressDuration = 1
    view.addGestureRecognizer(long)
    view.addGestureRecognizer(short)
    #expect(found(.neverWins) == [["long", "short"]])
  }

  @Test
  func `a press that waits for a pan begins only at the lift, one that waits for an immediate press never`() {
    let (press, pan, immediate) = (
      LongPressGestureRecognizer(), PanGestureRecognizer(), LongPressGestureRecognizer()
    )
    (press.name, pan.name, immediate.name) = ("press", "pan", "immediate")
    immediate.minimumPressDuration = 0
    for recognizer in [press, pan, immediate] as [GestureRecognizer] { view.addGestureRecognizer(recognizer) }
    press.require(toFail: pan)
    let early = found(.endlessWait)
    pan.require(toFail: immediate)
    #expect((early, found(.neverWins).contains(["pan", "immediate"])) == ([["press", "pan"]], true))
  }

  @Test
  func `an ancestor's tap starves a control without a gate, and no button`() {
    let (control, button) = (
      Control(frame: Rect(x: 0, y: 0, width: 50, height: 50)), Button(frame: Rect(x: 60, y: 0, width: 50, height: 50))
    )
    view.addSubview(control)
    view.addSubview(button)
    let tap = tap("tap")
    let early = found(.starvedControl)
    tap.cancelsTouchesInView = false
    #expect([early, found(.starvedControl)] == [[["control", "tap"]], []])
  }

  @Test
  func `a tap on a button itself starves it, which its gate does not hinder (CG-6)`() {
    let button = Button(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    view.addSubview(button)
    _ = tap("own", on: button)
    #expect(found(.starvedControl) == [["button", "own"]])
  }

  @Test
  func `a tap around cells keeps them unselected, unless its delegate refuses touches on them (CE-5)`() throws {
    for (delegate, expected) in [
      ("", [["collection", "tap"]]), (#", "delegate": {"shouldReceive": {"notOn": ["c"]}}"#, []),
    ] {
      let file = """
        {"views": [{"id": "v", "frame": [0, 0, 99, 99], "gestures": [{"id": "tap", "kind": "tap"\(delegate)}], "children": [
          {"id": "collection", "kind": "collectionView", "frame": [0, 0, 99, 99], "children": [
            {"id": "c", "kind": "cell", "frame": [0, 0, 9, 9]}]}]}], "input": []}
        """
      let report = try ScenarioFolder.runner.conflicts(in: Scenario(parsing: Array(file.utf8), file: "cells.json"))
      #expect(report.conflicts.filter { $0.kind == .starvedControl }.map(\.subjects) == expected)
    }
  }

  @Test
  func `a recognizer whose own properties leave it nothing never acts (ED-1, SW-1, PA-7)`() {
    let (edge, swipe, pan) = (ScreenEdgePanGestureRecognizer(), SwipeGestureRecognizer(), PanGestureRecognizer())
    (edge.name, swipe.name, pan.name) = ("edge", "swipe", "pan")
    for recognizer in [edge, swipe, pan] as [GestureRecognizer] { view.addGestureRecognizer(recognizer) }
    swipe.numberOfTouchesRequired = 0
    (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (3, 2)
    let early = found(.neverWins).filter { $0.count == 1 }
    edge.edges = .left
    #expect((early, found(.neverWins).contains(["edge"])) == ([["edge"], ["swipe"], ["pan"]], false))
  }

  @Test
  func `a recognizer that delays touches is reported with the longest delay (GD-1)`() {
    let tap = tap("tap")
    tap.delaysTouchesBegan = true
    let delays = ConflictReport(of: window).conflicts.filter { $0.kind == .delay }
    #expect(delays.map(\.milliseconds) == [1500])
  }

  @Test
  func `a control that is hidden or outside its ancestor cannot be touched`() {
    let control = Control(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    view.addSubview(control)
    #expect(found(.unreachable) == [])
    control.frame = Rect(x: 300, y: 0, width: 50, height: 50)
    let early = found(.unreachable)
    control.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    view.isUserInteractionEnabled = false
    #expect([early, found(.unreachable)] == [[["control"]], [["control"]]])
  }

  @Test
  func `content of a scroll view that lies below the window can be touched, unless the scroll view lies there`() {
    let (scroll, control) = (ScrollView(frame: view.bounds), Control(frame: Rect(x: 0, y: 700, width: 50, height: 50)))
    scroll.contentSize = Size(width: 200, height: 900)
    scroll.addSubview(control)
    view.addSubview(scroll)
    let early = found(.unreachable)
    scroll.frame = Rect(x: 300, y: 0, width: 200, height: 200)
    #expect((early, found(.unreachable).contains(["control"])) == ([], true))
  }

  @Test
  func `many recognizers alike that touch alone can perform are one conflict`() {
    for number in 1...4 {
      let press = LongPressGestureRecognizer()
      press.name = "press\(number)"
      view.addGestureRecognizer(press)
    }
    #expect(found(.touchOnly) == [["press1", "press2", "press3", "press4"]])
  }

  @Test
  func `what touch alone can do is reported, unless a button, wheel or control does it too`() {
    let (tap, pan, swipe) = (tap("tap"), PanGestureRecognizer(), SwipeGestureRecognizer())
    (pan.name, swipe.name) = ("pan", "swipe")
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(swipe)
    let early = found(.touchOnly)
    tap.allowedPressTypes = [.select]
    pan.allowedScrollTypesMask = .all
    #expect([early, found(.touchOnly)] == [[["tap"], ["pan"], ["swipe"]], [["swipe"]]])
  }

  @Test
  func `the tool prints a line for each, and says when there is none`() throws {
    let folder = try ScratchFolder()
    let console = Console()
    let file = """
      {"views": [{"id": "v", "frame": [0, 0, 9, 9], "gestures": [
        {"id": "a", "kind": "tap", "delegate": {"shouldRequireFailureOf": ["b"]}},
        {"id": "b", "kind": "tap", "delegate": {"shouldRequireFailureOf": ["a"]}}]}], "input": []}
      """
    #expect(console.tool.run(["conflicts", try folder.write(file, to: "a.json")]) == .failure)
    #expect(
      console.output.first == "error: cycle: b (tap on v) never acts: b and a require each other to fail [GF-9]")
    let quiet = Console()
    let empty = try folder.write("{\"views\": [], \"input\": []}", to: "b.json")
    #expect((quiet.tool.run(["conflicts", empty]), quiet.output) == (.success, ["nothing is in anything's way"]))
  }

  @Test
  func `a recognizer of another kind with a property named as a long press's is no long press`() {
    window.context.install(HoldPlugin())
    let (waiter, hold) = (tap("waiter"), HoldRecognizer(target: nil, action: nil))
    hold.name = "hold"
    view.addGestureRecognizer(hold)
    waiter.require(toFail: hold)

    #expect(!found(.neverWins).contains(["waiter", "hold"]))
  }
}
