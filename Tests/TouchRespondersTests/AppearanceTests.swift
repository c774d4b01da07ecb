import Testing
import TouchWindows

@Suite struct AppearanceTests {
  private let log = Log()
  private let window = Window(frame: screen)
  private let home: Page
  private let other: Page

  init() {
    home = Page("home", log)
    other = Page("other", log)
  }

  private func showHome() {
    window.rootViewController = home
    _ = log.take()
  }

  private func add(_ child: Page) {
    home.addChild(child)
    home.view.addSubview(child.view)
    child.didMove(toParent: home)
  }

  // MARK: Windows

  @Test func `a root controller appears and disappears with its view (XV-1)`() {
    window.rootViewController = home
    let early = log.take()

    window.rootViewController = other
    #expect(
      (early, log.take()) == (
        ["home will", "home is", "home did"], ["home will not", "home did not", "other will", "other is", "other did"]
      ))
  }

  @Test func `a hidden window shows nobody until it is shown (XV-1)`() {
    window.isHidden = true
    window.rootViewController = home
    #expect(log.take() == [])

    window.isHidden = false
    let early = log.take()

    window.isHidden = true
    #expect((early, log.take()) == (["home will", "home is", "home did"], ["home will not", "home did not"]))
  }

  // MARK: Children

  @Test func `a child is notified why it appears and why it disappears (XV-1, XV-4)`() {
    showHome()
    add(other)
    let found = (log.take(), other.isMovingToParent)
    #expect(found == (["other will to parent", "other is to parent", "other did to parent"], false))

    other.willMove(toParent: nil)
    other.view.removeFromSuperview()
    other.removeFromParent()

    let after = (log.take(), other.isMovingFromParent)
    #expect(after == (["other will not from parent", "other did not from parent"], false))
  }

  @Test func `outer controllers receive "will" first, inner ones "did" (XV-1, XV-2)`() {
    add(other)

    window.rootViewController = home

    #expect(
      log.take() == ["home will", "other will", "home is", "other is", "other did", "home did"])
  }

  @Test func `a container that forwards nothing times its children itself (XV-2)`() {
    home.forwards = false
    showHome()
    add(other)
    let early = log.take()

    other.beginAppearanceTransition(true, animated: true)
    other.beginAppearanceTransition(true, animated: true)
    other.endAppearanceTransition()
    other.endAppearanceTransition()

    #expect((early, log.take()) == ([], ["other will animated", "other is animated", "other did animated"]))
  }

  @Test func `a transition that turns around ends where it began (XV-2)`() {
    home.forwards = false
    showHome()
    add(other)

    other.beginAppearanceTransition(true, animated: false)
    other.beginAppearanceTransition(false, animated: false)
    other.endAppearanceTransition()

    #expect(log.take() == ["other will", "other is", "other will not", "other did not"])
  }

  @Test func `two children change places, and the first view goes after the duration (XV-5)`() {
    let first = Page("first", log)
    showHome()
    add(first)
    home.addChild(other)
    _ = log.take()
    var ends: [Bool] = []

    home.transition(from: first, to: other, duration: 0.5, animations: nil) { ends.append($0) }
    #expect(
      (log.take(), first.view.superview != nil, other.view.superview === home.view) == (
        ["first will not animated", "other will animated to parent", "other is animated to parent"], true, true
      ))

    window.advance(to: 0.5)

    let found = (log.take(), first.view.superview == nil, ends)
    #expect(found == (["first did not animated", "other did animated to parent"], true, [true]))
  }

  @Test func `a transition between unrelated controllers is reported and does nothing (XV-5)`() {
    showHome()
    var reported = 0
    window.context.diagnostics = { _ in reported += 1 }

    home.transition(from: other, to: Page("third", log), duration: 0, animations: nil)

    #expect(reported == 1 && log.take() == [])
  }

  // MARK: Presentation

  @Test func `a full-screen presentation covers the controller beneath (XV-3)`() {
    showHome()
    other.modalPresentationStyle = .fullScreen

    home.present(other, animated: true) { [log] in log.lines.append("presented") }
    #expect(
      log.take() == [
        "home will not animated", "other will animated presented", "other is animated presented",
        "other did animated presented", "home did not animated", "presented",
      ])

    other.dismiss(animated: true) { [log] in log.lines.append("dismissed") }
    #expect(
      log.take() == [
        "other will not animated dismissed", "home will animated", "home is animated", "home did animated",
        "other did not animated dismissed", "dismissed",
      ])
  }

  @Test func `a sheet leaves the controller beneath as it is (XV-3)`() {
    showHome()

    home.present(other)
    #expect(log.take() == ["other will presented", "other is presented", "other did presented"])

    home.dismiss()
    #expect(log.take() == ["other will not dismissed", "other did not dismissed"])
  }

  @Test func `the outermost container presents, and the relation holds for those that it contains (XV-3)`() {
    let child = Page("child", log)
    showHome()
    add(child)

    child.present(other)

    #expect(
      home.presentedViewController === other && child.presentedViewController === other
        && other.presentingViewController === home)
    child.dismiss()
    #expect(home.presentedViewController == nil)
  }

  @Test func `a context is covered by what is presented in it (XV-3)`() {
    let child = Page("child", log)
    showHome()
    add(child)
    child.view.frame = Rect(x: 10, y: 10, width: 50, height: 50)
    child.definesPresentationContext = true
    _ = log.take()
    other.modalPresentationStyle = .currentContext

    child.present(other)

    let found = (other.presentingViewController === child, other.view.frame, log.take().first)
    #expect(found == (true, child.view.frame, "child will not"))
  }

  @Test func `a modal controller refuses a gesture that dismisses, others don't (XV-3)`() {
    showHome()
    home.present(other)
    other.isModalInPresentation = true
    let early = other.dismissByUser()

    other.isModalInPresentation = false
    #expect(other.dismissByUser())

    #expect(!early && home.presentedViewController == nil && !home.dismissByUser())
  }

  @Test func `a window that is shown again leaves a covered controller covered (XV-1)`() {
    showHome()
    other.modalPresentationStyle = .fullScreen
    home.present(other)
    window.isHidden = true
    _ = log.take()

    window.isHidden = false

    #expect(log.take() == ["other will", "other is", "other did"])
  }

  // MARK: Actions, layout, wishes

  @Test func `key commands that were added are the controller's (XV-6)`() {
    let command = KeyCommand(input: "n", modifierFlags: .command, action: Action(named: "new"))
    home.performs = "new"
    showHome()
    home.addKeyCommand(command)
    window.makeKey()
    let early = window.sendKey("n", modifierFlags: .command, at: 1)

    home.removeKeyCommand(command)

    #expect(early && !window.sendKey("n", modifierFlags: .command, at: 2) && home.keyCommands == nil)
  }

  @Test func `a controller that presents can be passed over by actions (XV-6)`() {
    home.performs = "save"
    showHome()
    home.present(other)
    let early = other.target(forAction: "save", withSender: nil) === home

    home.performsWhilePresenting = false

    #expect(
      early && other.target(forAction: "save", withSender: nil) == nil
        && other.targetViewController(forAction: "save", sender: nil) === home)
  }

  @Test func `a controller is notified that its view is laid out (XL-1)`() {
    showHome()

    window.layoutIfNeeded()
    window.layoutIfNeeded()

    #expect(log.take() == ["home will lay out", "home laid out"])
  }

  @Test func `the visible controller, or the child that it names, says what the host is wished to do (XV-7)`() {
    showHome()
    other.edges = [.bottom]
    other.locks = true
    var changes = 0
    window.onPreferenceChange = { changes += 1 }
    #expect(window.screenEdgesDeferringSystemGestures == [] && !window.prefersPointerLocked)

    home.chosen = other
    home.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    home.setNeedsUpdateOfPrefersPointerLocked()

    #expect((window.screenEdgesDeferringSystemGestures, window.prefersPointerLocked, changes) == ([.bottom], true, 2))
  }

  @Test func `a shake that nobody keeps asks to undo unless that is switched off (XV-8)`() {
    let application = Application()
    let window = Window(frame: screen, application: application)
    window.makeKey()
    var asked = 0
    application.onShakeToEdit = { asked += 1 }

    application.sendMotion(.began, at: 1)
    application.sendMotion(.ended, at: 1.1)
    application.applicationSupportsShakeToEdit = false
    application.sendMotion(.began, at: 2)
    application.sendMotion(.ended, at: 2.1)

    #expect(asked == 1)
  }
}
