import Testing

@testable import TouchPort

@Suite struct PorterTests {
  private func port(_ text: String) -> String { Porter.port(text, isPart: true).text }

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

  static let rewritten: [(String, String, String)] = [
    (
      "what a string interpolates is code",
      #"let a = "UIView \(UIView(frame: CGRect.zero)) \("\(CGFloat(1))")""#,
      #"let a = "UIView \(View(frame: Rect.zero)) \("\(Double(1))")""#
    ),
    (
      "a selector of another type keeps that type",
      "class A { let s = #selector(Other.Inner.go) }", #"class A { let s = Action("go", Other.Inner.go) }"#
    ),
    (
      "an own class that is named as the dropped one inherits from the module's",
      "class PanGestureRecognizer: UIPanGestureRecognizer {}",
      "class PanGestureRecognizer: Touchstone.PanGestureRecognizer {}"
    ),
    (
      "attributes of Objective-C go, with their line where nothing else is on it",
      "class A {\n  @objc\n  func a() {}\n  @IBAction func b() {}\n  @objc(go:) func c() {}\n}",
      "class A {\n  func a() {}\n  func b() {}\n  func c() {}\n}"
    ),
    (
      "coders go with their attributes",
      "class A: UIView {\n  @available(*, unavailable)\n  required init?(coder: NSCoder) { fatalError() }\n  let a = 1\n}",
      "class A: View {\n  let a = 1\n}"
    ),
    (
      "coders go with their bodies",
      "class A: UIView {\n  required init?(coder: NSCoder) {\n    fatalError()\n  }\n  let a = 1\n}",
      "class A: View {\n  let a = 1\n}"
    ),
    (
      "a class under NSObject needs neither override nor super",
      "class A: NSObject, UIGestureRecognizerDelegate {\n  override init() {\n    super.init()\n  }\n}\n"
        + "class B: NSObject {}",
      "class A: GestureRecognizerDelegate {\n  init() {\n  }\n}\nclass B {}"
    ),
    (
      "a view's gate takes every recognizer",
      "override func gestureRecognizerShouldBegin(_ r: UIGestureRecognizer) -> Bool { true }",
      "override func gestureRecognizerShouldBegin(_ r: any GestureRecognizing) -> Bool { true }"
    ),
    (
      "conditions on Apple's platforms become conditions on Touchstone",
      "#if os(iOS) && canImport(UIKit)\n#endif", "#if canImport(Touchstone) && canImport(Touchstone)\n#endif"
    ),
    (
      "a class that inherits from another of the file has its clock",
      "class A: UIView {}\nclass B: A { func f() -> Double { CACurrentMediaTime() } }",
      "class A: View {}\nclass B: A { func f() -> Double { self.currentTime } }"
    ),
    (
      "a transform has a name of its own beside Foundation's",
      "import Foundation\nimport UIKit\nlet a = CGAffineTransform.identity",
      "import Foundation\nimport Touchstone\nlet a = PlaneTransform.identity"
    ),
  ]

