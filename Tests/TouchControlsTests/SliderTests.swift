import Testing
import TouchControls
import TouchCore
import TouchSlider

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
    #expect(mirrored.thumbRect(forValue: 0).midX == 214)
    #expect(mirrored.value(forThumbCenteredAtX: 64) == 0.75)
  }

  @Test func `a slider without room, or a NaN, has no value for a place`() {
    let narrow = SliderGeometry(bounds: Rect(x: 0, y: 0, width: 20, height: 40))
    #expect(narrow.value(forThumbCenteredAtX: 10) == nil)
    #expect(geometry.value(forThumbCenteredAtX: .nan) == nil)
  }

  @Test func `only a point on the thumb grabs it, with its offset from the centre (SL-1)`() {
    #expect(geometry.grabOffset(at: Point(x: 120, y: 24), forValue: 0.5) == 6)
    #expect(geometry.grabOffset(at: Point(x: 128, y: 20), forValue: 0.5) == nil)
    #expect(geometry.grabOffset(at: Point(x: 114, y: 5), forValue: 0.5) == nil)
  }
}

struct SliderTests {
  private let slider = Slider(frame: Rect(x: 50, y: 300, width: 228, height: 40))
  private let stage: Stage

  init() {
    stage = Stage(slider)
    slider.value = 0.5
  }

  @Test func `the value follows a finger off the thumb's centre without a jump (SL-1, R-18)`() {
    stage.down(170, 324)
    stage.move(220, 324)
    stage.up(220, 324)
    #expect(
      stage.log == [
        "touchDown", "valueChanged 0.75", "primaryActionTriggered", "touchDragInside", "touchUpInside",
      ])
  }

  @Test func `a touch on the track is not tracked (SL-1)`() {
    stage.down(90, 320)
    stage.move(140, 320)
    stage.up(140, 320)
    #expect(stage.log == [] && slider.value == 0.5 && !slider.isTracking)
  }

  @Test func `every move reports, also when the value stays (SL-2, R-54)`() {
    stage.down(164, 320)
    stage.move(164, 321)
    #expect(stage.log == ["touchDown", "valueChanged 0.5", "primaryActionTriggered", "touchDragInside"])
  }

  @Test func `the value follows the finger however far away it is`() {
    stage.down(164, 320)
    stage.move(214, 700)
    #expect(slider.value == 0.75)
  }

  @Test func `one that is not continuous reports at every lift, and not when cancelled (SL-2, R-54)`() {
    slider.isContinuous = false
    stage.down(164, 320)
    stage.move(214, 320)
    stage.up(214, 320)
    #expect(
      stage.log == [
        "touchDown", "touchDragInside", "valueChanged 0.75", "primaryActionTriggered", "touchUpInside",
      ])
    stage.down(214, 320, at: 1)
    stage.up(214, 320)
    #expect(stage.log == ["touchDown", "valueChanged 0.75", "primaryActionTriggered", "touchUpInside"])
    stage.down(214, 320, at: 2)
    stage.cancel()
    #expect(stage.log == ["touchDown", "touchCancel"])
  }

  @Test func `the bounds clamp the value and each other (SL-3)`() {
    slider.maximumValue = 0.25
    #expect(slider.value == 0.25)
    slider.minimumValue = 3
    #expect(slider.maximumValue == 3 && slider.value == 3)
    slider.maximumValue = -1
    #expect(slider.minimumValue == -1 && slider.value == -1)
  }

  @Test func `its defaults are UIKit's (SL-3)`() {
    let fresh = Slider(frame: .zero)
    #expect(fresh.value == 0 && fresh.minimumValue == 0 && fresh.maximumValue == 1 && fresh.isContinuous)
  }

  @Test func `setting the value clamps it and sends nothing (TT-8)`() {
    slider.setValue(7, animated: true)
    #expect(slider.value == 1 && stage.log == [])
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
    #expect(slider.value == 10 && stage.log == ["valueChanged 10.0", "primaryActionTriggered"])
    slider.accessibilityDecrement()
    #expect(slider.adjustableValue == AdjustableValue(9, from: 0, to: 10))
  }

  @Test func `UIKit's rectangles for drawing are those of the geometry`() {
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == Rect(x: 14, y: 18, width: 200, height: 4))
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5)
    #expect(thumb == slider.geometry.thumbRect(forValue: 0.5))
  }
}
