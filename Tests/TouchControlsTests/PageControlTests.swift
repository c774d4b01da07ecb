import Testing
import TouchControls
import TouchGestures
import TouchPageControl
import TouchTap
import TouchTestSupport
import TouchTesting

struct PageControlGeometryTests {
  private let geometry = PageControlGeometry(bounds: Rect(x: 0, y: 0, width: 300, height: 40), numberOfPages: 5)

  @Test func `dots of 7 points with gaps of 8 are centred, their platter is 8 points larger (PC-6)`() {
    let dots = [geometry.dotRect(forPage: 0), geometry.dotRect(forPage: 4)]
    #expect(dots == [116.5, 176.5].map { Rect(x: $0, y: 16.5, width: 7, height: 7) })
    #expect(geometry.platterRect == Rect(x: 108.5, y: 8.5, width: 83, height: 23))
  }

  @Test(arguments: [(120.0, 0), (127.4, 0), (127.5, 1), (180, 4), (-1e300, 0), (1e300, 4), (.nan, 0)])
  func `a place belongs to the nearest dot`(position: Double, page: Int) {
    #expect(geometry.page(nearestTo: position) == page)
  }

  @Test func `a vertical row from bottom to top begins at the bottom`() {
    let column = PageControlGeometry(
      bounds: Rect(x: 0, y: 0, width: 40, height: 300), numberOfPages: 5, isVertical: true, isReversed: true)

    let found = (column.dotRect(forPage: 0), column.page(at: Point(x: 20, y: 120)))
    #expect(found == (Rect(x: 16.5, y: 176.5, width: 7, height: 7), 4))
  }

  @Test func `without pages there is no platter`() {
    let empty = PageControlGeometry(bounds: geometry.bounds, numberOfPages: -2)

    #expect(empty.platterRect == nil && empty.page(at: Point(x: 150, y: 20)) == nil)
  }
}

struct PageTapsTests {
  private let geometry = PageControlGeometry(bounds: Rect(x: 0, y: 0, width: 300, height: 40), numberOfPages: 5)

  /// Taps at places and times, the page before them, and the page after each.
  static let taps: [(String, [(x: Double, time: Double)], Int, [Int])] = [
    ("beyond the current dot to the next page, before it back (PC-1)", [(200, 0), (100, 5)], 2, [3, 2]),
    ("on the current dot nowhere without a memory (PC-1)", [(150, 0)], 2, [2]),
    (
      "at one place on and on for 0.75 seconds each, not longer (PC-1, PC-2)",
      [(135, 0), (135, 0.74), (135, 1.48), (135, 2.23)], 0, [1, 2, 3, 2]
    ),
    (
      "exactly 8 points away is at the same place, farther is not (PC-1)", [(142, 0), (134, 0.3), (125, 0.6)], 1,
      [2, 3, 2]
    ),
  ]

  @Test(arguments: taps)
  func `a tap turns pages (PC-1)`(
    name: String, taps: [(x: Double, time: Double)], page: Int, expected: [Int]
  ) {
    var memory = PageTaps()
    var page = page

    let pages = taps.map { tap in
      page = memory.tap(at: Point(x: tap.x, y: 20), time: tap.time, currentPage: page, in: geometry)
      return page
    }

    #expect(pages == expected)
  }

  @Test func `of two pages a tap goes to the other (PC-1)`() {
    let two = PageControlGeometry(bounds: geometry.bounds, numberOfPages: 2)
    var memory = PageTaps()

    let page = memory.tap(at: Point(x: 290, y: 20), time: 0, currentPage: 1, in: two)

    #expect(page == 0)
  }

  @Test func `a pointer on a dot goes to its page (PC-1)`() {
    var memory = PageTaps()

    let page = memory.tap(at: Point(x: 180, y: 20), time: 0, isPointer: true, currentPage: 0, in: geometry)

    #expect(page == 4)
  }
}

struct PageScrubTests {
  private let geometry = PageControlGeometry(bounds: Rect(x: 0, y: 0, width: 300, height: 40), numberOfPages: 5)

  @Test func `pages follow once the finger is more than 16 points away (PC-3)`() {
    var scrub = PageScrub(at: Point(x: 120, y: 20), currentPage: 0, in: geometry)

    scrub.move(to: Point(x: 136, y: 20), in: geometry)
    let near = scrub.nextPage(after: 0, in: geometry)
    scrub.move(to: Point(x: 151, y: 20), in: geometry)

    let far = (0...2).map { scrub.nextPage(after: $0, in: geometry) }
    #expect(near == nil && far == [1, 2, nil])
  }

  @Test func `a scrub that begins on another dot keeps that distance (PC-3)`() {
    var scrub = PageScrub(at: Point(x: 180, y: 20), currentPage: 1, in: geometry)

    scrub.move(to: Point(x: 163, y: 20), in: geometry)

    #expect(scrub.nextPage(after: 1, in: geometry) == 0)
  }
}

struct PageControlTests {
  private let pages = PageControl(frame: Rect(x: 50, y: 700, width: 300, height: 40))
  private let stage: Stage

  init() {
    stage = Stage.controls(pages)
    pages.numberOfPages = 5
    pages.currentPage = 2
  }

  private func changed(_ page: Int) -> [String] { ["valueChanged \(page).0", "primaryActionTriggered"] }

  @Test func `a tap sends its touch events and then the change (PC-1, PC-4)`() {
    stage.tap(250, 720)

    #expect(stage.log == ["touchDown", "touchUpInside"] + changed(3))
  }

  @Test func `at the last page nothing is sent (PC-1)`() {
    pages.currentPage = 4

    stage.tap(250, 720)

    #expect(stage.log == ["touchDown", "touchUpInside"])
  }

