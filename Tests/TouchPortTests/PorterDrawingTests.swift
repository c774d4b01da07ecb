import Testing

@testable import TouchPort

@Suite struct PorterDrawingTests {
  private func port(_ text: String) -> String { Porter.port(text, isPart: true).text }

  @Test(arguments: [
    ("cell.backgroundColor = .red", "// cell.backgroundColor = .red"),
    ("backgroundColor = .red", "// backgroundColor = .red"),
    ("rows[0]?.backgroundColor = .red", "// rows[0]?.backgroundColor = .red"),
    ("cell.textLabel?.textColor = color(\n  of: cell)", "// cell.textLabel?.textColor = color(\n//   of: cell)"),
    ("content.textProperties.font = big", "// content.textProperties.font = big"),
    (
      "navigationController?.navigationBar.barTintColor = .red",
      "// navigationController?.navigationBar.barTintColor = .red"
    ),
    ("navigationItem.largeTitleDisplayMode = .never", "// navigationItem.largeTitleDisplayMode = .never"),
    ("performSegue(withIdentifier: \"a\", sender: self)", "// performSegue(withIdentifier: \"a\", sender: self)"),
    ("owner?.performSegue(withIdentifier: a)", "// owner?.performSegue(withIdentifier: a)"),
    ("navigationBar.setBackgroundImage(a, for: b)", "// navigationBar.setBackgroundImage(a, for: b)"),
    ("items.first = self.editButtonItem", "// items.first = self.editButtonItem"),
    ("super.prepare(for: a, sender: b)\nx()", "x()"),
  ])
  func `statements about looks and storyboards alone become comments`(before: String, after: String) {
    #expect(port("func f() {\n\(before)\n}") == "func f() {\n\(after)\n}")
  }

  @Test(arguments: [
    "addButton(title: \"A\", backgroundColor: .red)", "tapped(view.backgroundColor)",
    "navigationController?.navigationBar.addGestureRecognizer(pan)", "print(\"\\(cell.backgroundColor)\")",
    "navigationController?.navigationBar.isUserInteractionEnabled = false",
    "color = cell.backgroundColor", "items = [editButtonItem]", "a[backgroundColor] = b",
    "view.backgroundColor == red ? a() : b()", "performSegue(withIdentifier: a).then(b)", "a = b; backgroundColor = c",
    "let color = cell.backgroundColor", "if dark { cell.backgroundColor = black }",
    "show(\n  cell.backgroundColor,\n  other)", "let a =\n  cell.backgroundColor", "super.prepare()",
  ])
  func `statements that do something else as well stay`(text: String) {
    let function = "func f() {\n\(text)\n}"

    #expect(port(function) == function)
  }

  @Test(arguments: [
    "cell.backgroundColor =\n  .red", "x.textColor = a\n  as? T", "x.textColor = a\n  is T", "x.textColor = a\n  ^ b",
    "x.textColor = a\n  : b", "x.textColor = a ??\n  b", "x.textColor = a as\n  T", "x.textColor = try\n  b()",
    "x.textColor = a !=\n  b", "x.textColor\n  = a", "x.textColor = \"\"\"\n  a\n  \"\"\"",
    "f(x) {\n}\n  .textColor = a",
  ])
  func `a statement that goes on in a way that is not followed stays whole`(text: String) {
    let function = "func f(_ x: X, _ a: A) {\n\(text)\n}"

    #expect(port(function) == function)
  }

  @Test func `what the file declares itself is no look`() {
    let text = "var textColor = 1\nfunc f() {\ntextColor = 2\n}"

    #expect(port(text) == text)
  }

  @Test func `a bar's edit button is noted`() {
    let notes = Porter.port("navigationItem.rightBarButtonItem = editButtonItem", isPart: true).notes

    #expect(notes.map(\.kind) == [.member])
  }

  @Test(arguments: [
    ("[weak self] in x { [a] in b = CACurrentMediaTime() }", "self?.currentTime"),
    ("[weak self] in if a { [b].map { c = CACurrentMediaTime() } }", "self?.currentTime"),
    ("[weak self] in guard let self else { return }; b = CACurrentMediaTime()", "self.currentTime"),
    ("[weak self] in x { guard let self else { return } }; b = CACurrentMediaTime()", "self?.currentTime"),
    ("[weak self] in x() }; y { b = CACurrentMediaTime()", " self.currentTime"),
  ])
  func `a closure that keeps an object weakly has an optional clock until it unwraps it`(text: String, clock: String) {
    #expect(port("class A: UIView { func f() { load { \(text) } } }").contains(clock))
  }

  // It took minutes when each look and clock walked the whole file; a time limit would depend on other tests.
  @Test func `each look and clock of a file of a thousand lines is brought over`() {
    let before = "func f() {\ncell.backgroundColor = a\nload { [weak self] in b = CACurrentMediaTime() }\n}\n"
    let after = "func f() {\n// cell.backgroundColor = a\nload { [weak self] in b = self?.currentTime }\n}\n"

    let ported = port("class A: UIView {\n" + String(repeating: before, count: 250) + "}")

    #expect(ported == "class A: View {\n" + String(repeating: after, count: 250) + "}")
  }
}
