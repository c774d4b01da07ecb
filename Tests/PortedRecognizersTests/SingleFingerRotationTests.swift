import Foundation
import Testing
import TouchGestures
import TouchTap
import TouchTestSupport
import TouchTesting
import TouchViews

@Suite struct SingleFingerRotationTests {
  private let stage = Stage()
  private let rotation = SingleFingerRotationGestureRecognizer()

  init() {
    rotation.name = "knob"
    stage.view.addGestureRecognizer(rotation)
  }

  /// A place on a circle around the center of the view.
  private func place(_ angle: Double) -> Point {
    Point(x: 200 + 80 * cos(angle), y: 200 + 80 * sin(angle))
  }

  private func turn(to angle: Double, steps: Int) -> Finger {
    var finger = Finger(1).down(at: place(0))
    for step in 1...steps { finger = finger.move(to: place(angle * Double(step) / Double(steps))) }
    return finger.up()
  }

  @Test func `one finger turns a knob about the middle of its view`() {
    var sum = 0.0
    rotation.addAction { if $0.state != .ended { sum += $0.rotation } }
    stage.driver.play(turn(to: 2.5, steps: 10))
    #expect(abs(sum - 2.5) < 1e-9)
  }

  @Test func `the angle is that of the view's own coordinates, also when it is turned and scaled (HT-8)`() {
    stage.view.transform = AffineTransform(rotationAngle: 1).scaledBy(x: 1.5, y: 1.5)
    var sum = 0.0
    rotation.addAction { if $0.state != .ended { sum += $0.rotation } }
    stage.driver.play(turn(to: -2, steps: 8))
    #expect(abs(sum + 2) < 1e-9)
  }

  @Test func `a finger in the middle leaves the touch to the view (GX-13)`() {
    stage.driver.play(Finger(1).down(at: Point(x: 202, y: 200)).move(to: place(0)).up())
    #expect(stage.text == "view began 1, view moved 1, view ended 1")
  }

  @Test func `a second finger is ignored and goes to its view (GR-5, R-35)`() {
    stage.view.isMultipleTouchEnabled = true
    stage.driver.play(
      Finger(1).down(at: place(0)).move(to: place(0.1)).move(to: place(0.2), after: 0.1).up(after: 0.1),
      Finger(2).down(at: place(2), time: 0.05).up())
    #expect(
      stage.text
        == "view began 1, [knob began], view cancelled 1, view began 2, view ended 2, [knob changed], [knob ended]"
    )
  }

  @Test func `a recognizer that the override of shouldRequireFailure names goes first (GF-2)`() {
    let tap = TapGestureRecognizer()
    tap.name = "goes first"
    stage.view.addGestureRecognizer(tap)
    stage.driver.play(turn(to: 0.1, steps: 2))
    #expect(stage.text == "view began 1, view moved 1, view moved 1, [goes first], view cancelled 1")
  }

  @Test func `a lift without a turn fails (GS-4)`() {
    stage.driver.tap(at: place(0))
    #expect(stage.text == "view began 1, view ended 1")
  }
}
