public import TouchEvents

/// A gesture that a kind of recognizer is meant for, as fingers make it; tools that perform gestures read it.
///
/// ```swift
/// let circle = (0...12).map { step in
///   (time: 0.04 * Double(step), offset: Point(x: 40, y: 0).applying(AffineTransform(rotationAngle: 0.52 * Double(step))))
/// }
/// RecognizerDescription("circle", make: CircleGestureRecognizer.init, examples: { _ in [ExampleGesture("a circle", [circle])] })
/// ```
public struct ExampleGesture: Sendable {
  /// What it is, in words such as "a circle".
  public var title: String
  /// Where each finger is when: in seconds from the beginning, and in points from the place for which it is performed.
  ///
  /// A finger lands at its first place and lifts 0.01 seconds after its last one.
  public var fingers: [[(time: Double, offset: Point)]]

  /// Creates a gesture of fingers, each with one place or more.
  public init(_ title: String, _ fingers: [[(time: Double, offset: Point)]]) {
    (self.title, self.fingers) = (title, fingers)
  }
}
