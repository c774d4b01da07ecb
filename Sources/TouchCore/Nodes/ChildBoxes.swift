/// The boxes of a node's children in one piece of memory, for trees of your own whose nodes have many children.
///
/// A parent keeps one, tells it of each child that comes, goes or moves, and lets it answer
/// ``TouchNode/hitTestChildren(_:below:with:)``:
///
/// ```swift
/// func hitTestChildren(_ point: Point, below index: Int, with event: TouchEvent?) -> ChildHit {
///   boxes.hitTestChildren(of: self, point, below: index, with: event)
/// }
/// ```
///
/// From 64 children on they are found by a grid, which takes note of a move at once and is built anew when it paid.
/// A box may be larger than its child, never smaller: children in it are asked, others are not.
public final class ChildBoxes {
  private var boxes: [ChildBox] = []
  private let grid = ChildGrid()

  /// Makes a list for a node without children.
  public init() {}

  /// How many children are listed.
  public var count: Int { boxes.count }

  /// Lists a child in front of the others, by its rectangle in the parent's coordinates.
  ///
  /// `nil` stands for a child that is always asked, wherever the point is.
  public func append(_ rect: Rect?) {
    boxes.append(Self.box(rect))
    grid.note(boxes.count - 1, boxes[boxes.count - 1])
  }

  /// Lists a child at an index, counted back to front.
  public func insert(_ rect: Rect?, at index: Int) {
    boxes.insert(Self.box(rect), at: index)
    if index == boxes.count - 1 { grid.note(index, boxes[index]) } else { grid.invalidate() }
  }

  /// Takes a child off the list.
  public func remove(at index: Int) {
    boxes.remove(at: index)
    grid.invalidate()
  }

  /// Takes note that a child has another rectangle; `nil` when it is always asked.
  public func update(_ rect: Rect?, at index: Int) {
    boxes[index] = Self.box(rect)
    grid.note(index, boxes[index])
  }

  /// Takes note that a child cannot be touched, until it is updated.
  public func hide(at index: Int) {
    boxes[index] = .nowhere
    grid.note(index, boxes[index])
  }

  /// The topmost child below an index whose rectangle may contain a point; `nil` when there is none.
  public func candidate(at point: Point, below index: Int) -> Int? {
    let box = ChildBox(point)
    var place = min(index, boxes.count)
    if boxes.count >= ChildGrid.threshold {
      let found = boxes.withUnsafeBufferPointer { all in
        all.baseAddress.map { grid.candidate(box, below: place, BoxList(first: $0), all.count) } ?? -1
      }
      return found < 0 ? nil : found
    }
    return boxes.withUnsafeBufferPointer { all in
      repeat { place -= 1 } while place >= 0 && !all[place].mayContain(box)
      return place < 0 ? nil : place
    }
  }

  /// What a node's children answer for a point in its coordinates; only those are asked whose rectangle may contain it.
  public func hitTestChildren(
    of parent: some TouchNode, _ point: Point, below index: Int, with event: TouchEvent?
  ) -> ChildHit {
    var limit = index
    while let place = candidate(at: point, below: limit) {
      limit = place
      let answer = parent.childNode(at: place).hitTest(fromParent: point, at: place, with: event)
      if case .none = answer { continue }
      return answer
    }
    return .none
  }

  private static func box(_ rect: Rect?) -> ChildBox {
    guard let rect else { return .everywhere }
    guard rect.isFinite else { return .nowhere }
    // What placing points may round away, many times over.
    let reach = abs(rect.minX) + abs(rect.minY) + abs(rect.maxX) + abs(rect.maxY)
    return ChildBox(around: rect.insetBy(dx: -reach * 1e-12, dy: -reach * 1e-12))
  }
}
