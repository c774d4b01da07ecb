import Testing
import Touchstone

/// Applications that are released during an event of a wheel or a pointer without contact.
@Suite struct DepartingApplicationTests {
  private static let place = Point(x: 50, y: 50)

  /// An application with one window, and a closure that is called during an event.
  private final class Home {
    var application: Application? = Application()
    weak var window: Window?
    init(_ recognizer: GestureRecognizer) {
      let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100), application: application!)
      window.addGestureRecognizer(recognizer)
      self.window = window
      kept = window
    }
    private var kept: Window?

    /// Lets the application and its windows go.
    func leave() {
      kept = nil
      application = nil
    }
  }

  private static let wheel = ScrollMovement(
    location: place, delta: Point(x: 0, y: 20), kind: .continuous, phase: .began, timestamp: 1)

  @Test func `an action that gives up its application is not called inside itself (D26)`() {
    let pan = PanGestureRecognizer()
    pan.allowedScrollTypesMask = .all
    let home = Home(pan)
    var depth = 0
    var log: [String] = []
    pan.addAction { pan in
      depth += 1
      log.append("\(depth) \(pan.state)")
      home.leave()
      depth -= 1
    }

    home.application?.context.dispatcher?.sendScroll(Self.wheel)

    #expect(log == ["1 began", "1 cancelled"] && home.window == nil)
  }

  /// Gives up an application when it is asked about an event.
  private final class Leaver: GestureRecognizerDelegate {
    var home: Home?
    func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive event: TouchEvent) -> Bool {
      home?.leave()
      return true
    }
  }

  @Test(arguments: [true, false])
  func `a question in which the application goes keeps no window (D25)`(isHover: Bool) {
    let pan = PanGestureRecognizer()
    pan.allowedScrollTypesMask = .all
    let hover = HoverGestureRecognizer()
    let leaver = Leaver()
    let home = Home(isHover ? hover : pan)
    leaver.home = home
    (isHover ? hover : pan).delegate = leaver

    if isHover {
      home.application?.context.dispatcher?.sendHover(at: Self.place, timestamp: 1)
    } else {
      home.application?.context.dispatcher?.sendScroll(Self.wheel)
    }

    #expect(home.window == nil)
  }

  @Test(arguments: [true, false])
  func `a window that leaves its application as a pointer comes keeps no state of it (D25)`(isHitTest: Bool) {
    final class Moving: HoverGestureRecognizer {
      var leave: () -> Void = {}
      override func hoverEntered(_ pointer: Touch, with event: TouchEvent) {
        leave()
        super.hoverEntered(pointer, with: event)
      }
    }
    final class Leaving: View {
      var leave: () -> Void = {}
      override func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
        leave()
        return super.hitTest(point, with: event)
      }
    }
    let application = Application()
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100), application: application)
    let view = Leaving(frame: window.bounds)
    window.addSubview(view)
    let (hover, plain) = (Moving(target: nil, action: nil), HoverGestureRecognizer())
    view.addGestureRecognizer(hover)
    view.addGestureRecognizer(plain)
    let other = Application()
    let leave = { if window.application === application { window.application = other } }
    if isHitTest { view.leave = leave } else { hover.leave = leave }

    application.dispatcher.sendHover(at: Self.place, timestamp: 1)
    application.dispatcher.endHover(at: 2)

    let found = (hover.state, plain.state, application.dispatcher.isIdle, other.dispatcher.isIdle)
    #expect(found == (.possible, .possible, true, true))
  }
}
