import TouchResponders

/// The hit test among views.
enum ViewHitTest {
  /// Returns the result of a view's hit test for a point in its own coordinates, by its overrides.
  static func find(
    _ point: Point, askedFirst view: View, _ event: TouchEvent?, _ trace: @autoclosure () -> (any HitTestObserver)?
  ) -> View? {
    // Before any override is asked (CT-3).
    if view.flags.contains(.isDisabledControl) {
      trace()?.nodeWasRefused(view, for: .disabled)
      return nil
    }
    if let answers = answers(for: view, event), let answer = answers.hitTest(view, at: point, with: event) {
      if case .found(let node) = answer { return node as? View }
      return nil
    }
    return view.hitTest(point, with: event)
  }

  /// Returns the inherited answer of a view: itself or the deepest view in it at the point.
  ///
  /// Only this frame and the override lie on the stack for each view that is asked inside another.
  static func inherited(_ point: Point, _ view: View, _ event: TouchEvent?) -> View? {
    let trace = observer(of: event, at: view)
    guard view.canBeTouched else {
      trace?.nodeWasRefused(view, for: view.touchRefusal)
      return nil
    }
    guard contains(point, view, event) else {
      trace?.nodeWasRefused(view, for: nil)
      return nil
    }
    var place = PackedPlace(view, point)
    // As a rule plain views decide alone.
    let isDecided = trace == nil && place.goDown(from: view.packedChildren?.table ?? .none)
    if isDecided { return place.view }
    var search = ViewSearch(place, isBelow: trace == nil)
    while let child = search.findNext(trace) {
      let answer = ask(child, at: search.inside, from: view, event, trace)
      trace?.node(child, returned: answer)
      if let answer { return finish(answer, search.view, view, trace) }
      // What was asked may have taken out the part that is searched: nothing in that is hit (HT-13).
      guard search.passOver(inside: view) else { return finish(view, view, view, trace) }
    }
    let found = search.view
    return trace == nil ? found : finish(found, found, view, trace)
  }

  /// Asks a view inside another's hit test, unless too many are on the stack already.
  @inline(never)
  private static func ask(
    _ child: View, at point: Point, from view: View, _ event: TouchEvent?, _ trace: (any HitTestObserver)?
  ) -> View? {
    // Without an event, which counts, each view does.
    let depth = event?.hitTestDepth ?? Int(view.askedDepth)
    guard depth < deepest else {
      (event?.context ?? view.rootView.touchContext)?.report(.hitTestTooDeep)
      return nil
    }
    guard let event else {
      child.askedDepth = UInt16(depth + 1)
      child.flags.set(.isAskedUnobserved, trace == nil)
      defer { child.askedDepth = 0 }
      return find(point, askedFirst: child, nil, trace)
    }
    event.hitTestDepth = depth + 1
    defer { event.hitTestDepth = depth }
    return find(point, askedFirst: child, event, trace)
  }

  /// The most views that are asked inside each other: the stack of a thread ends at some 6,000 natively, that of a
  /// WebAssembly module at some 150 by default.
  private static var deepest: Int {
    #if hasFeature(Embedded)
      100
    #else
      1_000
    #endif
  }

  /// Returns the observer of a hit test at a view.
  private static func observer(of event: TouchEvent?, at view: View) -> (any HitTestObserver)? {
    // To bind the event would count a reference.
    if event != nil { return event?.hitTestObserver }
    // Looking for the root at each level would take time with the square of the depth.
    if view.askedDepth > 0, view.flags.contains(.isAskedUnobserved) { return nil }
    return observer(above: view)
  }

  /// Returns whether a point belongs to a view, by its override or by the script in its place.
  static func contains(_ point: Point, _ view: View, _ event: TouchEvent?) -> Bool {
    answers(for: view, event)?.contains(view, point, with: event) ?? view.point(inside: point, with: event)
  }

  /// Returns the source of answers that replaces a view's overrides; `nil` for nearly all views.
  private static func answers(for view: View, _ event: TouchEvent?) -> (any AnswerSource)? {
    guard view.flags.contains(.isScripted) else { return nil }
    return (event?.context ?? view.rootView.touchContext)?.state.answers
  }

  /// Returns the observer of a hit test without an event.
  static func observer(above view: View) -> (any HitTestObserver)? {
    if !view.parentReference.isSet { return view.touchContext?.state.hitTestObserver }
    return view.rootView.touchContext?.state.hitTestObserver
  }

  /// Writes down what each view on the way answered.
  private static func finish(_ answer: View, _ deepest: View, _ start: View, _ trace: (any HitTestObserver)?) -> View {
    if let trace { _ = HitTesting.finish(answer, from: deepest, to: start, trace) }
    return answer
  }
}

