public import Touchstone

/// The name on Apple's platforms of numbers.
public typealias CGFloat = Double
/// The name on Apple's platforms of points.
public typealias CGPoint = Point
/// The name on Apple's platforms of sizes.
public typealias CGSize = Size
/// The name on Apple's platforms of rectangles.
public typealias CGRect = Rect
/// The name on Apple's platforms of vectors.
public typealias CGVector = Vector
/// The name on Apple's platforms of transforms.
public typealias CGAffineTransform = AffineTransform
/// The name on Apple's platforms of times in seconds.
public typealias CFTimeInterval = Double
/// The name on Apple's platforms of times in seconds.
public typealias TimeInterval = Double
/// The name on Apple's platforms of what an action is identified by; `#selector` itself needs Objective-C.
public typealias Selector = Action

/// The root of classes on Apple's platforms, for delegates that inherit from it.
open class NSObject {
  /// Makes an object.
  public init() {}
}

/// What every object of Objective-C conforms to: any object.
public typealias NSObjectProtocol = AnyObject
