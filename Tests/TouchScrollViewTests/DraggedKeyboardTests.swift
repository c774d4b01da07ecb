import Testing
import TouchScroll
import TouchTestSupport
import TouchViews

/// A keyboard that a drag takes along (KD-2 to KD-4).
@Suite struct DraggedKeyboardTests {
  let scroll = makeScrollView(content: (400, 2000), frame: Rect(x: 0, y: 0, width: 400, height: 800))
  private let field = KeyboardField(frame: .zero)
  let stage: ScrollStage

  init() {
    scroll.contentOffset = Point(x: 0, y: 500)
    scroll.keyboardDismissMode = .interactive
    stage = ScrollStage(scroll, field)
    stage.log.showsOffsets = false
    stage.context.settings.keyboardFrame = Rect(x: 0, y: 500, width: 400, height: 300)
    field.becomeFirstResponder()
  }

  /// Moves 50 ms apart, from 300 on, and a lift there unless it is left out.
  private func drag(_ places: Double..., lift: Bool = true, from y: Double = 300) -> [String] {
    stage.began(0, 200, y)
    for (index, place) in places.enumerated() { stage.moved(0.05 * Double(index + 1), 200, place) }
    if lift { stage.ended(0.05 * Double(places.count) + 0.01, 200, places.last ?? y) }
    return stage.lines.filter { $0.contains("keyboard") }.map { String($0.dropFirst(6)) }
  }

  @Test func `below its edge the keyboard follows the finger, and goes with the lift (KD-2, KD-3)`() {
    #expect(drag(400, 500, 540, 580) == ["scroll keyboard 540", "scroll keyboard 580", "scroll keyboard gone"])
    #expect(!field.isFirstResponder && stage.context.draggedKeyboardTop == nil)
  }

  @Test func `a finger that begins exactly at its edge is above it (KD-2)`() {
    #expect(drag(540, 580, from: 500) == ["scroll keyboard 540", "scroll keyboard 580", "scroll keyboard gone"])
  }

  @Test func `when the lowest finger lifts, the keyboard is with the next one (KD-2, KD-3)`() {
    _ = drag(400, lift: false)
    stage.began(0.1, 100, 400, id: 2)
    stage.moved(0.15, 100, 560, id: 2)
    stage.ended(0.2, 100, 560, id: 2)
    let top = stage.context.draggedKeyboardTop
    stage.ended(0.25, 200, 400)

    #expect(top == 500 && field.isFirstResponder)
  }

  @Test func `its place is the context's while it follows (KD-2)`() {
    _ = drag(400, 540, lift: false)

    #expect(stage.context.draggedKeyboardTop == 540 && field.isFirstResponder)
    #expect(scroll.contentOffset.y == 270)
  }

  @Test func `a finger that goes up brings it back, and nobody resigns (KD-3)`() {
    #expect(
      drag(400, 580, 570, 560) == [
        "scroll keyboard 580", "scroll keyboard 570", "scroll keyboard 560", "scroll keyboard back",
      ])
    #expect(field.isFirstResponder)
  }

  @Test func `up to the return speed it goes all the same (KD-3)`() {
    stage.context.scrollSettings.keyboardReturnSpeed = 200

    #expect(drag(400, 580, 570, 560).last == "scroll keyboard gone")
  }

  @Test func `down over the edge and up over it again ends as if nothing had been (KD-3)`() {
    #expect(drag(400, 540, 480) == ["scroll keyboard 540", "scroll keyboard 500"])
    #expect(field.isFirstResponder)
  }

  @Test func `a first responder that refuses brings it back (KD-3)`() {
    field.resigns = false

    #expect(drag(400, 540, 580).last == "scroll keyboard back")
  }

  @Test func `a drag that begins on the keyboard leaves it alone (KD-2)`() {
    #expect(drag(580, 640, from: 520) == [])
  }

  @Test func `with what is attached to it its edge is that one's (KD-2)`() {
    scroll.keyboardDismissMode = .interactiveWithAccessory
    stage.context.scrollSettings.keyboardAccessoryHeight = 44

    #expect(drag(400, 470, lift: false) == ["scroll keyboard 470"])
  }

  @Test func `the lowest finger counts (KD-2)`() {
    _ = drag(400, 480, lift: false)
    stage.began(0.2, 300, 450, id: 2)
    stage.send(0.25, .moved, [(id: 1, x: 200, y: 490), (id: 2, x: 300, y: 530)])

    #expect(stage.context.draggedKeyboardTop == 530)
  }

  @Test(arguments: [true, false]) func `a drag that is broken off brings it back (KD-4)`(_ isOfTheSystem: Bool) {
    _ = drag(400, 580, lift: false)
    if isOfTheSystem { stage.cancelAll(0.2) } else { scroll.isScrollEnabled = false }

    #expect(stage.lines.contains { $0.hasSuffix("keyboard back") } && field.isFirstResponder)
    #expect(stage.context.draggedKeyboardTop == nil)
  }

  @Test func `a scroll view that leaves its window brings it back (KD-4)`() {
    _ = drag(400, 580, lift: false)
    scroll.removeFromSuperview()

    #expect(stage.context.draggedKeyboardTop == nil && field.isFirstResponder)
  }

  @Test func `while it follows, nothing scrolls to the top (KD-5)`() {
    _ = drag(400, 580, lift: false)

    #expect(!ScrollView.scrollToTop(in: stage.window) && scroll.isDragging)
  }

  @Test(arguments: [ScrollView.KeyboardDismissMode.onDrag, .onDragWithAccessory])
  func `on a drag the first responder resigns as it begins (KD-1)`(_ mode: ScrollView.KeyboardDismissMode) {
    scroll.keyboardDismissMode = mode
    stage.began(0, 200, 300)
    let landed = field.isFirstResponder
    stage.moved(0.05, 200, 320)

    #expect(landed && !field.isFirstResponder)
  }

  @Test func `without a first responder there is no keyboard to take along`() {
    field.resignFirstResponder()

    #expect(drag(400, 540, 580) == [])
  }
}

private final class KeyboardField: View {
  var resigns = true
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { resigns }
}
