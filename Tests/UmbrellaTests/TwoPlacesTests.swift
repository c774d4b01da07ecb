import Testing
import TouchTesting
import Touchstone

/// State that is kept, or seems to be kept, in two places: each test makes the two disagree and says which one wins.
@Suite struct TwoPlacesTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  private let driver: TouchDriver

  init() { driver = TouchDriver(host: window) }

  private func add<Added: View>(_ view: Added) -> Added {
    window.addSubview(view)
    return view
  }

  private func scrollView() -> ScrollView {
    let scroll = add(ScrollView(frame: window.bounds))
    scroll.contentSize = Size(width: 400, height: 2000)
    return scroll
  }

  private func drag() { driver.drag(from: Point(x: 200, y: 300), to: Point(x: 200, y: 200)) }

  // MARK: Scroll views

  private final class Zooms: ScrollViewDelegate {
    let view = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    func viewForZooming(in scrollView: ScrollView) -> View? { view }
  }

  /// A scroll view whose content zooms to the double of its size at most; its delegate, which is kept by the caller.
  private func zooming() -> (ScrollView, Zooms) {
    let (scroll, zooms) = (scrollView(), Zooms())
    scroll.addSubview(zooms.view)
    scroll.contentSize = zooms.view.bounds.size
    scroll.delegate = zooms
    scroll.maximumZoomScale = 2
    return (scroll, zooms)
  }

  @Test func `of isScrollEnabled and the pan's own isEnabled the pan's decides about fingers (SC-11)`() {
    let scroll = scrollView()

    scroll.panGestureRecognizer.isEnabled = false
    drag()
    let early = (scroll.isScrollEnabled, scroll.contentOffset.y)
    scroll.isScrollEnabled = true
    drag()

    #expect((early.0, early.1, scroll.contentOffset.y > 0) == (true, 0, true))
  }

  @Test func `of the zoom's limits and the pinch's own isEnabled the one that was set last wins (SE-4)`() {
    let (scroll, zooms) = zooming()
    let pinch = scroll.pinchGestureRecognizer

    pinch?.isEnabled = false
    driver.pinch(around: Point(x: 200, y: 200), from: 100, to: 180)
    let early = scroll.zoomScale
    scroll.maximumZoomScale = 3

    #expect(withExtendedLifetime(zooms) { (early, pinch?.isEnabled) } == (1, true))
  }

  @Test func `of zoomScale and the content's transform the scale wins with the next zoom (SE-4)`() {
    let (scroll, zooms) = zooming()

    zooms.view.transform = AffineTransform(scaleX: 5, y: 5)
    let early = scroll.zoomScale
    scroll.zoomScale = 2

    #expect((early, scroll.zoomScale, zooms.view.transform) == (1, 2, AffineTransform(scaleX: 2, y: 2)))
  }

  @Test func `of contentOffset and the bounds' origin there is one, whichever was set last (SE-3)`() {
    let scroll = scrollView()

    scroll.contentOffset.y = 100
    scroll.bounds.origin.y = 200
    let early = scroll.contentOffset.y
    scroll.contentOffset.y = 300

    #expect((early, scroll.bounds.minY) == (200, 300))
  }

  @Test func `a limit of the zoom that cannot count is kept, and the scale stays legal (SD-1)`() {
    let (scroll, zooms) = zooming()

    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (4, 2)
    scroll.zoomScale = 3
    let early = (scroll.minimumZoomScale, scroll.maximumZoomScale, scroll.zoomScale)
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0, .infinity)
    scroll.zoomScale = 0.25
    scroll.maximumZoomScale = .nan

    #expect(early == (4, 2, 4))
    #expect(
      withExtendedLifetime(zooms) { (scroll.minimumZoomScale, scroll.maximumZoomScale, scroll.zoomScale) }
        == (0, .infinity, 0.25))
  }

  @Test func `of two scroll views with one refresh control the one that it was given to last has it (XS-8)`() {
    let (first, second, control) = (scrollView(), scrollView(), RefreshControl())
    first.refreshControl = control
    second.refreshControl = control

    control.beginRefreshing()

    #expect((first.refreshControl === nil, control.superview === second) == (true, true))
    #expect((first.adjustedContentInset.top, second.adjustedContentInset.top) == (0, 60))
  }

  // MARK: Controls

  @Test func `of a switch's isOn and what its finger shows the finger's wins at the lift (SI-2, SI-3)`() {
    let toggle = add(Switch(frame: Rect(x: 100, y: 100, width: 51, height: 31)))
    var sent: [Bool] = []
    toggle.addAction(for: .valueChanged) { [unowned toggle] _ in sent.append(toggle.isOn) }

    driver.down(at: Point(x: 120, y: 115))
    driver.advance(by: 0.1)
    toggle.isOn = true
    toggle.isOn = false
    driver.up()

    #expect((toggle.isOn, sent) == (true, [true]))
  }

  @Test func `of a slider's value and the finger on its thumb the finger wins with its next move (SL-2)`() {
    let slider = add(Slider(frame: Rect(x: 0, y: 100, width: 228, height: 30)))

    driver.down(at: Point(x: 14, y: 115))
    slider.value = 0.9
    let early = slider.value
    driver.move(to: Point(x: 64, y: 115))

    #expect((early, slider.value) == (0.9, 0.25))
  }

  @Test func `of a segment that the program selects under a finger and the finger's the lift's wins (SG-1, SG-4)`() {
    let segments = add(SegmentedControl(items: ["a", "b", "c"]))
    segments.frame = Rect(x: 0, y: 100, width: 300, height: 30)
    var sent = 0
    segments.addAction(for: .valueChanged) { _ in sent += 1 }

    driver.down(at: Point(x: 150, y: 115))
    segments.selectedSegmentIndex = 2
    driver.up()
    let early = (segments.selectedSegmentIndex, sent)
    driver.down(at: Point(x: 50, y: 115))
    segments.selectedSegmentIndex = 0
    driver.up()

    #expect((early.0, early.1, segments.selectedSegmentIndex, sent) == (1, 1, 0, 1))
  }

  @Test func `of a stepper's value and a held finger's steps the steps go on from the value (ST-3, ST-4)`() {
    let stepper = add(Stepper(frame: Rect(x: 0, y: 100, width: 94, height: 32)))

    driver.down(at: Point(x: 80, y: 115))
    driver.advance(by: 0.6)
    let early = stepper.value
    stepper.value = 50
    driver.advance(by: 0.5)
    driver.up()

    #expect((early < 5, (51...55).contains(stepper.value)) == (true, true))
  }

  @Test func `of a page control's currentPage and a finger that scrubs the page that is set ends the scrub (PC-3)`() {
    let pages = add(PageControl(frame: Rect(x: 0, y: 100, width: 300, height: 30)))
    pages.numberOfPages = 9

    driver.down(at: Point(x: 100, y: 115))
    driver.advance(by: 1)
    pages.currentPage = 5
    driver.move(to: Point(x: 290, y: 115))
    driver.advance(by: 1)
    driver.up()

    #expect(pages.currentPage == 5)
  }

  @Test func `of a control's highlight and its finger the finger wins with its next move (CT-5)`() {
    let button = add(Button(frame: Rect(x: 100, y: 100, width: 100, height: 40)))

    driver.down(at: Point(x: 150, y: 120))
    button.isHighlighted = false
    let early = button.isHighlighted
    driver.move(to: Point(x: 151, y: 120))

    #expect((early, button.isHighlighted) == (false, true))
  }

  // MARK: Views and controllers

  @Test func `a recognizer is on the view that it was added to last, and in no other's list (GC-10)`() {
    let (first, second, tap) = (add(View(frame: .zero)), add(View(frame: .zero)), TapGestureRecognizer())
    first.gestureRecognizers = [tap]

    second.addGestureRecognizer(tap)
    first.gestureRecognizers = []

    #expect((tap.node === second, first.gestureRecognizers?.count, second.gestureRecognizers?.count) == (true, 0, 1))
  }

  @Test func `of a presented controller and its view, which was removed, the relation decides about a shake (RC-9)`() {
    final class Shaken: ViewController {
      var count = 0
      override func motionBegan(_ motion: TouchEvent.EventSubtype, with event: TouchEvent?) { count += 1 }
    }
    let (root, shown) = (Shaken(), Shaken())
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(shown)
    shown.view.removeFromSuperview()

    window.sendMotion(.began, .motionShake, at: 1)
    root.dismiss()
    window.sendMotion(.began, .motionShake, at: 2)

    #expect((shown.count, root.count) == (1, 1))
  }
}
