import Testing
import TouchGestures
import TouchPan
import TouchScroll
import TouchScrollView
import TouchTap
import TouchTestSupport

/// The offset follows the fingers and never jumps, whichever fingers join, leave, wait, catch or stay with their views.
@Suite struct OffsetContinuityTests {
  /// Keeps the event that it is handed, and never decides.
  private final class EventKeeper: GestureRecognizer {
    var event: TouchEvent?
    override func touchesBegan(_ touches: [Touch], with event: TouchEvent) { self.event = event }
  }

  private let scroll = makeScrollView("scroll", content: (9000, 9000))
  private let stage: ScrollStage

  init() {
    stage = ScrollStage(scroll)
    scroll.contentOffset = Point(x: 4000, y: 4000)
  }

  private var pan: ScrollPanGestureRecognizer? { scroll.panGestureRecognizer as? ScrollPanGestureRecognizer }

  @Test(arguments: 1...30) func `an offset never jumps, whichever fingers join, leave and move (PA-4, SD-9)`(seed: Int)
  {
    var random = SplitMix64(seed: UInt64(seed))
    stage.began(0, 200, 300)
    stage.moved(0.01, 230, 300)
    var down: [(id: Int, place: Point)] = [(1, Point(x: 230, y: 300))]

    for step in 2...200 {
      let time = 0.01 * Double(step)
      let before = scroll.contentOffset
      var way = 0.0
      switch random.below(4) {
      case 0 where down.count < 4:
        let place = Point(x: random.number(in: 60...340), y: random.number(in: 110...490))
        down.append((step, place))
        stage.began(time, place.x, place.y, id: step)
      case 1 where down.count > 1:
        let finger = down.remove(at: random.below(down.count))
        stage.ended(time, finger.place.x, finger.place.y, id: finger.id)
      default:
        let index = random.below(down.count)
        let move = Point(x: random.number(in: -30...30), y: random.number(in: -30...30))
        down[index].place += move
        way = move.length
        stage.moved(time, down[index].place.x, down[index].place.y, id: down[index].id)
      }
      // Offsets lie on whole pixels, so a step of the fingers may show as up to one more on each axis (PH-11).
      #expect((scroll.contentOffset - before).length <= (way == 0 ? 0 : way + 1.5))
    }
    #expect(scroll.isDragging)
  }

  @Test(arguments: [0.3, 0.5, 0.8, 1.2]) func `a finger that catches a glide holds the content where it is (SC-10)`(
    time: Double
  ) {
    stage.drag(0, from: (200, 450), to: (200, 350))
    stage.wait(time)
    let caught = scroll.contentOffset
    let early = scroll.isDecelerating

    stage.began(time, 200, 300, id: 2)
    #expect(scroll.contentOffset == caught)
    stage.moved(time + 0.02, 200, 309, id: 2)
    #expect(scroll.contentOffset == caught)
    stage.moved(time + 0.04, 200, 313, id: 2)

    #expect((early, scroll.contentOffset) == (true, caught - Point(x: 0, y: 3)))
  }

  @Test func `a drag that had to wait starts where the content is, with its velocity (PA-11)`() throws {
    let pan = try #require(pan)
    let tap = TapGestureRecognizer()
    scroll.addGestureRecognizer(tap)
    pan.require(toFail: tap)
    var velocities: [Double] = []
    pan.addAction { [scroll] in velocities.append($0.velocity(in: scroll).y)
    }

    stage.began(0, 200, 450)
    stage.moved(0.01, 200, 430)
    stage.moved(0.02, 200, 410)
    let early = scroll.contentOffset.y
    // The tap fails beyond 45 points.
    stage.moved(0.03, 200, 390)
    #expect((scroll.isDragging, scroll.contentOffset.y) == (true, 4000))
    stage.moved(0.04, 200, 385)

    #expect((early, scroll.contentOffset.y, velocities.first.map { abs($0 + 2000) < 1e-6 }) == (4000, 4005, true))
  }

  @Test func `a finger that the pan leaves to its view moves nothing, and the rest drag on (GR-5)`() throws {
    let (pan, keeper) = (try #require(pan), EventKeeper())
    scroll.addGestureRecognizer(keeper)
    stage.send(0, .began, [(1, 200, 400), (2, 250, 300)])
    stage.send(0.01, .moved, [(1, 200, 370), (2, 250, 270)])
    let before = scroll.contentOffset
    let left = try #require(pan.trackedTouches.last)

    pan.ignore(left, for: try #require(keeper.event))
    #expect(scroll.contentOffset == before)
    stage.moved(0.02, 250, 200, id: 2)
    #expect(scroll.contentOffset == before)
    stage.moved(0.03, 200, 360)
    #expect(scroll.contentOffset == before + Point(x: 0, y: 10))
    stage.ended(0.04, 200, 360)

    #expect(!scroll.isDragging)
  }
}