/// A search for the deepest view at a point, which stops where a view must be asked.
///
/// Plain views are passed over by what their parents keep of them (``PackedPlace/goDown(from:)``). What that cannot
/// decide is tried child by child: a larger number of children, a child with a transform, and a view that must be asked.
/// The views that were passed over are recorded afterwards.
struct ViewSearch {
  /// The deepest view found so far, kept: what is asked may edit the tree and let go of any view.
  private(set) var view: View
  /// The point in its coordinates.
  private var local: SIMD2<Double>
  /// The children from this index on were tried; `nil` before the way down from the view, and its first child.
  private var limit: Int?
  /// The point in the coordinates of the view to ask.
  private(set) var inside = Point.zero

  /// Begins with a view at a point, from which plain views decide no more if `isBelow`.
  init(_ place: PackedPlace, isBelow: Bool) {
    view = place.view
    local = place.local
    limit = isBelow ? .max : nil
  }

  /// Goes down to the next view that must be asked, and returns it; `nil` when ``view`` is the answer.
  @inline(never)
  mutating func findNext(_ trace: (any HitTestObserver)?) -> View? {
    var limit = limit
    var here = PackedPlace(view, local)
    var children = limit == nil ? view.packedChildren?.table ?? .none : .none
    while true {
      if limit == nil {
        let (before, point) = (trace == nil ? nil : here.view, here.point)
        let isDeepest = here.goDown(from: children)
        (view, local) = (here.view, here.local)
        if let trace, let before { Self.tell(trace, of: before, point, to: view, isDeepest: isDeepest) }
        if isDeepest { return nil }
      }
      if view.flags.contains(.isUnsettled) { view.settleChildren() }
      switch Self.nextBelow(view, local, below: limit ?? .max, trace) {
      case .none: return nil
      case .ask(let child, let point, let index):
        (self.limit, inside) = (index, point)
        return child
      case .inside(let child, let its):
        here = child
        children = its
        limit = nil
      }
    }
  }

  /// Continues behind the view that was asked; returns `false` if the view where the search is has left another one.
  mutating func passOver(inside start: View) -> Bool {
    limit = min(limit ?? 0, view.packedChildren?.count ?? 0)
    return view.isBelow(start)
  }

  /// The outcome of one step down.
  private enum Step {
    /// No child is at the point.
    case none
    /// The search continues in a child, among its own children.
    case inside(PackedPlace, ChildTable)
    /// A child must be asked, at a point of its own coordinates; the search may continue below its index.
    case ask(View, at: Point, index: Int)
  }

  /// Tries the children of one view, the topmost candidate first.
  @inline(__always)
  private static func nextBelow(
    _ view: View, _ local: SIMD2<Double>, below index: Int, _ trace: (any HitTestObserver)?
  ) -> Step {
    let point = Point(x: local.x, y: local.y)
    var limit = min(index, view.packedChildren?.count ?? 0)
    // A sink may edit the tree, so this is asked each time.
    while let packed = view.packedChildren, limit > 0 {
      let index = packed.candidate(at: local, below: limit)
      if let trace {
        HitTesting.passOver(view, below: limit, above: index < 0 ? nil : packed.view(index), point, trace)
        view.settleChildren()
        // A sink may have taken children out.
        guard index < packed.count else {
          limit = index
          continue
        }
      }
      guard index >= 0 else { return .none }
      limit = index
      // Plain children are passed over without accessing them, as on the way down.
      let entry = packed.table[index]
      if let place = PackedPlace(entry, from: local) { return .inside(place, entry.children) }
      let child = packed.view(index)
      guard let inside = child.fromParent(point) else {
        if let trace {
          HitTesting.refuse(child, point, trace)
          view.settleChildren()
        }
        continue
      }
      if child.treatment == .asked { return .ask(child, at: inside, index: limit) }
      if child.canBeTouched, child.storedBounds.contains(inside) {
        return .inside(PackedPlace(child, inside), child.packedChildren?.table ?? .none)
      }
      if let trace {
        HitTesting.refuse(child, point, trace)
        view.settleChildren()
      }
    }
    return .none
  }

  /// Reports which views were passed over on the way from one place down to another, and in the last when it is the deepest.
  private static func tell(
    _ trace: any HitTestObserver, of from: View, _ point: Point, to view: View, isDeepest: Bool
  ) {
    let point = HitTesting.tell(trace, from: from, below: .max, point, to: view)
    if isDeepest { HitTesting.passOver(view, below: .max, above: nil, point, trace) }
  }
}
