import Testing
import TouchCore
import TouchScrollView

@Suite struct ScrollMotionTests {
  let axis = ScrollAxis(content: 2000, viewport: 400)

  // MARK: Axes

  @Test func `legal offsets reach from minus the leading inset to the content's end (PH-8)`() {
    let axis = ScrollAxis(content: 1000, viewport: 400, leadingInset: 20, trailingInset: 30)
    #expect(axis.lower == -20)
    #expect(axis.upper == 630)
  }

  @Test func `an axis scrolls when content and insets are longer than the viewport (SD-3)`() {
    #expect(ScrollAxis(content: 401, viewport: 400).scrolls)
    #expect(!ScrollAxis(content: 400, viewport: 400).scrolls)
    #expect(ScrollAxis(content: 390, viewport: 400, leadingInset: 11).scrolls)
  }

  @Test func `content that fits scrolls when it always bounces, and bounces at all (SD-3)`() {
    #expect(ScrollAxis(content: 10, viewport: 400, alwaysBounces: true).scrolls)
    #expect(!ScrollAxis(content: 10, viewport: 400, bounces: false, alwaysBounces: true).scrolls)
  }

  @Test func `an axis of numbers that are none does not scroll`() {
    let axis = ScrollAxis(content: .nan, viewport: 400)
    #expect(!axis.scrolls)
    #expect(axis.clamped(50) == 0)
  }

  // MARK: Drags

  let geometry = ScrollGeometry(
    horizontal: ScrollAxis(content: 2000, viewport: 300), vertical: ScrollAxis(content: 2000, viewport: 300))

  @Test func `a drag moves the content by the excess over the slop, then one to one (SD-2)`() {
    var drag = ScrollDrag(from: .zero, translation: Point(x: 0, y: -10), in: geometry)
    drag.move(to: Point(x: 0, y: -15))
    #expect(drag.offset(in: geometry) == Point(x: 0, y: 5))
    drag.move(to: Point(x: 0, y: -30))
    #expect(drag.offset(in: geometry) == Point(x: 0, y: 20))
  }

  @Test func `a finger that comes back finds the content where it was`() {
    var drag = ScrollDrag(from: .zero, translation: .zero, in: geometry)
    drag.move(to: Point(x: 0, y: 200))
    #expect(drag.offset(in: geometry).y < 0)
    drag.move(to: Point(x: 0, y: -50))
    #expect(drag.offset(in: geometry).y == 50)
  }

  @Test func `a drag of content that is beyond its edge goes on from what is shown`() {
    let drag = ScrollDrag(from: Point(x: 0, y: -34.121), translation: .zero, in: geometry)
    #expect(abs(drag.wanted.y + 70) < 0.01)
    #expect(abs(drag.offset(in: geometry).y + 34.121) < 1e-9)
  }

  @Test func `directions within 22.5 degrees of an axis lock the other out (SD-4)`() {
    #expect(ScrollDrag.axes(lockedTo: Point(x: 1, y: 10)) == .vertical)
    #expect(ScrollDrag.axes(lockedTo: Point(x: -10, y: 1)) == .horizontal)
    #expect(ScrollDrag.axes(lockedTo: Point(x: 10, y: 9)) == .all)
    #expect(ScrollDrag.axes(lockedTo: Point(x: 10, y: 4.1)) == .horizontal)
    #expect(ScrollDrag.axes(lockedTo: Point(x: 10, y: 4.2)) == .all)
  }

  @Test func `a drag ignores translations that are no numbers`() {
    var drag = ScrollDrag(from: .zero, translation: .zero, in: geometry)
    drag.move(to: Point(x: .nan, y: -5))
    #expect(drag.offset(in: geometry) == .zero)
  }

  // MARK: Flings

  @Test func `a fling that reaches the edge carries its velocity beyond it and comes back (PH-4)`() throws {
    let fling = AxisMotion.fling(from: 1500, velocity: 1000, on: axis)
    let arrival = try #require(fling.arrival)
    #expect(arrival.edge == 1600)
    #expect(abs(fling.velocity(at: arrival.time - 1e-9) - arrival.velocity) < 1e-3)
    #expect(fling.position(at: arrival.time + 0.05) > 1600)
    #expect(fling.end == 1600)
    #expect(fling.position(at: fling.duration) == 1600)
  }

