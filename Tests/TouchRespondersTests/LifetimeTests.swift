import Testing

@testable import TouchWindows

@Suite struct LifetimeTests {
  let log = Log()

  @Test func `a window without references dies, with what is in it, and leaves its application`() {
    let application = Application()
    weak var view: View?
    weak var window: Window?
    do {
      let made = Window(frame: screen, application: application)
      made.rootViewController = ViewController()
      made.rootViewController?.view.becomeFirstResponder()
      made.makeKey()
      application.touch(1, .began, 10, 10)
      application.touch(1, .ended, 10, 10, at: 0.1)
      window = made
      view = made.rootViewController?.view
      #expect(application.windows == [made])
    }
    #expect(
      [window == nil, view == nil, application.windows.isEmpty, application.keyWindow == nil] == [
        true, true, true, true,
      ])
    application.touch(1, .began, 10, 10, at: 1)
  }

  @Test func `a window that stands alone dies once its touches are over`() {
    weak var window: Window?
    do {
      let made = Window(frame: screen)
      let view = LogView("view", log)
      made.addSubview(view)
      view.becomeFirstResponder()
      made.touch(1, .began, 10, 10)
      made.touch(1, .ended, 10, 10, at: 0.1)
      made.sendPress(.select, .began, at: 0.2)
      made.sendPress(.select, .ended, at: 0.3)
      made.touch(1, .began, 10, 10, at: 0.4)
      made.cancelAllTouches(at: 0.5)
      window = made
    }
    #expect(window == nil)
  }

  @Test func `an engine that outlives its window, or stays behind when it joins an application, sends nothing`() {
    let dead: Engine
    do { dead = Window(frame: screen).engine }
    let early = dead.keyWindow == nil

    let window = Window(frame: screen)
    let view = LogView("view", log)
    window.addSubview(view)
    let left = window.engine
    let application = Application()
    window.application = application
    for engine in [dead, left] {
      engine.send([TouchSample(id: TouchID(1), phase: .began, location: Point(x: 10, y: 10), timestamp: 0)])
    }
    #expect(left.keyWindow == nil && log.take() == [])

    application.touch(1, .began, 10, 10)
    #expect((early, log.take()) == (true, ["view began"]))
  }

  @Test func `when the key window dies the one that was key before becomes key`() {
    let application = Application()
    let main = Window(frame: screen, application: application)
    main.makeKey()
    do {
      let alert = Window(frame: screen, application: application)
      alert.makeKey()
      #expect(!main.isKeyWindow)
    }
    #expect(main.isKeyWindow)
  }

  @Test func `an application that dies cancels what is down, and its windows stand alone`() {
    var application: Application? = Application()
    let window = Window(frame: screen, application: application!)
    let view = LogView("view", log)
    window.addSubview(view)
    application?.touch(1, .began, 10, 10)
    application = nil
    let found = (log.take(), window.application == nil, window.next == nil)
    #expect(found == (["view began", "view cancelled"], true, true))
    window.touch(1, .began, 10, 10, at: 1)
    #expect(log.take() == ["view began"])
  }

  @Test func `nobody keeps a controller whose view is elsewhere, and the view loses its hop`() {
    let parent = View(frame: screen)
    weak var controller: ViewController?
    do {
      let made = ViewController()
      parent.addSubview(made.view)
      controller = made
      #expect(parent.subviews[0].next === made)
    }
    #expect(controller == nil && parent.subviews[0].next === parent)
  }

  @Test func `children and presented controllers forget a controller that died`() {
    let child = ViewController()
    let sheet = ViewController()
    do {
      let parent = ViewController()
      parent.addChild(child)
      parent.present(sheet)
      #expect(child.parent === parent && sheet.presentingViewController === parent)
    }
    #expect(child.parent == nil && sheet.presentingViewController == nil && sheet.next == nil)
  }

  @Test func `a removed view that was first responder dies`() {
    let window = Window(frame: screen)
    weak var view: View?
    do {
      let made = LogView("view", log)
      window.addSubview(made)
      made.becomeFirstResponder()
      view = made
      made.removeFromSuperview()
    }
    #expect(view == nil)
  }

  @Test
  func `a view whose touch is down is cancelled when it is removed, while it is in the chain (TB-11, R-16)`() {
    let window = Window(frame: screen)
    let outer = LogView("outer", log)
    let inner = LogView("inner", log)
    window.addSubview(outer)
    outer.addSubview(inner)
    window.touch(1, .began, 10, 10)
    _ = log.take()
    inner.removeFromSuperview()
    window.touch(1, .ended, 10, 10, at: 0.1)
    #expect(log.take() == ["inner cancelled", "outer cancelled"])
  }

  @Test func `a view whose touch is down keeps it when it moves to another superview of its window (TB-11)`() {
    let window = Window(frame: screen)
    let other = View(frame: screen)
    let view = LogView("view", log)
    window.addSubview(other)
    window.addSubview(view)
    window.touch(1, .began, 10, 10)
    other.addSubview(view)
    window.touch(1, .ended, 10, 10, at: 0.1)
    #expect(log.take() == ["view began", "view ended"])
  }

  @Test func `a view that is removed by its own callback receives a cancel and no more (TB-11)`() {
    let window = Window(frame: screen)
    let view = LogView("view", log)
    view.passesOn = false
    window.addSubview(view)
    view.onTouch = { [unowned view] phase in if phase == .moved { view.removeFromSuperview() } }
    window.touch(1, .began, 10, 10)
    window.touch(1, .moved, 20, 10, at: 0.1)
    window.touch(1, .ended, 20, 10, at: 0.2)
    #expect(log.take() == ["view began", "view moved", "view cancelled"])
  }

  @Test func `a window that leaves as views receive an event was sent it, and its views receive nothing (EO-8)`() {
    let application = Application()
    let left = LogWindow(frame: Rect(x: 0, y: 0, width: 100, height: 100), application: application)
    let right = LogWindow(frame: Rect(x: 100, y: 0, width: 100, height: 100), application: application)
    left.name = "left"
    right.name = "right"
    left.log = log
    right.log = log
    let view = LogView("view", log)
    left.addSubview(view)
    right.addSubview(LogView("other", log))
    view.onTouch = { _ in right.application = nil }
    application.send(
      [50, 150].map {
        TouchSample(
          id: TouchID(Int($0)), phase: .began, location: Point(x: $0, y: 50), timestamp: 0)
      })
    let early = log.take()
    application.cancelAllTouches(at: 1)
    #expect((early, application.dispatcher.isIdle) == (["left touches 1", "right touches 2", "view began"], true))
  }

  @Test func `samples sent from a callback wait until the event is done`() {
    let application = Application()
    let window = Window(frame: screen, application: application)
    let outer = LogView("outer", log)
    let inner = LogView("inner", log)
    window.addSubview(outer)
    outer.addSubview(inner)
    inner.onTouch = { phase in if phase == .began { application.touch(1, .ended, 10, 10, at: 0) } }
    application.touch(1, .began, 10, 10)
    #expect(log.take() == ["inner began", "outer began", "inner ended", "outer ended"])
  }

  @Test func `the last reference to a window may go in a callback`() {
    let application = Application()
    var window: Window? = Window(frame: screen, application: application)
    weak let gone = window
    let view = LogView("view", log)
    window?.addSubview(view)
    view.onTouch = { _ in window = nil }
    application.touch(1, .began, 10, 10)
    application.touch(1, .ended, 10, 10, at: 0.1)
    #expect(log.take() == ["view began", "view ended"] && gone == nil)
  }
}
