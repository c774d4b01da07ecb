import Testing
import TouchExplain
import TouchRecordings
import TouchScenarios
import TouchScroll
import TouchScrollView
import Touchstone

/// Sessions whose views decide by code: what a file can express is replayed, the rest is reported.
@Suite struct CodeSessionTests {
  @Test
  func `answers of a scroll view's subclass are replayed (SC-3, SC-7)`() throws {
    let scroll = MoodyScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    scroll.contentSize = Size(width: 300, height: 2000)
    scroll.addSubview(Button(frame: Rect(x: 50, y: 50, width: 200, height: 300)))
    let session = CodeSession(scroll)
    for round in 0..<8 {
      let start = Double(round) * 2
      session.touch(.began, 150, 200, at: start)
      session.touch(.moved, 150, 160, at: start + 0.3)
      session.touch(.moved, 150, 150, at: start + 0.6)
      session.touch(.ended, 150, 150, at: start + 0.9)
    }

    try session.expectReplay()
    #expect(scroll.asked.count == 11)
  }

  @Test
  func `answers of a collection view's delegate are replayed (CE-2)`() throws {
    let collection = CollectionView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    for row in 0..<3 {
      collection.addSubview(CollectionViewCell(frame: Rect(x: 0, y: Double(row) * 100, width: 300, height: 90)))
    }
    collection.contentSize = Size(width: 300, height: 2000)
    collection.allowsMultipleSelection = true
    let delegate = MoodyCells()
    collection.delegate = delegate
    let session = CodeSession(collection)
    for round in 0..<12 {
      let start = Double(round)
      session.touch(.began, 150, Double(round % 3) * 100 + 50, at: start)
      session.touch(.ended, 150, Double(round % 3) * 100 + 50, at: start + 0.3)
    }

    try session.expectReplay()
    #expect(delegate.asked == 24)
  }

  @Test
  func `a contact that was lost and cancelled by its timeout is replayed`() throws {
    let session = CodeSession(Button(frame: Rect(x: 0, y: 0, width: 100, height: 100)))
    session.application.context.settings.lostTouchTimeout = 0.75
    session.touch(.began, 50, 50, at: 0)
    session.touch(.moved, 52, 50, at: 0.1)
    session.application.advance(to: 3)

    try session.expectReplay()
    #expect(session.facts.contains { if case .responder("Button", .cancelled, [1]) = $0.fact { true } else { false } })
  }

  @Test(arguments: OddView.Way.allCases)
  func `a view that answers hit tests by code is reported`(way: OddView.Way) {
    let odd = OddView(frame: Rect(x: 50, y: 50, width: 100, height: 100))
    odd.way = way
    odd.addSubview(View(frame: Rect(x: 0, y: 0, width: 40, height: 40)))
    let session = CodeSession(odd)
    // Somewhere on the child, on the view itself, and beside it.
    for (number, place) in [(60.0, 60.0), (120, 120), (170, 170)].enumerated() {
      session.touch(.began, place.0, place.1, at: Double(number))
      session.touch(.ended, place.0, place.1, at: Double(number) + 0.1)
    }

    let expected = way == .plain ? [] : ["OddView answers hit tests by code, which a file cannot say"]
    #expect(session.recorder.omissions == expected)
  }

