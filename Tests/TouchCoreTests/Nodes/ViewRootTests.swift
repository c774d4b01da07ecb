import Testing
import TouchViews

private final class Listener: View {
  var heard: [String] = []
  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) { heard.append("began") }
  override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) { heard.append("ended") }
  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) { heard.append("cancelled") }
}

private final class Observing: View {
  var changes = 0
  override var frame: Rect { didSet { changes += 1 } }
  override var isHidden: Bool { didSet { changes += 1 } }
}

@Test func `a view that leaves a plain root gets its touch cancelled (TB-11)`() {
  let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let dispatcher = TouchDispatcher(context: TouchContext(), root: root)
  let view = Listener(frame: root.bounds)
  root.addSubview(view)
  dispatcher.send([TouchSample(id: TouchID(1), phase: .began, location: Point(x: 5, y: 5), timestamp: 0)])
  view.removeFromSuperview()
  dispatcher.send([TouchSample(id: TouchID(1), phase: .ended, location: Point(x: 5, y: 5), timestamp: 0.1)])
  #expect(view.heard == ["began", "cancelled"])
}

@Test func `a tree without a context has no switch of a profile set`() {
  #expect(!View(frame: .zero).profileContains(.singleHitTest))
}

@Test func `a plain root answers the context of its dispatcher`() {
  let context = TouchContext()
  let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let dispatcher = TouchDispatcher(context: context, root: root)
  #expect(root.touchContext === context && dispatcher.context === context)
}

@Test func `a subclass observes its properties as in UIKit`() {
  let view = Observing(frame: Rect(x: 0, y: 0, width: 10, height: 10))
  view.frame = Rect(x: 1, y: 1, width: 20, height: 20)
  view.isHidden = true
  #expect((view.changes, view.bounds.width) == (2, 20))
}
