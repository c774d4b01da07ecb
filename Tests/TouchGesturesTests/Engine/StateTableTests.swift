import Testing
import TouchGestures
import TouchTestSupport
import TouchTesting

/// One field of the table: what a recognizer is, what it is assigned, what it becomes.
struct Transition: Sendable, CustomTestStringConvertible {
  let from: GestureState
  let assigned: GestureState
  let becomes: GestureState?
  var testDescription: String { "\(from) is assigned \(assigned)" }
}

@Suite struct StateTableTests {
  private static let states: [GestureState] = [.possible, .began, .changed, .ended, .cancelled, .failed]
  private static let rows: [(from: GestureState, becomes: [GestureState?])] = [
    (.possible, [nil, .began, .began, .ended, .failed, .failed]),
    (.began, [nil, .changed, .changed, .ended, .cancelled, .cancelled]),
    (.changed, [.changed, .changed, .changed, .ended, .cancelled, .cancelled]),
    (.ended, [nil, nil, nil, nil, nil, nil]),
    (.cancelled, [nil, nil, nil, nil, nil, nil]),
    (.failed, [nil, nil, nil, nil, nil, nil]),
  ]
  static let all: [Transition] = rows.flatMap { row in
    zip(states, row.becomes).map { Transition(from: row.from, assigned: $0, becomes: $1) }
  }

  @Test(arguments: all)
  func `each assignment is coerced as the table says (GS-4)`(_ transition: Transition) {
    #expect(StateTable.target(from: transition.from, assigning: transition.assigned) == transition.becomes)
  }

  @Test func `an assignment is readable at once, in an event too (GS-10)`() {
    let stage = Stage()
    var seen: [GestureState] = []
    let stub = stage.add("stub")
    stub.onBegan = {
      $0.state = .changed
      seen.append($0.state)
    }

    stage.driver.down(at: stage.here)

    #expect(seen == [.began])
  }

  @Test func `actions are sent for began, each event after it, and the end (GA-1, GS-7)`() {
    let stage = Stage(kinds: .actions)
    let stub = stage.add("stub")
    stub.onBegan = { $0.state = .began }

    stage.driver.drag(from: stage.here, to: Point(x: 170, y: 150), steps: 2)

    #expect(stage.text == "[stub began], [stub changed], [stub changed], [stub ended]")
  }

  @Test func `assigning changed twice in one event sends one action (GS-7)`() {
    let stage = Stage(kinds: .actions)
    let stub = stage.add("stub")
    stub.onBegan = { $0.state = .began }
    stub.onMoved = {
      $0.state = .changed
      $0.state = .changed
    }

    stage.driver.down(at: stage.here)
    stage.driver.move(to: Point(x: 160, y: 150))

    #expect(stage.text == "[stub began], [stub changed]")
  }

  @Test func `no action is sent for a failure (GA-1)`() {
    let stage = Stage(kinds: .actions)
    _ = stage.add("stub")

    stage.driver.tap(at: stage.here)

    #expect(stage.text == "")
  }

  @Test func `began and ended in one event are two actions, each with its state (GA-1)`() {
    let stage = Stage()
    var seen: [GestureState] = []
    let stub = stage.add("stub")
    stub.addAction { seen.append($0.state) }
    stub.onBegan = {
      $0.state = .began
      $0.state = .ended
    }

    stage.driver.down(at: stage.here)

    #expect(seen == [.began, .ended])
  }

  @Test func `one that cancels itself right after it began never acts (GA-1, GS-4)`() {
    let stage = Stage(kinds: .actions)
    let stub = stage.add("stub")
    stub.onBegan = {
      $0.state = .began
      if $0.state == .began { $0.state = .cancelled }
    }

    stage.driver.down(at: stage.here)

    #expect((stage.text, stub.resets) == ("", 1))
  }

  @Test func `a failure in a callback stays (GS-4)`() {
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

  @Test func `an assignment outside an event is decided before it returns (GS-12)`() {
    let stage = Stage(kinds: .actions)
    let stub = stage.add("stub")
    stage.driver.down(at: stage.here)

    stub.state = .began

    #expect((stage.text, stub.state) == ("[stub began]", .began))
  }
}
