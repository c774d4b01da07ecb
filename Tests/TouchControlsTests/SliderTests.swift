import Testing
import TouchControls
import TouchSlider
import TouchTestSupport
import TouchTesting

struct SliderGeometryTests {
  private let geometry = SliderGeometry(bounds: Rect(x: 0, y: 0, width: 228, height: 40))

  @Test(arguments: [(0.0, 14.0), (0.5, 114.0), (1.0, 214.0), (-3, 14), (7, 214)])
  func `the thumb's centre runs from 14 points inside one end to 14 inside the other`(
    value: Double, x: Double
  ) {
    let thumb = geometry.thumbRect(forValue: value)

    #expect(thumb == Rect(x: x - 14, y: 6, width: 28, height: 28))
  }

  @Test(arguments: [(14.0, 0.0), (164, 0.75), (214, 1), (-500, 0), (500, 1)])
  func `a place on the track has a value, clamped to the ends`(x: Double, value: Double) {
    #expect(geometry.value(forThumbCenteredAtX: x) == value)
  }

  @Test func `from right to left the minimum is on the right`() {
    var mirrored = geometry
    mirrored.isRightToLeft = true

    #expect((mirrored.thumbRect(forValue: 0).midX, mirrored.value(forThumbCenteredAtX: 64)) == (214, 0.75))
  }

  @Test func `a slider without room, or a NaN, has no value for a place`() {
    let narrow = SliderGeometry(bounds: Rect(x: 0, y: 0, width: 20, height: 40))

    #expect(narrow.value(forThumbCenteredAtX: 10) == nil && geometry.value(forThumbCenteredAtX: .nan) == nil)
  }

  @Test(arguments: [(90.0, 24.0), (137.9, -24), (120.5, -7), (113.4, 1), (89.9, nil), (138, nil)])
  func `a finger takes the thumb within 48 points, by a whole offset (SL-1)`(x: Double, offset: Double?) {
    #expect(geometry.grabOffset(at: Point(x: x, y: 20), forValue: 0.5) == offset)
  }

  @Test func `a thumb as far away as numbers go is taken without a trap`() {
    let thumb = Rect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)
    #expect(geometry.grabOffset(at: Point(x: 1e299, y: 0), ofThumb: thumb) == -1e299)
  }

  @Test func `the area of the thumb is as high as it is wide (SL-1)`() {
    #expect(geometry.hitRect(forValue: 0.5) == Rect(x: 90, y: -4, width: 48, height: 48))
  }
}

struct SliderTests {
  private let slider = Slider(frame: Rect(x: 50, y: 300, width: 228, height: 40))
  private let stage: Stage

  init() {
    stage = Stage.controls(slider)
    slider.value = 0.5
  }

  private func changed(_ value: Double) -> [String] { ["valueChanged \(value)", "primaryActionTriggered"] }