  @Test func `a fling without bouncing stops at the edge`() {
    let axis = ScrollAxis(content: 2000, viewport: 400, bounces: false)
    let fling = AxisMotion.fling(from: 1500, velocity: 1000, on: axis)
    #expect(fling.position(at: 0.5) == 1600)
    #expect(fling.velocity(at: 0.5) == 0)
  }

  @Test func `content let go beyond its edge comes back to it (PH-4)`() {
    let fling = AxisMotion.fling(from: -34, velocity: 0, on: axis)
    #expect(fling.end == 0)
    #expect(abs(fling.velocity(at: 0) - 34 * 7.3) < 1e-9)
  }

  @Test func `a fling from beyond the edge deep into the content goes on as one`() {
    let fling = AxisMotion.fling(from: -30, velocity: 2000, on: axis)
    #expect(abs(fling.end - (-30 + 1990 * 0.499)) < 1e-9)
  }

  @Test func `a slower fling from beyond the edge comes back to it`() {
    #expect(AxisMotion.fling(from: -30, velocity: 300, on: axis).end == 0)
  }

  @Test func `an axis that does not scroll is not flung`() {
    let axis = ScrollAxis(content: 100, viewport: 400)
    #expect(AxisMotion.fling(from: 0, velocity: 3000, on: axis).duration == 0)
  }

  @Test func `a fling that is aimed further ahead keeps its velocity and slows down less (SE-2)`() {
    let fling = AxisMotion.fling(from: 0, velocity: 500, to: 300)
    #expect(abs(fling.velocity(at: 0) - 500) < 1e-9)
    #expect(fling.position(at: fling.duration) == 300)
    #expect(abs(fling.position(at: fling.duration - 1e-6) - 300) < 0.01)
  }

  @Test func `a fling that is aimed behind goes there like to a page (SE-2, R-21)`() {
    let fling = AxisMotion.fling(from: 100, velocity: 500, to: 0)
    #expect(fling.end == 0)
    #expect(fling.duration < 2)
  }

  // MARK: Releases

  @Test func `a release says where the content will come to rest (SE-1)`() {
    let release = ScrollRelease(offset: Point(x: 0, y: 90), velocity: Point(x: 0, y: 500), in: geometry)
    #expect(abs(release.target.y - 334.51) < 1e-9)
    #expect(release.motion(to: release.target, at: 1).target == release.target)
  }

  @Test func `the target of a release is within the edges`() {
    let release = ScrollRelease(offset: Point(x: 0, y: 1650), velocity: Point(x: 0, y: 5000), in: geometry)
    #expect(release.target.y == 1700)
  }

  @Test func `a target that is no number is not taken (SE-2)`() {
    let release = ScrollRelease(offset: Point(x: 0, y: 90), velocity: Point(x: 0, y: 500), in: geometry)
    #expect(release.motion(to: Point(x: .nan, y: .infinity), at: 0).target == release.target)
  }

  @Test func `a target beyond the edges is taken as the edge (SE-2)`() {
    let release = ScrollRelease(offset: Point(x: 0, y: 90), velocity: Point(x: 0, y: 500), in: geometry)
    #expect(release.motion(to: Point(x: 0, y: 9e9), at: 0).target.y == 1700)
  }

  @Test(arguments: [
    (120.0, 0.0, 0.0, 0.0), (160, 0, 0, 300), (20, 50, 0, 300), (280, -50, 300, 0), (20, 9, 0, 0),
    (620, 500, 0, 300), (1650, 500, 1500, 1700),
  ])
  func `paging goes to the nearest page, with a fling to the next, at most one away (PH-6, R-21)`(
    offset: Double, velocity: Double, start: Double, page: Double
  ) {
    let paging = ScrollPaging(geometry.horizontal)
    #expect(paging.page(near: offset, velocity: velocity, from: start) == page)
  }

