import Testing
import TouchCore
import TouchGestures
import TouchTestSupport
import TouchTesting

/// One row of the table: what a recognizer is, what it asks for, what it becomes.
struct Transition: Sendable, CustomTestStringConvertible {
  let from: GestureState
  let asked: GestureState
  let becomes: GestureState?
  var testDescription: String { "\(from) asks for \(asked)" }
}

@Suite struct StateTableTests {
  static let legal: [Transition] = [
    Transition(from: .possible, asked: .began, becomes: .began),
    Transition(from: .possible, asked: .ended, becomes: .ended),
    Transition(from: .possible, asked: .failed, becomes: .failed),
    Transition(from: .possible, asked: .cancelled, becomes: .failed),
    Transition(from: .began, asked: .changed, becomes: .changed),
    Transition(from: .began, asked: .ended, becomes: .ended),
    Transition(from: .began, asked: .cancelled, becomes: .cancelled),
    Transition(from: .began, asked: .failed, becomes: .cancelled),
    Transition(from: .changed, asked: .changed, becomes: .changed),
    Transition(from: .changed, asked: .ended, becomes: .ended),
    Transition(from: .changed, asked: .cancelled, becomes: .cancelled),
    Transition(from: .changed, asked: .failed, becomes: .cancelled),
  ]
  static let illegal: [Transition] = [
    Transition(from: .possible, asked: .changed, becomes: nil),
    Transition(from: .began, asked: .possible, becomes: nil),
    Transition(from: .began, asked: .began, becomes: nil),
    Transition(from: .changed, asked: .possible, becomes: nil),
    Transition(from: .changed, asked: .began, becomes: nil),
  ]

  /// Brings a stub to a state and lets it ask for another; answers the changes that followed.
  private func changes(of transition: Transition, on stage: Stage) -> [String] {
    let stub = stage.add("stub")
    stub.onBegan = { if transition.from != .possible { $0.state = .began } }
    stage.driver.down(at: stage.here)
    if transition.from == .changed {
      stub.onMoved = { $0.state = .changed }
      stage.driver.move(to: stage.here)
    }
    stage.trace.clear()
    stub.onMoved = { $0.state = transition.asked }
    stage.driver.move(to: stage.here)
    return stage.trace.lines
  }

  @Test(arguments: legal)
  func `a request that the table allows is granted (GS-4, GS-6)`(_ transition: Transition) throws {
    let stage = Stage(kinds: .states)
    let becomes = try #require(transition.becomes)
    #expect(changes(of: transition, on: stage) == ["stub \(transition.from)>\(becomes)"])
    #expect(stage.diagnostics == [])
  }

  @Test(arguments: illegal)
  func `a request that the table does not know is ignored and reported (GS-4)`(_ transition: Transition) {
    let stage = Stage(kinds: .states)
    #expect(changes(of: transition, on: stage) == [])
    #expect(stage.diagnostics == [.illegalTransition(from: transition.from, to: transition.asked)])
  }

  @Test func `actions are sent for began, each changed, and the end (GA-1, GS-7)`() {
    let stage = Stage(kinds: .actions)
    let stub = stage.add("stub")
    stub.onBegan = { $0.state = .began }
    stub.onMoved = { $0.state = .changed }
    stage.driver.drag(from: stage.here, to: stage.here, steps: 2)
    #expect(stage.text == "[stub began], [stub changed], [stub changed], [stub ended]")
  }

  @Test func `no action is sent for a failure (GA-1)`() {
    let stage = Stage(kinds: .actions)
    _ = stage.add("stub")
    stage.driver.tap(at: stage.here)
    #expect(stage.text == "")
  }

  @Test func `the state reads as committed while callbacks of an event run (R-58)`() {
    let stage = Stage()
    var seen: [GestureState] = []
    let stub = stage.add("stub")
    stub.onBegan = {
      $0.state = .began
      seen.append($0.state)
    }
    stub.addAction { seen.append($0.state) }
    stage.driver.down(at: stage.here)
    #expect(seen == [.possible, .began])
  }

  @Test func `the last request of a callback counts (R-58)`() {
    let stage = Stage(kinds: .states)
    let stub = stage.add("stub")
    stub.onBegan = {
      $0.state = .began
      $0.state = .ended
    }
    stage.driver.down(at: stage.here)
    #expect(stage.text == "stub possible>ended")
  }

  @Test func `a failure in a callback stays (R-58)`() {
    let stage = Stage(kinds: .states)
    let stub = stage.add("stub")
    stub.onBegan = {
      $0.state = .failed
      $0.state = .began
    }
    stage.driver.down(at: stage.here)
    #expect(stage.text == "stub possible>failed")
  }

  @Test func `an unattached recognizer simply takes the value (GS-10)`() {
    let stub = Stub("stub")
    stub.state = .ended
    #expect(stub.state == .ended)
  }

  @Test func `a request outside of an event is decided at once (GS-10)`() {
    let stage = Stage(kinds: .actions)
    let stub = stage.add("stub")
    stage.driver.down(at: stage.here)
    stub.state = .began
    #expect(stage.text == "[stub began]")
    #expect(stub.state == .began)
  }
}
