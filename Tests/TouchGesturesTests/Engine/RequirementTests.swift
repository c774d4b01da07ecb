import Testing
import TouchGestures
import TouchTestSupport
import TouchTesting
import TouchViews

@Suite struct RequirementTests {
  private let stage = Stage()

  private func awaited(_ name: String = "awaited") -> Stub {
    let awaited = stage.add(name)
    awaited.onEnded = { _ in }
    return awaited
  }

  private func held(_ name: String = "held", by awaited: GestureRecognizer, asks state: GestureState) -> Stub {
    let held = stage.add(name)
    held.require(toFail: awaited)
    held.onBegan = { $0.state = state }
    return held
  }

  @Test func `a held recognizer shows its state, acts not, and excludes nobody (GF-4)`() {
    let awaited = awaited()
    let other = stage.add("other")
    let held = held(by: awaited, asks: .began)

    stage.driver.down(at: stage.here)
    #expect(held.state == .began && held.isWaitingForFailure)
    other.state = .began

    #expect((held.state, stage.text) == (.possible, "view began 1, [other began], view cancelled 1"))
  }

  @Test func `a held recognizer begins when the awaited one fails (GF-5)`() {
    let awaited = awaited()
    _ = held(by: awaited, asks: .began)

    stage.driver.down(at: stage.here)
    awaited.state = .failed

    #expect(stage.text == "view began 1, [held began], view cancelled 1")
  }

  @Test func `a held recognizer is notified when its requirements are resolved, before its action (GF-5)`() {
    final class Waiting: GestureRecognizer {
      var told: [String] = []
      override func touchesBegan(_ touches: [Touch], with event: TouchEvent) { state = .began }
      override func failureRequirementsResolved() { told.append("waiting ended") }
    }
    let awaited = awaited()
    let waiting = Waiting()
    waiting.require(toFail: awaited)
    waiting.addAction { $0.told.append("\($0.state)") }
    stage.view.addGestureRecognizer(waiting)

    stage.driver.down(at: stage.here)
    awaited.state = .failed

    #expect(waiting.told == ["waiting ended", "began"])
  }

  @Test func `a held recognizer fails when the awaited one is recognized (GF-1)`() {
    let awaited = awaited()
    _ = held(by: awaited, asks: .began)

    stage.driver.down(at: stage.here)
    awaited.state = .ended

    #expect(stage.text == "view began 1, [awaited ended], view cancelled 1")
  }

  @Test func `a held continuous recognizer whose finger lifts begins and ends when it is released (R-4)`() {
    let awaited = awaited()
    _ = held(by: awaited, asks: .began)

    stage.driver.tap(at: stage.here)
    awaited.state = .failed

    #expect(stage.text == "view began 1, [held began], [held ended], view cancelled 1")
  }

  @Test func `one that is cancelled while it is held never acts (R-4)`() {
    let awaited = awaited()
    let held = held(by: awaited, asks: .began)

    stage.driver.down(at: stage.here)
    held.state = .cancelled
    awaited.state = .failed
    stage.driver.up()

    #expect(stage.text == "view began 1, view ended 1")
  }

  @Test func `one that is held in ended takes no new finger (R-3)`() {
    stage.view.isMultipleTouchEnabled = true
    let awaited = awaited()
    let held = held(by: awaited, asks: .ended)

    stage.driver.down(1, at: stage.here)
    stage.driver.down(2, at: stage.here)

    #expect(held.numberOfTouches == 1)
  }

  @Test func `a chain of requirements leaves exactly one (GF-8)`() {
    let first = awaited("first")
    let second = held("second", by: first, asks: .ended)
    _ = held("third", by: second, asks: .ended)

    stage.driver.down(at: stage.here)
    first.state = .ended

    #expect(stage.text == "view began 1, [first ended], view cancelled 1")
  }

  @Test func `a recognizer that takes no part does not block (GF-6)`() {
    let absent = Stub("absent")
    let disabled = stage.add("disabled")
    disabled.isEnabled = false
    let free = held("free", by: absent, asks: .ended)
    free.require(toFail: disabled)

    stage.driver.down(at: stage.here)

    #expect(stage.text == "[free ended]")
  }

  @Test func `one that cannot be required to fail is not waited for`() {
    final class Hovering: GestureRecognizer {
      override func canBeRequiredToFail(by otherGestureRecognizer: GestureRecognizer) -> Bool { false }
    }
    let hovering = Hovering()
    stage.view.addGestureRecognizer(hovering)
    _ = held("free", by: hovering, asks: .ended)

    stage.driver.down(at: stage.here)

    #expect(stage.text == "[free ended]")
  }

  @Test func `of two that wait for each other the later one goes through (GF-9)`() {
    let one = stage.add("one")
    let two = stage.add("two")
    one.require(toFail: two)
    two.require(toFail: one)
    for stub in [one, two] { stub.onBegan = { $0.state = .ended } }

    stage.driver.tap(at: stage.here)

    // The one that was added last is examined first and has to wait.
    #expect((stage.text, one.resets, two.resets) == ("[one ended]", 1, 1))
  }

  @Test func `the waiting one of a cycle is released when the other fails (GF-9)`() {
    let one = stage.add("one")
    let two = stage.add("two")
    one.require(toFail: two)
    two.require(toFail: one)
    two.onBegan = { $0.state = .ended }
    one.onBegan = { $0.state = .failed }

    stage.driver.down(at: stage.here)

    #expect(stage.text == "[two ended]")
  }

  @Test func `a requirement of oneself does nothing (GF-9)`() {
    let stub = stage.add("stub")
    stub.require(toFail: stub)
    stub.onBegan = { $0.state = .ended }

    stage.driver.down(at: stage.here)

    #expect(stage.text == "[stub ended]")
  }

  @Test func `a requirement ends with the life of the awaited recognizer`() {
    let stub = stage.add("stub")
    do { stub.require(toFail: Stub("brief")) }
    stub.onBegan = { $0.state = .ended }

    stage.driver.down(at: stage.here)

    #expect(stage.text == "[stub ended]")
  }

  @Test func `after the awaited one failed others may still prevent (GF-10, GX-9)`() {
    let awaited = awaited()
    let held = stage.add("held")
    let active = stage.add("active")
    held.require(toFail: awaited)
    held.isPreventable = false
    held.onBegan = { $0.state = .began }
    active.onMoved = { $0.state = .began }
    active.prevents = false

    stage.driver.down(at: stage.here)
    stage.driver.move(to: Point(x: 160, y: 150))
    held.isPreventable = true
    active.prevents = true
    awaited.state = .failed

    #expect(stage.text == "view began 1, [active began], view cancelled 1")
  }

  @Test func `one that waits acts when the awaited one is switched off (GR-11)`() {
    let awaited = awaited()
    _ = held(by: awaited, asks: .ended)

    stage.driver.down(at: stage.here)
    awaited.isEnabled = false

    #expect(stage.text == "view began 1, [held ended], view cancelled 1")
  }
}
