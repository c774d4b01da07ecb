import Testing
import TouchGestures
import TouchPan
import TouchTap
import TouchTestSupport
import TouchTesting
import TouchViews

@Suite struct EventTraceTests {
  private let here = Point(x: 150, y: 150)

  @Test func `a discrete action goes without its state, a continuous one with it`() {
    let stage = Stage(kinds: .actions)
    stage.view.addGestureRecognizer(TapGestureRecognizer())
    stage.root.addGestureRecognizer(PanGestureRecognizer())
    stage.driver.tap(at: here)
    stage.driver.drag(from: here, to: here + Point(x: 60, y: 0), steps: 2)
    #expect(stage.trace.text == "[tap], [pan began], [pan changed], [pan ended]")
  }

  @Test func `states come with their cause`() {
    let stage = Stage(kinds: .states)
    stage.view.addGestureRecognizer(TapGestureRecognizer())
    stage.view.addGestureRecognizer(PanGestureRecognizer())
    stage.driver.drag(from: here, to: here + Point(x: 40, y: 0), steps: 1)
    #expect(
      stage.trace.text == """
        pan possible>began (PA-2: moved enough, 40 of 10 pt), tap possible>failed (prevented by pan), \
        pan began>ended
        """)
  }

  @Test func `requests, questions and receptions are lines of their own`() {
    let stage = Stage(kinds: [.received, .requests, .questions])
    stage.view.addGestureRecognizer(TapGestureRecognizer())
    stage.driver.tap(at: here)
    #expect(
      stage.trace.lines == [
        "tap shouldReceive event? yes", "tap receives began 1", "tap receives ended 1", "tap asks for ended",
        "tap shouldBegin on view? yes",
      ])
  }

  @Test func `hit tests tell what was passed over and why (HT-1)`() {
    let stage = Stage(kinds: .hitTests)
    stage.view.isHidden = true
    stage.driver.tap(at: here)
    #expect(
      stage.trace.lines == [
        "view passed over: hidden", "view hit nothing", "root hit root", "view passed over: hidden", "view hit nothing",
        "root hit root", "touch 1 on root",
      ])
  }

  @Test func `deliveries tell what is delayed (GE-1)`() {
    let stage = Stage(kinds: .deliveries)
    let tap = TapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    stage.view.addGestureRecognizer(tap)
    stage.driver.tap(at: here)
    stage.driver.settle()
    #expect(stage.trace.text == "touch 1 end delayed, touch 1 released")
  }

  @Test func `what has no name is numbered in the order of appearance`() {
    let stage = Stage()
    stage.trace.names = TouchNames()
    stage.driver.tap(at: here)
    #expect(stage.trace.text == "#1 began 1, #2 began 1, #1 ended 1, #2 ended 1")
  }

  @Test func `a closure names nodes and recognizers`() {
    let stage = Stage()
    stage.trace.names = TouchNames()
    stage.trace.names.objectName = { [root = stage.root] in
      $0 is GestureRecognizer ? "touch" : $0 === root ? "top" : "leaf"
    }
    let tap = TapGestureRecognizer()
    tap.cancelsTouchesInView = false
    stage.view.addGestureRecognizer(tap)
    stage.driver.tap(at: here)
    #expect(stage.trace.text == "leaf began 1, top began 1, [touch], leaf ended 1, top ended 1")
  }

  @Test func `taking the text begins anew`() {
    let stage = Stage()
    stage.driver.down(at: here)
    _ = stage.trace.take()
    stage.driver.up()
    stage.trace.note("done")
    #expect((stage.trace.take(), stage.trace.text) == ("view ended 1, root ended 1, done", ""))
  }

  @Test(
    arguments: [
      (0.1 + 0.2, "at 0.3"), (-1.5, "at -1.5"), (2, "at 2"), (1e15, "at huge"), (-.infinity, "at -inf"),
      (-0.0001, "at 0"), (1.0205, "at 1.021"), (.nan, "at nan"),
    ])
  func `times are written with at most three decimals`(time: Double, line: String) {
    let trace = EventTrace(kinds: .times)
    trace.record(.time(time))
    #expect(trace.text == line)
  }
}
