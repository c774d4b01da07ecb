import TouchResponders

/// The hit test among views.
enum ViewHitTest {
  /// What a view answers for a point in its own coordinates, with its overrides asked.
  static func find(
    _ point: Point, askedFirst view: View, _ event: TouchEvent?, _ trace: (any HitTestObserver)?
  ) -> View? {
    // Before any override is asked (CT-3).
    if view.flags.contains(.isDisabledControl) {
      trace?.nodeWasRefused(view, for: .disabled)
      return nil
    }
    if let answers = answers(for: view, event), let answer = answers.hitTest(view, at: point, with: event) {
      if case .found(let node) = answer { return node as? View }
      return nil
    }
    return view.hitTest(point, with: event)
  }

  /// The inherited answer of a view: itself or the deepest view in it at the point.
  static func inherited(_ point: Point, _ view: View, _ event: TouchEvent?) -> View? {
    let trace = event.map { $0.hitTestObserver } ?? observer(above: view)
    guard view.canBeTouched else {
      trace?.nodeWasRefused(view, for: view.touchRefusal)
      return nil
    }
    guard contains(point, view, event) else {
      trace?.nodeWasRefused(view, for: nil)
      return nil
    }
    return descend(point, view, event, trace)
  }

  /// Whether a point belongs to a view, by its override or by the script in its place.
  static func contains(_ point: Point, _ view: View, _ event: TouchEvent?) -> Bool {
    answers(for: view, event)?.contains(view, point, with: event) ?? view.point(inside: point, with: event)
  }

  /// What answers in place of a view's overrides; `nil` for nearly all views.
  private static func answers(for view: View, _ event: TouchEvent?) -> (any AnswerSource)? {
    guard view.flags.contains(.isScripted) else { return nil }
    return (event?.context ?? view.rootView.touchContext)?.link.answers
  }

  /// What observes a hit test without an event.
  static func observer(above view: View) -> (any HitTestObserver)? {
    if view.parent == nil { return view.touchContext?.link.hitTestObserver }
    return view.rootView.touchContext?.link.hitTestObserver
  }

  /// Follows the topmost child at the point from view to view.
  ///
  /// Plain views are passed over by what their parents keep of them (``PackedPlace/goDown(from:)``). What that cannot
  /// decide is tried child by child: a larger number of children, a child with a transform, and a view that must be asked.
  /// The trace is told afterwards what was passed over.
  @inline(__always)
  private static func descend(
    _ point: Point, _ start: View, _ event: TouchEvent?, _ trace: (any HitTestObserver)?
  ) -> View? {
    var place = PackedPlace(start, point)
    var children = start.packedChildren?.table ?? .none
    while true {
      let before = place
      let isDeepest = place.goDown(from: children)
      if let trace { tell(trace, of: before, to: place, isDeepest: isDeepest) }
      // From here on code of others may run and edit the tree, so the view is kept.
      let view = place.view
      if isDeepest { return finish(view, view, start, trace) }
      switch nextBelow(view, place.local, event, trace) {
      case .none: return finish(view, view, start, trace)
      case .found(let answer): return finish(answer, view, start, trace)
      case .inside(let child, let its):
        place = child
        children = its
      }
    }
  }

  /// What became of one step down.
  private enum Step {
    /// No child is at the point.
    case none
    /// The search goes on in a child, among its own children.
    case inside(PackedPlace, ChildTable)
    /// A child answered.
    case found(View)
  }

  /// Tries the children of one view, the topmost candidate first.
  private static func nextBelow(
    _ view: View, _ local: SIMD2<Double>, _ event: TouchEvent?, _ trace: (any HitTestObserver)?
  ) -> Step {
    let point = Point(x: local.x, y: local.y)
    var limit = view.packedChildren?.count ?? 0
    // An override may edit the tree, so this is asked each time.
    while let packed = view.packedChildren, limit > 0 {
      let index = packed.candidate(at: local, below: limit)
      if let trace {
        HitTesting.passOver(view, below: limit, above: index < 0 ? nil : packed.view(index), point, trace)
      }
      guard index >= 0 else { return .none }
      limit = index
      // A sink may have edited the tree.
      guard index < packed.count else { continue }
      // Plain children are passed over without a look at them, as on the way down.
      let entry = packed.table[index]
      if let place = PackedPlace(entry, from: local) { return .inside(place, entry.children) }
      let child = packed.view(index)
      guard let inside = child.fromParent(point) else {
        if let trace { HitTesting.refuse(child, point, trace) }
        continue
      }
      if child.treatment != .asked {
        if child.canBeTouched, child.storedBounds.contains(inside) {
          return .inside(PackedPlace(child, inside), child.packedChildren?.table ?? .none)
        }
        if let trace { HitTesting.refuse(child, point, trace) }
        continue
      }
      let answer = find(inside, askedFirst: child, event, trace)
      trace?.node(child, returned: answer)
      if let answer { return .found(answer) }
      limit = min(limit, view.packedChildren?.count ?? 0)
    }
    return .none
  }

  // MARK: The trace

  /// Tells which views were passed over on the way from one place down to another, and in the last when it is the deepest.
  private static func tell(_ trace: any HitTestObserver, of from: PackedPlace, to: PackedPlace, isDeepest: Bool) {
    let point = HitTesting.tell(trace, from: from.view, below: .max, from.point, to: to.view)
    if isDeepest { HitTesting.passOver(to.view, below: .max, above: nil, point, trace) }
  }

  /// Writes down what each view on the way answered.
  private static func finish(_ answer: View, _ deepest: View, _ start: View, _ trace: (any HitTestObserver)?) -> View {
    if let trace { HitTesting.finish(answer, from: deepest, to: start, trace) }
    return answer
  }
}
