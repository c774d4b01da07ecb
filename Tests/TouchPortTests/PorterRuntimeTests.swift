import Testing

@testable import TouchPort

/// Names of the Objective-C runtime, and doubles that tests make of recognizers.
@Suite struct PorterRuntimeTests {
  private func notes(_ text: String) -> [String] {
    Porter.port(text, isPart: true).notes.filter { $0.kind == .runtime }.map {
      "\($0.line) \($0.text.prefix { $0 != ":" })"
    }
  }

  @Test func `names of classes at run time import Foundation, and are noted`() {
    let ported = Porter.port(
      """
      import UIKit
      final class Cell: UICollectionViewCell { static let reuse = NSStringFromClass(Cell.self) }
      let hasPointer = NSClassFromString("UIPointerInteraction") != nil
      let save = NSSelectorFromString("save:")
      """)

    #expect(
      (
        ported.text.hasPrefix("import Foundation\nimport Touchstone\n"), ported.notes.map(\.kind),
        ported.notes.map(\.line)
      )
        == (true, [.runtime, .runtime, .runtime], [2, 3, 4]))
  }

  @Test func `texts of points are noted, and what Foundation has is not`() {
    let found = notes(
      """
      func start() { NSLog("started"); NotificationCenter.default.post(name: name, object: nil) }
      func pinch(_ p: CGPoint) -> String { NSStringFromCGPoint(p) + NSStringFromUIEdgeInsets(.zero) }
      """)

    #expect(found == ["2 NSStringFromCGPoint", "2 NSStringFromUIEdgeInsets"])
  }

  @Test(arguments: [
    "NSLog(\"a\")", "NSMutableArray()", "JSONEncoder()", "NSStringFromClass(A.self)", "NSCache<A, B>()",
  ])
  func `what UIKit brings along from Foundation is imported`(text: String) {
    #expect(Porter.port("import UIKit\nlet a = " + text).text.hasPrefix("import Foundation\n"))
  }

  @Test(arguments: [
    "NSSelectorFromString(\"a\")", "NSLayoutConstraint()", "NSTextAlignment.left", "NSStringFromCGRect(r)",
    "object.NSLog", "1",
  ])
  func `what Foundation does not have there is not imported for`(text: String) {
    #expect(
      Porter.port("import UIKit\nlet a = " + text).text.hasPrefix("import Touchstone\n") || text.hasPrefix("object"))
  }

  @Test(arguments: [
    ("objc_setAssociatedObject(self, &key, a, .OBJC_ASSOCIATION_RETAIN)", "objc_setAssociatedObject"),
    ("method_exchangeImplementations(a, b)", "method_exchangeImplementations"),
    ("class_getInstanceMethod(A.self, s)", "class_getInstanceMethod"),
    ("let a = object_getClass(self)", "object_getClass"), ("autoreleasepool { go() }", "autoreleasepool"),
    ("view.responds(to: s)", "responds(to"), ("a.value(forKey: \"b\")", "value(forKey"),
    ("a.setValue(1, forKeyPath: \"b.c\")", "setValue("),
    ("a.addObserver(self, forKeyPath: \"b\", options: [], context: nil)", "addObserver("),
    ("let p = #keyPath(View.frame)", "#keyPath"), ("a.isKind(of: known)", "isKind(of"),
    ("(a as AnyObject).isKind(of: UIView.self)", "isKind(of"), ("NSStringFromSelector(action)", "NSStringFromSelector"),
    ("sel_registerName(\"a\")", "sel_registerName"),
  ])
  func `what asks the runtime is noted`(text: String, name: String) {
    #expect(notes(text) == ["1 " + name])
  }

  @Test(arguments: [
    "func class_name() {}\nclass_name()", "a.method_count()", "UserDefaults.standard.value(forKey: \"a\")",
    "NotificationCenter.default.addObserver(self, selector: s, name: nil, object: nil)", "let a = value(1)",
    "let class_of = 1",
  ])
  func `what only looks like it is not noted`(text: String) {
    #expect(notes(text) == [])
  }

  @Test(arguments: [
    ("if view.isKind(of: UIButton.self) {}", "if (view is Button) {}"),
    ("!touch.view.isKind(of: UIControl.self)", "!(touch.view is Control)"),
    ("a.isMember(of: UITapGestureRecognizer.self)", "(type(of: a) == TapGestureRecognizer.self)"),
  ])
  func `a question about a class is Swift's`(before: String, after: String) {
    #expect(Porter.port(before, isPart: true).text == after)
  }

  @Test func `a transition's context has each of its methods`() {
    let before = "let has = context.responds(to: #selector(UIViewControllerContextTransitioning.view(forKey:)))"

    #expect(Porter.port(before, isPart: true).text == "let has = true" && notes(before) == [])
  }

  // MARK: Doubles

  @Test func `a protocol that a recognizer conforms to stays as it is`() {
    let ported = Porter.port(
      """
      import UIKit
      protocol Panning: AnyObject {
        func translation(in view: UIView?) -> CGPoint
        func velocity(in view: UIView?) -> CGPoint
      }
      extension UIPanGestureRecognizer: Panning {}
      """)

    #expect(
      (ported.text, ported.notes) == (
        """
        import Touchstone
        protocol Panning: AnyObject {
          func translation(in view: View?) -> Point
          func velocity(in view: View?) -> Point
        }
        extension PanGestureRecognizer: Panning {}
        """, []
      ))
  }

  @Test(arguments: [
    (
      "class A: UIPanGestureRecognizer { override func velocity(in view: UIView?) -> CGPoint { .zero } }",
      "override func velocity(in view: (any TouchNode)?) -> Point { .zero }"
    ),
    (
      "class A: UITapGestureRecognizer { override func location(ofTouch i: Int, in v: UIView?) -> CGPoint { super.location(ofTouch: i, in: v) } }",
      "override func location(ofTouch i: Int, in v: (any TouchNode)?) -> Point { super.location(ofTouch: i, in: v) }"
    ),
    (
      "class A: UIView { override func addGestureRecognizer(_ r: UIGestureRecognizer) { super.addGestureRecognizer(r) } }",
      "override func addGestureRecognizer(_ r: any GestureRecognizing) { super.addGestureRecognizer(r) }"
    ),
    (
      "protocol Target { func addTarget(_ target: Any, action: Selector) }",
      "protocol Target { func addTarget(_ target: AnyObject, action: Action) }"
    ),
  ])
  func `an override takes what the library's method takes`(before: String, after: String) {
    let ported = Porter.port(before, isPart: true)

    #expect((ported.text.contains(after), ported.notes) == (true, []))
  }

  @Test func `a body that uses a node as a view is noted, and so is a subclass of a touch`() {
    let notes = Porter.port(
      """
      class A: UIPanGestureRecognizer {
        override func velocity(in view: UIView?) -> CGPoint { view!.center }
      }
      class FakeTouch: UITouch {}
      """
    ).notes

    #expect((notes.map(\.kind), notes.map(\.line)) == ([.member, .member], [2, 4]))
  }

  @Test(arguments: [
    (
      "list.register(SongCell.self, forCellReuseIdentifier: SongCell.id)",
      "list.register({ SongCell(style: .default, reuseIdentifier: SongCell.id) }, forCellReuseIdentifier: SongCell.id)"
    ),
    (
      "list.register(UITableViewCell.self, forCellReuseIdentifier: \"row\")",
      "list.register({ TableViewCell(style: .default, reuseIdentifier: \"row\") }, forCellReuseIdentifier: \"row\")"
    ),
    (
      "grid.register(Photo.self, forCellWithReuseIdentifier: \"photo\")",
      "grid.register({ Photo(frame: .zero) }, forCellWithReuseIdentifier: \"photo\")"
    ),
    (
      "list.register(Head.self, forHeaderFooterViewReuseIdentifier: \"head\")",
      "list.register({ Head(reuseIdentifier: \"head\") }, forHeaderFooterViewReuseIdentifier: \"head\")"
    ),
    (
      "list.register(Song.self, forCellReuseIdentifier: songID)",
      "list.register({ [songID] in Song(style: .default, reuseIdentifier: songID) }, forCellReuseIdentifier: songID)"
    ),
    ("bus.register(Handler.self, for: event)", "bus.register(Handler.self, for: event)"),
  ])
  func `cells are registered as closures that make them`(before: String, after: String) {
    #expect(Porter.port(before, isPart: true).text == after)
  }

  @Test func `what else tables take and draw is noted, and index paths are Touchstone's beside Foundation`() {
    let ported = Porter.port(
      """
      import Foundation
      import UIKit
      func show(_ path: IndexPath, _ style: UITableViewCellEditingStyle) {
        list.register(nib, forCellReuseIdentifier: "row")
        cell.backgroundColor = red
      }
      """)

    #expect(
      ported.text.hasPrefix(
        """
        import Foundation
        import Touchstone
        import struct Touchstone.IndexPath
        func show(_ path: IndexPath, _ style: TableViewCell.EditingStyle) {
        """))
    #expect(ported.notes.map { $0.line } == [4, 5])
  }
}
