import TouchTesting
import Touchstone

/// A window with everything in it that calls back, and a session in which all of it does.
final class HostileStage {
  /// A call of the host's code by the engine.
  enum Callback: String, CaseIterable, Sendable {
    case numberOfItems, cellForItem, prepareForReuse, willDisplay, didEndDisplaying, prefetch, cancelPrefetching
    case shouldHighlight, didHighlight, didUnhighlight, shouldSelect, didSelect, shouldDeselect, didDeselect
    case didScroll, willBeginDragging, willEndDragging, didEndDragging, willBeginDecelerating, didEndDecelerating
    case gate, shouldBegin, shouldReceiveEvent, shouldReceiveTouch, shouldReceivePress, simultaneous, requiresFailure
    case refresh, press, pressEnd, keyCommands, command, tapped, panned, hovered, touched, hitTest
  }

  let application: Application
  let window: Window
  let list = CollectionView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let editor: HostileView
  let recognizers: [GestureRecognizer] = [
    TapGestureRecognizer(), PanGestureRecognizer(), LongPressGestureRecognizer(), HoverGestureRecognizer(),
  ]
  let checker = InvariantChecker()
  var itemCount = 40
  private let calls: HostileCalls
  private var time = 0.0

  /// The callback at which something is done, at which of its calls, and what.
  private let chosen: Callback?
  private let number: Int
  private let deed: (HostileStage) -> Void
  /// How often each callback was called.
  private(set) var counts: [Callback: Int] = [:]
  private(set) var isDone = false

  init(at chosen: Callback? = nil, call number: Int = 1, _ deed: @escaping (HostileStage) -> Void = { _ in }) {
    (self.chosen, self.number, self.deed) = (chosen, number, deed)
    calls = HostileCalls()
    var registry = PluginRegistry.standard
    registry.install(calls)
    application = Application(context: TouchContext(registry: registry))
    window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400), application: application)
    editor = HostileView(frame: Rect(x: 200, y: 0, width: 200, height: 400))
    application.context.trace = checker
    build()
  }

  private func build() {
    calls.called = { [weak self] in self?.called($0) }
    calls.count = { [weak self] in self?.itemCount ?? 0 }
    editor.called = calls.called
    let refresh = RefreshControl()
    refresh.addAction(for: .valueChanged) { [calls] _ in calls.called(.refresh) }
    list.refreshControl = refresh
    list.register({ [calls] in HostileCell(calls) }, forCellWithReuseIdentifier: "row")
    list.rowLayout = RowLayout(rowHeight: 50)
    list.allowsMultipleSelection = true
    list.dataSource = calls
    list.prefetchDataSource = calls
    list.collectionDelegate = calls
    recognizers[0].allowedPressTypes = [.select]
    (recognizers[1] as? PanGestureRecognizer)?.allowedScrollTypesMask = .all
    for (recognizer, callback) in zip(recognizers, [Callback.tapped, .panned, .touched, .hovered]) {
      recognizer.delegate = calls
      recognizer.addAction { [calls] _ in calls.called(callback) }
      editor.addGestureRecognizer(recognizer)
    }
    window.addSubview(list)
    window.addSubview(editor)
    window.makeKeyAndVisible()
    editor.becomeFirstResponder()
  }

  private func called(_ callback: Callback) {
    let count = (counts[callback] ?? 0) + 1
    counts[callback] = count
    guard callback == chosen, count == number else { return }
    isDone = true
    deed(self)
  }

  // MARK: Input

  /// The next moment: what is done may have moved the clock.
  private func next(_ seconds: Double = 0.01) -> Double {
    time = max(time, application.context.now) + seconds
    return time
  }

  func send(_ phase: TouchPhase, _ x: Double, _ y: Double, id: Int = 1, after seconds: Double = 0.01) {
    application.send([
      TouchSample(id: TouchID(id), phase: phase, location: Point(x: x, y: y), timestamp: next(seconds))
    ])
  }

  private func tap(_ x: Double, _ y: Double) {
    send(.began, x, y, after: 0.6)
    send(.ended, x, y, after: 0.05)
  }

  private func drag(_ x: Double, from start: Double, to end: Double) {
    send(.began, x, start, after: 0.6)
    for step in 1...6 { send(.moved, x, start + (end - start) * Double(step) / 6) }
    send(.ended, x, end)
  }

  func frames(_ count: Int) {
    for _ in 0..<count { application.advance(to: next(1 / 60)) }
  }

  func scroll(_ delta: Double, at x: Double) {
    application.dispatcher.sendScroll(
      ScrollMovement(
        location: Point(x: x, y: 100), delta: Point(x: 0, y: delta), kind: .discrete, timestamp: next()))
  }

  func hover(_ x: Double, _ y: Double) {
    application.dispatcher.sendHover(at: Point(x: x, y: y), timestamp: next())
  }

  func type(_ key: Key) {
    application.sendKey(key, .began, at: next())
    application.sendKey(key, .ended, at: next())
  }

  /// Touches, turns and presses everything, and lets time pass until all is quiet.
  func play() {
    window.layoutIfNeeded()
    for y in [20.0, 20, 70] { tap(50, y) }
    drag(50, from: 180, to: 30)
    frames(20)
    drag(50, from: 30, to: 180)
    frames(40)
    list.setContentOffset(.zero, animated: false)
    drag(50, from: 20, to: 195)
    (list.refreshControl as? RefreshControl)?.endRefreshing()
    frames(40)
    for delta in [-30.0, -200, 400] { scroll(delta, at: 50) }
    tap(300, 100)
    drag(300, from: 100, to: 200)
    send(.began, 300, 100, after: 0.6)
    frames(40)
    send(.ended, 300, 100)
    scroll(-30, at: 300)
    for place in [Point(x: 300, y: 100), Point(x: 310, y: 100), Point(x: 50, y: 50)] { hover(place.x, place.y) }
    application.dispatcher.endHover(at: next())
    type(Key(.keyboardA, characters: "a", charactersIgnoringModifiers: "a"))
    type(Key(.keyboardR, characters: "r", charactersIgnoringModifiers: "r", modifierFlags: .command))
    application.sendPress(.select, .began, at: next())
    application.sendPress(.select, .ended, at: next())
    application.endIgnoringInteractionEvents()
    frames(200)
    application.cancelAllTouches(at: next())
    while let deadline = application.nextDeadline, deadline < time + 60 { application.advance(to: deadline) }
  }

  /// What is not as it should be when all is quiet.
  var findings: [String] {
    checker.checkQuiet(application, touching: Point(x: 399, y: 399))
    let isIdle = application.dispatcher.isIdle && recognizers.allSatisfy { $0.state == .possible }
    return checker.findings.map(\.description) + (isIdle ? [] : ["something is still under way"])
  }
}
