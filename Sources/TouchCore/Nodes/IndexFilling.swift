/// A rectangle of the root's coordinates in the form of a ``ChildBox``.
typealias ExactBox = SIMD4<Double>

extension ExactBox {
  init(low: SIMD2<Double>, high: SIMD2<Double>) { self.init(lowHalf: low, highHalf: -high) }

  /// Bounds in coordinates that begin at a place; `nil` when they are so far away that rounding might matter.
  init?(low: SIMD2<Double>, high: SIMD2<Double>, at origin: SIMD2<Double>) {
    self.init(low: low + origin, high: high + origin)
    let far = ExactBox(repeating: IndexFilling.reach)
    // Also false for what is no number.
    guard all((self .< far) .& (-self .< far)) else { return nil }
    guard all((ExactBox(lowHalf: origin, highHalf: -origin)) .< far) else { return nil }
  }

  init(_ rect: Rect) { self.init(rect.minX, rect.minY, -rect.maxX, -rect.maxY) }

  /// What is in both.
  func clipped(to other: ExactBox) -> ExactBox { pointwiseMax(self, other) }

  /// The rectangle with a border of some width around it.
  func outset(by width: Double) -> ExactBox { self - ExactBox(repeating: width) }

  /// Whether two rectangles have more than an edge in common.
  func meets(_ other: ExactBox) -> Bool {
    all((lowHalf + other.highHalf) .< SIMD2(repeating: 0)) && all((other.lowHalf + highHalf) .< SIMD2(repeating: 0))
  }

  /// Adds what is left of the rectangle when another is cut out.
  func cut(_ other: ExactBox, into parts: inout [ExactBox]) {
    guard meets(other) else { return parts.append(self) }
    // Above and below over the whole width, then left and right of the other.
    if y < other.y { parts.append(ExactBox(x, y, z, -other.y)) }
    if w < other.w { parts.append(ExactBox(x, -other.w, z, w)) }
    let (top, bottom) = (Swift.max(y, other.y), Swift.max(w, other.w))
    if x < other.x { parts.append(ExactBox(x, top, -other.x, bottom)) }
    if z < other.z { parts.append(ExactBox(-other.z, top, z, bottom)) }
  }

  /// Whether another rectangle is in this one.
  func covers(_ other: ExactBox) -> Bool { all(self .<= other) }
}

/// A node and what is to be seen of it, itself or in it, unless something is in front.
struct IndexItem {
  var visible: ExactBox
  /// Who it is, or ``TreeIndex/ask``.
  var answer: UInt

  /// The root, which is behind everything.
  init(root answer: UInt) {
    visible = ExactBox(repeating: -.infinity)
    self.answer = answer
  }

  init(_ visible: ExactBox, _ answer: UInt) {
    self.visible = visible
    self.answer = answer
  }
}

/// Collects the nodes that points of a cell may be in, the topmost first.
struct IndexFilling {
  /// The cell with a border, so that whatever rounding does to a point of it, the point is in here.
  let cell: ExactBox
  /// How far from an edge rounding may matter.
  let margin: Double
  private(set) var items: [IndexItem] = []
  /// How many children were met that were not known before.
  var found = 0
  /// How many nodes were gone down into.
  var visited = 0

  /// The most that are collected, and the most that are gone down into for that.
  static var limit: Int { 1024 }
  static var longestWay: Int { 4096 }
  /// How far down nodes are looked at.
  static var depth: Int { 64 }
  /// Coordinates in whose sums, as deep as that, rounding stays far below the margin.
  static var reach: Double { 0x1p28 }

  init(_ box: ExactBox, margin: Double) {
    cell = box.outset(by: margin)
    self.margin = margin
    items.reserveCapacity(IndexList.limit)
  }

  /// Whether there was more than can be collected; then it is incomplete.
  var isOverfull: Bool { items.count > Self.limit || visited > Self.longestWay }

  /// Whether a point of the cell may be in a rectangle, which is in none when its far edges come before the near ones.
  func mayBeSeen(_ visible: ExactBox) -> Bool {
    visible.meets(cell) && all((visible.lowHalf + visible.highHalf) .< SIMD2(repeating: margin))
  }

  /// Whether nothing is to be seen of a rectangle behind what was added since an item: tiles hide what they are in.
  func isHidden(_ visible: ExactBox, since first: Int) -> Bool {
    // More than that are hardly tiles, and would take long at each level above them.
    guard items.count > first, items.count - first <= 128 else { return false }
    var left = [visible.clipped(to: cell)]
    var parts: [ExactBox] = []
    for item in items[first...] {
      // Half of the border that its box has, so that rounding leaves no crack.
      let front = item.visible.outset(by: margin / 2)
      parts.removeAll(keepingCapacity: true)
      for box in left { box.cut(front, into: &parts) }
      if parts.isEmpty { return true }
      if parts.count > 8 { return false }
      swap(&left, &parts)
    }
    return false
  }

  /// Adds the node behind all others so far; whether none behind it matters.
  mutating func add(_ answer: UInt, _ visible: ExactBox) -> Bool { add(IndexItem(visible, answer)) }

  /// Adds an item of a larger cell; whether none behind it matters.
  mutating func add(_ item: IndexItem) -> Bool {
    guard item.visible.meets(cell) else { return false }
    items.append(item)
    return item.visible.outset(by: -margin).covers(cell) || isOverfull
  }
}
