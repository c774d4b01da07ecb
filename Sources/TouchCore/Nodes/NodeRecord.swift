/// What the hit test and coordinate conversion read of a view, apart from the object.
///
/// It lives at an address of its own, so that reading it costs no reference counts and no access checks. The view owns
/// it; parents and children refer to each other's records and are told when one goes.
struct NodeRecord {
  var bounds: Rect
  /// What is taken from a point of the parent's coordinates to get one of the view's own, while it is not transformed.
  var offset: Point
  /// The children's boxes, back to front.
  var boxes: UnsafeMutablePointer<ChildBox>?
  var count: Int32 = 0
  /// How the parent's hit test treats the view.
  var treatment = Treatment.asked
  var flags: ViewFlags = .standard
  // The lines above are all that picking reads of a node on its way.
  var children: UnsafeMutablePointer<UnsafeMutablePointer<NodeRecord>>?
  var parent: UnsafeMutablePointer<NodeRecord>?
  unowned(unsafe) var view: View
  var capacity: Int32 = 0
  var indexInParent: Int32 = 0
  var position: Point
  var alpha: Float = 1
  /// Finds children when there are many.
  var grid: ChildGrid?

  enum Treatment: UInt8 {
    /// Tested by its bounds, moved but not transformed.
    case plain
    /// Tested by its bounds, through its transform.
    case transformed
    /// Asked, since it may override.
    case asked
  }

  /// Makes room for one more child.
  mutating func reserveOne() {
    guard count == capacity else { return }
    let larger = capacity == 0 ? 2 : Int(capacity) * 2
    let boxes = UnsafeMutablePointer<ChildBox>.allocate(capacity: larger)
    let children = UnsafeMutablePointer<UnsafeMutablePointer<NodeRecord>>.allocate(capacity: larger)
    if let old = self.boxes, let oldChildren = self.children {
      boxes.initialize(from: old, count: Int(count))
      children.initialize(from: oldChildren, count: Int(count))
      old.deallocate()
      oldChildren.deallocate()
    }
    self.boxes = boxes
    self.children = children
    capacity = Int32(truncatingIfNeeded: larger)
  }

  mutating func freeChildren() {
    boxes?.deallocate()
    children?.deallocate()
    boxes = nil
    children = nil
    count = 0
    capacity = 0
    grid = nil
  }
}

extension UnsafeMutablePointer where Pointee == NodeRecord {
  /// Puts a child's record at an index.
  func insert(_ child: Self, at index: Int) {
    pointee.reserveOne()
    guard let boxes = pointee.boxes, let children = pointee.children else { return }
    let count = Int(pointee.count)
    var place = count
    while place > index {
      boxes[place] = boxes[place - 1]
      children[place] = children[place - 1]
      children[place].pointee.indexInParent = Int32(truncatingIfNeeded: place)
      place -= 1
    }
    children[index] = child
    child.pointee.indexInParent = Int32(truncatingIfNeeded: index)
    child.pointee.parent = self
    pointee.count += 1
    boxes[index] = .nowhere
    if index < count { pointee.grid?.invalidate() }
    child.boxChanged()
  }

  /// Takes the child's record at an index out.
  func remove(at index: Int) {
    guard let boxes = pointee.boxes, let children = pointee.children else { return }
    children[index].pointee.parent = nil
    let last = Int(pointee.count) - 1
    var place = index
    while place < last {
      boxes[place] = boxes[place + 1]
      children[place] = children[place + 1]
      children[place].pointee.indexInParent = Int32(truncatingIfNeeded: place)
      place += 1
    }
    pointee.count -= 1
    if index < last { pointee.grid?.invalidate() }
    if pointee.count == 0 { pointee.freeChildren() }
  }

  /// Writes the view's box into the parent's list.
  func boxChanged() {
    guard let parent = pointee.parent, let boxes = parent.pointee.boxes else { return }
    let index = Int(pointee.indexInParent)
    let box = box
    boxes[index] = box
    if let grid = parent.pointee.grid { grid.note(index, box) }
  }

  private var box: ChildBox {
    switch pointee.treatment {
    case .asked: return .everywhere
    case .plain, .transformed:
      guard pointee.canBeTouched else { return .nowhere }
      if pointee.treatment == .transformed { return ChildBox(around: pointee.view.frame) }
      // What subtracting the offset may round away, many times over.
      let reach =
        abs(pointee.offset.x) + abs(pointee.offset.y) + abs(pointee.bounds.origin.x) + abs(pointee.bounds.origin.y)
      return ChildBox(
        around: pointee.bounds.offsetBy(dx: pointee.offset.x, dy: pointee.offset.y)
          .insetBy(dx: -reach * 1e-12, dy: -reach * 1e-12))
    }
  }
}

extension NodeRecord {
  /// Whether the view is visible, interactive and at rest (HT-1, HT-2, HT-18).
  var canBeTouched: Bool {
    flags.isDisjoint(with: [.isHidden, .isAnimating]) && flags.contains(.isUserInteractionEnabled) && !(Double(alpha) < 0.01)
  }
}
