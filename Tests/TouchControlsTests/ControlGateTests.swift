import Testing
import TouchButton
import TouchControls
import TouchCore
import TouchPageControl
import TouchSegmentedControl
import TouchSlider
import TouchStepper
import TouchSwitch

struct ControlGateTests {
  private static func lets(
    _ control: Control, begin traits: GestureTraits, start: Point = .zero, moved: Point = .zero,
    onParent: Bool = true
  ) -> Bool {
    let parent = View(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    let grandparent = View(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    grandparent.addSubview(parent)
    parent.addSubview(control)
    let recognizer = StubRecognizer(traits, start: start, moved: moved)
    (onParent ? grandparent : control).addGestureRecognizer(recognizer)
    return control.gestureRecognizerShouldBegin(recognizer)
  }

  private static func tapKeepers() -> [Control] {
    let frame = Rect(x: 0, y: 0, width: 100, height: 30)
    return [
      Button(frame: frame), Switch(frame: frame), Stepper(frame: frame), SegmentedControl(frame: frame),
      PageControl(frame: frame),
    ]
  }

  @Test func `five kinds keep ancestors' single taps out (5.9)`() {
    for control in Self.tapKeepers() { #expect(!Self.lets(control, begin: .tap)) }
  }

  @Test func `a disabled control's gate stays in force (R-30)`() {
    for control in Self.tapKeepers() {
      control.isEnabled = false
      #expect(!Self.lets(control, begin: .tap))
    }
  }

  @Test(arguments: [GestureTraits.doubleTap, .twoFingerTap, .longPress, .sidewaysSwipe, .upOrDownSwipe, .pan])
  func `they let everything else begin (5.9)`(traits: GestureTraits) {
    for control in Self.tapKeepers() {
      #expect(Self.lets(control, begin: traits, start: Point(x: 90, y: 15), moved: Point(x: 20, y: 0)))
    }
  }

  @Test func `a control's own recognizers are not rejected (5.9 note b)`() {
    for control in Self.tapKeepers() { #expect(Self.lets(control, begin: .tap, onParent: false)) }
    let slider = Slider(frame: Rect(x: 0, y: 0, width: 228, height: 40))
    #expect(
      Self.lets(slider, begin: .pan, start: Point(x: 14, y: 20), moved: Point(x: 20, y: 0), onParent: false))
  }

  @Test func `a stranger's recognizer of one tap is a single tap, whatever its kind`() {
    let stranger = GestureTraits(kind: "com.example.poke", numberOfTaps: 1)
    for control in Self.tapKeepers() { #expect(!Self.lets(control, begin: stranger)) }
  }

  // MARK: Switch

  private static func `switch`(isOn: Bool = false) -> Switch {
    let control = Switch(frame: Rect(x: 100, y: 300, width: 60, height: 30))
    control.isOn = isOn
    return control
  }

  @Test func `a switch keeps a pan along it that starts on the knob (5.9)`() {
    #expect(!Self.lets(Self.switch(), begin: .pan, start: Point(x: 112, y: 315), moved: Point(x: 20, y: 3)))
    #expect(
      !Self.lets(
        Self.switch(isOn: true), begin: .pan, start: Point(x: 140, y: 315), moved: Point(x: -20, y: 0)))
  }

  @Test func `a switch lets go of pans beside the knob, across, and of two fingers, and of swipes (5.9)`() {
    let onKnob = Point(x: 112, y: 315)
    let along = Point(x: 20, y: 0)
    #expect(Self.lets(Self.switch(), begin: .pan, start: Point(x: 150, y: 315), moved: along))
    #expect(Self.lets(Self.switch(), begin: .pan, start: onKnob, moved: Point(x: 3, y: 20)))
    #expect(Self.lets(Self.switch(), begin: .twoFingerPan, start: onKnob, moved: along))
    #expect(Self.lets(Self.switch(), begin: .sidewaysSwipe, start: onKnob, moved: along))
  }

  // MARK: Slider

  private static func slider() -> Slider {
    let slider = Slider(frame: Rect(x: 50, y: 300, width: 228, height: 40))
    slider.value = 0.5
    return slider
  }
  private static let onThumb = Point(x: 164, y: 320)

  @Test(arguments: [GestureTraits.sidewaysSwipe, .pan])
  func `a slider keeps a stroke along the track that starts on the thumb (5.9)`(traits: GestureTraits) {
    #expect(!Self.lets(Self.slider(), begin: traits, start: Self.onThumb, moved: Point(x: 60, y: 10)))
  }

  @Test(arguments: [GestureTraits.sidewaysSwipe, .pan])
  func `a slider lets go of a stroke that starts on the track (5.9)`(traits: GestureTraits) {
    #expect(Self.lets(Self.slider(), begin: traits, start: Point(x: 80, y: 320), moved: Point(x: 60, y: 0)))
  }

  @Test(arguments: [GestureTraits.upOrDownSwipe, .pan])
  func `a slider lets go of a stroke across the track (5.9)`(traits: GestureTraits) {
    #expect(Self.lets(Self.slider(), begin: traits, start: Self.onThumb, moved: Point(x: 5, y: 60)))
  }

  @Test func `a swipe counts by the axis it is judged by, not by its way (R-55)`() {
    let slanted = Point(x: 40, y: 44)
    #expect(!Self.lets(Self.slider(), begin: .sidewaysSwipe, start: Self.onThumb, moved: slanted))
  }

  @Test func `a slider lets taps, long presses and two fingers begin (5.9)`() {
    for traits in [GestureTraits.tap, .doubleTap, .longPress, .twoFingerPan] {
      #expect(Self.lets(Self.slider(), begin: traits, start: Self.onThumb, moved: Point(x: 20, y: 0)))
    }
  }

  @Test func `along the track means along a turned slider's own track (R-55)`() {
    let slider = Self.slider()
    slider.transform = AffineTransform(rotationAngle: .pi / 2)
    let down = Point(x: 0, y: 60)
    #expect(!Self.lets(slider, begin: .upOrDownSwipe, start: Self.onThumb, moved: down))
    #expect(!Self.lets(slider, begin: .pan, start: Self.onThumb, moved: down))
    #expect(Self.lets(slider, begin: .sidewaysSwipe, start: Self.onThumb, moved: Point(x: 60, y: 0)))
  }

  @Test func `on the thumb means as of touch-down, also when it has moved since (R-55)`() {
    let slider = Self.slider()
    let stage = Stage(slider)
    let pan = StubRecognizer(.pan, start: Self.onThumb, moved: Point(x: 60, y: 0))
    stage.root.addGestureRecognizer(pan)
    stage.down(164, 320)
    stage.move(224, 320)
    #expect(slider.value == 0.8 && !slider.gestureRecognizerShouldBegin(pan))
  }
}
