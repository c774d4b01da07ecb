import Testing
import TouchTesting
import Touchstone

/// What lyft/Hammer's hand tests assert of UIKit.
///
/// Apache License 2.0; `Tests/HammerTests/HandTests.swift` at commit
/// 16aab54d43ecddbaa91047eb934f8f3e5ab66872, `PatternScrollView.swift` at 7974d97d8c575b0f7be7979e4c950891b489dbe2,
/// the hand's figures (a tap rests 0.05 s, taps are 0.15 s apart, two fingers 20 points) at
/// 67859885be82c1409d30a2f4964efcd3071dac32. Facts and figures only.
///
/// The hand eases between two places by a curve that is not taken over; it moves at an even speed here.
@Suite struct HammerTests {
  private let square = Rect(x: 50, y: 50, width: 100, height: 100)
  private let middle = Point(x: 100, y: 100)

  // MARK: Buttons

  /// A hundred points of button, and how often it sent its primary action.
  private func taps(_ change: (Button) -> Void = { _ in }) -> Int {
    let button = Button(frame: square)
    change(button)
    var count = 0
    button.addAction(for: .primaryActionTriggered) { _ in count += 1 }
    let screen = Screen(button)
    screen.driver.tap(at: middle)
    screen.rest()
    return count
  }

  /// `testButtonTap`: the primary action is sent.
  @Test func `a tap on a button triggers its primary action (CT-8)`() {
    #expect(taps() == 1)
  }

  /// `testButtonTapOnHidden`, `…OnMinimumAlpha` with 0.0001, `…OnNonInteractive`: it cannot be hit.
  @Test func `a button that is hidden, nearly clear or not interactive is not hit (HT-1)`() {
    let found = (taps { $0.isHidden = true }, taps { $0.alpha = 0.0001 }, taps { $0.isUserInteractionEnabled = false })
    #expect(found == (0, 0, 0))
  }

