import Testing

@testable import TouchstoneTool

@Suite struct PorterTests {
  private func port(_ text: String) -> String { Porter.port(text).text }

  @Test(arguments: [
    ("let view: UIView", "let view: View"),
    (
      "func began(_ touches: Set<UITouch>, with event: UIEvent?)",
      "func began(_ touches: [Touch], with event: TouchEvent?)"
    ),
    ("var touches = Set<UITouch>()", "var touches = [Touch]()"),
    ("let size = CGSize(width: 1, height: CGFloat(2))", "let size = Size(width: 1, height: Double(2))"),
    ("UIKit.UITouch.self", "Touch.self"),
    ("init(target: Any?, action: Selector?)", "init(target: Any?, action: Action?)"),
    ("let time: CFTimeInterval = 0", "let time: Double = 0"),
  ])
  func `UIKit's names become Touchstone's`(before: String, after: String) {
    #expect(port(before) == after)
  }

  @Test(arguments: [
    "// A UITouch on a UIView", "/* UIView /* UITouch */ CGPoint */", #"let a = "UITouch""#,
    ##"let a = #"UIView \(x)"#"##,
    "let a = \"\"\"\n  UIView\n  \"\"\"", "let a = object.UIView", "let UIThing = 1",
  ])
  func `comments, strings and names of others stay as they are`(text: String) {
    #expect(port(text) == text)
  }

  @Test func `what a string interpolates is code`() {
    #expect(
      port(#"let a = "UIView \(UIView(frame: CGRect.zero)) \("\(CGFloat(1))")""#)
        == #"let a = "UIView \(View(frame: Rect.zero)) \("\(Double(1))")""#)
  }

  @Test func `a selector becomes an action of the type around it`() {
    let ported = port(
      """
      extension Knob {
        func install() { addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))) }
      }
      """)

    #expect(ported.contains(#"TapGestureRecognizer(target: self, action: Action("tapped", Knob.tapped(_:)))"#))
  }

  @Test func `a selector of another type keeps that type`() {
    #expect(
      port("class A { let s = #selector(Other.Inner.go) }") == #"class A { let s = Action("go", Other.Inner.go) }"#)
  }

  @Test func `an own class that is named as the dropped one inherits from the module's`() {
    #expect(
      port("class PanGestureRecognizer: UIPanGestureRecognizer {}")
        == "class PanGestureRecognizer: Touchstone.PanGestureRecognizer {}")
  }

  @Test func `attributes of Objective-C go, with their line where nothing else is on it`() {
    #expect(
      port("class A {\n  @objc\n  func a() {}\n  @IBAction func b() {}\n  @objc(go:) func c() {}\n}")
        == "class A {\n  func a() {}\n  func b() {}\n  func c() {}\n}")
  }

  @Test func `coders go with their bodies`() {
    let ported = port("class A: UIView {\n  required init?(coder: NSCoder) {\n    fatalError()\n  }\n  let a = 1\n}")

    #expect(ported == "class A: View {\n  let a = 1\n}")
  }

  @Test func `a class under NSObject needs neither override nor super`() {
    let ported = port(
      "class A: NSObject, UIGestureRecognizerDelegate {\n  override init() {\n    super.init()\n  }\n}\nclass B: NSObject {}"
    )

    #expect(ported == "class A: GestureRecognizerDelegate {\n  init() {\n  }\n}\nclass B {}")
  }

  @Test func `a view's gate takes every recognizer`() {
    #expect(
      port("override func gestureRecognizerShouldBegin(_ r: UIGestureRecognizer) -> Bool { true }")
        == "override func gestureRecognizerShouldBegin(_ r: any GestureRecognizing) -> Bool { true }")
  }

  @Test(arguments: [
    ("import UIKit\n", "import Touchstone\n"),
    ("import UIKit\nimport UIKit.UIGestureRecognizerSubclass\nlet a = 1", "import Touchstone\nlet a = 1"),
    ("import UIKit.UIGestureRecognizerSubclass\n", "import Touchstone\n"),
    ("import UIKit\nlet a = sqrt(2)", "import Foundation\nimport Touchstone\nlet a = sqrt(2)"),
    ("import Foundation\nimport UIKit\nlet a = sqrt(2)", "import Foundation\nimport Touchstone\nlet a = sqrt(2)"),
  ])
  func `imports follow`(before: String, after: String) {
    #expect(port(before) == after)
  }

  @Test func `conditions on Apple's platforms become conditions on Touchstone`() {
    #expect(
      port("#if os(iOS) && canImport(UIKit)\n#endif") == "#if canImport(Touchstone) && canImport(Touchstone)\n#endif")
  }

  @Test func `what needs a hand is noted with line and reason, what matters most first`() {
    let notes = Porter.port(
      """
      import UIKit
      import Charts
      let label = UILabel()
      let timer = Timer()
      let both = touches.union(others)
      let blur = UIVisualEffectView()
      """
    ).notes

    #expect(notes.map(\.line) == [4, 6, 5, 3, 2])
    #expect(notes.map(\.kind) == [.time, .member, .setOperation, .drawing, .module])
  }

  @Test(arguments: [
    "", "\n", "\"", "\"\\(", "/*", "#", "@", "`", "class", "#selector(", "import", "Set<", "init?(coder",
  ])
  func `broken source comes out as it went in, or nearly so`(text: String) {
    #expect(port(text).count >= text.count)
  }
}
