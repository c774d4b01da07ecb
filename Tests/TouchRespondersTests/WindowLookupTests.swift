import Testing
import TouchWindows

@Suite struct WindowLookupTests {
  let log = Log()
  let application = Application()
  let window: Window
  let view: LogView

  init() {
    window = Window(frame: screen, application: application)
    view = LogView("view", log)
    window.addSubview(view)
    window.makeKey()
  }

  @Test func `a view in a window knows it, one outside knows none`() {
    let inner = View(frame: screen)
    view.addSubview(inner)

    #expect(inner.window === window && window.window === window && View(frame: screen).window == nil)
  }

  @Test func `a touch knows its window, also once its view was removed (HT-17)`() {
    var touch: Touch?
    let recording = RecordingView(frame: screen)
    recording.onTouch = { touch = $0 }
    window.addSubview(recording)

    application.touch(1, .began, 50, 50)
    recording.removeFromSuperview()

    #expect(touch?.view == nil && touch?.window === window)
  }

  @Test func `a press knows the window of the responder that it began at (PR-1)`() {
    var press: Press?
    view.onPress = { press = $0.allPresses.first }
    view.becomeFirstResponder()

    application.sendPress(.select, .began, at: 0)

    #expect(press?.window === window)
  }

  /// A view that shows its touches.
  final class RecordingView: View {
    var onTouch: ((Touch) -> Void)?
    override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) { onTouch?(touches[0]) }
  }
}
