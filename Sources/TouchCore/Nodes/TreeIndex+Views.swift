extension View {
  /// How many bytes hit tests keep to find the views in this root without going down to them; 0 for a view that is no root.
  ///
  /// A root that is hit often and changes rarely learns who is where, see ``TreeIndex``: at most about 128 bytes a view.
  public final var learntBytes: Int { extras?.index?._withUnsafeGuaranteedRef { $0.bytes } ?? 0 }

  /// Who is at a point that this root contains, as far as that was learnt.
  @inline(__always)
  func learntView(at point: Point) -> Unmanaged<View>? {
    guard let index = extras?.index else {
      if record.pointee.count > 0 { makeIndex() }
      return nil
    }
    // It goes when the root does, and calls nobody.
    let answer = index._withUnsafeGuaranteedRef { $0.find(SIMD2(point.x, point.y)) }
    if answer > TreeIndex.ask, let view = UnsafeRawPointer(bitPattern: answer) { return .fromOpaque(view) }
    if answer == 0 { index._withUnsafeGuaranteedRef { $0.learn(point, record) } }
    return nil
  }
}

extension TreeIndex {
  @inline(never)
  fileprivate func learn(_ point: Point, _ root: UnsafeMutablePointer<NodeRecord>) {
    let (bounds, version) = (root.pointee.bounds, version)
    let answer = UInt(bitPattern: Unmanaged.passUnretained(root.pointee.view).toOpaque())
    learn(SIMD2(point.x, point.y), bounds, limit: 4096 + 128 * known) { filling in
      if !filling.goDown(root, .zero, ExactBox(bounds), version, 0) { _ = filling.add(IndexItem(root: answer)) }
    }
  }
}

extension IndexFilling {
  /// Adds what is in a view, whose coordinates begin at a place, as far as it is visible; whether none behind it matters.
  fileprivate mutating func goDown(
    _ node: UnsafeMutablePointer<NodeRecord>, _ origin: SIMD2<Double>, _ clip: ExactBox, _ version: UInt32, _ depth: Int
  ) -> Bool {
    let children = node.pointee.children
    var index = Int(node.pointee.count)
    if node.pointee.indexVersion != version {
      node.pointee.indexVersion = version
      found += index
    }
    visited += 1
    guard !isOverfull else { return true }
    // A grid of its own knows them better, and what lies too deep is not counted on.
    guard index < ChildTable.many, depth < Self.depth else { return add(TreeIndex.ask, clip) }
    let here = ExactBox(lowHalf: origin, highHalf: -origin)
    while index > 0 {
      index -= 1
      // What cannot be touched has a box that is no number, and meets nothing.
      let box = ExactBox(children.boxes[index]) + here
      guard box.meets(cell) else { continue }
      let entry = children[index]
      guard entry.pointee.isOpen else {
        if add(TreeIndex.ask, box.clipped(to: clip)) { return true }
        continue
      }
      let inside = origin + entry.pointee.shift
      guard let place = ExactBox(low: entry.pointee.low, high: entry.pointee.high, at: inside) else {
        return add(TreeIndex.ask, clip)
      }
      let visible = place.clipped(to: clip)
      guard mayBeSeen(visible) else { continue }
      let (view, first) = (entry.pointee.view, items.count)
      if entry.pointee.children.count > 0,
        goDown(view._withUnsafeGuaranteedRef { $0.record }, inside, visible, version, depth + 1)
      {
        return true
      }
      if !isHidden(visible, since: first), add(UInt(bitPattern: view.toOpaque()), visible) { return true }
    }
    return false
  }
}

extension UnsafeMutablePointer where Pointee == NodeRecord {
  /// Tells the root's index, when it knows of the view's children, that these are others or elsewhere.
  @inline(__always)
  func childrenChanged() {
    if pointee.indexVersion != 0 { tellIndex() }
  }

  /// Tells the root's index of a change.
  @inline(never)
  func tellIndex() {
    pointee.indexVersion = 0
    var top = self
    while let above = top.pointee.parent { top = above }
    top.pointee.view.extras?.index?._withUnsafeGuaranteedRef { $0.treeChanged() }
  }
}
