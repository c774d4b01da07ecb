import Testing
import Touchstone

/// UIKit's methods as a program's own protocols name them, as tests do that replace recognizers with doubles.
private protocol Panning: AnyObject {
  func translation(in view: View?) -> Point
  func velocity(in view: View?) -> Point
  func setTranslation(_ translation: Point, in view: View?)
  func location(in view: View?) -> Point
  func location(ofTouch touchIndex: Int, in view: View?) -> Point
  var view: View? { get }
  var state: GestureRecognizer.State { get }
  var numberOfTouches: Int { get }
}
extension PanGestureRecognizer: Panning {}

private protocol Placed: AnyObject {
  func location(in view: View?) -> Point
  func previousLocation(in view: View?) -> Point
  func preciseLocation(in view: View?) -> Point
  func precisePreviousLocation(in view: View?) -> Point
  func azimuthAngle(in view: View?) -> Double
  func azimuthUnitVector(in view: View?) -> Vector
  var view: View? { get }
}
extension Touch: Placed {}

private protocol Touching: AnyObject {
  func touches(for view: View) -> [Touch]?
  var allTouches: [Touch]? { get }
}
extension TouchEvent: Touching {}

private protocol Hovering: AnyObject {
  func location(in view: View?) -> Point
}
extension HoverGestureRecognizer: Hovering {}

private protocol Recognizing: AnyObject {
  func addGestureRecognizer(_ gestureRecognizer: GestureRecognizer)
  func removeGestureRecognizer(_ gestureRecognizer: GestureRecognizer)
  func convert(_ point: Point, to view: View?) -> Point
  func hitTest(_ point: Point, with event: TouchEvent?) -> View?
}
extension View: Recognizing {}

/// A double in a test, which returns what a test needs.
private final class StillPan: PanGestureRecognizer {
  override func velocity(in node: (any TouchNode)?) -> Point { Point(x: 7, y: 0) }
}

@Suite struct OwnProtocolTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let view = View(frame: Rect(x: 20, y: 10, width: 50, height: 50))

  @Test func `a pan is read by a protocol of the program's own`() {
    let pan = PanGestureRecognizer()
    (view as any Recognizing).addGestureRecognizer(pan)
    window.addSubview(view)

    for (index, phase) in [TouchPhase.began, .moved, .moved].enumerated() {
      let place = Point(x: 30 + 15 * Double(index), y: 30)
      window.send([TouchSample(id: 1, phase: phase, location: place, timestamp: Double(index) / 10)])
    }
    let panning: any Panning = pan

    #expect(
      [panning.location(in: view), panning.location(in: nil), panning.location(ofTouch: 0, in: view)]
        == [Point(x: 40, y: 20), Point(x: 60, y: 30), Point(x: 40, y: 20)])
    #expect(
      (panning.translation(in: window), panning.view === view) == (pan.translation(in: view as any TouchNode), true))
  }

  @Test func `an override of a double is called, whichever way it is asked`() {
    let pan = StillPan()

    #expect(
      [pan.velocity(in: view), (pan as any Panning).velocity(in: nil), pan.velocity(in: view as any TouchNode)]
        == [Point(x: 7, y: 0), Point(x: 7, y: 0), Point(x: 7, y: 0)])
  }

  @Test func `a touch and its event are read by protocols of the program's own`() {
    final class Reader: View {
      var read: [Point] = []
      override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
        let placed: [any Placed] = ((event as (any Touching)?)?.touches(for: self) ?? [])
        read = placed.flatMap { [$0.location(in: self), $0.location(in: nil), $0.previousLocation(in: superview)] }
      }
    }
    let reader = Reader(frame: view.frame)
    window.addSubview(reader)

    window.send([TouchSample(id: 1, phase: .began, location: Point(x: 30, y: 30), timestamp: 0)])

    #expect(reader.read == [Point(x: 10, y: 20), Point(x: 30, y: 30), Point(x: 30, y: 30)])
  }
}
