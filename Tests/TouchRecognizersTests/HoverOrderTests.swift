import Testing
import TouchEvents
import TouchGestures
import TouchHover
import TouchViews

/// A hover recognizer that notes its calls and the questions of exclusion that it is asked.
private final class NotingHover: HoverGestureRecognizer {
  let own: String
  let note: (String) -> Void

  init(_ name: String, note: @escaping (String) -> Void) {
    own = name
    self.note = note
    super.init(target: nil, action: nil)
  }

  override func hoverEntered(_ pointer: Touch, with event: TouchEvent) {
    note(own + " entered")
    super.hoverEntered(pointer, with: event)
  }
  override func hoverExited(_ pointer: Touch, with event: TouchEvent) {
    note(own + " exited")
    super.hoverExited(pointer, with: event)
  }
  override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool {
    note(own + " asked")
    return super.canPrevent(preventedGestureRecognizer)
  }
}

private final class Notes {
  var lines: [String] = []
}

@Suite struct HoverOrderTests {
  private let notes = Notes()
  private let dispatcher: TouchDispatcher

  init() {
    let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    let back = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let front = View(frame: Rect(x: 100, y: 0, width: 100, height: 100))
    dispatcher = TouchDispatcher(context: TouchContext(), root: root)
    for (view, name) in [(root, "root"), (back, "back"), (front, "front")] {
      if view !== root { root.addSubview(view) }
      view.addGestureRecognizer(NotingHover(name) { [notes] in notes.lines.append($0) })
    }
  }

  @Test func `the recognizer of the front view is called first, whether the pointer enters or leaves it (R-1)`() {
    dispatcher.sendHover(at: Point(x: 50, y: 50), timestamp: 0)
    dispatcher.sendHover(at: Point(x: 150, y: 50), timestamp: 0.1)
    dispatcher.sendHover(at: Point(x: 50, y: 50), timestamp: 0.2)

    #expect(
      notes.lines.filter { !$0.hasPrefix("root") } == [
        "back entered", "front entered", "back exited", "front exited", "back entered",
      ])
  }

  @Test func `nobody is asked whether hover recognizers exclude each other (HO-2)`() {
    dispatcher.sendHover(at: Point(x: 50, y: 50), timestamp: 0)

    #expect(notes.lines == ["back entered", "root entered"])
  }
}