  @Test func `pages are counted from the first legal offset`() {
    let paging = ScrollPaging(ScrollAxis(content: 2000, viewport: 300, leadingInset: 50))
    #expect(paging.page(near: -50, velocity: 0, from: -50) == -50)
    #expect(paging.page(near: 200, velocity: 0, from: -50) == 250)
  }

  @Test func `a page is reached like the edge after a bounce (R-21)`() {
    var paged = geometry
    paged.isPaging = true
    let release = ScrollRelease(
      offset: Point(x: 120, y: 0), velocity: .zero, in: paged, dragStart: .zero, axes: .horizontal)
    let motion = release.motion(to: release.target, at: 0)
    #expect(motion.horizontal == .spring(from: 120, velocity: 0, to: 0))
    #expect(motion.vertical.duration == 0)
  }

  // MARK: Motions

  @Test(arguments: [24.0, 30, 60, 144])
  func `the offset at a time does not depend on the frames before it`(rate: Double) {
    let motion = ScrollMotion(
      start: 2, horizontal: .rest(at: 0), vertical: .fling(from: 1500, velocity: 1200, on: axis))
    var last = Point.zero
    var frame = 0
    while 2 + Double(frame) / rate <= 2.5 {
      last = motion.offset(at: 2 + Double(frame) / rate)
      frame += 1
    }
    #expect(last == motion.offset(at: 2 + Double(frame - 1) / rate))
    #expect(motion.offset(at: 2.5) == motion.offset(at: 2.5))
  }

  @Test func `a deceleration planned anew on its way goes on as it was`() {
    let motion = ScrollMotion(
      start: 0, horizontal: .rest(at: 0), vertical: .fling(from: 1500, velocity: 1200, on: axis))
    for time in [0.02, 0.1, 0.3] {
      let anew = AxisMotion.fling(
        from: motion.offset(at: time).y, velocity: motion.velocity(at: time).y, on: axis, isMoving: true)
      #expect(abs(anew.position(at: 0.1) - motion.offset(at: time + 0.1).y) < 0.05)
    }
  }

  @Test func `a motion is over at the first frame that reaches its end, to the nanosecond (R-56)`() {
    let motion = ScrollMotion.ease(from: .zero, to: Point(x: 0, y: 100), start: 0.1)
    #expect(!motion.isOver(at: 0.399))
    #expect(motion.isOver(at: 0.4))
  }

  // MARK: Zoom

  @Test func `scales beyond the limits are held by the rubber band (R-57, PH-3)`() {
    let limits = ZoomLimits(minimum: 1, maximum: 4)
    #expect(limits.shown(2) == 2)
    #expect(abs(limits.shown(8) - 4 * (1 + 0.55 / 1.55)) < 1e-12)
    #expect(abs(limits.shown(0.5) - (1 - 0.275 / 1.275)) < 1e-12)
    #expect(abs(limits.wanted(forShown: limits.shown(8)) - 8) < 1e-9)
    #expect(ZoomLimits(minimum: 1, maximum: 4, bounces: false).shown(8) == 4)
  }

  @Test func `limits of numbers that are none leave nothing to zoom`() {
    #expect(!ZoomLimits(minimum: .nan, maximum: .infinity).allowZooming)
    #expect(ZoomLimits(minimum: 1, maximum: 3).shown(.nan) == 1)
  }

  @Test func `scale and offset come back together after a zoom beyond its limit (R-57)`() {
    let motion = ZoomMotion.bounce(
      from: 5, Point(x: 500, y: 0), to: 4, Point(x: 400, y: 0), extent: 400, start: 1)
    #expect(motion.scale(at: 1) == 5)
    let scale = motion.scale(at: 1.1)
    #expect(abs(motion.offset(at: 1.1).x - (400 + 100 * (scale - 4))) < 1e-9)
    #expect(motion.scale(at: motion.end) == 4)
    #expect(motion.offset(at: motion.end) == Point(x: 400, y: 0))
  }
}
