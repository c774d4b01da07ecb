/// What the hit test and coordinate conversion read of a view, apart from the object.
///
/// It lives at an address of its own, so that reading it costs no reference counts and no access checks. The view owns
/// it; parents and children refer to each other's records and are told when one goes. What is read of each node on the
/// way down is kept by the parent, see ``ChildEntry``.
struct NodeRecord {
  var bounds: Rect
  var position: Point
  /// The children, back to front; none while there are none.
  fileprivate(set) var children = ChildTable.none
  var parent: UnsafeMutablePointer<NodeRecord>?
  @OwnerReference var view: View
  /// Finds children when there are many; the record owns it.
  fileprivate var grid: Unmanaged<ChildGrid>?
  fileprivate(set) var count: Int32 = 0
  /// How many children there is room for.
  fileprivate var room: Int32 = 0
  fileprivate(set) var indexInParent: Int32 = 0
  var alpha: Float = 1
  var flags: ViewFlags = .standard
  /// How the parent's hit test treats the view.
  var treatment = Treatment.asked
  /// What version of the root's index knows the children; 0 for none.
  var indexVersion: UInt32 = 0

  enum Treatment: UInt8 {
    /// Tested by its bounds, moved but not transformed: a point in the bounds is all that it takes.
    case open
    /// The same, but hidden, transparent or switched off.
    case closed
    /// Tested by its bounds, through its transform.
    case transformed
    /// Asked, since it may override.
    case asked
  }

  init(frame: Rect, view: View) {
    bounds = Rect(origin: .zero, size: frame.size)
    position = frame.origin
    _view = OwnerReference(wrappedValue: view)
  }

  /// What takes points from the view's own coordinates to its superview's while it is not transformed.
  var offset: Point { Point(x: position.x - bounds.origin.x, y: position.y - bounds.origin.y) }

  /// Whether the view is visible, interactive and at rest (HT-1, HT-2, HT-18).
  var canBeTouched: Bool {
    flags.isDisjoint(with: [.isHidden, .isAnimating]) && flags.contains(.isUserInteractionEnabled)
      && !(Double(alpha) < 0.01)
  }

  /// Makes room for one more child: from four on half as much again, or a third.
  fileprivate mutating func reserveOne() {
    guard count == room else { return }
    let more = room < 4 ? max(1, room) : room & (room - 1) == 0 ? room / 2 : room / 3
    var larger = ChildTable(room: Int(room + more))
    larger.count = Int(count)
    var index = 0
    while index < Int(count) {
      larger.boxes[index] = children.boxes[index]
      larger[index].initialize(to: children[index].pointee)
      index += 1
    }
    if room > 0 { children.free(room: Int(room)) }
    children = larger
    room += more
  }

  /// Forgets all children.
  fileprivate mutating func freeChildren() {
    if room > 0 { children.free(room: Int(room)) }
    children = .none
    count = 0
    room = 0
    grid?.release()
    grid = nil
  }

  /// Asks the grid, which is made when it is first wanted.
  @inline(__always)
  mutating func indexed<Answer>(_ ask: (ChildGrid) -> Answer) -> Answer {
    if grid == nil { grid = Unmanaged.passRetained(ChildGrid()) }
    // It goes when the children do, and is no matter while it is asked: it calls nobody.
    return grid.unsafelyUnwrapped._withUnsafeGuaranteedRef(ask)
  }
}

extension UnsafeMutablePointer where Pointee == NodeRecord {
  /// Gives the memory of the record back.
  func freeRecord() {
    pointee.freeChildren()
    deinitialize(count: 1)
    deallocate()
  }

  /// Forgets all children.
  func freeChildren() {
    childrenChanged()
    pointee.freeChildren()
    tellParent()
  }

  /// Puts a child's record at an index.
  func insert(_ child: Self, at index: Int) {
    // It is no root any more: an index of its own would not be told what changes.
    child.childrenChanged()
    pointee.reserveOne()
    let children = pointee.children
    let count = Int(pointee.count)
    // Of a view without children only its superview is known.
    if count == 0 { pointee.parent?.childrenChanged() }
    var place = count
    while place > index {
      children.boxes[place] = children.boxes[place - 1]
      children[place].pointee = children[place - 1].pointee
      children.record(place).pointee.indexInParent = Int32(truncatingIfNeeded: place)
      place -= 1
    }
    children.boxes[index] = .nowhere
    children[index].initialize(to: ChildEntry(of: child))
    child.pointee.indexInParent = Int32(truncatingIfNeeded: index)
    child.pointee.parent = self
    pointee.count += 1
    pointee.children.count = count + 1
    tellParent()
    if index < count { pointee.grid?._withUnsafeGuaranteedRef { $0.invalidate() } }
    child.boxChanged()
  }

  /// Takes the child's record at an index out.
  func remove(at index: Int) {
    childrenChanged()
    let children = pointee.children
    children.record(index).pointee.parent = nil
    let last = Int(pointee.count) - 1
    var place = index
    while place < last {
      children.boxes[place] = children.boxes[place + 1]
      children[place].pointee = children[place + 1].pointee
      children.record(place).pointee.indexInParent = Int32(truncatingIfNeeded: place)
      place += 1
    }
    children.boxes[last] = .nowhere
    pointee.count -= 1
    pointee.children.count = last
    if index < last { pointee.grid?._withUnsafeGuaranteedRef { $0.invalidate() } }
    if last == 0 { pointee.freeChildren() }
    tellParent()
  }

  /// Writes where the view's children are into the parent's list.
  private func tellParent() {
    guard let parent = pointee.parent else { return }
    parent.pointee.children[Int(pointee.indexInParent)].pointee.children = pointee.children
  }

  /// Writes the view's place and box into the parent's list.
  func boxChanged() {
    if pointee.treatment == .open || pointee.treatment == .closed {
      pointee.treatment = pointee.canBeTouched ? .open : .closed
    }
    // Of a root the index knows the bounds.
    guard let parent = pointee.parent else { return tellIndex() }
    parent.childrenChanged()
    let index = Int(pointee.indexInParent)
    let box = box
    parent.pointee.children[index].pointee.place(self)
    parent.pointee.children.boxes[index] = box
    parent.pointee.grid?._withUnsafeGuaranteedRef { $0.note(index, box) }
  }

  private var box: ChildBox {
    switch pointee.treatment {
    case .asked: return .everywhere
    case .open, .closed, .transformed:
      guard pointee.canBeTouched else { return .nowhere }
      if pointee.treatment == .transformed { return ChildBox(around: pointee.view.frame) }
      let (bounds, offset) = (pointee.bounds, pointee.offset)
      // What subtracting the offset may round away, many times over.
      let reach = abs(offset.x) + abs(offset.y) + abs(bounds.origin.x) + abs(bounds.origin.y)
      // Sums of infinite numbers tell nothing.
      guard reach < .infinity, bounds.isFinite else { return .everywhere }
      return ChildBox(
        around: bounds.offsetBy(dx: offset.x, dy: offset.y).insetBy(dx: -reach * 1e-12, dy: -reach * 1e-12))
    }
  }
}
