import TouchScenarios
import TouchViews

/// Whose names the code uses.
public enum CodeSpelling: Sendable {
  /// Touchstone's: UIKit's without the prefix, and closures for actions.
  case touchstone
  /// UIKit's, with selectors for actions.
  case uiKit

  /// The module of this package that has the names.
  var module: String { isUIKit ? "TouchUIKitNames" : "Touchstone" }

  var isUIKit: Bool { if case .uiKit = self { true } else { false } }

  /// Returns the name of a class or protocol that UIKit has with its prefix.
  func type(_ name: String) -> String {
    guard isUIKit else { return name.isSame(as: "Event") ? "TouchEvent" : name }
    return "UI" + name
  }

  var point: String { isUIKit ? "CGPoint" : "Point" }
  var number: String { isUIKit ? "CGFloat" : "Double" }
  var touches: String { isUIKit ? "Set<UITouch>" : "[Touch]" }

  func text(_ point: Point) -> String { self.point + "(x: \(Self.literal(point.x)), y: \(Self.literal(point.y)))" }

  func text(_ size: Size) -> String {
    (isUIKit ? "CGSize" : "Size") + "(width: \(Self.literal(size.width)), height: \(Self.literal(size.height)))"
  }

  func text(_ rect: Rect) -> String {
    text(x: Self.literal(rect.origin.x), y: Self.literal(rect.origin.y), rect.size)
  }

  func text(x: String, y: String, _ size: Size) -> String {
    (isUIKit ? "CGRect" : "Rect")
      + "(x: \(x), y: \(y), width: \(Self.literal(size.width)), height: \(Self.literal(size.height)))"
  }

  func text(_ insets: EdgeInsets) -> String {
    type("EdgeInsets") + "(top: \(Self.literal(insets.top)), left: \(Self.literal(insets.left)), "
      + "bottom: \(Self.literal(insets.bottom)), right: \(Self.literal(insets.right)))"
  }

  func text(_ matrix: AffineTransform) -> String {
    transform + "(a: \(Self.literal(matrix.a)), b: \(Self.literal(matrix.b)), c: \(Self.literal(matrix.c)), "
      + "d: \(Self.literal(matrix.d)), tx: \(Self.literal(matrix.tx)), ty: \(Self.literal(matrix.ty)))"
  }

  var transform: String { isUIKit ? "CGAffineTransform" : "AffineTransform" }

  /// Returns a number as a literal.
  static func literal(_ number: Double) -> String { ShortestDecimal.text(number) }
}
