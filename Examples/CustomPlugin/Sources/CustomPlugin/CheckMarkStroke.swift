public import TouchEvents

/// A stroke that may become a check mark: down and to the right, then up and to the right.
public struct CheckMarkStroke: Hashable, Sendable {
  /// What is wrong with a stroke.
  public enum Fault: Hashable, Sendable {
    /// The finger went back to the left.
    case wentLeft
    /// The finger went down for a second time.
    case wentDownAgain
  }

  /// How far a finger may stray to the wrong side, in points; touchscreens report less than smooth lines.
  public static var slack: Double { 4 }

  /// Where the stroke began.
  public let start: Point
  /// Where it turned upwards, or the lowest place so far.
  public private(set) var corner: Point
  private var rightmost: Double
  private var highest: Double
  private var isRising = false

  /// Starts a stroke at a place.
  public init(at place: Point) {
    start = place
    corner = place
    rightmost = place.x
    highest = place.y
  }

  /// How far down the first part went, in points.
  public var depth: Double { corner.y - start.y }

  /// How far up the second part went, in points.
  public var rise: Double { isRising ? corner.y - highest : 0 }

  /// Follows the stroke to a place; answers what is wrong with it, `nil` when it may become a check mark.
  public mutating func move(to place: Point) -> Fault? {
    if place.x < rightmost - Self.slack { return .wentLeft }
    rightmost = max(rightmost, place.x)
    if !isRising, place.y >= corner.y {
      corner = place
      highest = place.y
    } else if isRising, place.y > highest + Self.slack {
      return .wentDownAgain
    } else if isRising || place.y < corner.y - Self.slack {
      isRising = true
      highest = min(highest, place.y)
    }
    return nil
  }
}
