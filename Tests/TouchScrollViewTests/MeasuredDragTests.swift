import Testing
import TouchScroll
import TouchScrollView
import TouchWindows

/// The inputs of the measured traces, given to a whole scroll view: slop, drag, velocity, release and motion together.
@Suite(.enabled(if: MeasuredTraces.arePresent, MeasuredTraces.hint)) struct MeasuredDragTests {
  let scroll = makeScrollView(
    content: (393, 40_000), frame: Rect(x: 0, y: 0, width: 393, height: 852))
  let delegate = Aiming()
  let stage: ScrollStage

  init() {
    stage = ScrollStage(scroll)
    stage.context.settings.displayScale = 3
    scroll.delegate = delegate
  }

  @Test func `a slow drag scrolls as measured, and does not fling (SD-2, PH-1)`() {
    stage.began(0, 200, 792)
    for move in 1...60 {
      stage.moved(Double(move) * 0.016, 200, 792 - 3 * Double(move))
      if move < 4 { #expect(scroll.contentOffset.y == 0) }
      if move == 4 { #expect(abs(scroll.contentOffset.y - 2) < 1e-9) }
    }
    stage.ended(60 * 0.016 + 0.3, 200, 612)

    let found = (abs(scroll.contentOffset.y - 170) < 1e-9, delegate.velocities, scroll.isDecelerating)
    #expect(found == (true, [.zero], false))
  }

  @Test func `a flick is released, aimed and glides as measured, within half a point (PH-1, PH-2)`() throws {
    let measured = try MeasuredTraces().glide
    scroll.contentOffset.y = 5000
    stage.began(0, 200, 500)
    for move in 1...14 { stage.moved(Double(move) * 0.008, 200, 500 - 6 * Double(move)) }
    let lift = 15 * 0.008
    stage.ended(lift, 200, 416)

    #expect(abs(scroll.contentOffset.y - measured.release) < 1e-9)
    let velocity = try #require(delegate.velocities.first)
    #expect(abs(velocity.y - 0.75) < 1e-9)
    let target = try #require(delegate.targets.first)
    #expect(abs(target.y - measured.target) < 0.5)
    for frame in measured.frames {
      stage.window.advance(to: lift + frame.time)
      if let offset = frame.offset { #expect(abs(scroll.contentOffset.y - offset) < 0.5) }
    }
    stage.settle()
    #expect(abs(scroll.contentOffset.y - measured.final) < 0.5)
  }

  @Test func `a long pull follows the band and comes back as measured, within half a point (PH-3, PH-4)`() throws {
    let measured = try MeasuredTraces()
    stage.began(0, 200, 50)
    for move in 1...120 {
      let travel = 5 * Double(move)
      stage.moved(Double(move) * 0.008, 200, 50 + travel)
      for sample in measured.pull where sample.travel == travel {
        #expect(abs(scroll.contentOffset.y - sample.offset) < 0.5)
      }
    }
    let lift = 120 * 0.008 + 0.3
    stage.ended(lift, 200, 650)

    let early = scroll.isDecelerating
    for frame in measured.bounce {
      stage.window.advance(to: lift + frame.time)
      if let offset = frame.offset { #expect(abs(scroll.contentOffset.y - offset) < 0.5) }
    }
    stage.settle()
    #expect((early, scroll.contentOffset.y) == (true, 0))
  }
}
