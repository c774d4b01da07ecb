/// The boxes of a node's children in one list, for trees of your own whose nodes have many children.
///
/// A parent keeps one, updates it for each child that is added, removed or moved, and offers it as ``HitTestNode/childBoxes``. A hit
/// test then asks only the children whose box contains the point; with hundreds of children they are found by a grid.
/// A box may be larger than its child, never smaller.
public final class ChildBoxes {
  private var boxes = PackedList(room: 4)
  private var room = 4
  private let grid = ChildGrid()

  /// Creates a list for a node without children.
  public init() {}

  deinit { boxes.free() }

  /// The number of children that are listed.
  public private(set) var count = 0

  /// Lists a child in front of the others, by its rectangle in the parent's coordinates.
  ///
  /// `nil` stands for a child that is always asked, wherever the point is.
  public func append(_ rect: Rect?) { insert(rect, at: count) }

  /// Lists a child at an index, counted back to front, which must not be larger than ``count``.
  public func insert(_ rect: Rect?, at index: Int) {
    precondition(index >= 0 && index <= count, "a child's index is out of range")
    if count == room { grow() }
    boxes.insert(Self.box(rect), at: index, count: count)
    count += 1
    if index == count - 1 { grid.note(index) } else { grid.invalidate() }
  }

  /// Removes a child from the list.
  public func remove(at index: Int) {
    check(index)
    boxes.remove(at: index, count: count)
    count -= 1
    grid.invalidate()
  }

  /// Gives a child another rectangle; `nil` when it is always asked.
  public func update(_ rect: Rect?, at index: Int) { set(Self.box(rect), at: index) }

  /// Leaves a child out of hit tests until it is updated.
  public func hide(at index: Int) { set(.nowhere, at: index) }

  private func set(_ box: PackedRect, at index: Int) {
    check(index)
    boxes[index] = box
    grid.note(index)
  }

  private func check(_ index: Int) { precondition(index >= 0 && index < count, "a child's index is out of range") }

  private func grow() {
    let larger = PackedList(room: room * 2)
    larger.copy(boxes, count: count)
    boxes.free()
    boxes = larger
    room *= 2
  }

  /// Returns the topmost child below an index whose rectangle may contain a point; `nil` when there is none.
  public func candidate(at point: Point, below index: Int) -> Int? {
    let place = place(at: point, below: index)
    return place < 0 ? nil : place
  }

  /// Returns the topmost child below an index whose rectangle may contain a point; -1 when there is none.
  @usableFromInline func place(at point: Point, below index: Int) -> Int {
    let point = PackedPoint(point)
    return count < ChildGrid.threshold
      ? boxes.topmost(point, below: max(index, 0), of: count) : grid.candidate(point, below: index, boxes, count)
  }

  /// Returns the result of a hit test among a node's children, for a point in its coordinates.
  ///
  /// Only those are asked whose rectangle may contain it.
  @inlinable public func hitTestChildren(
    of parent: some HitTestNode, _ point: Point, below index: Int, with payload: AnyObject?
  ) -> ChildHit {
    var place = place(at: point, below: index)
    while place >= 0 {
      let answer = parent.childNode(at: place).hitTest(fromParent: point, with: payload)
      if case .none = answer {
        place = self.place(at: point, below: place)
        continue
      }
      return answer
    }
    return .none
  }

  private static func box(_ rect: Rect?) -> PackedRect {
    // Infinite or NaN points must be tested by the child itself.
    guard let rect, rect.isFinite else { return .everywhere }
    return PackedRect(around: rect, reach: abs(rect.minX) + abs(rect.minY) + abs(rect.maxX) + abs(rect.maxY))
  }
}
