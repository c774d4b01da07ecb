import Testing
import TouchGestures
import TouchScroll
import TouchScrollView
import TouchViews

@Suite struct ContentTouchTests {
  let scroll = AnsweringScrollView(frame: Rect(x: 50, y: 100, width: 300, height: 400))
  let box = Box("box", 50, 200, 200, 100)
  let stage: ScrollStage

  init() {
    scroll.panGestureRecognizer.name = "scroll"
    scroll.contentSize = Size(width: 300, height: 2000)
    scroll.addSubview(box)
    stage = ScrollStage(scroll)
    stage.log.showsOffsets = false
  }

  /// A finger's times, phases and heights, and what it makes of them.
  static let fingers: [(String, [(Double, TouchPhase, Double)], [String])] = [
    (
      "content receives a held finger after 150 ms (SC-1, SC-3)", [(0, .began, 350), (0.3, .ended, 350)],
      ["0.150 box began 1", "0.300 box ended 1"]
    ),
    (
      "a quick tap reaches the content at the lift, back to back (SC-4)", [(0, .began, 350), (0.05, .ended, 350)],
      ["0.050 box began 1", "0.050 box ended 1"]
    ),
    (
      "content never receives a quick drag (SC-2)", [(0, .began, 350), (0.05, .moved, 330), (0.2, .moved, 310)],
      ["0.050 scroll willBeginDragging"]
    ),
    (
      "small moves before the delay are made up for by one (SC-1, GD-3)",
      [(0, .began, 350), (0.05, .moved, 347), (0.1, .moved, 345), (0.2, .moved, 346)],
      ["0.150 box began 1", "0.150 box moved 1", "0.200 box moved 1"]
    ),
  ]

  @Test(arguments: fingers)
  func `content receives a finger when its delay is over (SC-1)`(
    name: String, finger: [(Double, TouchPhase, Double)], lines: [String]
  ) {
    for (t, phase, y) in finger { stage.send(t, phase, [(1, 200, y)]) }
    #expect(stage.lines == lines)
  }

