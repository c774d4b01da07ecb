public import TouchResponders

extension View {
  /// The topmost view above this one, or the view itself.
  public final var rootView: View {
    var top = BackReference(wrappedValue: self)
    var below = top
    while let above = top.withUnretained({ $0.parentReference }), above.isSet { (below, top) = (top, above) }
    // The topmost one may be going.
    return top.wrappedValue ?? below.wrappedValue ?? self
  }

  /// The view that this one is in; `nil` while that is going.
  final var parent: View? {
    get {
      let reference = parentReference
      return reference.wrappedValue
    }
    set { parentReference = BackReference(wrappedValue: newValue) }
  }

  /// Visits the views above this one, the nearest first, without counting a reference to each; calls no override.
  @inline(__always)
  final func forEachViewAbove(_ visit: (View) -> Void) {
    var next = parentReference
    while let above = next.withUnretained({ view in
      visit(view)
      return view.parentReference
    }) { next = above }
  }

  /// Returns the index of a subview once a view has left its own place among the others; `nil` for one that is none.
  final func index(below sibling: View, for view: View) -> Int? {
    guard let index = children.firstIndex(where: { $0 === sibling }) else { return nil }
    return children[..<index].contains { $0 === view } ? index - 1 : index
  }

  /// Adds a view at an index, counted back to front and clamped to the number of subviews.
  final func insert(_ view: View, at index: Int) {
    guard view !== self, view.children.isEmpty || !isBelow(view) else {
      rootView.touchContext?.report(.cyclicTree)
      return
    }
    if view.parentReference.refers(to: self) {
      let old = indexToRemove(view)
      children.remove(at: old)
      unpack(view, at: old)
      join(view, at: index)
      return
    }
    let wasInWindow = view.isInWindow
    view.willMove(toSuperview: self)
    if wasInWindow || isInWindow { view.windowWillChange(to: isInWindow ? rootView : nil) }
    if view.parentReference.isSet { view.detach(isLeavingRoot: view.rootView !== rootView) }
    // A callback may have put the view elsewhere, or this view into it.
    guard !view.parentReference.isSet, view.children.isEmpty || !isBelow(view) else { return }
    join(view, at: index)
    didAddSubview(view)
    view.didMoveToSuperview()
    if wasInWindow || isInWindow { view.windowChanged(isIn: isInWindow) }
  }

  private func join(_ view: View, at index: Int) {
    let place = min(max(index, 0), children.count)
    children.insert(view, at: place)
    pack(view, at: place)
    if !view.flags.contains(.isExactlyView) || view.extras != nil { view.treatmentChanged() }
    view.joined(self)
  }

  /// Returns whether the view is another node or lies below it, whatever subclasses make of ``isDescendant(of:)``.
  final func isBelow(_ node: AnyObject) -> Bool {
    var current = BackReference(wrappedValue: self)
    while current.isSet {
      if current.refers(to: node) { return true }
      current = current.withUnretained { $0.parentReference } ?? BackReference(wrappedValue: nil)
    }
    return false
  }

  /// Leaves the superview without the calls to this view; touches are cancelled and the first responder resigns first.
  ///
  /// A view that stays in its window keeps its touches (TB-11).
  final func detach(isLeavingRoot: Bool) {
    parent?.willRemoveSubview(self)
    if isLeavingRoot {
      let context = isInWindow ? rootView.touchContext : nil
      if let former = context?.state ?? formerContext { ensureExtras().formerContext = former }
      if context != nil { willLeaveTree() }
    }
    // A callback may have moved the view itself; a superview that is going has it all the same.
    let reference = parentReference
    reference.withUnretained { above in
      let index = above.indexToRemove(self)
      above.children.remove(at: index)
      above.unpack(self, at: index)
    }
  }

  /// Lets a view that is no window be the root of a dispatcher: views that leave it are notified, as in a window.
  public final func didBecomeRoot(of context: TouchContext) {
    if touchContext == nil { ensureExtras().context = context.state }
    if !isInWindow { windowChanged(isIn: true) }
  }

  /// Ends what ``didBecomeRoot(of:)`` began.
  public final func didResignRoot(of context: TouchContext) {
    guard extras?.context === context.state else { return }
    extras?.context = nil
    windowChanged(isIn: false)
  }

  /// Notifies the view and those in it that they are about to enter a window or to leave it.
  ///
  /// The window is searched when a subclass may override it: a plain view does nothing about it, and may lie deep.
  final func windowWillChange(to newWindow: @autoclosure () -> View?) {
    var pending = [self]
    while let view = pending.popLast() {
      pending.append(contentsOf: view.children.reversed())
      let controller = view.extras?.controller
      if controller == nil, view.flags.contains(.isExactlyView) { continue }
      let window = newWindow()
      controller?.viewWillMove(toWindow: window)
      view.willMove(toWindow: window)
    }
  }

  /// Marks the view and those in it as being in a window or not, and notifies them.
  package final func windowChanged(isIn: Bool) {
    var owners: [any ViewOwner] = []
    var pending = [self]
    while let view = pending.popLast() {
      // A callback may have put a view elsewhere, where it received the calls that apply there.
      guard view === self || view.parent.map({ $0.isInWindow == isIn }) ?? false else { continue }
      view.tree = isIn ? view.parent?.tree ?? ViewTree() : nil
      if isIn { view.extras?.formerContext = nil }
      view.checkGeometry()
      pending.append(contentsOf: view.children.reversed())
      view.didMoveToWindow()
      if let owner = view.extras?.controller { owners.append(owner) }
    }
    Self.tell(owners, isIn: isIn)
  }

  /// Lets go of the children one by one: a deep tree would otherwise be released by recursion.
  func releaseChildren() {
    guard !children.isEmpty else { return }
    unpackAll()
    var pending = children
    children = []
    while !pending.isEmpty {
      var view = pending.removeLast()
      guard !view.children.isEmpty, isKnownUniquelyReferenced(&view) else { continue }
      view.unpackAll()
      pending.append(contentsOf: view.children)
      view.children = []
    }
  }
}