  @Test(arguments: rewritten)
  func `what is written for UIKit is rewritten`(name: String, before: String, after: String) {
    #expect(port(before) == after)
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

  @Test func `what needs manual changes is noted with line and reason, the most important first`() {
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

    let found = (notes.map(\.line), notes.map(\.kind))
    #expect(found == ([4, 6, 5, 3, 2], [.time, .member, .setOperation, .drawing, .module]))
  }

  @Test(arguments: [
    ("let a = CACurrentMediaTime() - b", "let a = self.currentTime - b"),
    ("a = ProcessInfo.processInfo.systemUptime", "a = self.currentTime"),
    ("var t: Timer?", "var t: DeadlineToken?"),
    (
      "t = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in }",
      "t = self.schedule(after: 0.5, repeats: false) { _ in }"
    ),
    (
      "t = Timer.scheduledTimer(timeInterval: 1 / 2, target: self, selector: #selector(fire), userInfo: nil, repeats: true)",
      "t = self.schedule(after: 1 / 2, repeats: true) { [weak self] _ in self?.fire() }"
    ),
    (
      "t = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(fire(_:)), userInfo: nil, repeats: false)",
      "t = self.schedule(after: 1, repeats: false) { [weak self] token in self?.fire(token) }"
    ),
    ("DispatchQueue.main.async { go() }", "self.schedule(after: 0) { go() }"),
    ("DispatchQueue.main.async(execute: work)", "self.schedule(after: 0, work)"),
    ("DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { go() }", "self.schedule(after: 0.3) { go() }"),
    (
      "DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + delay(1, 2), execute: { go() })",
      "self.schedule(after: delay(1, 2), { go() })"
    ),
    (
      "DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) { go() }",
      "self.schedule(after: Double(300) / 1000) { go() }"
    ),
    (
      "perform(#selector(go), with: nil, afterDelay: 0.2)",
      "self.schedule(after: 0.2) { [weak self] in self?.go() }"
    ),
    ("UIView.animate(withDuration: 1) { x() }", "self.animate(withDuration: 1) { x() }"),
  ])
  func `times of a view are those of the host's clock (XT-1)`(before: String, after: String) {
    #expect(port("class A: UIView {\n  func f() { \(before) }\n}") == "class A: View {\n  func f() { \(after) }\n}")
  }

  @Test(arguments: [
    (
      "load { [weak self] x in DispatchQueue.main.async { self?.go(x) } }",
      "load { [weak self] x in self?.view.schedule(after: 0) { self?.go(x) } }"
    ),
    (
      "load { [weak self] in guard let self else { return }; UIView.animate(withDuration: 1) { x() } }",
      "load { [weak self] in guard let self else { return }; self.view.animate(withDuration: 1) { x() } }"
    ),
    (
      "load { [unowned self] in UIView.animate(withDuration: 1) { x() } }",
      "load { [unowned self] in self.view.animate(withDuration: 1) { x() } }"
    ),
  ])
  func `a closure that keeps a controller weakly has an optional one`(before: String, after: String) {
    #expect(
      port("class A: UIViewController {\n  func f() { \(before) }\n}")
        == "class A: ViewController {\n  func f() { \(after) }\n}")
  }

  @Test(arguments: [
    ("class A: UIPanGestureRecognizer", "class A: PanGestureRecognizer", "self.view?.animate"),
    ("class A: UIViewController", "class A: ViewController", "self.view.animate"),
    ("extension UIButton", "extension Button", "self.animate"),
  ])
  func `an animation is a method of the current view (XL-4)`(before: String, after: String, call: String) {
    #expect(port("\(before) { func f() { UIView.animate(a) } }") == "\(after) { func f() { \(call)(a) } }")
  }

  @Test(arguments: [
    ("t = CACurrentMediaTime()", "t = self.view.currentTime"),
    ("DispatchQueue.main.async { go() }", "self.view.schedule(after: 0) { go() }"),
  ])
  func `times of a controller are those of its view (XT-1)`(before: String, after: String) {
    let ported = port("class A: UIViewController {\n  func f() { \(before) }\n}")
    #expect(ported == "class A: ViewController {\n  func f() { \(after) }\n}")
  }

  @Test func `where no clock is known, times stay and are noted`() {
    let text = "class Model { func f() { DispatchQueue.main.async { g() } } }"
    let ported = Porter.port(text)

    #expect(ported.text.hasSuffix(text) && ported.notes.map(\.kind) == [.time])
  }

  @Test(arguments: [
    (
      "override func willMove(toWindow newWindow: UIWindow?) {}", "override func willMove(toWindow newWindow: View?) {}"
    ),
    (
      "override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }",
      "override func canPerformAction(_ action: ActionName, withSender sender: AnyObject?) -> Bool { true }"
    ),
    ("func target(_ selector: Selector) {}", "func target(_ selector: Action) {}"),
    (
      "allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]",
      "allowedTouchTypes = [Touch.TouchType.direct]"
    ),
    (
      "allowedPressTypes = [UIPress.PressType.menu.rawValue as NSNumber]", "allowedPressTypes = [Press.PressType.menu]"
    ),
    ("func f(_ presses: Set<UIPress>) {}", "func f(_ presses: [Press]) {}"),
    ("let v = CGVector(dx: 1, dy: 2)", "let v = Vector(dx: 1, dy: 2)"),
    ("let a = UIAction { _ in }", "let a = ControlAction { _ in }"),
  ])
  func `what has another type here is written with it`(before: String, after: String) {
    #expect(port(before) == after)
  }

  @Test(arguments: [
    "", "\n", "\"", "\"\\(", "/*", "#", "@", "`", "class", "#selector(", "import", "Set<", "init?(coder",
  ])
  func `broken source comes out as it went in, or nearly so`(text: String) {
    #expect(port(text).count >= text.count)
  }
}
