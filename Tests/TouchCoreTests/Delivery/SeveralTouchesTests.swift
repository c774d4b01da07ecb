import Testing
import TouchEvents
import TouchTesting
import TouchViews

@Suite struct SeveralTouchesTests {
  private let stage = PadStage()
  private var driver: TouchDriver { stage.driver }

  @Test func `a node without multiple touch is given one finger at a time (TB-4)`() {
    driver.down(1, at: stage.onLeft)
    driver.down(2, at: stage.onLeft)
    driver.up(2)
    driver.up(1)
    #expect(stage.trace.text == "left began 1, left ended 1")
  }

  @Test func `a refused finger is lost for its whole life (TB-4, R-25)`() {
    driver.down(1, at: stage.onLeft)
    driver.down(2, at: stage.onLeft)
    driver.up(1)
    driver.move(2, to: stage.onLeft)
    driver.up(2)
    #expect(stage.trace.text == "left began 1, left ended 1")
  }

  @Test func `when the first finger is over the next one is given (TB-4)`() {
    driver.tap(at: stage.onLeft, count: 2)
    #expect(stage.trace.text == "left began 1, left ended 1, left began 2, left ended 2")
  }

  @Test func `of fingers that land together the first is given (R-25)`() {
    driver.tap(at: stage.onLeft, fingers: 2)
    #expect(stage.trace.text == "left began 1, left ended 1")
  }

  @Test func `nodes are independent of each other (TB-4)`() {
    driver.down(1, at: stage.onLeft)
    driver.down(2, at: stage.onRight)
    #expect(stage.trace.text == "left began 1, right began 2")
  }

  @Test func `a node with multiple touch is given fingers of one event in one call (TB-9)`() {
    stage.left.isMultipleTouchEnabled = true
    driver.tap(at: stage.onLeft, fingers: 2)
    #expect(stage.trace.text == "left began 1 2, left ended 1 2")
  }

  @Test func `phases of one event come as began, moved, ended, cancelled (TB-10)`() {
    stage.left.isMultipleTouchEnabled = true
    driver.send(stage.sample(1, .began), stage.sample(2, .began), stage.sample(3, .began))
    stage.trace.clear()
    driver.send(
      stage.sample(3, .cancelled, at: 1), stage.sample(2, .ended, at: 1),
      stage.sample(1, .moved, stage.onLeft + Point(x: 1, y: 1), at: 1),
      stage.sample(4, .began, at: 1))
    #expect(stage.trace.text == "left began 4, left moved 1, left ended 2, left cancelled 3")
  }

  @Test func `nodes of one event are called in the order of their lowest touch (R-26)`() {
    driver.down(1, at: stage.onRight)
    driver.down(2, at: stage.onLeft)
    stage.trace.clear()
    driver.send(
      stage.sample(2, .moved, stage.onLeft + Point(x: 1, y: 1), at: 1),
      stage.sample(1, .moved, stage.onRight + Point(x: 1, y: 1), at: 1))
    #expect(stage.trace.text == "right moved 1, left moved 2")
  }

  @Test func `an exclusive node gets no touch while another node has one (TB-7)`() {
    stage.left.isExclusiveTouch = true
    driver.down(1, at: stage.onRight)
    driver.down(2, at: stage.onLeft)
    #expect(stage.trace.text == "right began 1")
  }

  @Test func `while an exclusive node has a touch no other gets one (TB-7)`() {
    stage.left.isExclusiveTouch = true
    driver.down(1, at: stage.onLeft)
    driver.down(2, at: stage.onRight)
    driver.up(1)
    driver.up(2)
    driver.tap(at: stage.onRight)
    #expect(stage.trace.text == "left began 1, left ended 1, right began 3, right ended 3")
  }

  @Test func `an exclusive node may have several touches of its own (TB-7)`() {
    stage.left.isExclusiveTouch = true
    stage.left.isMultipleTouchEnabled = true
    driver.tap(at: stage.onLeft, fingers: 2)
    #expect(stage.trace.text == "left began 1 2, left ended 1 2")
  }

  @Test func `of fingers that land at once the lowest number is what kept one from an exclusive node (TB-7, R-25)`() {
    final class Refusals: TraceSink {
      var rivals: [TouchID] = []
      func record(_ record: TraceRecord) {
        if case .delivery(_, .refused, .otherTouch(let rival)) = record { rivals.append(rival.id) }
      }
    }
    let refusals = Refusals()
    stage.right.isMultipleTouchEnabled = true
    stage.left.isExclusiveTouch = true
    stage.context.trace = refusals

    driver.send(
      stage.sample(5, .began, stage.onRight, at: 1), stage.sample(3, .began, stage.onRight, at: 1),
      stage.sample(7, .began, stage.onLeft, at: 1))

    #expect(refusals.rivals == [3])
  }

  @Test func `a finger beside all nodes keeps no other from an exclusive one (TB-7)`() {
    stage.left.isExclusiveTouch = true
    driver.down(1, at: Point(x: 900, y: 900))
    driver.down(2, at: stage.onLeft)
    #expect(stage.trace.text == "left began 2")
  }

  @Test func `the event of a sequence is one object, and has all its touches (TB-3)`() {
    var events: [TouchEvent] = []
    var counts: [Int] = []
    for node in [stage.left, stage.right] {
      node.onTouches = { _, _, event in
        if let event, !events.contains(event) { events.append(event) }
        counts.append(event?.allTouches?.count ?? 0)
      }
    }
    driver.down(1, at: stage.onLeft)
    driver.down(2, at: stage.onRight)
    driver.up(1)
    driver.up(2)
    #expect((events.count, counts) == (1, [1, 2, 2, 1]))
  }
}
