/// How one finger on a segmented control that is not momentary picks a segment (SG-1, SG-2).
///
/// It works over any node: ask whether it may begin, pass the location of the finger, and read `pickedSegment` at the lift.
public struct SegmentTouch: Hashable, Sendable {
  /// The segment that is highlighted, or was when the finger left.
  private var segment: Int
  /// A Boolean value that indicates whether the finger drags the selection, and so has no margin.
  public let isDrag: Bool
  /// A Boolean value that indicates whether the segment is highlighted: the finger drags or is inside.
  public private(set) var isHighlighted = true
  /// A Boolean value that indicates whether the touch ended for good, on a disabled segment (SG-2).
  public private(set) var isOver = false

  /// Begins a touch on a segment; on the selected one it is a drag, if that is requested.
  public init(on segment: Int, isEnabled: Bool, isSelected: Bool, dragsSelection: Bool = true) {
    self.segment = segment
    isDrag = isSelected && dragsSelection
    if !isEnabled { end() }
  }

  /// The segment to highlight; `nil` while there is none.
  public var highlightedSegment: Int? { isHighlighted ? segment : nil }

  /// Follows the finger to a segment, inside the control and the belt around it or not.
  public mutating func move(to segment: Int, isEnabled: Bool, isInside: Bool) {
    guard !isOver else { return }
    guard isDrag || isInside else {
      isHighlighted = false
      return
    }
    guard isEnabled else { return end() }
    self.segment = segment
    isHighlighted = true
  }

  /// Returns the segment that a lift selects, inside or not; `nil` for none.
  public func pickedSegment(isInside: Bool) -> Int? { !isOver && (isDrag || isInside) ? segment : nil }

  private mutating func end() {
    isOver = true
    isHighlighted = false
  }
}
