/// The boxes of a node's children in one piece of memory, for trees of your own whose nodes have many children.
///
/// A parent keeps one, tells it of each child that comes, goes or moves, and offers it as ``TouchNode/childBoxes``.
///
/// From 64 children on they are found by a grid, which takes note of a move at once and is built anew when it paid.
/// A box may be larger than its child, never smaller: children in it are asked, others are not.
public final class ChildBoxes {
  private var blocks = UnsafeMutablePointer<BoxBlock>.allocate(capacity: 1)
  private var room = 4
  private let grid = ChildGrid()

  /// Makes a list for a node without children.
  public init() { blocks.initialize(to: .nowhere) }

  deinit { blocks.deallocate() }

  /// How many children are listed.
  public private(set) var count = 0

  /// Lists a child in front of the others, by its rectangle in the parent's coordinates.
  ///
  /// `nil` stands for a child that is always asked, wherever the point is.
  public func append(_ rect: Rect?) { insert(rect, at: count) }

  /// Lists a child at an index, counted back to front, which must not be larger than ``count``.
  public func insert(_ rect: Rect?, at index: Int) {
    precondition(index >= 0 && index <= count, "a child's index is out of range")
    if count == room { grow() }
    var place = count
    while place > index {
      boxes[place] = boxes[place - 1]
      place -= 1
    }
    boxes[index] = Self.box(rect)
    count += 1
    if index == count - 1 { grid.note(index, boxes[index]) } else { grid.invalidate() }
  }

  /// Takes a child off the list.
  public func remove(at index: Int) {
    check(index)
    var place = index
    while place < count - 1 {
      boxes[place] = boxes[place + 1]
      place += 1
    }
    count -= 1
    boxes[count] = .nowhere
    grid.invalidate()
  }

  /// Takes note that a child has another rectangle; `nil` when it is always asked.
  public func update(_ rect: Rect?, at index: Int) { set(Self.box(rect), at: index) }

  /// Takes note that a child cannot be touched, until it is updated.
  public func hide(at index: Int) { set(.nowhere, at: index) }

  private func set(_ box: ChildBox, at index: Int) {
    check(index)
    boxes[index] = box
    grid.note(index, box)
  }

  private func check(_ index: Int) {
    precondition(index >= 0 && index < count, "a child's index is out of range")
  }

  private var boxes: BoxList { BoxList(blocks) }

  private func grow() {
    let old = BoxList.blocks(for: room)
    room *= 2
    let all = BoxList.blocks(for: room)
    let larger = UnsafeMutablePointer<BoxBlock>.allocate(capacity: all)
    larger.moveInitialize(from: blocks, count: old)
    (larger + old).initialize(repeating: .nowhere, count: all - old)
    blocks.deallocate()
    blocks = larger
  }

  /// The topmost child below an index whose rectangle may contain a point; `nil` when there is none.
  public func candidate(at point: Point, below index: Int) -> Int? {
    let place = place(at: point, below: index)
    return place < 0 ? nil : place
  }

  /// The same, -1 when there is none.
  @usableFromInline func place(at point: Point, below index: Int) -> Int {
    let box = ChildBox(point)
    return count < ChildGrid.threshold
      ? boxes.topmost(box.x, box.y, below: max(index, 0), of: count) : grid.candidate(box, below: index, boxes, count)
  }

  /// What a node's children answer for a point in its coordinates; only those are asked whose rectangle may contain it.
  @inlinable public func hitTestChildren(
    of parent: some TouchNode, _ point: Point, below index: Int, with event: TouchEvent?
  ) -> ChildHit {
    var place = place(at: point, below: index)
    while place >= 0 {
      let answer = parent.childNode(at: place).hitTest(fromParent: point, at: place, with: event)
      if case .none = answer {
        place = self.place(at: point, below: place)
        continue
      }
      return answer
    }
    return .none
  }

  private static func box(_ rect: Rect?) -> ChildBox {
    guard let rect else { return .everywhere }
    // Of what is infinite or no number only the child itself can tell.
    guard rect.isFinite else { return .everywhere }
    // What placing points may round away, many times over.
    let reach = abs(rect.minX) + abs(rect.minY) + abs(rect.maxX) + abs(rect.maxY)
    return ChildBox(around: rect.insetBy(dx: -reach * 1e-12, dy: -reach * 1e-12))
  }
}
