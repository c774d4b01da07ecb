import Testing
import TouchButton
import TouchControls
import TouchPageControl
import TouchSegmentedControl
import TouchSlider
import TouchStepper
import TouchSwitch
import TouchTestSupport

struct ControlGateTests {
  /// Where a recognizer is attached.
  enum Owner { case grandparent, sibling, control }

  private static func lets(
    _ control: Control, begin traits: GestureTraits, start: Point = .zero, moved: Point = .zero,
    on owner: Owner = .grandparent
  ) -> Bool {
    let parent = View(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    let grandparent = View(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    let sibling = View(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    grandparent.addSubview(parent)
    parent.addSubview(sibling)
    parent.addSubview(control)
    let recognizer = StubRecognizer(traits, start: start, moved: moved)
    let view: View =
      switch owner {
      case .grandparent: grandparent
      case .sibling: sibling
      case .control: control
      }
    view.addGestureRecognizer(recognizer)
    return control.gestureRecognizerShouldBegin(recognizer)
  }

  private static func tapKeepers() -> [Control] {
    let frame = Rect(x: 0, y: 0, width: 100, height: 30)
    return [Button(frame: frame), Stepper(frame: frame), SegmentedControl(frame: frame), PageControl(frame: frame)]
  }

  // MARK: Taps

  @Test(arguments: [Owner.grandparent, .sibling])
  func `four kinds keep single taps of all other views out (CG-1, CG-2)`(owner: Owner) {
    let answers = Self.tapKeepers().map { Self.lets($0, begin: .tap, on: owner) }

    #expect(answers == [false, false, false, false])
  }

  @Test func `a stranger's recognizer of one tap is a single tap, whatever its kind (CG-6)`() {
    let stranger = GestureTraits(kind: "com.example.poke", numberOfTaps: 1)

    let answers = Self.tapKeepers().map { Self.lets($0, begin: stranger) }

    #expect(answers == [false, false, false, false])
  }

  @Test func `no gate looks at isEnabled (CG-6, R-30)`() {
    for control in Self.tapKeepers() {
      control.isEnabled = false

      #expect(!Self.lets(control, begin: .tap))
    }
  }

  @Test func `a tap on the control itself is not refused (CG-1, CG-6)`() {
    let answers = Self.tapKeepers().map { Self.lets($0, begin: .tap, on: .control) }

    #expect(answers == [true, true, true, true])
  }

  @Test(arguments: [GestureTraits.doubleTap, .twoFingerTap, .longPress, .sidewaysSwipe, .upOrDownSwipe, .twoFingerPan])
  func `they let everything else begin (CG-6)`(traits: GestureTraits) {
    for control in Self.tapKeepers() {
      #expect(Self.lets(control, begin: traits, start: Point(x: 60, y: 15), moved: Point(x: 20, y: 0)))
    }
  }

  @Test(arguments: [GestureTraits.tap, .pan, .sidewaysSwipe])
  func `a switch has no gate (CG-4)`(traits: GestureTraits) {
    let control = Switch(frame: Rect(x: 0, y: 0, width: 60, height: 30))

    #expect(Self.lets(control, begin: traits, start: Point(x: 10, y: 15), moved: Point(x: 20, y: 0)))
  }

  // MARK: Segmented control

  private static func segments(isMomentary: Bool = false) -> SegmentedControl {
    let segments = SegmentedControl(items: ["one", "two"])
    segments.frame = Rect(x: 0, y: 0, width: 200, height: 30)
    segments.isMomentary = isMomentary
    return segments
  }
  private static let inside = Point(x: 100, y: 15)

  @Test func `a segmented control keeps pans along it out that are on it, its own too (CG-2)`() {
    let along = Point(x: 20, y: 5)

    #expect(!Self.lets(Self.segments(), begin: .pan, start: Self.inside, moved: along))
    #expect(!Self.lets(Self.segments(), begin: .pan, start: Self.inside, moved: along, on: .control))
    #expect(Self.lets(Self.segments(), begin: .pan, start: Self.inside, moved: Point(x: 5, y: 10)))
    #expect(Self.lets(Self.segments(), begin: .pan, start: Self.inside, moved: Point(x: 200, y: 5)))
  }

  @Test func `a momentary one keeps no pan (CG-2)`() {
    let segments = Self.segments(isMomentary: true)

    #expect(Self.lets(segments, begin: .pan, start: Self.inside, moved: Point(x: 20, y: 5)))
  }

  @Test func `while it follows a finger it keeps every pan of one finger out (CG-2)`() {
    let segments = Self.segments()
    let stage = Stage.controls(segments)
    stage.down(50, 15)

    let pan = StubRecognizer(.pan, start: Self.inside, moved: Point(x: 0, y: 500))

    #expect(!segments.gestureRecognizerShouldBegin(pan))
  }

  // MARK: Slider

  private static func slider() -> Slider {
    let slider = Slider(frame: Rect(x: 50, y: 300, width: 228, height: 40))
    slider.value = 0.5
    return slider
  }
  private static let thumb = Point(x: 164, y: 320)

  @Test(arguments: [GestureTraits.sidewaysSwipe, .pan])
  func `a slider refuses what runs along the track and is on the thumb (CG-3)`(traits: GestureTraits) {
    #expect(!Self.lets(Self.slider(), begin: traits, start: Self.thumb, moved: Point(x: 20, y: 10)))
  }

  @Test(arguments: [GestureTraits.sidewaysSwipe, .pan])
  func `the present place counts, not where the gesture began (CG-3)`(traits: GestureTraits) {
    #expect(
      Self.lets(Self.slider(), begin: traits, start: Self.thumb, moved: Point(x: 25, y: 0))
        && !Self.lets(Self.slider(), begin: traits, start: Point(x: 80, y: 320), moved: Point(x: 84, y: 0)))
  }

  @Test(arguments: [GestureTraits.upOrDownSwipe, .pan])
  func `a slider lets go of what runs across the track (CG-3)`(traits: GestureTraits) {
    #expect(Self.lets(Self.slider(), begin: traits, start: Self.thumb, moved: Point(x: 10, y: 10)))
  }

  @Test(arguments: [GestureTraits.tap, .doubleTap, .longPress, .twoFingerPan])
  func `a slider lets taps, long presses and two fingers begin (CG-3)`(traits: GestureTraits) {
    #expect(Self.lets(Self.slider(), begin: traits, start: Self.thumb, moved: Point(x: 20, y: 0)))
  }

  @Test func `a recognizer on the slider itself begins on the thumb (CG-3)`() {
    #expect(
      Self.lets(Self.slider(), begin: .pan, start: Self.thumb, moved: Point(x: 20, y: 0), on: .control))
  }

  @Test func `along the track means along a turned slider's own track (CG-3)`() {
    let slider = Self.slider()
    slider.transform = AffineTransform(rotationAngle: .pi / 2)
    let down = Point(x: 0, y: 20)

    #expect(
      [
        Self.lets(slider, begin: .upOrDownSwipe, start: Self.thumb, moved: down),
        Self.lets(slider, begin: .pan, start: Self.thumb, moved: down),
        Self.lets(slider, begin: .sidewaysSwipe, start: Self.thumb, moved: Point(x: 20, y: 0)),
      ] == [false, false, true])
  }

  @Test(arguments: [GestureTraits.tap, .longPress, .upOrDownSwipe, .twoFingerPan])
  func `a tracked slider keeps everything out, its own too (CG-3)`(traits: GestureTraits) {
    let slider = Self.slider()
    let stage = Stage.controls(slider)
    let recognizer = StubRecognizer(traits)
    slider.addGestureRecognizer(recognizer)

    stage.down(164, 320)

    #expect(slider.isTracking && !slider.gestureRecognizerShouldBegin(recognizer))
  }
}
