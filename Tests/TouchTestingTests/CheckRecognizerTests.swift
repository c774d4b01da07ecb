import Testing
import TouchGestures
import TouchPan
import TouchTap
import TouchTestSupport
import TouchTesting
import TouchViews

@Suite struct CheckRecognizerTests {
  private func check(_ make: () -> any GestureRecognizing) -> [String] {
    var rules: [String] = []
    for finding in checkRecognizer(make: make)
    where !rules.contains(finding.rule) {
      rules.append(finding.rule)
    }
    return rules
  }

  @Test func `a tap is sound`() { #expect(check { TapGestureRecognizer() } == []) }

  @Test func `a pan is sound`() { #expect(check { PanGestureRecognizer() } == []) }

  @Test func `a request that the table does not allow is coerced, and no fault (GS-4)`() {
    final class Jumping: GestureRecognizer {
      override func touchesMoved(_ touches: [Touch], with event: TouchEvent) { state = .changed }
      override func touchesEnded(_ touches: [Touch], with event: TouchEvent) { state = .failed }
      override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) { state = .failed }
    }
    #expect(check { Jumping() } == [])
  }

  @Test func `a discrete recognizer that acts twice is found (GA-6)`() {
    final class Stuttering: GestureRecognizer {
      override var traits: GestureTraits { GestureTraits(kind: "stutter") }
      override func touchesBegan(_ touches: [Touch], with event: TouchEvent) { state = .began }
      override func touchesEnded(_ touches: [Touch], with event: TouchEvent) { state = .ended }
      override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) { state = .cancelled }
    }
    #expect(check { Stuttering() }.contains("GA-6"))
  }

  @Test func `a recognizer that stays active when the fingers are gone is found (GR-1)`() {
    final class Clinging: GestureRecognizer {
      override func touchesBegan(_ touches: [Touch], with event: TouchEvent) { state = .began }
    }
    #expect(check { Clinging() }.contains("GR-1"))
  }

  @Test func `one fault is found once, by the first situation that shows it`() {
    final class Clinging: GestureRecognizer {
      override func touchesBegan(_ touches: [Touch], with event: TouchEvent) { state = .began }
    }
    let findings = checkRecognizer { Clinging() }
    #expect((findings.count, findings.first?.subject.hasPrefix("the recognizer, a tap (and ")) == (1, true))
  }

  @Test func `a recognizer that never decides keeps the end of touches from their view (GR-3)`() {
    final class Undecided: GestureRecognizer {}
    #expect(check { Undecided() }.contains("RF-3"))
  }

  @Test func `a recognizer that remembers an earlier attempt is found (GR-1)`() {
    final class Counting: GestureRecognizer {
      var count = 0
      override func touchesBegan(_ touches: [Touch], with event: TouchEvent) { count += 1 }
      override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {
        state = count % 2 == 0 ? .ended : .failed
      }
      override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) { state = .failed }
    }
    #expect(check { Counting() }.contains("GR-1"))
  }

  @Test func `a deadline that is renewed for ever is found (R-5)`() {
    final class Ticking: GestureRecognizer {
      override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
        scheduleDeadline(at: event.timestamp + 1)
      }
      override func deadlineReached(_ tag: Int, at time: Timestamp) { scheduleDeadline(at: time + 1) }
    }
    #expect(check { Ticking() }.contains("R-5"))
  }

  @Test func `a recognizer that is no subclass takes no part and is found (GC-1)`() {
    #expect(check { Bystander() } == ["GC-11"])
  }

  @Test func `the host's sink and hook are put back, and received the check too`() {
    let stage = Stage(kinds: .actions)
    let tap = TapGestureRecognizer()
    stage.view.addGestureRecognizer(tap)
    #expect(
      checkRecognizer(tap, host: stage.driver.host).isEmpty && stage.driver.host.context.trace === stage.trace
        && stage.trace.lines.contains("[tap]"))
  }

  @Test func `the recognizer's place among those of its node is put back, too (R-1)`() {
    final class Noting: GestureRecognizer {
      var note: () -> Void = {}
      override func touchesBegan(_ touches: [Touch], with event: TouchEvent) { note() }
      override func touchesEnded(_ touches: [Touch], with event: TouchEvent) { state = .failed }
      override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) { state = .failed }
    }
    let stage = Stage(kinds: .actions)
    let (first, second) = (Noting(), Noting())
    stage.view.addGestureRecognizer(first)
    stage.view.addGestureRecognizer(second)

    _ = checkRecognizer(first, host: stage.driver.host)
    var order: [String] = []
    first.note = { order.append("first") }
    second.note = { order.append("second") }
    stage.driver.down(at: Point(x: stage.view.frame.midX, y: stage.view.frame.midY))

    #expect(order == ["second", "first"])
  }
}
