import Testing
import TouchScenarios
import Touchstone

/// What no file can say, and a session tells.
@Suite struct UnsayableSessionTests {
  private let application = Application(context: TouchContext(registry: .standard))

  private func recorder() -> SessionRecorder {
    let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400), application: application)
    window.makeKeyAndVisible()
    let recorder = SessionRecorder(application)
    application.context.trace = recorder
    return recorder
  }

  @Test func `a key whose press has no name in files is reported`() {
    let recorder = recorder()

    application.sendKey(Key(.keyboardA), .began, at: 1)
    application.sendKey(Key(.keyboardA), .ended, at: 1.1)

    #expect(recorder.omissions == ["the press \(Press.PressType.key(.keyboardA).rawValue) has no name in a file"])
  }

  @Test func `settings of series of taps are reported`() {
    application.context.settings.tapDistance = 30
    let recorder = recorder()

    _ = recorder.scenario(titled: "Settings")

    #expect(recorder.omissions == ["the settings tapDistance and tapInterval have no place in a file"])
  }

  @Test func `settings that files do not have are reported`() {
    application.context.settings.safeAreaInsets.top = 20
    application.context.settings.lostTouchTimeout = 3
    let recorder = recorder()

    _ = recorder.scenario(titled: "Settings")

    #expect(
      recorder.omissions == [
        "the setting safeAreaInsets has no place in a file", "the setting lostTouchTimeout has no place in a file",
      ])
  }

  @Test func `a touch that was cancelled for a view that left and came back is reported`() {
    let recorder = recorder()
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    application.windows[0].addSubview(view)
    application.send([TouchSample(id: 1, phase: .began, location: Point(x: 50, y: 50), timestamp: 1)])
    application.advance(to: 1.1)

    view.removeFromSuperview()
    application.windows[0].addSubview(view)
    application.advance(to: 1.2)

    #expect(
      recorder.omissions == [
        "touches were cancelled for a view that left and came back or was animated, which a file cannot say"
      ])
  }
}
