import Testing
import TouchGestures
import TouchPlugins
import TouchTestSupport
import TouchTesting
import TouchViews
import Touchstone

@Suite struct DelegateTests {
  private let stage = Stage(kinds: .actions)

  private final class Delegate: GestureRecognizerDelegate {
    var begins = true, receivesEvent = true, receivesTouch = true, shares = false
    var waitsFor: GestureRecognizer?, isAwaitedBy: GestureRecognizer?
    func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { begins }
    func gestureRecognizer(_ g: GestureRecognizer, shouldReceive event: TouchEvent) -> Bool { receivesEvent }
    func gestureRecognizer(_ g: GestureRecognizer, shouldReceive touch: Touch) -> Bool { receivesTouch }
    func gestureRecognizer(
      _ g: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool { shares }
    func gestureRecognizer(_ g: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer) -> Bool {
      other === waitsFor
    }
    func gestureRecognizer(
      _ g: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
    ) -> Bool { other === isAwaitedBy }
  }

  private func beginning(_ name: String) -> Stub {
    let stub = stage.add(name)
    stub.onBegan = { $0.state = .began }
    return stub
  }

  @Test func `a delegate returns false to a beginning (GB-3)`() {
    let delegate = Delegate()
    delegate.begins = false
    beginning("a").delegate = delegate
    stage.driver.down(at: stage.here)
    #expect(stage.text == "")
  }

  @Test func `a delegate keeps an event away (GC-5)`() {
    let delegate = Delegate()
    delegate.receivesEvent = false
    beginning("a").delegate = delegate
    stage.driver.down(at: stage.here)
    #expect(stage.text == "")
  }

  @Test func `a delegate keeps a touch away, for good (GC-5)`() {
    let delegate = Delegate()
    delegate.receivesTouch = false
    let stub = beginning("a")
    stub.onMoved = { $0.state = .began }
    stub.delegate = delegate
    stage.driver.down(at: stage.here)
    delegate.receivesTouch = true
    stage.driver.move(to: Point(x: 160, y: 150))
    #expect(stage.text == "")
  }

  @Test(arguments: [0, 1]) func `one yes of either delegate lets two recognize (GX-4)`(asked: Int) {
    let delegate = Delegate()
    delegate.shares = true
    let stubs = [beginning("a"), beginning("b")]
    stubs[asked].delegate = delegate
    stage.driver.down(at: stage.here)
    #expect(stage.text == "[b began], [a began]")
  }

  @Test func `unless a delegate returns true the one that was added last wins (GX-6)`() {
    _ = beginning("a")
    _ = beginning("b")
    stage.driver.down(at: stage.here)
    #expect(stage.text == "[b began]")
  }

  @Test func `a delegate lets its recognizer wait for another (GF-2)`() {
    let delegate = Delegate()
    let a = stage.add("a")
    let b = beginning("b")
    delegate.waitsFor = a
    b.delegate = delegate
    stage.driver.down(at: stage.here)
    let early = stage.text
    a.state = .failed
    #expect([early, stage.text] == ["", "[b began]"])
  }

  @Test func `a delegate lets another wait for its recognizer (GF-2)`() {
    let delegate = Delegate()
    let a = stage.add("a")
    let b = beginning("b")
    delegate.isAwaitedBy = b
    a.delegate = delegate
    stage.driver.down(at: stage.here)
    let early = stage.text
    a.state = .failed
    #expect([early, stage.text] == ["", "[b began]"])
  }

  @Test func `a delegate is not retained`() {
    let stub = beginning("a")
    do { stub.delegate = Delegate() }
    #expect(stub.delegate == nil)
  }

  @Test func `a view that is the delegate, too, is asked once (GB-3)`() {
    final class Picky: View, GestureRecognizerDelegate {
      var count = 0
      override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool {
        count += 1
        return true
      }
    }
    let picky = Picky(frame: stage.view.bounds)
    stage.view.addSubview(picky)
    beginning("a").delegate = picky
    stage.driver.down(at: stage.here)
    #expect(picky.count == 1)
  }

  @Test func `a gate returns false to a beginning over any node (GB-6)`() {
    final class Gate: GestureGate {
      let name = "gate"
      func gestureRecognizerShouldBegin(
        _ recognizer: any GestureRecognizing, touching nodes: [any TouchNode], answer: Bool
      ) -> Bool { false }
    }
    let stage = Stage(kinds: .actions)
    stage.context.add(Gate())
    stage.add("a").onBegan = { $0.state = .began }
    stage.driver.down(at: stage.here)
    #expect(stage.text == "")
  }

  @Test func `the touched view is not asked when nothing would be taken from it (GB-2)`() {
    final class Closed: View {
      override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool { false }
    }
    stage.view.addSubview(Closed(frame: stage.view.bounds))
    let stub = beginning("a")
    stub.cancelsTouchesInView = false
    stage.driver.down(at: stage.here)
    #expect(stage.text == "[a began]")
  }
}
