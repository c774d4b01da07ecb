import Testing

@testable import TouchPort

@Suite struct PorterClassesTests {
  private func port(_ text: String) -> String { Porter.port("import UIKit\n" + text).text }

  @Test(arguments: [
    ("class A: UIPanGestureRecognizer { func reset() {} }", "override func reset() {}"),
    ("public class A: UIPanGestureRecognizer { func reset() {} }", "{ public override func reset() {}"),
    (
      "class A: UIPanGestureRecognizer {}\nclass B: A { func canPrevent(_ o: A) -> Bool { true } }",
      "{ override func canPrevent"
    ),
  ])
  func `a recognizer's method that is named as one of its superclass overrides it`(before: String, after: String) {
    #expect(port(before).contains(after))
  }

  @Test(arguments: [
    "class A: UIPanGestureRecognizer { override func reset() {} }",
    "class A: UIPanGestureRecognizer { func reset(all: Bool) {} }",
    "class A: UIPanGestureRecognizer { private func reset() {} }",
    "class A: UIPanGestureRecognizer { func f() { func reset() {} } }",
    "class A: Model { func reset() {} }", "struct A { func reset() {} }",
  ])
  func `what overrides nothing, or says so already, stays`(text: String) {
    let count = text.contains("override") ? 1 : 0

    #expect(port(text).split(separator: " ").count { $0 == "override" } == count)
  }

  @Test func `what has no counterpart overrides nothing and calls nothing above it`() {
    let ported = port(
      """
      class Rows: UITableViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .default }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          super.prepare(for: segue, sender: sender)
          next()
        }
        override func tableView(_ tableView: UITableView, editActionsForRowAt path: IndexPath) -> [Action]? { nil }
        override func viewDidLoad() { super.viewDidLoad() }
        override func run(prepare: Bool) {}
      }
      """)

    #expect(
      ported == """
        import Touchstone
        class Rows: TableViewController {
          var preferredStatusBarStyle: UIStatusBarStyle { .default }
          func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            next()
          }
          func tableView(_ tableView: TableView, editActionsForRowAt path: IndexPath) -> [Action]? { nil }
          override func viewDidLoad() { super.viewDidLoad() }
          override func run(prepare: Bool) {}
        }
        """)
  }

  @Test func `optional requirements get a default in an extension`() {
    let ported = port(
      """
      @objc public protocol D: UIGestureRecognizerDelegate {
        @objc optional func d(began r: UIGestureRecognizer)
        @objc optional func name(of r: UIGestureRecognizer) -> String?
      }
      func f(_ d: D?, _ r: UIGestureRecognizer) { d?.d?(began: r) }
      """)

    #expect(
      ported == """
        import Touchstone
        public protocol D: GestureRecognizerDelegate {
          func d(began r: GestureRecognizer)
          func name(of r: GestureRecognizer) -> String?
        }

        public extension D {
          func d(began r: GestureRecognizer) {}
          func name(of r: GestureRecognizer) -> String? { nil }
        }
        func f(_ d: D?, _ r: GestureRecognizer) { d?.d(began: r) }
        """)
  }

  @Test func `an optional requirement that returns what has no default is noted`() {
    let notes = Porter.port("@objc protocol D {\n  @objc optional func should() -> Bool\n}").notes

    #expect(notes.map(\.kind) == [.member] && notes.map(\.line) == [2])
  }

  @Test func `a type of the file that is named as the selector's takes its module`() {
    let ported = port("class A: UIView { typealias Action = () -> Void\nlet s = #selector(go) }")

    #expect(ported.contains(#"let s = Touchstone.Action("go", A.go)"#))
  }

  @Test func `a timer whose type is left out is scheduled work`() {
    let ported = port(
      """
      class A: UIView {
        func f() {
          timer = .scheduledTimer(timeInterval: 1, target: self, selector: #selector(fire), userInfo: nil, repeats: false)
        }
      }
      """)

    #expect(ported.contains("timer = self.schedule(after: 1, repeats: false) { [weak self] _ in self?.fire() }"))
  }

  @Test func `a static function that waits becomes a method, for only an object has a clock (XT-1)`() {
    let ported = port(
      """
      class A: UITapGestureRecognizer {
        func f() { A.later(1) { g() } }
        class func later(_ delay: Double, _ work: @escaping () -> Void) {
          DispatchQueue.main.asyncAfter(deadline: .now() + delay) { work() }
        }
      }
      """)

    #expect(
      [
        ported.contains("self.later(1) { g() }"), ported.contains("  func later("),
        ported.contains("self.schedule(after: delay) { work() }"),
      ] == [true, true, true])
  }

  @Test(arguments: [
    ("// Mine.\n\n/// A view.\nclass A: UIView {}", "// Mine.\n\nimport Touchstone\n\n/// A view.\nclass A: View {}"),
    ("import Foundation\nclass A: UIView {}", "import Touchstone\nimport Foundation\nclass A: View {}"),
    ("let size = CGSize.zero", "import Touchstone\n\nlet size = Size.zero"),
  ])
  func `a file that owes its import to another gets its own`(before: String, after: String) {
    #expect(Porter.port(before).text == after)
  }
}