  @Test(arguments: [(60.0, true), (120, false), (30, false)])
  func `frames at another rate than the replay's are reported`(rate: Double, isReplayed: Bool) throws {
    let session = CodeSession(Self.scrollView())
    session.fling(at: 0, framesPerSecond: rate)

    if isReplayed {
      try session.expectReplay()
    } else {
      #expect(
        (
          session.recorder.omissions.count,
          session.recorder.omissions.first?.contains("drew frames at other times than every 1/60 s")
        ) == (1, true))
    }
  }

  @Test
  func `a delegate that aims some flings elsewhere is replayed (SE-2)`() throws {
    let scroll = Self.scrollView()
    let delegate = Aiming()
    scroll.delegate = delegate
    let session = CodeSession(scroll)
    for round in 0..<4 { session.fling(at: 20 * Double(round), framesPerSecond: 60) }

    try session.expectReplay()
    #expect(delegate.aimed == 2)
  }

  @Test
  func `an offset that code moves to with an animation, or while the content glides, is replayed (SE-3)`() throws {
    let scroll = Self.scrollView()
    let session = CodeSession(scroll)
    session.fling(at: 0, framesPerSecond: 60, for: 0.2)
    scroll.setContentOffset(Point(x: 0, y: 40), animated: false)
    session.fling(at: 5, framesPerSecond: 60, for: 0.2)
    scroll.contentOffset = Point(x: 0, y: 2000)
    session.frames(from: 5.1, perSecond: 60, skipping: 12)
    scroll.setContentOffset(Point(x: 0, y: 500), animated: true)
    session.frames(from: session.application.context.now, perSecond: 60)

    try session.expectReplay()
    #expect(scroll.contentOffset == Point(x: 0, y: 500))
  }

  @Test
  func `a zoom by code with an animation, and a scroll to the top, are reported`() throws {
    let scroll = Self.scrollView()
    scroll.addSubview(View(frame: Rect(x: 0, y: 0, width: 300, height: 5000)))
    scroll.maximumZoomScale = 3
    scroll.contentOffset = Point(x: 0, y: 900)
    let session = CodeSession(scroll)
    let zooming = Zooming()
    scroll.delegate = zooming
    session.touch(.began, 350, 350, at: 1)
    scroll.scrollToTop()
    session.frames(from: 1, perSecond: 60)
    scroll.setZoomScale(2, animated: true)

    #expect(
      session.recorder.omissions == [
        "ScrollView was scrolled to the top, which a file cannot say",
        "ScrollView was zoomed by code with an animation, which a file cannot say",
      ])
  }

  @Test
  func `a lifted touch whose end is delayed is cancelled with the others at the replay (TB-12)`() throws {
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let session = Self.halfOfADoubleTap(view)
    session.application.cancelAllTouches(at: 0.24)

    try session.expectReplay()
    #expect(session.facts.contains { if case .responder("View", .cancelled, [1]) = $0.fact { true } else { false } })
  }

  @Test
  func `a view that leaves takes its touches with it at the replay, also lifted ones whose end waits (R-16)`() throws {
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let session = Self.halfOfADoubleTap(view)
    view.removeFromSuperview()
    session.application.advance(to: 2)

    try session.expectReplay()
    #expect(session.facts.contains { if case .responder("View", .cancelled, [1]) = $0.fact { true } else { false } })
  }

  @Test
  func `a view that comes back at once after it left with its touches is reported`() throws {
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let session = CodeSession(view)
    session.touch(.began, 50, 50, at: 0)
    view.removeFromSuperview()
    session.window.addSubview(view)
    session.touch(.began, 50, 50, at: 1)

    #expect(
      session.recorder.omissions == [
        "touches were cancelled for a view that left and came back or was animated, which a file cannot say"
      ])
  }

  /// A session in which the second finger of a double tap is down, so that the first one's end is delayed.
  private static func halfOfADoubleTap(_ view: View) -> CodeSession {
    let double = TapGestureRecognizer()
    double.numberOfTapsRequired = 2
    view.addGestureRecognizer(double)
    let session = CodeSession(view)
    session.touch(.began, 50, 50, at: 0)
    session.touch(.ended, 50, 50, at: 0.05)
    session.touch(.began, 50, 50, at: 0.2)
    return session
  }

  private static func scrollView() -> ScrollView {
    let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    scroll.contentSize = Size(width: 300, height: 5000)
    return scroll
  }
}

/// A scroll view whose answers change from question to question.
private final class MoodyScrollView: ScrollView {
  var asked: [Bool] = []
  override func touchesShouldBegin(_ touches: [Touch], with event: TouchEvent?, in view: View) -> Bool {
    asked.append(asked.count % 3 != 1)
    return asked.last ?? true
  }
  override func touchesShouldCancel(in view: View) -> Bool {
    asked.append(asked.count % 2 == 0)
    return asked.last ?? true
  }
}

private final class MoodyCells: CollectionViewDelegate {
  var asked = 0
  private func answer() -> Bool {
    asked += 1
    return asked % 4 != 2
  }
  func collectionView(_ view: CollectionView, shouldHighlightItemAt path: CollectionView.IndexPath) -> Bool { answer() }
  func collectionView(_ view: CollectionView, shouldSelectItemAt path: CollectionView.IndexPath) -> Bool { answer() }
  func collectionView(_ view: CollectionView, shouldDeselectItemAt path: CollectionView.IndexPath) -> Bool { answer() }
}

/// Aims the second and the third fling elsewhere, and leaves the others alone.
private final class Aiming: ScrollViewDelegate {
  var lifts = 0
  var aimed = 0
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: UnsafeMutablePointer<Point>
  ) {
    lifts += 1
    guard lifts == 2 || lifts == 3 else { return }
    targetContentOffset.pointee.y += 100 * Double(lifts)
    aimed += 1
  }
}

private final class Zooming: ScrollViewDelegate {
  func viewForZooming(in scrollView: ScrollView) -> View? { scrollView.subviews.first }
}

/// A view that finds its own answers to hit tests.
final class OddView: View {
  enum Way: CaseIterable { case plain, larger, smaller, itself, nothing }
  var way = Way.plain

  override func point(inside point: Point, with event: TouchEvent?) -> Bool {
    switch way {
    case .larger: bounds.inset(by: EdgeInsets(top: -30, left: -30, bottom: -30, right: -30)).contains(point)
    case .smaller: bounds.inset(by: EdgeInsets(top: 0, left: 0, bottom: 50, right: 50)).contains(point)
    default: super.point(inside: point, with: event)
    }
  }

  override func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
    switch way {
    case .itself: self.point(inside: point, with: event) ? self : nil
    case .nothing: nil
    default: super.hitTest(point, with: event)
    }
  }
}
