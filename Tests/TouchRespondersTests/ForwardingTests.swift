import Testing
import TouchWindows

/// A chain root > parent > child, each of which says for each phase whether its override calls `super`.
@Suite struct ForwardingTests {
  final class Link: View {
    let name: String
    let log: Log
    /// The phases whose override calls `super`.
    var passed: [TouchPhase] = [.began, .moved, .ended, .cancelled]
    var onTouch: ((TouchPhase, [Touch]) -> Void)?

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    }

    private func hears(_ phase: TouchPhase, _ touches: [Touch]) -> Bool {
      log.lines.append("\(name) \(phase) " + touches.map { "\($0.number)" }.joined(separator: ","))
      onTouch?(phase, touches)
      return passed.contains(phase)
    }

    override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
      if hears(.began, touches) { super.touchesBegan(touches, with: event) }
    }
    override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {
      if hears(.moved, touches) { super.touchesMoved(touches, with: event) }
    }
    override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) {
      if hears(.ended, touches) { super.touchesEnded(touches, with: event) }
    }
    override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {
      if hears(.cancelled, touches) { super.touchesCancelled(touches, with: event) }
    }
  }

  let log = Log()
  let window = Window(frame: screen)
  let root: Link
  let parent: Link
  let child: Link

  init() {
    root = Link("root", log)
    parent = Link("parent", log)
    child = Link("child", log)
    window.addSubview(root)
    root.addSubview(parent)
    parent.addSubview(child)
  }

  private func drag() {
    window.touch(1, .began, 50, 50, at: 0)
    window.touch(1, .moved, 60, 50, at: 0.1)
    window.touch(1, .ended, 60, 50, at: 0.2)
  }

  @Test func `an override that passes everything on shows every ancestor the whole touch (RF-1, RF-2)`() {
    drag()

    #expect(
      log.take() == [
        "child began 1", "parent began 1", "root began 1", "child moved 1", "parent moved 1", "root moved 1",
        "child ended 1", "parent ended 1", "root ended 1",
      ])
  }

  @Test func `an override of touchesBegan without super ends the chain for the whole touch (RF-2)`() {
    child.passed = [.moved, .ended, .cancelled]

    drag()

    #expect(log.take() == ["child began 1", "child moved 1", "child ended 1"])
  }

  @Test func `an ancestor that received the began gets what the view keeps to itself, after it (RF-9)`() {
    child.passed = [.began]

    drag()

    #expect(
      log.take() == [
        "child began 1", "parent began 1", "root began 1", "child moved 1", "parent moved 1", "root moved 1",
        "child ended 1", "parent ended 1", "root ended 1",
      ])
  }

  @Test func `completion continues behind an ancestor that keeps a phase to itself (RF-9)`() {
    parent.passed = [.began]

    drag()

    #expect(
      log.take().suffix(6) == [
        "child moved 1", "parent moved 1", "root moved 1", "child ended 1", "parent ended 1", "root ended 1",
      ])
  }

  @Test func `a move is completed only until super passed one on to that target (RF-9)`() {
    window.touch(1, .began, 50, 50, at: 0)
    window.touch(1, .moved, 60, 50, at: 0.1)
    child.passed = [.began]
    _ = log.take()

    window.touch(1, .moved, 70, 50, at: 0.2)
    window.touch(1, .ended, 70, 50, at: 0.3)

    #expect(log.take() == ["child moved 1", "child ended 1", "parent ended 1", "root ended 1"])
  }

  @Test func `a cancelled touch is completed too (RF-9)`() {
    child.passed = [.began]
    window.touch(1, .began, 50, 50, at: 0)
    _ = log.take()

    window.cancelAllTouches(at: 0.1)

    #expect(log.take() == ["child cancelled 1", "parent cancelled 1", "root cancelled 1"])
  }

  @Test func `touches with the same next target share a completed call (RF-9)`() {
    child.isMultipleTouchEnabled = true
    child.passed = [.began]
    window.send([
      TouchSample(id: TouchID(1), phase: .began, location: Point(x: 10, y: 10), timestamp: 0),
      TouchSample(id: TouchID(2), phase: .began, location: Point(x: 90, y: 10), timestamp: 0),
    ])
    _ = log.take()

    window.send([
      TouchSample(id: TouchID(1), phase: .moved, location: Point(x: 10, y: 20), timestamp: 0.1),
      TouchSample(id: TouchID(2), phase: .moved, location: Point(x: 90, y: 20), timestamp: 0.1),
    ])

    #expect(log.take() == ["child moved 1,2", "parent moved 1,2", "root moved 1,2"])
  }

  @Test func `of two touches only the one whose began was passed on is completed (RF-9)`() {
    child.isMultipleTouchEnabled = true
    child.passed = [.began]
    window.touch(1, .began, 10, 10, at: 0)
    child.passed = []
    window.touch(2, .began, 90, 10, at: 0.1)
    _ = log.take()

    window.send([
      TouchSample(id: TouchID(1), phase: .moved, location: Point(x: 10, y: 20), timestamp: 0.2),
      TouchSample(id: TouchID(2), phase: .moved, location: Point(x: 90, y: 20), timestamp: 0.2),
    ])

    #expect(log.take() == ["child moved 1,2", "parent moved 1", "root moved 1"])
  }

  @Test func `super passes on the whole set when any touch of it is recorded (RF-2)`() {
    child.isMultipleTouchEnabled = true
    window.touch(1, .began, 10, 10, at: 0)
    child.passed = [.moved, .ended]
    window.touch(2, .began, 90, 10, at: 0.1)
    _ = log.take()

    window.send([
      TouchSample(id: TouchID(1), phase: .moved, location: Point(x: 10, y: 20), timestamp: 0.2),
      TouchSample(id: TouchID(2), phase: .moved, location: Point(x: 90, y: 20), timestamp: 0.2),
    ])

    #expect(log.take() == ["child moved 1,2", "parent moved 1,2", "root moved 1,2"])
  }

  @Test func `what no longer follows the chain is dropped from the record (RF-9)`() {
    let other = Link("other", log)
    other.isUserInteractionEnabled = false
    root.addSubview(other)
    child.passed = [.began]
    window.touch(1, .began, 50, 50, at: 0)
    other.addSubview(child)
    _ = log.take()

    window.touch(1, .moved, 60, 50, at: 0.1)
    parent.addSubview(child)
    window.touch(1, .ended, 60, 50, at: 0.2)

    #expect(log.take() == ["child moved 1", "child ended 1"])
  }

  @Test func `a touch that another responder passes on is passed on freely and not completed from then on (RF-10)`() {
    let friend = Redirecting("friend", log)
    friend.target = root
    friend.isUserInteractionEnabled = false
    window.addSubview(friend)
    child.passed = [.began, .ended]
    child.onTouch = { [unowned friend] phase, touches in
      if phase == .moved { friend.touchesMoved(touches, with: nil) }
    }
    window.touch(1, .began, 50, 50, at: 0)
    _ = log.take()

    window.touch(1, .moved, 60, 50, at: 0.1)
    window.touch(1, .ended, 60, 50, at: 0.2)

    #expect(log.take() == ["child moved 1", "root moved 1", "child ended 1", "parent ended 1", "root ended 1"])
  }

  @Test func `a responder whose next is itself passes touches on to nobody (RF-1)`() {
    let selfish = Redirecting("selfish", log)
    selfish.target = selfish
    var reports: [Diagnostic] = []
    window.context.diagnostics = { reports.append($0) }
    window.addSubview(selfish)

    window.touch(1, .began, 50, 50, at: 0)

    #expect(reports == [])
  }

  @Test func `a single touch is passed on to an exclusive ancestor, which excludes others (RF-11, TB-7)`() {
    let beside = Link("beside", log)
    beside.frame = Rect(x: 200, y: 0, width: 200, height: 200)
    window.addSubview(beside)
    parent.isExclusiveTouch = true

    window.touch(1, .began, 50, 50, at: 0)
    window.touch(2, .began, 250, 50, at: 0.1)

    #expect(log.take() == ["child began 1", "parent began 1", "root began 1"])
  }

  @Test func `a second touch is not passed on to an exclusive ancestor, nor are its later phases (RF-11)`() {
    let beside = Link("beside", log)
    beside.frame = Rect(x: 200, y: 0, width: 200, height: 200)
    window.addSubview(beside)
    parent.isExclusiveTouch = true

    window.touch(1, .began, 250, 50, at: 0)
    window.touch(2, .began, 50, 50, at: 0.1)
    window.touch(2, .moved, 60, 50, at: 0.2)

    #expect(log.take() == ["beside began 1", "child began 2", "child moved 2"])
  }

  @Test func `a removed view's ancestors receive its cancel while it is in the chain (RF-9, TB-11)`() {
    child.passed = [.began]
    window.touch(1, .began, 50, 50, at: 0)
    _ = log.take()

    child.removeFromSuperview()

    #expect(log.take() == ["child cancelled 1", "parent cancelled 1", "root cancelled 1"])
  }

  @Test func `a removal inside touchesMoved ends the touch for the ancestors as well (RF-9, TB-11)`() {
    child.onTouch = { [unowned child] phase, _ in if phase == .moved { child.removeFromSuperview() } }
    window.touch(1, .began, 50, 50, at: 0)
    _ = log.take()

    window.touch(1, .moved, 60, 50, at: 0.1)
    window.touch(1, .ended, 60, 50, at: 0.2)

    #expect(log.take() == ["child moved 1", "child cancelled 1", "parent cancelled 1", "root cancelled 1"])
  }

  @Test func `a view below thousands of plain ones shows the top the whole touch (RF-1)`() {
    var deepest: View = child
    for _ in 0..<3000 {
      let view = View(frame: screen)
      deepest.addSubview(view)
      deepest = view
    }

    drag()

    #expect(log.take().filter { $0.hasPrefix("root") } == ["root began 1", "root moved 1", "root ended 1"])
  }

  /// A view whose next responder is chosen by the test.
  final class Redirecting: View {
    weak var target: View?
    init(_ name: String, _ log: Log) { super.init(frame: screen) }
    override var next: (any Responder)? { target }
  }
}
