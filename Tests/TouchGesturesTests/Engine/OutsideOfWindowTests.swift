import Testing
import TouchGestures
import TouchTestSupport
import TouchTesting
import TouchViews

/// States that a program assigns to recognizers whose views are in no window.
@Suite struct OutsideOfWindowTests {
  private final class Refusing: View {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: any GestureRecognizing) -> Bool { false }
  }

  /// A recognizer on a view that was never in a window, and the states of its actions.
  private final class Loose {
    let view: View
    let stub = Stub("stub")
    var actions: [GestureState] = []

    init(_ view: View = View(frame: .zero)) {
      self.view = view
      view.addGestureRecognizer(stub)
      stub.addAction { [unowned self] in actions.append($0.state) }
    }
  }

  @Test func `each state of a recognizer whose view has left the tree acts, and the end resets it (GS-10, GS-12)`() {
    let stage = Stage(kinds: .actions)
    let stub = stage.add("stub")
    stage.driver.tap(at: stage.here)
    stage.view.removeFromSuperview()
    let resets = stub.resets

    for state in [GestureState.began, .changed, .ended] { stub.state = state }

    #expect(
      (stage.text, stub.state, stub.resets - resets) == ("[stub began], [stub changed], [stub ended]", .possible, 1))
  }

  @Test func `a recognizer on a view that was in no window acts, too (GS-12)`() {
    let loose = Loose()

    for state in [GestureState.began, .cancelled, .ended, .failed] { loose.stub.state = state }

    #expect((loose.actions, loose.stub.state, loose.stub.resets) == ([.began, .cancelled, .ended], .possible, 3))
  }

  @Test(arguments: [GestureState.ended, .cancelled, .failed])
  func `a final state that is assigned on no view keeps nobody from a reset (GF-6, GS-10)`(state: GestureState) {
    let stage = Stage(kinds: .actions)
    let stub = stage.add("stub")
    stub.onEnded = { $0.state = .ended }
    let loose = Stub("loose")
    stub.require(toFail: loose)
    loose.state = .began
    loose.state = state

    stage.driver.tap(at: stage.here)
    stage.driver.tap(at: stage.here)

    #expect((stage.text, stub.resets) == ("[stub ended], [stub ended]", 2))
  }

  @Test func `its view is asked whether it may begin, although no finger is on it (GS-10, GB-1)`() {
    let loose = Loose(Refusing(frame: .zero))

    loose.stub.state = .began

    #expect((loose.actions, loose.stub.state, loose.stub.resets) == ([], .possible, 1))
  }

  @Test func `an assignment in its own action is an update after that (GS-14)`() {
    let loose = Loose()
    loose.stub.addAction { if $0.state == .began { $0.state = .ended } }

    loose.stub.state = .began

    #expect((loose.actions, loose.stub.state) == ([.began, .ended], .possible))
  }

  @Test func `an assignment inside an event of the tree that it left is decided after the event (GS-14)`() {
    let stage = Stage(kinds: .actions)
    let stub = stage.add("stub")
    let loose = View(frame: .zero)
    stage.root.addSubview(loose)
    let other = Stub("other")
    loose.addGestureRecognizer(other)
    other.state = .failed
    loose.removeFromSuperview()
    stub.onEnded = {
      other.state = .ended
      $0.state = .ended
    }

    stage.driver.tap(at: stage.here)

    #expect((stage.text, other.state, other.resets) == ("[stub ended], [other ended]", .possible, 2))
  }

  @Test func `it fails while one that it requires to fail is active (R-46)`() {
    let (first, second) = (Loose(), Loose())
    second.stub.require(toFail: first.stub)

    first.stub.state = .began
    second.stub.state = .began
    first.stub.state = .ended
    let early = second.actions
    second.stub.state = .began

    #expect((early, second.actions, first.actions) == ([], [.began], [.began, .ended]))
  }

  @Test func `nothing keeps a recognizer that was left in began`() {
    let stage = Stage()
    weak var stub: Stub?
    do {
      let view = View(frame: .zero)
      stage.root.addSubview(view)
      let made = Stub("stub")
      stub = made
      view.addGestureRecognizer(made)
      stage.root.addSubview(stage.view)
      made.state = .failed
      view.removeFromSuperview()
      made.state = .began
    }

    #expect(stub == nil)
  }
}