  @Test func `touch events go by the belt, and the flags never change (PC-4, TT-9)`() {
    stage.down(250, 720)
    let flags = [pages.isTracking, pages.isTouchInside, pages.isHighlighted]
    stage.move(250, 600)
    stage.move(250, 720)
    stage.up()

    #expect(
      (flags, stage.log) == (
        [false, false, false],
        ["touchDown", "touchDragExit", "touchDragOutside", "touchDragEnter", "touchDragInside", "touchUpInside"]
      ))
  }

  @Test func `a second finger sends nothing (PC-4)`() {
    pages.isMultipleTouchEnabled = true
    stage.down(100, 720)
    stage.down(300, 720, id: 2)
    stage.up(id: 2)

    #expect(stage.log == ["touchDown"])
  }

  @Test func `its superview receives the complete sequence (PC-7, RF-4)`() {
    let listener = Listener(frame: stage.root.bounds)
    stage.root.addSubview(listener)
    listener.addSubview(pages)

    stage.driver.play(Finger(1).down(at: Point(x: 250, y: 720)).move(to: Point(x: 251, y: 720)).up())

    #expect(listener.heard == [.began, .moved, .ended])
  }

  @Test func `a system's cancel is touchCancel, once (PC-4)`() {
    stage.down(250, 720)
    stage.cancel()

    #expect(stage.log == ["touchDown", "touchCancel"])
  }

  @Test func `an ancestor's double tap that wins is touchCancel (PC-4)`() {
    let double = TapGestureRecognizer()
    double.numberOfTapsRequired = 2
    stage.root.addGestureRecognizer(double)

    stage.tap(300, 600)
    stage.tap(300, 700)

    #expect(stage.log.filter { $0 == "touchUpInside" || $0 == "touchCancel" }.count == 1)
  }

  @Test func `in a turned and enlarged view its own places count (PC-1)`() {
    let place = stage.turn(pages)
    pages.frame = Rect(x: 50, y: 100, width: 300, height: 40)

    stage.driver.tap(at: place(Point(x: 200, y: 20)))

    #expect(pages.currentPage == 3)
  }

  @Test func `from right to left the directions change places (PC-1)`() {
    pages.semanticContentAttribute = .forceRightToLeft

    stage.tap(100, 720)

    #expect(pages.currentPage == 3)
  }

  @Test func `a vertical control goes by the vertical place (PC-1)`() {
    pages.frame = Rect(x: 50, y: 100, width: 40, height: 300)
    pages.direction = .topToBottom

    stage.tap(70, 300)

    #expect(pages.currentPage == 3)
  }

  // MARK: Scrubbing

  @Test func `a finger held on the dots scrubs one page a frame, and its lift turns none (PC-3)`() {
    var states: [PageControl.InteractionState] = []
    pages.addAction(for: .valueChanged) { [pages] _ in states.append(pages.interactionState) }
    stage.down(200, 720, at: 0)
    stage.move(230, 720, at: 0.2)
    stage.advance(to: 0.22)
    let first = pages.currentPage
    stage.advance(to: 0.24)
    stage.up()

    let found = (first, pages.currentPage, states, pages.interactionState, stage.deadlineCount)
    #expect(found == (3, 4, [.continuous, .continuous], .none, 0))
  }

  @Test(
    arguments: [
      ("a finger beside the dots does not scrub (PC-3)", true, 100),
      ("nothing scrubs when it is not allowed (PC-3)", false, 200),
    ] as [(String, Bool, Double)])
  func `what is no scrub leaves the page (PC-3)`(name: String, isAllowed: Bool, x: Double) {
    pages.allowsContinuousInteraction = isAllowed
    stage.down(x, 720, at: 0)
    stage.move(x + 30, 720, at: 0.2)
    stage.advance(to: 0.5)

    #expect(pages.currentPage == 2)
  }

  @Test func `a page that the program sets ends the scrub (PC-3)`() {
    stage.down(200, 720, at: 0)
    stage.move(230, 720, at: 0.2)

    pages.currentPage = 0
    stage.advance(to: 0.5)

    #expect(pages.currentPage == 0 && stage.deadlineCount == 0)
  }

  // MARK: Properties

  @Test func `pages are clamped, silently (PC-5, TT-8)`() {
    pages.currentPage = 99
    let clamped = pages.currentPage
    pages.numberOfPages = 2
    let lowered = pages.currentPage
    pages.numberOfPages = -1

    #expect((clamped, lowered, pages.numberOfPages, pages.currentPage, stage.log) == (4, 1, 0, 0, []))
  }

  @Test func `it hides itself for a single page when that is asked for (PC-5)`() {
    pages.hidesForSinglePage = true
    pages.numberOfPages = 1
    let isHidden = pages.isHidden

    pages.numberOfPages = 2

    #expect(isHidden && !pages.isHidden)
  }

  @Test func `its defaults are UIKit's`() {
    let fresh = PageControl(frame: .zero)

    let numbers = [fresh.numberOfPages, fresh.currentPage]
    let flags = [fresh.hidesForSinglePage, fresh.allowsContinuousInteraction]
    #expect((numbers, flags, fresh.interactionState, fresh.direction) == ([0, 0], [false, true], .none, .natural))
  }

  @Test func `it can be worked without touch`() {
    pages.accessibilityIncrement()
    pages.accessibilityDecrement()

    #expect((pages.adjustableValue, stage.log) == (AdjustableValue(2, from: 0, to: 4), changed(3) + changed(2)))
  }
}

private final class Listener: View {
  var heard: [TouchPhase] = []
  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) { heard.append(.began) }
  override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) { heard.append(.moved) }
  override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) { heard.append(.ended) }
  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) { heard.append(.cancelled) }
}
