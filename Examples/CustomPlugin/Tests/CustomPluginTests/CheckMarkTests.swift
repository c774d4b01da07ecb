import CustomPlugin
import Testing
import TouchGestures
import TouchTesting
import TouchViews

@Suite struct CheckMarkTests {
  @Test func `it keeps the contract of recognizers`() {
    let findings = checkRecognizer { CheckMarkGestureRecognizer() }
    #expect(findings.map(\.description) == [])
  }

  /// Returns whether a recognizer recognizes a stroke through some places.
  private func recognizes(_ places: [Point], minimum: Double = 10) -> Bool {
    let view = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    let mark = CheckMarkGestureRecognizer()
    mark.minimumStrokeHeight = minimum
    var count = 0
    mark.addAction { _ in count += 1 }
    view.addGestureRecognizer(mark)
    let context = TouchContext()
    let driver = TouchDriver(host: TouchDispatcher(context: context, root: view))
    var finger = Finger(1).down(at: places[0])
    for place in places.dropFirst() { finger = finger.move(to: place) }
    driver.play(finger.up())
    return count == 1
  }

  @Test func `down and up to the right is one`() {
    #expect(recognizes([Point(x: 50, y: 50), Point(x: 70, y: 90), Point(x: 130, y: 20)]))
  }

  @Test func `a trembling finger may stray a little`() {
    #expect(
      recognizes([
        Point(x: 50, y: 50), Point(x: 60, y: 70), Point(x: 58, y: 68), Point(x: 70, y: 90),
        Point(x: 90, y: 60),
        Point(x: 89, y: 62), Point(x: 120, y: 20),
      ]))
  }

  @Test(arguments: [
    [Point(x: 50, y: 50), Point(x: 70, y: 90)],
    [Point(x: 50, y: 50), Point(x: 90, y: 10)],
    [Point(x: 50, y: 50), Point(x: 30, y: 90), Point(x: 90, y: 10)],
    [Point(x: 50, y: 50), Point(x: 70, y: 90), Point(x: 90, y: 50), Point(x: 110, y: 90)],
    [Point(x: 50, y: 50)],
  ])
  func `other strokes are none`(_ places: [Point]) {
    #expect(!recognizes(places))
  }

  @Test func `each part must be tall enough`() {
    let places = [Point(x: 50, y: 50), Point(x: 70, y: 70), Point(x: 130, y: 0)]
    #expect(recognizes(places, minimum: 20))
    #expect(!recognizes(places, minimum: 21))
  }

  @Test func `it says why it fails`() {
    let view = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    view.addGestureRecognizer(CheckMarkGestureRecognizer())
    let context = TouchContext()
    let trace = EventTrace(kinds: .states)
    context.trace = trace
    TouchDriver(host: TouchDispatcher(context: context, root: view)).tap(at: Point(x: 50, y: 50))
    #expect(trace.text.contains("a part is too short, 0 of 10 points"))
  }
}
