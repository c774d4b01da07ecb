import Testing
import TouchCore
import TouchGestures
import TouchTestSupport
import TouchTesting

/// What recognizers and views can read of touches and events while they are called.
@Suite struct TouchFactsTests {
  /// A view that notes what it finds when it is asked or told.
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
      #expect(event?.type == .touches)
      #expect(event?.timestamp == touches[0].timestamp)
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

    #expect(reader.touchesInHitTest.allSatisfy { $0 == nil })
    #expect(!reader.touchesInHitTest.isEmpty)
  }

  @Test func `a finger that rests is stationary in the event and in no call (TP-1, TP-2)`() {
    stage.driver.down(1, at: stage.here)
    stage.driver.down(2, at: Point(x: 160, y: 160))
    stage.driver.move(2, to: Point(x: 170, y: 160))
    stage.driver.up(2)

    #expect(
      reader.phases == [[.began], [.stationary, .began], [.stationary, .moved], [.stationary, .ended]])
    #expect(reader.times == reader.times.sorted())
  }

  @Test func `the state is still possible while others are asked about beginning (GS-9)`() {
    let delegate = Beginner()
    let stub = stage.add("stub")
    stub.delegate = delegate
    stub.onBegan = { $0.state = .began }

    stage.driver.down(at: stage.here)

    #expect(delegate.states == [.possible])
    #expect(stub.state == .began)
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
}
