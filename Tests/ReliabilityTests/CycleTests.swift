import Testing
import TouchTesting
import Touchstone

/// Trees and chains that lie inside themselves, or deeper than a stack is.
@Suite struct CycleTests {
  private final class Node: TouchNode {
    var children: [Node] = []
    weak var parent: Node?
    let nodeBounds = Rect(x: 0, y: 0, width: 100, height: 100)
    let nodePlacement = AffineTransform.identity
    var attachedGestureRecognizers: [any GestureRecognizing] = []
    var touchContext: TouchContext?
    var parentNode: (any TouchNode)? { parent }
    var childNodeCount: Int { children.count }
    func childNode(at index: Int) -> any HitTestNode { children[index] }
    func touchesBegan(_ touches: [Touch], with event: TouchEvent?) { began += 1 }
    var began = 0
  }
  private final class Link: ResponderObject {
    weak var other: Link?
    override var next: (any Responder)? { other }
  }
  private class Plain: View {}

  private func dispatcher(_ root: Node) -> (TouchDispatcher, () -> [Diagnostic]) {
    final class Box { var reports: [Diagnostic] = [] }
    let box = Box()
    let context = TouchContext()
    context.diagnostics = { box.reports.append($0) }
    return (TouchDispatcher(context: context, root: root), { box.reports })
  }
  private func began(_ id: Int = 1) -> [TouchSample] {
    [TouchSample(id: TouchID(id), phase: .began, location: Point(x: 10, y: 10), timestamp: 1)]
  }

  @Test func `children that lie inside each other drop the touch, and are reported`() {
    let (a, b) = (Node(), Node())
    a.children = [b]
    b.children = [a]
    b.parent = a
    let (dispatcher, reports) = dispatcher(a)
    dispatcher.send(began())
    #expect((a.began + b.began, reports().contains(.cyclicTree)) == (0, true))
    b.children = []
  }

  @Test func `a root that lies inside itself drops the touch, and is reported`() {
    let (a, b) = (Node(), Node())
    a.parent = b
    b.parent = a
    let (dispatcher, reports) = dispatcher(a)
    dispatcher.send(began())
    #expect((a.began, reports()) == (0, [.cyclicTree]))
  }

  @Test func `walks up a cycle of nodes end`() {
    let (a, b) = (Node(), Node())
    a.parent = b
    b.parent = a
    _ = a.rootNode
    _ = a.nodePlacementOnScreen
    #expect(!a.isInside(Node()) && a.isInside(b) && HitTesting.node(at: Point(x: 1, y: 1), in: a) === a)
  }

  private final class Ring: Responder {
    var asked = 0
    var nextResponder: (any TouchResponder)? { self }
    var nextInChain: (any Responder)? { self }
    func canPerformAction(_ action: ActionName, withSender sender: AnyObject?) -> Bool {
      asked += 1
      return false
    }
  }

  @Test func `a search of a responder that is its own next ends after 250,000 steps`() {
    let ring = Ring()

    #expect(ring.target(forAction: "paste", withSender: nil) == nil)

    // The one that is asked first is no step.
    #expect(ring.asked == 250_001)
  }

  @Test func `a chain that is a cycle has no focus`() {
    let (a, b) = (Link(), Link())
    a.other = b
    b.other = a
    #expect(!a.becomeFirstResponder() && !a.isFirstResponder && !a.resignFirstResponder())
  }

  @Test func `the focus of a chain of 100,000 responders is that of its last`() {
    final class End: ResponderObject, FocusHost {
      var firstResponder: (any Responder)?
      func makeFirstResponder(_ responder: any Responder) -> Bool {
        firstResponder = responder
        return true
      }
      func resignFirstResponder(_ responder: any Responder) -> Bool { false }
      override var focusHost: (any FocusHost)? { self }
    }
    final class Step: ResponderObject {
      weak var after: ResponderObject?
      override var next: (any Responder)? { after }
    }
    let end = End()
    var steps: [ResponderObject] = [end]
    for _ in 0..<100_000 {
      let step = Step()
      step.after = steps.last
      steps.append(step)
    }
    let last = steps[steps.count - 1]
    #expect(last.becomeFirstResponder() && last.isFirstResponder)
  }

  @Test(arguments: [true, false])
  func `views that must be asked may lie as deep as they like`(hasEvent: Bool) {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    var reports: [Diagnostic] = []
    window.context.diagnostics = { reports.append($0) }
    var views: [View] = []
    for _ in 0..<6_000 { views.append(Plain(frame: window.bounds)) }
    for (outer, inner) in zip(views, views.dropFirst()).reversed() { outer.addSubview(inner) }
    window.addSubview(views[0])

    if hasEvent {
      window.send(began())
    } else {
      #expect(window.hitTest(Point(x: 10, y: 10), with: nil) === views[999])
    }
    #expect(reports.first == .hitTestTooDeep)
    window.cancelAllTouches(at: 2)
  }
}
