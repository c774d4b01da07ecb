import Testing
import TouchGestures
import TouchTestSupport
import TouchTesting
import TouchViews

/// What recognizers and views can read of touches and events while they are called.
@Suite struct TouchFactsTests {
  /// A view that records the touches that it finds in callbacks.
  private final class Reader: View {
    var touchesInHitTest: [Int?] = []
    var phases: [[TouchPhase]] = []
    var times: [Timestamp] = []

    override func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
      touchesInHitTest.append(event?.allTouches?.count)
      return super.hitTest(point, with: event)
    }
    override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) { note(touches, event) }
    override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) { note(touches, event) }
    override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) { note(touches, event) }

    private func note(_ touches: [Touch], _ event: TouchEvent?) {
      phases.append((event?.allTouches ?? []).map { $0.phase })
      times.append(touches[0].timestamp)
      #expect((event?.type, event?.timestamp) == (.touches, touches[0].timestamp))
    }
  }

  private final class Beginner: GestureRecognizerDelegate {
    var states: [GestureState] = []
    func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
      states.append(gestureRecognizer.state)
      return true
    }
  }

  private let stage = Stage()
  private let reader = Reader(frame: Rect(x: 0, y: 0, width: 200, height: 200))

  init() {
    reader.isMultipleTouchEnabled = true
    stage.view.addSubview(reader)
  }

  @Test func `the event has no touches while the hit test runs (HT-15)`() {
    stage.driver.down(1, at: stage.here)
    stage.driver.down(2, at: Point(x: 160, y: 160))

    #expect(reader.touchesInHitTest == [nil, nil, nil, nil])
  }

  @Test func `a finger that rests is stationary in the event and in no call (TP-1, TP-2)`() {
    stage.driver.down(1, at: stage.here)
    stage.driver.down(2, at: Point(x: 160, y: 160))
    stage.driver.move(2, to: Point(x: 170, y: 160))
    stage.driver.up(2)

    #expect(
      (reader.phases, reader.times) == (
        [[.began], [.stationary, .began], [.stationary, .moved], [.stationary, .ended]], reader.times.sorted()
      ))
  }

  @Test func `the state is still possible while others are asked about beginning (GS-9)`() {
    let delegate = Beginner()
    let stub = stage.add("stub")
    stub.delegate = delegate
    stub.onBegan = { $0.state = .began }

    stage.driver.down(at: stage.here)

    #expect((delegate.states, stub.state) == ([.possible], .began))
  }

  @Test func `touches are numbered by arrival, and one that lifts counts for the last time (GL-1, GL-2)`() {
    let stub = stage.add("stub")
    var places: [[Point]] = []
    stub.onEnded = { stub in
      places.append((0..<stub.numberOfTouches).map { stub.location(ofTouch: $0, in: nil) } + [stub.location(in: nil)])
    }

    stage.driver.down(7, at: Point(x: 110, y: 110))
    stage.driver.down(3, at: Point(x: 150, y: 110))
    stage.driver.down(5, at: Point(x: 190, y: 110))
    stage.driver.up(3)
    stage.driver.up(7)
    stage.driver.up(5)

    let (first, middle, last) = (Point(x: 110, y: 110), Point(x: 150, y: 110), Point(x: 190, y: 110))
    #expect(places == [[first, middle, last, middle], [first, last, middle], [last, last]])
  }

  @Test func `a new finger takes the lowest place that is free (GL-1)`() {
    let stub = stage.add("stub")
    stub.onEnded = { _ in }
    stage.driver.down(1, at: Point(x: 110, y: 110))
    stage.driver.down(2, at: Point(x: 150, y: 110))
    stage.driver.up(1)

    stage.driver.down(3, at: Point(x: 190, y: 110))

    let found = (stub.location(ofTouch: 0, in: nil), stub.location(ofTouch: 1, in: nil))
    #expect(found == (Point(x: 190, y: 110), Point(x: 150, y: 110)))
  }

  @Test func `a touch lists its recognizers from its view outwards, also when another finger met them first (TB-14)`() {
    let outer = stage.add("outer")
    let (first, second) = (Stub("first"), Stub("second"))
    reader.addGestureRecognizer(first)
    reader.addGestureRecognizer(second)
    var lists: [[String?]] = []
    second.onBegan = { stub in
      for touch in stub.trackedTouches { lists.append((touch.gestureRecognizers ?? []).map { $0.name }) }
    }
    let beside = Point(x: 290, y: 290)
    reader.frame = Rect(x: 0, y: 0, width: 100, height: 100)

    stage.driver.send(
      TouchSample(id: TouchID(1), phase: .began, location: beside, timestamp: 0),
      TouchSample(id: TouchID(2), phase: .began, location: stage.here, timestamp: 0))

    #expect((outer.numberOfTouches, lists) == (2, [["first", "second", "outer"]]))
  }

  @Test func `a touch that no recognizer ever received has no list, one that all left an empty one (TB-14)`() {
    var seen: [Touch] = []
    let bare = Stage()
    bare.driver.down(1, at: bare.here)
    seen += bare.root.touchContext?.dispatcher?.presentTouches ?? []
    let stub = stage.add("stub")
    stub.onBegan = {
      seen += $0.trackedTouches; $0.state = .failed
    }

    stage.driver.down(1, at: stage.here)

    #expect(seen.map { $0.gestureRecognizers?.isEmpty } == [nil, true])
  }

  @Test func `a recognizer that is to wait for itself does not, and that is reported (GF-9)`() {
    let stub = stage.add("stub")

    stub.require(toFail: stub)

    let found = (stub.requiredToFail.isEmpty, stage.diagnostics)
    #expect(found == (true, [.invalidArgument("a recognizer cannot wait for itself")]))
  }
}
