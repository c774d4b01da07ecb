import Testing
import TouchTesting
import Touchstone

/// Code written for UIKit behaves once its names are substituted.
@Suite struct PortedCodeTests {
  private let application: Application
  private let window: Window
  private let driver: TouchDriver

  init() {
    application = Application(context: TouchContext(registry: .standard))
    window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400), application: application)
    driver = TouchDriver(host: application)
  }

  /// Notes the states of a recognizer's actions.
  private final class Notes {
    var states: [GestureState] = []
    func note(_ recognizer: GestureRecognizer) { states.append(recognizer.state) }
  }

  private func states(
    of recognizer: GestureRecognizer, on view: View? = nil, during script: () -> Void
  ) -> [GestureState] {
    let notes = Notes()
    recognizer.addTarget(notes, action: Action("note", Notes.note))
    (view ?? window).addGestureRecognizer(recognizer)
    script()
    return notes.states
  }

  // MARK: Recognizers

  @Test func `a direction pan follows its axis and gives up on the other (PA-2, GS-6)`() {
    let pan = DirectionPanGestureRecognizer(direction: .horizontal, target: nil, action: nil)

    let heard = states(of: pan) {
      driver.down(at: Point(x: 100, y: 100))
      driver.move(to: Point(x: 100, y: 130))
      driver.move(to: Point(x: 200, y: 130))
      driver.up()
      driver.down(at: Point(x: 100, y: 100))
      driver.move(to: Point(x: 130, y: 100))
      driver.up()
    }

    #expect(heard == [.began, .ended])
  }

  @Test func `a tickle is recognized at the third stroke, and a failed one starts anew (GS-2, GR-1)`() {
    let tickle = TickleGestureRecognizer(target: nil, action: nil)

    let heard = states(of: tickle) {
      for strokes in [2, 3] {
        driver.down(at: Point(x: 200, y: 100))
        for stroke in 0..<strokes { driver.move(to: Point(x: stroke % 2 == 0 ? 240 : 200, y: 100)) }
        driver.up()
      }
    }

    #expect((heard, tickle.state) == ([.recognized], .possible))
  }

  @Test func `a circle ends when it is closed and is cancelled when it is not (GS-6)`() {
    let circle = CircleGestureRecognizer(target: nil, action: nil)

    let heard = states(of: circle) {
      for last in [Point(x: 100, y: 100), Point(x: 300, y: 300)] {
        driver.down(at: Point(x: 100, y: 100))
        for place in [Point(x: 200, y: 100), Point(x: 200, y: 200), Point(x: 100, y: 200), last] {
          driver.move(to: place)
        }
        driver.up()
      }
    }

    #expect(
      heard == [.began, .changed, .changed, .changed, .changed, .ended]
        + [.began, .changed, .changed, .changed, .changed, .cancelled])
  }

  @Test func `any touch beside a control is reported, and prevents no tap (GX-2, GV-3)`() {
    let button = Button(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(button)
    let notes = Notes()
    let tap = TapGestureRecognizer(target: notes, action: Action("note", Notes.note))
    window.addGestureRecognizer(tap)

    let heard = states(of: AnyTouchGestureRecognizer(target: nil, action: nil)) {
      driver.down(at: Point(x: 50, y: 50))
      driver.up()
      driver.down(at: Point(x: 200, y: 200))
      driver.up()
    }

    #expect((heard, notes.states) == ([.began, .ended], [.recognized]))
  }

  @Test func `a double tap that stays down zooms (TP-3, GR-3)`() {
    let zoom = DoubleTapDragGestureRecognizer(target: nil, action: nil)
    var scales: [Double] = []
    zoom.addAction { scales.append($0.scale) }

    let heard = states(of: zoom) {
      driver.down(at: Point(x: 100, y: 100))
      driver.up()
      driver.down(at: Point(x: 100, y: 100))
      driver.move(to: Point(x: 100, y: 150))
      driver.up()
    }

    #expect((heard, scales) == ([.began, .changed, .ended], [1, 1.5, 1.5]))
  }

  // MARK: Views

  @Test func `a drawing keeps the coalesced places of a stroke, and loses one that is cancelled (TP-6, RF-3)`() {
    let drawing = DrawingView(frame: Rect(x: 50, y: 50, width: 300, height: 300))
    window.addSubview(drawing)

    driver.down(at: Point(x: 60, y: 60))
    driver.move(to: Point(x: 70, y: 60))
    driver.up()
    driver.down(at: Point(x: 80, y: 80))
    driver.cancel()

    #expect(drawing.lines == [[Point(x: 10, y: 10), Point(x: 20, y: 10)]])
  }

  @Test func `a view follows the finger and comes to the front (TB-1)`() {
    let view = DraggableView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    window.addSubview(View(frame: Rect(x: 200, y: 200, width: 50, height: 50)))

    driver.drag(from: Point(x: 50, y: 50), to: Point(x: 250, y: 80), steps: 4)

    #expect(view.frame == Rect(x: 200, y: 30, width: 100, height: 100) && window.subviews.last === view)
  }

  @Test func `overrides of the hit test pass through and reach out (HT-10, HT-11)`() {
    let overlay = PassThroughView(frame: window.bounds)
    let inside = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    overlay.addSubview(inside)
    let overflow = OverflowView(frame: Rect(x: 100, y: 100, width: 100, height: 100))
    let outside = View(frame: Rect(x: 90, y: 90, width: 50, height: 50))
    overflow.addSubview(outside)
    window.addSubview(overflow)
    window.addSubview(overlay)

    let found = [Point(x: 10, y: 10), Point(x: 220, y: 220), Point(x: 110, y: 110), Point(x: 300, y: 300)]
      .map { window.hitTest($0, with: nil) }

    #expect(found == [inside, outside, overflow, window])
  }

  // MARK: Controllers

  @Test func `a photo is dragged, zoomed and turned at once, and the tap waits for the double tap (GX-4, GF-1)`() {
    let controller = PhotoViewController()
    window.rootViewController = controller

    driver.drag(from: Point(x: 200, y: 200), to: Point(x: 230, y: 210), steps: 2)
    // The pan leaves out ten points of each axis (PA-3).
    #expect(controller.photo.center == Point(x: 220, y: 205))

    driver.down(1, at: Point(x: 200, y: 200))
    driver.down(2, at: Point(x: 260, y: 200))
    driver.move(2, to: Point(x: 200, y: 290))
    driver.up(1)
    driver.up(2)
    #expect(!controller.photo.transform.isIdentity)

    driver.advance(by: 1)
    driver.down(at: Point(x: 20, y: 30))
    driver.up()
    driver.advance(by: 1)
    for _ in 1...2 {
      driver.down(at: Point(x: 20, y: 30))
      driver.up()
    }
    #expect((controller.photo.transform.isIdentity, controller.log.suffix(2)) == (true, ["tapped 20 30", "reset"]))
  }

  @Test func `a swipe turns the page and a rest beside the photo is reported, on the photo it is not (SW-1, GC-5)`() {
    let controller = PhotoViewController()
    window.rootViewController = controller

    driver.down(at: Point(x: 300, y: 30))
    driver.move(to: Point(x: 200, y: 30))
    driver.up()
    driver.advance(by: 1)
    for place in [Point(x: 150, y: 150), Point(x: 30, y: 350)] {
      driver.down(at: place)
      driver.advance(by: 0.7)
      driver.up()
      driver.advance(by: 0.5)
    }

    #expect(controller.log == ["next", "tapped 150 150", "held", "released"])
  }

  @Test func `custom controls send the events that they are configured with (CT-2, TT-6)`() {
    let controller = SettingsViewController()
    window.rootViewController = controller

    driver.down(at: Point(x: 70, y: 70))
    let early = controller.dial.alpha
    driver.move(to: Point(x: 95, y: 70))
    driver.up()
    driver.down(at: Point(x: 185, y: 50))
    driver.up()

    #expect(
      (early, controller.events, controller.button.parentViewController === controller) == (
        0.5, ["dial 0.25", "down", "done by 1"], true
      ))
  }

  @Test func `a controller that is first responder receives shakes and presses (FR-5, MO-1, PR-1)`() {
    let controller = SettingsViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()

    let early = controller.becomeFirstResponder()
    application.sendMotion(.began, at: 0)
    application.sendMotion(.ended, at: 0.5)
    application.sendPress(.select, .began, at: 1)
    application.sendPress(.select, .ended, at: 1.1)

    #expect((early, controller.events) == (true, ["shaken", "selected"]))
  }
}