  @Test func `it reports after touch-down, before each drag event and before the lift's (SL-2, R-18)`() {
    stage.driver.play(Finger(1).down(at: Point(x: 170, y: 324)).move(to: Point(x: 220, y: 324)).up())

    #expect(
      stage.log == ["touchDown"] + changed(0.5) + changed(0.75) + ["touchDragInside"] + changed(0.75)
        + ["touchUpInside"])
  }

  @Test func `a repeated touch-down reports after touchDownRepeat (SL-2)`() {
    stage.tap(164, 320, at: 0)
    _ = stage.log

    stage.down(164, 320, at: 0.2)

    #expect(stage.log == ["touchDown", "touchDownRepeat"] + changed(0.5))
  }

  @Test func `a touch on the track is swallowed and sends nothing (SL-1)`() {
    stage.driver.play(Finger(1).down(at: Point(x: 90, y: 320)).move(to: Point(x: 140, y: 320)).up())

    #expect(stage.log == [] && slider.value == 0.5)
  }

  @Test func `a pointer on the track takes the thumb there (SL-1)`() {
    stage.driver.play(
      Finger(1, type: .indirectPointer).down(at: Point(x: 224, y: 320)).move(to: Point(x: 234, y: 320)).up())

    #expect(slider.value == 0.85)
  }

  @Test func `the value follows the finger however far away it is, the events go by the belt (SL-4)`() {
    stage.down(164, 320)
    stage.move(214, 700)

    #expect(slider.value == 0.75 && stage.log.last == "touchDragOutside")
  }

  @Test func `one that is not continuous reports at every lift (SL-2)`() {
    slider.isContinuous = false

    stage.tap(164, 320)

    #expect(stage.log == ["touchDown"] + changed(0.5) + ["touchUpInside"])
  }

  @Test func `a cancel reports nothing and leaves the value where it was dragged (SL-2, CT-9)`() {
    stage.down(164, 320)
    stage.move(214, 320)
    _ = stage.log

    stage.cancel()

    #expect(stage.log == ["touchCancel"] && slider.value == 0.75)
  }

  @Test func `in a turned and enlarged view its own points count (SL-1)`() {
    let place = stage.turn(slider)
    slider.frame = Rect(x: 100, y: 100, width: 228, height: 40)

    stage.driver.play(
      Finger(1).down(at: place(Point(x: 114, y: 20))).move(to: place(Point(x: 164, y: 35))).up())

    #expect(slider.value == 0.75)
  }

  @Test func `a subclass may move nothing at touch-down by ending the touch in its action`() {
    slider.addAction(for: .touchDown) { $0.removeFromSuperview() }

    stage.down(164, 320)

    #expect(stage.log == ["touchDown", "touchCancel"])
  }

  @Test func `the bounds clamp the value and each other (SL-3)`() {
    slider.maximumValue = 0.25
    let lowered = slider.value
    slider.minimumValue = 3
    let raised = [slider.maximumValue, slider.value]
    slider.maximumValue = -1

    #expect((lowered, raised, slider.minimumValue, slider.value) == (0.25, [3, 3], -1, -1))
  }

  @Test func `its defaults are UIKit's (SL-3)`() {
    let fresh = Slider(frame: .zero)

    #expect(fresh.value == 0 && fresh.minimumValue == 0 && fresh.maximumValue == 1 && fresh.isContinuous)
  }

  @Test func `setting the value clamps it and sends nothing (TT-8)`() {
    slider.setValue(7, animated: true)

    #expect(slider.value == 1 && stage.log == [])
  }

  @Test func `who observes the value sees that a bound moves it (SL-3)`() {
    final class Observed: Slider {
      var changes: [String] = []
      override var value: Float { didSet { changes.append("\(oldValue) \(value)") } }
    }
    let slider = Observed(frame: Rect(x: 0, y: 0, width: 100, height: 40))

    slider.minimumValue = 0.5
    slider.maximumValue = 0.25
    slider.minimumValue = .nan

    #expect(slider.changes == ["0.0 0.5", "0.5 0.25"])
  }

  @Test func `NaN and infinite bounds are ignored`() {
    slider.value = .nan
    slider.minimumValue = .nan
    slider.maximumValue = .infinity

    #expect(slider.value == 0.5 && slider.minimumValue == 0 && slider.maximumValue == 1)
  }

  @Test func `a step without touch is a tenth of the range, reported once`() {
    slider.maximumValue = 10
    slider.value = 9.5

    slider.accessibilityIncrement()
    slider.accessibilityIncrement()
    slider.accessibilityDecrement()

    #expect((stage.log, slider.adjustableValue) == (changed(10) + changed(9), AdjustableValue(9, from: 0, to: 10)))
  }

  @Test func `UIKit's rectangles for drawing are those of the geometry`() {
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5)

    #expect((track, thumb) == (Rect(x: 14, y: 18, width: 200, height: 4), slider.geometry.thumbRect(forValue: 0.5)))
  }
}
