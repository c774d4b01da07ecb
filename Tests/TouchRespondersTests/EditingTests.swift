import Testing
import TouchWindows

@Suite struct EditingTests {
  let log = Log()
  let window = Window(frame: screen)
  let form: LogView
  let field: LogView

  init() {
    form = LogView("form", log)
    form.canBecome = false
    field = LogView("field", log)
    window.addSubview(form)
    form.addSubview(field)
    field.becomeFirstResponder()
    _ = log.take()
  }

  @Test func `ending the editing of a view lets the first responder in it resign (XI-1)`() {
    #expect(form.endEditing(false))

    #expect(window.firstResponder == nil && log.take().contains("field canResign"))
  }

  @Test func `a first responder that refuses stays, unless it is forced (XI-1)`() {
    field.canResign = false
    #expect(!form.endEditing(false) && window.firstResponder === field)
    _ = log.take()

    #expect(form.endEditing(true))

    #expect(window.firstResponder == nil && log.take() == [])
  }

  @Test func `a view that the first responder is not in ends nothing (XI-1)`() {
    let other = View(frame: screen)
    window.addSubview(other)

    #expect(!other.endEditing(true) && !View().endEditing(true) && window.firstResponder === field)
  }

  @Test func `views are notified before they enter a window and before they leave it (XI-4)`() {
    final class Told: View {
      var lines: [String] = []
      override func willMove(toWindow newWindow: View?) {
        lines.append("will \(newWindow is Window) \(window != nil)")
      }
      override func didMoveToWindow() { lines.append("did \(window != nil)") }
    }
    let told = Told()
    let holder = View(frame: screen)
    holder.addSubview(told)
    let early = told.lines

    window.addSubview(holder)
    holder.removeFromSuperview()

    #expect([early, told.lines] == [[], ["will true false", "did true", "will false true", "did false"]])
  }
}
