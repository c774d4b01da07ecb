import Testing

@testable import TouchPort

@Suite struct PorterMeasuresTests {
  private func port(_ text: String) -> String { Porter.port(text, isPart: true).text }

  @Test(arguments: [
    ("start = Date()", "start = self.currentTime"),
    ("let a = Date().timeIntervalSince(start!)", "let a = (self.currentTime - (start!))"),
    ("let a = -start!.timeIntervalSinceNow", "let a = -(start! - self.currentTime)"),
    ("let a = Date().timeIntervalSince1970", "let a = self.currentTime"),
    ("let a = NSDate.timeIntervalSinceReferenceDate - b", "let a = self.currentTime - b"),
    ("let a = list.last.start.timeIntervalSince(list[0].start)", "let a = (list.last.start - (list[0].start))"),
  ])
  func `dates that only measure are times of the host's clock (XT-1)`(before: String, after: String) {
    #expect(
      port("class A: UIView {\n  var start: Date?\n  func f() { \(before) }\n}")
        == "class A: View {\n  var start: Double?\n  func f() { \(after) }\n}")
  }

  @Test(arguments: [
    "class A: UIView {\n  var start = Date()\n}", "class Model {\n  func f() { a = Date() }\n}",
    "class A: UIView {\n  func f() { print(Date(timeIntervalSince1970: 0), Date()) }\n}",
    "class A: UIView {\n  func f(_ other: Other) { a = other.start?.timeIntervalSince(Date()) }\n}",
  ])
  func `other dates stay, and are noted`(text: String) {
    let found = (port(text), Porter.port(text).notes.contains { $0.kind == .time })
    #expect(found == (text.replacing("UIView", with: "View"), true))
  }

  @Test func `an interval of a dispatch queue is seconds`() {
    let ported = port(
      """
      class A: UIView {
        func f(_ wait: DispatchTimeInterval = .seconds(2)) {
          let short: DispatchTimeInterval = .milliseconds(count * 2)
          DispatchQueue.main.asyncAfter(deadline: .now() + short) { g() }
        }
      }
      """)

    #expect(
      [
        ported.contains("_ wait: Double = Double(2)"),
        ported.contains("let short: Double = (Double(count * 2) / 1000)"),
        ported.contains("self.schedule(after: short) { g() }"),
      ] == [true, true, true])
  }

  @Test(arguments: [
    (
      "t = Timer.scheduledTimer(withTimeInterval: 1, repeats: true, block: { _ in })",
      "t = self.schedule(after: 1, repeats: true, { _ in })"
    ),
    (
      "t = Timer(timeInterval: 1, repeats: false) { _ in }\n    RunLoop.main.add(t, forMode: .common)",
      "t = self.schedule(after: 1, repeats: false) { _ in }"
    ),
  ])
  func `a timer of any form is scheduled work, and no run loop needs it`(before: String, after: String) {
    #expect(port("class A: UIView {\n  func f() {\n    \(before)\n  }\n}").contains("{\n    \(after)\n  }"))
  }

  @Test func `a timer that no run loop has is noted`() {
    let notes = Porter.port("class A: UIView {\n  func f() { t = Timer(timeInterval: 1, repeats: false) { _ in } }\n}")
      .notes

    #expect(notes.map(\.kind) == [.time])
  }

  @Test func `the switch to constraints goes, and is noted`() {
    let ported = Porter.port(
      "class A: UIView {\n  func f() {\n    a.b?.translatesAutoresizingMaskIntoConstraints = false\n    g()\n  }\n}",
      isPart: true)

    #expect((ported.text, ported.notes.map(\.kind)) == ("class A: View {\n  func f() {\n    g()\n  }\n}", [.layout]))
  }

  @Test func `overrides in an extension go into the class, with the extension's access`() {
    let ported = port(
      """
      public class A: UIGestureRecognizer {
        var a = 1
      }

      public extension A {
        override func reset() {}
        private func b() {}
      }

      extension A {
        func c() {}
      }
      """)

    #expect(
      ported.filter { $0 != " " && $0 != "\n" }
        == """
        public class A: GestureRecognizer { var a = 1
          public override func reset() {}
          private func b() {} }
        extension A { func c() {} }
        """.filter { $0 != " " && $0 != "\n" })
  }

  @Test func `a protocol that such an extension adds stays with it`() {
    let ported = port("class A: UIView {}\nextension A: B {\n  override func draw(_ rect: CGRect) {}\n}")

    #expect(
      ported.contains("class A: View {\n  override func draw(_ rect: Rect) {}\n}")
        && ported.contains("extension A: B {}"))
  }
}
