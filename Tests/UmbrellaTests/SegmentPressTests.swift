import Testing
import Touchstone

/// A segmented control in a window, whose host moves a focus.
@Suite struct SegmentPressTests {
  private let window = Window(
    frame: Rect(x: 0, y: 0, width: 400, height: 400), context: TouchContext(registry: .standard))
  private let segments = SegmentedControl(items: ["one", "two", "three"])
  private let log = Log()

  private final class Log: View {
    var lines: [String] = []
    override func pressesBegan(_ presses: [Press], with event: PressesEvent?) { lines.append("passed on") }
  }

  init() {
    segments.frame = Rect(x: 100, y: 100, width: 200, height: 40)
    log.addSubview(segments)
    window.addSubview(log)
    segments.addAction(for: .valueChanged) { [log] in
      log.lines.append("\(($0 as? SegmentedControl)?.selectedSegmentIndex ?? 9)")
    }
  }

  private func press(_ type: Press.PressType = .select, until end: Press.Phase = .ended) -> [String] {
    segments.becomeFirstResponder()
    window.sendPress(type, .began, at: 1)
    window.sendPress(type, end, at: 1.1)
    return log.lines
  }

  @Test func `a select press picks the focused segment (CT-15)`() {
    segments.focusedSegmentIndex = 2
    #expect(press() == ["2"])
  }

  @Test func `a select press picks no segment that is disabled, and is passed on (CT-15)`() {
    segments.focusedSegmentIndex = 1
    segments.setEnabled(false, forSegmentAt: 1)
    #expect(press() == ["passed on"])
  }

  @Test func `other presses are passed on (CT-15)`() {
    segments.focusedSegmentIndex = 1
    #expect(press(.menu) == ["passed on"])
  }

  @Test func `a press that is cancelled picks nothing (CT-15)`() {
    segments.focusedSegmentIndex = 1
    #expect(press(until: .cancelled) == [])
  }

  @Test func `the focus stays on its segment when another is inserted or removed (CT-15)`() {
    segments.focusedSegmentIndex = 1
    segments.insertSegment(withTitle: "zero", at: 0, animated: false)
    let first = segments.focusedSegmentIndex
    segments.removeSegment(at: 1, animated: false)
    let second = segments.focusedSegmentIndex
    segments.removeSegment(at: 1, animated: false)
    #expect([first, second, segments.focusedSegmentIndex] == [2, 1, SegmentedControl.noSegment])
  }

  @Test func `a momentary control lets go of the segment after 0.2 seconds (CT-15)`() {
    segments.isMomentary = true
    segments.focusedSegmentIndex = 1
    let early = press()
    window.advance(to: 1.31)
    #expect((early, segments.selectedSegmentIndex) == (["1"], SegmentedControl.noSegment))
  }

  @Test func `without a focus the control is no first responder (CT-15)`() {
    #expect(!segments.becomeFirstResponder())
  }
}
