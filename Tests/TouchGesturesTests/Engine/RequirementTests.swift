import Testing
import TouchCore
import TouchGestures
import TouchTestSupport
import TouchTesting

@Suite struct RequirementTests {
  private let stage = Stage()

  @Test func `a held recognizer stays possible, acts not, and excludes nobody (GF-4)`() {
    let awaited = stage.add("awaited")
    let other = stage.add("other")
    let held = stage.add("held")
    held.require(toFail: awaited)
    held.onBegan = { $0.state = .began }
    stage.driver.down(at: stage.here)
    #expect(held.state == .possible && held.isWaitingForFailure)
    other.state = .began
    #expect(stage.text == "view began 1, [other began], view cancelled 1")
  }

  @Test func `a held recognizer begins when the awaited one fails (GF-5)`() {
    let awaited = stage.add("awaited")
    let held = stage.add("held")
    held.require(toFail: awaited)
    held.onBegan = { $0.state = .began }
    stage.driver.down(at: stage.here)
    awaited.state = .failed
    #expect(stage.text == "view began 1, [held began], view cancelled 1")
  }

  @Test func `a held recognizer fails when the awaited one is recognized (GF-1)`() {
    let awaited = stage.add("awaited")
    let held = stage.add("held")
    held.require(toFail: awaited)
    held.onBegan = { $0.state = .began }
    stage.driver.down(at: stage.here)
    awaited.state = .ended
    #expect(stage.text == "view began 1, [awaited ended], view cancelled 1")
  }

  @Test func `a held continuous recognizer whose finger lifts begins and ends in one event (R-4)`() {
    let awaited = stage.add("awaited")
    awaited.onEnded = { _ in }
    let held = stage.add("held")
    held.require(toFail: awaited)
    held.onBegan = { $0.state = .began }
    held.onEnded = { $0.state = .ended }
    stage.driver.tap(at: stage.here)
    awaited.state = .failed
    #expect(stage.text == "view began 1, [held began], [held ended], view cancelled 1")
  }

  @Test func `a held discrete recognizer takes no new finger (R-3)`() {
    let awaited = stage.add("awaited")
    awaited.onEnded = { _ in }
    let held = stage.add("held")
    held.require(toFail: awaited)
    held.onBegan = { $0.state = .ended }
    stage.driver.down(1, at: stage.here)
    stage.driver.down(2, at: stage.here)
    #expect(held.numberOfTouches == 1)
  }

  @Test func `a system cancel fails a held recognizer (R-3)`() {
    let awaited = stage.add("awaited")
    awaited.onCancelled = { _ in }
    let held = stage.add("held")
    held.require(toFail: awaited)
    held.onBegan = { $0.state = .ended }
    stage.driver.down(at: stage.here)
    stage.driver.cancel()
    awaited.state = .failed
    #expect(stage.text == "view began 1, view cancelled 1")
  }

  @Test func `a chain of requirements is released one by one (GF-8)`() {
    let first = stage.add("first")
    let second = stage.add("second")
    let third = stage.add("third")
    second.require(toFail: first)
    third.require(toFail: second)
    for stub in [second, third] { stub.onBegan = { $0.state = .ended } }
    stage.driver.down(at: stage.here)
    first.state = .ended
    #expect(stage.text == "view began 1, [first ended], view cancelled 1")
  }

  @Test func `a recognizer that takes no part does not block (GF-6)`() {
    let absent = Stub("absent")
    let disabled = stage.add("disabled")
    disabled.isEnabled = false
    let free = stage.add("free")
    free.require(toFail: absent)
    free.require(toFail: disabled)
    free.onBegan = { $0.state = .ended }
    stage.driver.down(at: stage.here)
    #expect(stage.text == "[free ended]")
  }

  @Test func `the members of a circle fail together when their touches are up, and it is told (GF-9)`() {
    let one = stage.add("one")
    let two = stage.add("two")
    one.require(toFail: two)
    two.require(toFail: one)
    for stub in [one, two] {
      stub.onBegan = { $0.state = .ended }
      stub.onEnded = { _ in }
    }
    stage.driver.tap(at: stage.here)
    #expect(stage.text == "view began 1, view ended 1")
    #expect(stage.diagnostics == [.requirementCycle])
    #expect(one.resets == 1 && two.resets == 1)
  }

  @Test func `one that waits for a circle is released by it (R-42)`() {
    let one = stage.add("one")
    let two = stage.add("two")
    let outside = stage.add("outside")
    one.require(toFail: two)
    two.require(toFail: one)
    outside.require(toFail: one)
    for stub in [one, two, outside] {
      stub.onBegan = { $0.state = .ended }
      stub.onEnded = { _ in }
    }
    stage.driver.tap(at: stage.here)
    #expect(stage.text == "view began 1, [outside ended], view cancelled 1")
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

  @Test func `after the awaited one failed others may still prevent (GF-10)`() {
    let awaited = stage.add("awaited")
    let held = stage.add("held")
    let active = stage.add("active")
    held.require(toFail: awaited)
    held.isPreventable = false
    active.prevents = false
    held.onBegan = { $0.state = .began }
    active.onMoved = { $0.state = .began }
    stage.driver.down(at: stage.here)
    stage.driver.move(to: stage.here)
    held.isPreventable = true
    active.prevents = true
    awaited.state = .failed
    #expect(held.state == .failed)
    #expect(stage.text == "view began 1, [active began], view cancelled 1")
  }
}