  /// `testButtonTapOnNonInteractiveSuperview`: it cannot be hit.
  @Test func `a button in a view that is not interactive is not hit (HT-1)`() {
    let button = Button(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let container = View(frame: square)
    container.isUserInteractionEnabled = false
    container.addSubview(button)
    var count = 0
    button.addAction(for: .primaryActionTriggered) { _ in count += 1 }

    Screen(container).driver.tap(at: middle)

    #expect(count == 0)
  }

  /// `testButtonHighlight`: highlighted 0.3 s after the touch-down, no more 0.2 s after the lift; both events are sent.
  @Test func `a button is highlighted while it is held (CT-2)`() {
    let button = Button(frame: square)
    var events: [String] = []
    button.addAction(for: .touchDown) { _ in events.append("down") }
    button.addAction(for: .touchUpInside) { _ in events.append("up") }
    let screen = Screen(button)

    var shown = [button.isHighlighted]
    screen.driver.down(at: middle)
    screen.driver.advance(by: 0.3)
    shown.append(button.isHighlighted)
    screen.driver.up()
    screen.driver.advance(by: 0.2)
    shown.append(button.isHighlighted)

    #expect((shown, events) == ([false, true, false], ["down", "up"]))
  }

  // MARK: Recognizers

  /// The states in which a recognizer on a hundred points of view acted.
  private func states<Kind: GestureRecognizer>(
    of recognizer: Kind, in frame: Rect? = nil, _ gesture: (TouchDriver) -> Void
  ) -> [GestureState] {
    let view = View(frame: frame ?? square)
    view.isMultipleTouchEnabled = true
    view.addGestureRecognizer(recognizer)
    var states: [GestureState] = []
    recognizer.addAction { states.append($0.state) }
    let screen = Screen(view)
    gesture(screen.driver)
    screen.rest()
    return states
  }

  /// `testViewTapGesture`: recognized.
  @Test func `a tap is recognized (TA-1)`() {
    #expect(states(of: TapGestureRecognizer()) { $0.tap(at: middle) } == [.ended])
  }

  /// `testViewDoubleTapGesture`: recognized.
  @Test func `a double tap is recognized (TA-1)`() {
    let double = TapGestureRecognizer()
    double.numberOfTapsRequired = 2

    #expect(states(of: double) { $0.tap(at: middle, count: 2, pause: 0.15) } == [.ended])
  }

  /// `testViewTwoFingerTapGesture`: recognized.
  @Test func `a tap of two fingers is recognized (TA-1)`() {
    let tap = TapGestureRecognizer()
    tap.numberOfTouchesRequired = 2

    #expect(states(of: tap) { $0.tap(at: middle - Point(x: 10, y: 0), fingers: 2) } == [.ended])
  }

  /// `testViewLongPressGesture`: held for 2 s, it comes to its end.
  @Test func `a long press of two seconds ends (LP-1)`() {
    #expect(states(of: LongPressGestureRecognizer()) { $0.press(at: middle, for: 2) } == [.began, .ended])
  }

  /// `testViewRotationGesture`: half a turn in 0.2 s by fingers 100 points apart comes to its end.
  @Test func `a rotation by half a turn ends (RO-1)`() {
    let states = states(of: RotationGestureRecognizer(), in: Rect(x: 50, y: 50, width: 300, height: 300)) {
      $0.turn(around: Point(x: 200, y: 200), by: .pi, over: 0.2, steps: 12)
    }

    #expect((states.first, states.last) == (.began, .ended))
  }

  // MARK: Switches

  /// `testSwitchToggle`: on after a tap, and `valueChanged` is sent.
  @Test func `a tap turns a switch on (SI-2)`() {
    let toggle = Switch(frame: Rect(x: 50, y: 50, width: 0, height: 0))
    var count = 0
    toggle.addAction(for: .valueChanged) { _ in count += 1 }
    let screen = Screen(toggle)

    screen.driver.tap(at: Point(x: toggle.frame.midX, y: toggle.frame.midY))
    screen.rest()

    #expect((toggle.isOn, count) == (true, 1))
  }

  // `testSwitchToggleOnOff`: dragged from 20 points before the middle to 40 behind it in 0.5 s it is on, and the
  // other way round off.
  @Test func `a drag turns a switch on and another one off (SI-2)`() {
    let toggle = Switch(frame: Rect(x: 50, y: 50, width: 0, height: 0))
    let screen = Screen(toggle)
    let middle = Point(x: toggle.frame.midX, y: toggle.frame.midY)

    var values: [Bool] = []
    for side in [1.0, -1] {
      screen.driver.drag(
        from: middle - Point(x: 20 * side, y: 0), to: middle + Point(x: 40 * side, y: 0), over: 0.5, steps: 30)
      values.append(toggle.isOn)
    }

    #expect(values == [true, false])
  }

  // MARK: Scroll views

  /// 300 × 300 points over 1000 × 1000, which zoom to ten times.
  private func pattern() -> (ScrollView, Zooming) {
    let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    let content = View(frame: Rect(x: 0, y: 0, width: 1000, height: 1000))
    scroll.contentSize = content.frame.size
    scroll.maximumZoomScale = 10
    scroll.addSubview(content)
    let delegate = Zooming(content)
    scroll.delegate = delegate
    return (scroll, delegate)
  }

  /// `testScrollViewDrag`: a drag by (−80, −200) in a second ends at (75, 190), give or take 10, read at the lift.
  @Test func `a drag scrolls by what the fingers moved (SD-2)`() {
    let (scroll, delegate) = pattern()
    let screen = Screen(scroll)

    withExtendedLifetime(delegate) {
      screen.driver.drag(from: Point(x: 190, y: 250), to: Point(x: 110, y: 50), over: 1, steps: 60)
    }

    #expect(abs(scroll.contentOffset.x - 75) <= 10 && abs(scroll.contentOffset.y - 190) <= 10)
  }

  // `testScrollViewPinch`: from 20 to 200 points in a second the scale is 6.9, give or take 1; back again it is 1,
  // give or take 0.1. Both are read 0.3 s later.
  @Test func `a pinch zooms, and another one back (SE-4)`() {
    let (scroll, delegate) = pattern()
    let screen = Screen(scroll)
    let middle = Point(x: 150, y: 150)

    var scales: [Double] = []
    withExtendedLifetime(delegate) {
      for (start, end) in [(20.0, 200.0), (200, 20)] {
        screen.driver.pinch(around: middle, from: start, to: end, over: 1, steps: 60)
        for _ in 0..<18 { screen.driver.advance(by: Screen.frame) }
        scales.append(scroll.zoomScale)
      }
    }

    #expect(abs(scales[0] - 6.9) <= 1 && abs(scales[1] - 1) <= 0.1)
  }
}
