import Testing
import TouchTesting
import TouchViews

@Suite struct CheckTouchNodeTests {
  @Test func `a tree of views, turned, scaled and shifted, is sound`() {
    let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    let turned = View(frame: Rect(x: 50, y: 50, width: 100, height: 60))
    turned.transform = AffineTransform(rotationAngle: 0.7).scaledBy(x: 1.5, y: 0.5)
    let shifted = View(frame: Rect(x: 10, y: 10, width: 50, height: 40))
    shifted.bounds.origin = Point(x: 20, y: -5)
    root.addSubview(turned)
    turned.addSubview(shifted)
    let hidden = View(frame: root.bounds)
    hidden.isHidden = true
    root.addSubview(hidden)
    #expect(checkTouchNode(root).map(\.description) == [])
  }

  @Test func `a foreign tree of turned nodes is sound`() {
    let root = ForeignNode(width: 200)
    let child = ForeignNode(width: 50)
    child.nodePlacement = AffineTransform(rotationAngle: 1).translatedBy(x: 80, y: -20)
    root.add(child)
    #expect(checkTouchNode(root).map(\.description) == [])
  }

  @Test func `a child whose parent does not know of it is found (HT-6)`() {
    let root = ForeignNode(width: 200)
    let child = ForeignNode(width: 50)
    child.parent = root
    #expect(rules(checkTouchNode(child)) == ["HT-6"])
  }

  @Test func `a child that names another parent is found (HT-6)`() {
    let root = ForeignNode(width: 200)
    let child = ForeignNode(width: 50)
    root.children.append(child)
    #expect(rules(checkTouchNode(root)).contains("HT-6"))
  }

  @Test func `a child that is listed twice is found (HT-6)`() {
    let root = ForeignNode(width: 200)
    let child = ForeignNode(width: 50)
    root.add(child)
    root.children.append(child)
    #expect(rules(checkTouchNode(root)) == ["HT-6"])
  }

  @Test func `a flattened node is found (HT-8)`() {
    let root = ForeignNode(width: 200)
    let child = ForeignNode(width: 50)
    child.nodePlacement = AffineTransform(scaleX: 1, y: 0)
    root.add(child)
    #expect(rules(checkTouchNode(root)) == ["HT-8"])
  }

  @Test func `a chain of responders without end is found (RC-7)`() {
    let node = CircularNode()
    #expect(rules(checkTouchNode(node)) == ["RC-7"])
  }

  @Test func `a hit test that is not the plain one is found, unless it is meant so (HT-6)`() {
    let root = ForeignNode(width: 200)
    let deaf = DeafNode(width: 100)
    root.add(deaf)
    #expect(rules(checkTouchNode(root)).contains("HT-6") && checkTouchNode(root, overridesHitTest: true).isEmpty)
  }

  @Test func `a hit test that answers differently each time is found (HT-13)`() {
    #expect(rules(checkTouchNode(FickleNode(width: 100))) == ["HT-13"])
  }

  @Test func `a recognizer that was put into the list by hand is found (GC-10)`() {
    let node = ForeignNode(width: 100)
    node.attachedGestureRecognizers = [Bystander()]
    #expect(rules(checkTouchNode(node)) == ["GC-10"])
  }

  @Test func `a method that a protocol's default hides is found`() {
    let locked = LockedNode(width: 100)
    let direct = DirectAnswers(
      touchPolicy: { locked.touchPolicy }, shouldBegin: { locked.gestureRecognizerShouldBegin($0) })
    let findings = checkTouchNode(locked, direct: direct)
    let after = (rules(findings), findings.first?.description.contains("touchPolicy"))
    #expect(after == (["protocol default", "protocol default"], true))
  }

  @Test(arguments: [GestureKind.tap, .pan, .swipe, .longPress, .pinch, .rotation])
  func `a method that is hidden from one kind of recognizer alone is found`(kind: GestureKind) {
    let direct = DirectAnswers(shouldBegin: { $0.traits.kind != kind })
    let view = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    #expect(rules(checkTouchNode(view, direct: direct)) == ["protocol default"])
  }

  @Test func `a view's overrides are not hidden`() {
    let view = LockedView(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    let direct = DirectAnswers(
      touchRefusal: { view.touchRefusal }, contains: { view.point(inside: $0, with: nil) },
      touchPolicy: { view.touchPolicy }, shouldBegin: { view.gestureRecognizerShouldBegin($0) },
      next: { view.next })
    #expect(checkTouchNode(view, direct: direct).map(\.description) == [])
  }

  private func rules(_ findings: [Finding]) -> [String] { findings.map(\.rule) }
}

private final class CircularNode: ForeignNode {
  init() { super.init(width: 10) }
  override var nextResponder: (any TouchResponder)? { self }
}

/// Contains no point although its box does: `nodeContains` was not overridden.
private final class DeafNode: ForeignNode {
  override func hitTestNode(_ point: Point, with payload: AnyObject?) -> HitTestAnswer { .outside }
}

private final class FickleNode: ForeignNode {
  private var count = 0
  override func hitTestNode(_ point: Point, with payload: AnyObject?) -> HitTestAnswer {
    count += 1
    return count % 2 == 0 ? .outside : super.hitTestNode(point, with: payload)
  }
}

/// Declares two methods that ``ForeignNode`` leaves to the protocol, so that they override nothing.
private final class LockedNode: ForeignNode {
  var touchPolicy: TouchPolicy { .exclusive }
  func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool { false }
}

private final class LockedView: View {
  override var touchPolicy: TouchPolicy { .exclusive }
  override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool { false }
  override func point(inside point: Point, with event: TouchEvent?) -> Bool { false }
}