  @Test
  func `a delayed began is delivered as it was, and what followed as one move from the previous place (GD-3, TP-11)`() {
    let view = PlaceNotingView(frame: Rect(x: 0, y: 0, width: 300, height: 100))
    scroll.addSubview(view)
    stage.began(0, 100, 150)
    stage.moved(0.05, 103, 150)
    stage.moved(0.1, 104, 152)
    stage.moved(0.2, 105, 152)
    #expect(
      view.notes == [
        "began 50 50 from 50 50 at 0.000", "moved 54 52 from 53 50 at 0.100", "moved 55 52 from 54 52 at 0.200",
      ])
  }

  @Test func `without the delay content receives at once (SC-6)`() {
    scroll.delaysContentTouches = false
    stage.began(0, 200, 350)
    #expect(stage.lines == ["0.000 box began 1"])
  }

  @Test func `content that overflows nothing is delayed as well (SC-1)`() {
    scroll.contentSize = Size(width: 100, height: 100)
    stage.began(0, 200, 350)
    #expect(stage.lines.isEmpty)
  }

  @Test func `the view itself is not content and receives at once (SC-1)`() {
    let view = TouchCountingScrollView(frame: scroll.frame)
    let stage = ScrollStage(view)
    stage.began(0, 60, 110)
    #expect(view.begans == 1)
  }

  @Test func `a finger that lifts beside another ends its touch at once (GE-1)`() {
    scroll.addSubview(Box("other", 50, 50, 200, 100))
    stage.began(0, 200, 350)
    stage.began(0.1, 200, 200, id: 2)
    stage.ended(0.3, 200, 350)
    stage.ended(0.6, 200, 200, id: 2)
    #expect(
      stage.lines == ["0.250 box began 1", "0.250 other began 2", "0.300 box ended 1", "0.600 other ended 2"])
  }

  @Test func `content that may not begin receives nothing (SC-3)`() {
    scroll.shouldBegin = false
    stage.began(0, 200, 350)
    stage.ended(0.3, 200, 350)
    #expect(stage.lines.isEmpty)
  }

  @Test func `a plain view loses a touch that becomes a drag, after the scrolling (SC-7, R-44)`() {
    stage.log.showsOffsets = true
    stage.began(0, 200, 350)
    stage.moved(0.2, 200, 335)
    stage.moved(0.3, 200, 330)
    #expect(
      stage.lines == [
        "0.150 box began 1", "0.200 scroll willBeginDragging", "0.200 scroll didScroll 0 5",
        "0.200 box cancelled 1", "0.300 scroll didScroll 0 10",
      ])
  }

  @Test func `a control keeps its touch and nothing scrolls (SC-8)`() {
    scroll.addSubview(KeepingBox("control", 50, 0, 200, 100))
    stage.began(0, 200, 150)
    stage.moved(0.2, 200, 130)
    stage.ended(0.3, 200, 110)
    #expect(
      stage.lines == ["0.150 control began 1", "0.200 control moved 1", "0.300 control ended 1"])
  }

  @Test func `content keeps its touch when it cannot be cancelled, and is not asked (SC-7, SC-8)`() {
    stage.log.showsDecisions = true
    scroll.canCancelContentTouches = false
    stage.began(0, 200, 350)
    stage.moved(0.2, 200, 330)
    let found = (Array(stage.lines.suffix(2)), scroll.isDragging)
    #expect(found == (["0.200 scroll contentKeepsTouch", "0.200 box moved 1"], false))
  }

  @Test func `content that may not be cancelled keeps its touch (SC-7)`() {
    scroll.shouldCancel = false
    stage.began(0, 200, 350)
    stage.moved(0.2, 200, 330)
    #expect(stage.lines == ["0.150 box began 1", "0.200 box moved 1"])
  }

  @Test func `with scrolling off content receives at once and code still scrolls (SC-11)`() {
    scroll.isScrollEnabled = false
    stage.began(0, 200, 350)
    stage.moved(0.05, 200, 300)
    scroll.setContentOffset(Point(x: 0, y: 40), animated: false)
    #expect((stage.lines, scroll.contentOffset.y) == (["0.000 box began 1", "0.050 box moved 1"], 40))
  }

  @Test func `a touch that catches the content is not the content's, and the glide is over after it (SC-10)`() {
    stage.drag(0, from: (200, 450), to: (200, 346))
    stage.began(0.5, 200, 350)
    #expect([scroll.isDecelerating, scroll.isTracking, scroll.isDragging] == [true, true, true])
    stage.ended(0.8, 200, 350)
    stage.settle()
    let lines = stage.lines
    let found = (lines.filter { $0.contains("box") }.isEmpty, Array(lines.suffix(2)))
    #expect(found == (true, ["0.800 scroll didEndDragging no", "0.817 scroll didEndDecelerating"]))
  }

  @Test func `content caught beyond its edge comes back when the finger lifts (SC-10)`() {
    stage.drag(0, from: (200, 150), to: (200, 350))
    stage.began(0.25, 200, 350)
    #expect(scroll.contentOffset.y < -10)
    stage.wait(1)
    #expect(scroll.contentOffset.y < -10)
    stage.ended(1, 200, 350)
    let early = scroll.isDecelerating
    stage.settle()
    #expect((early, scroll.contentOffset, stage.context.isAnimating) == (true, .zero, false))
  }

  @Test func `content that shrinks after a catch comes within its edges with the next frame (SC-10)`() {
    stage.drag(0, from: (200, 450), to: (200, 346))
    stage.began(0.5, 200, 350)
    stage.ended(0.8, 200, 350)
    #expect(scroll.contentOffset.y > 20)
    scroll.contentSize.height = scroll.bounds.height + 20
    stage.settle()
    #expect((scroll.contentOffset, stage.context.isAnimating) == (Point(x: 0, y: 20), false))
  }

  @Test func `a second finger restarts the delay of both (SC-1)`() {
    scroll.addSubview(Box("other", 50, 50, 200, 100))
    stage.began(0, 200, 350)
    stage.began(0.1, 200, 200, id: 2)
    stage.wait(0.3)
    #expect(stage.lines == ["0.250 box began 1", "0.250 other began 2"])
  }

  @Test func `a control gets its touch when the finger goes where there is nothing to scroll (SC-13)`() {
    scroll.addSubview(KeepingBox("control", 50, 0, 200, 100))
    stage.began(0, 200, 150)
    stage.moved(0.04, 210, 150)
    stage.moved(0.06, 211, 150)
    #expect(stage.lines == ["0.060 control began 1", "0.060 control moved 1"])
  }

  @Test func `one refusal keeps all delayed touches from the content (SC-3)`() {
    let view = RefusingScrollView(frame: scroll.frame)
    view.addSubview(Box("refused", 0, 0, 100, 100))
    view.addSubview(Box("other", 150, 0, 100, 100))
    let stage = ScrollStage(view)
    stage.send(0, .began, [(1, 60, 150), (2, 260, 150)])
    stage.send(0.3, .ended, [(1, 60, 150), (2, 260, 150)])
    #expect((stage.lines.isEmpty, view.asked) == (true, ["refused", "other"]))
  }

  @Test func `the engine's delay can be changed for one scroll view`() {
    scroll.contentTouchDelay = 0.05
    stage.began(0, 200, 350)
    stage.wait(0.1)
    #expect(stage.lines == ["0.050 box began 1"])
  }

  @Test func `a NaN delay delays nothing`() {
    scroll.contentTouchDelay = .nan
    stage.began(0, 200, 350)
    #expect(stage.lines == ["0.000 box began 1"])
  }
}

/// A view that writes down where and when each touch says it is.
private final class PlaceNotingView: View {
  var notes: [String] = []

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) { note("began", touches) }
  override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) { note("moved", touches) }

  private func note(_ what: String, _ touches: [Touch]) {
    for touch in touches {
      let place = touch.location(in: self)
      let before = touch.previousLocation(in: self)
      notes.append(
        "\(what) \(number(place.x)) \(number(place.y)) from \(number(before.x)) \(number(before.y))"
          + " at \(three(touch.timestamp))")
    }
  }
}

/// A scroll view that keeps touches from one of its views.
final class RefusingScrollView: ScrollView {
  var asked: [String] = []
  override func touchesShouldBegin(_ touches: [Touch], with event: TouchEvent?, in view: View) -> Bool {
    asked.append((view as? Box)?.name ?? "")
    return asked.last != "refused"
  }
}

final class TouchCountingScrollView: ScrollView {
  var begans = 0
  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
    begans += 1
    super.touchesBegan(touches, with: event)
  }
}

/// A scroll view that answers about touches in its content.
final class AnsweringScrollView: ScrollView {
  var shouldBegin: Bool?
  var shouldCancel: Bool?
  override func touchesShouldBegin(_ touches: [Touch], with event: TouchEvent?, in view: View) -> Bool {
    shouldBegin ?? super.touchesShouldBegin(touches, with: event, in: view)
  }
  override func touchesShouldCancel(in view: View) -> Bool { shouldCancel ?? super.touchesShouldCancel(in: view) }
}
