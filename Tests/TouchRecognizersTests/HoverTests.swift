import Testing
import TouchCore
import TouchGestures
import TouchHover
import TouchTap

/// A root with a context, and a view in it that follows a pointer.
private final class Stage {
  final class Root: View {
    let context: TouchContext
    init(_ context: TouchContext) {
      self.context = context
      super.init(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    }
    override var touchContext: TouchContext? { context }
  }

  let root: Root
  let dispatcher: TouchDispatcher
  let view = View(frame: Rect(x: 100, y: 100, width: 100, height: 100))
  let hover = HoverGestureRecognizer()
  private(set) var states: [GestureState] = []

  init() {
    let context = TouchContext(registry: PluginRegistry(.gestures, .hover))
    root = Root(context)
    dispatcher = TouchDispatcher(context: context, root: root)
    root.addSubview(view)
    view.addGestureRecognizer(hover)
    hover.addAction { [unowned self] in states.append($0.state) }
  }

  func move(to x: Double, _ y: Double, at time: Double) {
    dispatcher.sendHover(at: Point(x: x, y: y), timestamp: time)
  }
}

@Test func `a hover begins as the pointer enters, changes as it moves and ends as it leaves (HO-1)`() {
  let stage = Stage()
  stage.move(to: 50, 50, at: 0)
  stage.move(to: 150, 150, at: 0.1)
  stage.move(to: 160, 150, at: 0.2)
  stage.move(to: 250, 150, at: 0.3)
  #expect(stage.states == [.began, .changed, .ended])
  #expect(stage.hover.state == .possible)
}

@Test func `a hover ends when the pointer is gone (HO-1)`() {
  let stage = Stage()
  stage.move(to: 150, 150, at: 0)
  stage.dispatcher.endHover(at: 0.5)
  #expect(stage.states == [.began, .ended])
}

@Test func `a hover follows the pointer again after it left (HO-1)`() {
  let stage = Stage()
  stage.move(to: 150, 150, at: 0)
  stage.move(to: 0, 0, at: 0.1)
  stage.move(to: 150, 150, at: 0.2)
  #expect(stage.states == [.began, .ended, .began])
}

@Test func `an interruption cancels a hover, and the pointer's next move begins anew (HO-1, TB-12)`() {
  let stage = Stage()
  stage.move(to: 150, 150, at: 0)
  stage.dispatcher.cancelAllTouches(at: 0.1)
  #expect(stage.states == [.began, .cancelled])
  stage.move(to: 160, 150, at: 0.2)
  #expect(stage.states == [.began, .cancelled, .began])
}

@Test func `a hover takes no fingers and keeps no tap out`() {
  let stage = Stage()
  let tap = TapGestureRecognizer()
  var taps = 0
  tap.addAction { _ in taps += 1 }
  stage.view.addGestureRecognizer(tap)
  stage.move(to: 150, 150, at: 0)
  stage.dispatcher.send([TouchSample(id: TouchID(1), phase: .began, location: Point(x: 150, y: 150), timestamp: 0.1)])
  stage.dispatcher.send([TouchSample(id: TouchID(1), phase: .ended, location: Point(x: 150, y: 150), timestamp: 0.2)])
  #expect(taps == 1)
  #expect(stage.states == [.began])
}

@Test func `hovers of nested views follow the pointer at the same time`() {
  let stage = Stage()
  let outer = HoverGestureRecognizer()
  var states: [GestureState] = []
  outer.addAction { states.append($0.state) }
  stage.root.addGestureRecognizer(outer)
  stage.move(to: 50, 50, at: 0)
  stage.move(to: 150, 150, at: 0.1)
  #expect(states == [.began, .changed])
  #expect(stage.states == [.began])
}

@Test func `a hover that is switched off over its view is cancelled and can follow again`() {
  let stage = Stage()
  stage.move(to: 150, 150, at: 0)
  stage.hover.isEnabled = false
  stage.hover.isEnabled = true
  stage.move(to: 151, 150, at: 0.1)
  #expect(stage.states == [.began, .cancelled, .began])
}
