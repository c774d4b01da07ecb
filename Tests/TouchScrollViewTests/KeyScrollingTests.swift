import Testing
import TouchScroll
import TouchWindows

/// Arrow keys, page up and down, home and end (XS-6).
@Suite struct KeyScrollingTests {
  private let scroll = KeyScroll(frame: Rect(x: 50, y: 100, width: 300, height: 400))
  private let field = Focusable(frame: Rect(x: 0, y: 0, width: 100, height: 40))
  private let stage: ScrollStage

  init() {
    scroll.contentSize = Size(width: 300, height: 2000)
    scroll.addSubview(field)
    stage = ScrollStage(scroll)
    scroll.becomeFirstResponder()
  }

  private func press(_ type: Press.PressType, _ t: Double) {
    stage.window.sendPress(type, .began, at: t)
    stage.window.sendPress(type, .ended, at: t + 0.05)
    stage.window.advance(to: t + 0.5)
  }

  private func key(_ usage: KeyboardHIDUsage, _ t: Double) {
    stage.window.sendKey(Key(usage), .began, at: t)
    stage.window.sendKey(Key(usage), .ended, at: t + 0.05)
    stage.window.advance(to: t + 0.5)
  }

  /// Puts the scroll view into a view that writes down the presses forwarded to it.
  private func surround() -> PressCounter {
    let parent = PressCounter(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    scroll.removeFromSuperview()
    parent.addSubview(scroll)
    stage.window.addSubview(parent)
    return parent
  }

  @Test func `arrow and page keys scroll the first responder`() {
    var offsets: [Double] = []
    for (index, type) in [Press.PressType.downArrow, .pageDown, .pageUp, .upArrow].enumerated() {
      press(type, Double(index))
      offsets.append(scroll.contentOffset.y)
    }
    #expect(offsets == [40, 400, 40, 0])
  }

  @Test func `the keys of a keyboard scroll likewise, home and end to the edges`() {
    var offsets: [Double] = []
    for (index, usage) in [
      KeyboardHIDUsage.keyboardDownArrow, .keyboardPageDown, .keyboardEnd, .keyboardUpArrow, .keyboardHome,
    ].enumerated() {
      key(usage, Double(index))
      offsets.append(scroll.contentOffset.y)
    }
    #expect(offsets == [40, 400, 1600, 1560, 0])
  }

  @Test func `keys of what is focused in the content scroll nothing, and are forwarded with their ends`() {
    let parent = surround()
    field.becomeFirstResponder()

    press(.downArrow, 0)

    #expect((parent.lines, scroll.contentOffset.y) == (["began", "ended"], 0))
  }

  @Test func `keys that scroll nothing are forwarded, with their ends`() {
    let parent = surround()
    scroll.becomeFirstResponder()

    press(.upArrow, 0)
    press(.select, 1)
    press(.downArrow, 2)

    #expect(parent.lines == ["began", "ended", "began", "ended"])
  }

  @Test func `a repeated key continues from where the last one leads`() {
    for time in [0, 0.1] {
      stage.window.sendPress(.downArrow, .began, at: time)
      stage.window.sendPress(.downArrow, .ended, at: time + 0.05)
    }
    stage.window.advance(to: 1)

    #expect(scroll.contentOffset.y == 80)
  }

  @Test func `keys scroll unless that is off, which it is not by default`() {
    let usual = scroll.allowsKeyboardScrolling
    scroll.allowsKeyboardScrolling = false
    press(.downArrow, 0)
    let refused = scroll.contentOffset.y
    scroll.allowsKeyboardScrolling = true
    press(.downArrow, 1)

    #expect((usual, refused, scroll.contentOffset.y) == (true, 0, 40))
  }
}

private final class KeyScroll: ScrollView {
  override var canBecomeFirstResponder: Bool { true }
}

private final class Focusable: View {
  override var canBecomeFirstResponder: Bool { true }
}

private final class PressCounter: View {
  var lines: [String] = []
  override func pressesBegan(_ presses: [Press], with event: PressesEvent?) { lines.append("began") }
  override func pressesEnded(_ presses: [Press], with event: PressesEvent?) { lines.append("ended") }
}
