import Testing

@testable import TouchPort

@Suite struct PorterOlderSwiftTests {
  private func port(_ text: String) -> String { Porter.port(text, isPart: true).text }

  @Test(arguments: [
    ("let d: UISwipeGestureRecognizerDirection", "let d: SwipeGestureRecognizer.Direction"),
    ("let p: UITouchPhase", "let p: Touch.Phase"),
    ("let o: UIViewAnimationOptions = []", "let o: View.AnimationOptions = []"),
    ("UIEdgeInsetsMake(1, -left, f(2, 3), 4)", "EdgeInsets(top: 1, left: -left, bottom: f(2, 3), right: 4)"),
    ("CGPointMake(1, 2)", "Point(x: 1, y: 2)"),
    ("UIEdgeInsetsInsetRect(bounds, insets)", "(bounds).inset(by: insets)"),
    ("CGRectContainsPoint(a, b)", "(a).contains(b)"),
    ("if __CGPointEqualToPoint(a, b) {}", "if (a == b) {}"),
  ])
  func `names and functions before Swift 4_2 are written as members`(before: String, after: String) {
    #expect(port(before) == after)
  }

  @Test(arguments: ["CGPointMake(x: 1, y: 2)", "a.CGPointMake(1, 2)", "CGPointMake(1)", "CGPointEqualToPoint(a)"])
  func `calls of another form stay as they are`(text: String) {
    #expect(port(text) == text)
  }

  @Test func `a parameter of touches that was a set of objects is an array of touches`() {
    #expect(
      [port("func f(_ touches: Set<NSObject>) {}"), port("let names: Set<NSObject>")] == [
        "func f(_ touches: [Touch]) {}", "let names: Set<NSObject>",
      ])
  }

  @Test(arguments: [
    ("[NSNumber(integerLiteral: UITouch.TouchType.pencil.rawValue)]", "[Touch.TouchType.pencil]"),
    ("[NSNumber(value: UITouch.TouchType.pencil.rawValue)]", "[Touch.TouchType.pencil]"),
  ])
  func `types of touches in numbers stand for themselves`(before: String, after: String) {
    #expect(port(before) == after)
  }
}
