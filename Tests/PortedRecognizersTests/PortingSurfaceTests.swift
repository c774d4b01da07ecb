import Testing
import TouchGestures
import TouchPan
import TouchTestSupport
import TouchTesting
import TouchViews

@Suite struct PortingSurfaceTests {
  private let stage = Stage()
  private let everything = EverythingGestureRecognizer(name: "all")

  init() { stage.view.addGestureRecognizer(everything) }

  @Test func `a recognizer that is its own delegate is asked through the class-typed methods (GB-3, GC-5)`() {
    stage.driver.drag(from: Point(x: 150, y: 150), to: Point(x: 170, y: 150), steps: 2)
    #expect(everything.notes.filter { $0.hasPrefix("should") } == ["shouldReceive touch", "shouldBegin"])
  }

  @Test func `touches, views and events list the recognizer (TB-14, EV-2)`() {
    stage.driver.down(at: Point(x: 150, y: 150))
    #expect(
      everything.notes.suffix(4) == [
        "is among the touch's", "is among the view's", "has the event's touch", "one touch on the view",
      ])
  }

  @Test func `observers of overridden properties are called`() {
    everything.notes = []
    everything.name = "other"
    everything.cancelsTouchesInView = false
    everything.isEnabled = false
    #expect(everything.notes == ["name", "cancelsTouchesInView", "isEnabled"])
  }

  @Test func `overridden methods are called through the existential (GF-1)`() {
    everything.notes = []
    (everything as any GestureRecognizing).require(toFail: PanGestureRecognizer())
    #expect(everything.notes == ["require"])
  }

  @Test func `a second finger that the override ignores goes to its view (GR-5)`() {
    stage.view.isMultipleTouchEnabled = true
    stage.driver.down(1, at: Point(x: 150, y: 150))
    stage.driver.down(2, at: Point(x: 190, y: 150))
    stage.driver.move(1, to: Point(x: 151, y: 150))
    let found = (everything.numberOfTouches, stage.text)
    #expect(found == (1, "view began 1, view began 2, [all began], view cancelled 1"))
  }

  @Test func `precise locations tell how far a touch moved (TP-10)`() {
    var sample = TouchSample(id: TouchID(1), phase: .began, location: Point(x: 150, y: 150), timestamp: 0)
    sample.preciseLocation = Point(x: 150.25, y: 150)
    stage.driver.send(sample)
    sample.phase = .moved
    sample.location = Point(x: 151, y: 150)
    sample.preciseLocation = Point(x: 150.75, y: 150)
    stage.driver.send(sample)
    #expect(everything.notes.contains("moved by 0.5"))
  }
}
