import Testing
import TouchViews

@Suite struct ScheduledWorkTests {
  private let context = TouchContext()
  private let dispatcher: TouchDispatcher
  private let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  init() {
    dispatcher = TouchDispatcher(context: context, root: view)
    dispatcher.advance(to: 1)
  }

  @Test func `work is done once at its time, by the host's clock (XT-1)`() {
    var times: [Double] = []
    let token = view.schedule(after: 0.5) { [context] in times.append(context.now) }

    #expect((dispatcher.nextDeadline, token.isValid) == (1.5, true))
    dispatcher.advance(to: 3)

    #expect((times, token.isValid) == ([1.5], false))
  }

  @Test func `repeated work continues from the time at which it was due, until it is taken back (XT-1)`() {
    var times: [Double] = []
    view.schedule(after: 0.5, repeats: true) { [view] token in
      times.append(view.currentTime)
      if times.count == 3 { token.invalidate() }
    }

    dispatcher.advance(to: 5)

    #expect(times == [1.5, 2, 2.5] && dispatcher.nextDeadline == nil)
  }

  @Test func `work that was taken back is not done (XT-1)`() {
    var calls = 0
    let token = view.schedule(after: 0.5) { calls += 1 }

    token.invalidate()
    dispatcher.advance(to: 5)

    #expect((calls, token.isValid) == (0, false))
  }

  @Test func `work due at once is done with the next advance, and not inside the call (XT-1)`() {
    var calls = 0
    view.schedule(after: -1) { calls += 1 }
    let early = calls

    dispatcher.advance(to: 1)

    #expect((early, calls) == (0, 1))
  }

  @Test func `repeated work without an interval neither hangs nor stops (XT-1)`() {
    var calls = 0
    view.schedule(after: 0, repeats: true) { _ in calls += 1 }

    dispatcher.advance(to: 1.001)

    #expect(calls >= 9 && calls <= 11)
  }

  @Test func `an animation among another's changes lasts as long as both (XL-4, HT-18)`() {
    let moved = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    view.addSubview(moved)

    view.animate(withDuration: 2) {
      moved.animate(withDuration: 0.5) { moved.center.x += 10 }
    }

    dispatcher.advance(to: 2)
    let early = moved.touchRefusal
    dispatcher.advance(to: 3)
    #expect(early == .animating && moved.touchRefusal == nil)
  }

  @Test func `a value that is set again as it was is no animation (XL-4)`() {
    let still = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    view.addSubview(still)

    view.animate(withDuration: 1) { still.frame = still.frame }

    #expect(still.touchRefusal == nil)
  }

  @Test func `outside a tree with a clock nothing waits (XT-1)`() {
    let token = View().schedule(after: 1) {}

    #expect(!token.isValid)
  }

  @Test func `a NaN time is reported and counts as zero (XT-1)`() {
    var reported = 0
    context.diagnostics = { _ in reported += 1 }
    var calls = 0
    view.schedule(after: .nan) { calls += 1 }

    dispatcher.advance(to: 1)

    #expect((reported, calls) == (1, 1))
  }

  @Test func `an animation changes at once, keeps what moved from touches and ends by a deadline (XL-4, HT-18)`() {
    let moved = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    let still = View(frame: Rect(x: 50, y: 0, width: 50, height: 50))
    view.addSubview(moved)
    view.addSubview(still)
    var ends: [Bool] = []

    view.animate(withDuration: 0.4, delay: 0.1) {
      moved.frame.origin.y = 50
    } completion: {
      ends.append($0)
    }

    #expect((moved.frame.origin.y, moved.touchRefusal != nil, still.touchRefusal == nil) == (50, true, true))
    dispatcher.advance(to: 1.4)
    let early = ends
    dispatcher.advance(to: 1.5)
    #expect((early, ends, moved.touchRefusal == nil) == ([], [true], true))
  }

  @Test
  func `an animation that allows interaction keeps nothing from touches; a repeated one waits for its end (XL-4)`() {
    let moved = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    view.addSubview(moved)

    view.animate(withDuration: 0.4, options: [.allowUserInteraction, .curveEaseIn]) { moved.alpha = 0.5 }
    let first = moved.touchRefusal == nil
    view.animate(withDuration: 0.4, options: .repeat) { moved.transform = AffineTransform(scaleX: 2, y: 2) }
    dispatcher.advance(to: 10)
    let second = moved.touchRefusal != nil
    moved.animationEnded()

    #expect(first && second && moved.touchRefusal == nil)
  }

  @Test func `outside a tree with a clock an animation is over at once (XL-4)`() {
    var ends: [Bool] = []

    View().animate(withDuration: 1, animations: {}, completion: { ends.append($0) })

    #expect(ends == [true])
  }
}
