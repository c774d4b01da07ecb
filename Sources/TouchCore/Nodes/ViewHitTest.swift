/// The hit test among views, which walks over plain ones without asking them.
enum ViewHitTest {
  /// What a view answers for a point in its own coordinates, with its overrides asked.
  static func find(
    _ point: Point, askedFirst view: View, _ event: TouchEvent?, _ trace: (any TraceSink)?
  ) -> View? {
    if let script = view.script { return script.view(view, hitTest: point, event) }
    return view.hitTest(point, with: event)
  }

  /// The inherited answer of a view: itself or the deepest view in it at the point.
  static func inherited(_ point: Point, _ view: View, _ event: TouchEvent?) -> View? {
    let record = view.record
    let trace: (any TraceSink)?
    if let event {
      trace = event.trace
    } else if record.pointee.parent == nil {
      trace = view.touchContext?.trace
    } else {
      trace = view.rootView.touchContext?.trace
    }
    if trace == nil, !record.pointee.flags.contains(.isScripted) {
      return record.pointee.canBeTouched && view.point(inside: point, with: event) ? pick(point, view, event) : nil
    }
    if let refusal = view.touchRefusal {
      trace?.record(.refused(view, refusal))
      return nil
    }
    let contains = view.script?.view(view, contains: point, event) ?? view.point(inside: point, with: event)
    guard contains else {
      trace?.record(.refused(view, nil))
      return nil
    }
    return trace == nil ? pick(point, view, event) : descend(point, view, event, trace)
  }

  /// The same as ``descend(_:_:_:_:)`` for when nobody wants to know the way: reads tables only, while they decide.
  private static func pick(_ point: Point, _ start: View, _ event: TouchEvent?) -> View {
    let record = start.record
    if record.pointee.parent == nil, record.pointee.count < ChildTable.many,
      let view = start.learntView(at: point)
    {
      return view.takeUnretainedValue()
    }
    var way = Way(node: Unmanaged.passUnretained(start), local: SIMD2(point.x, point.y))
    var children = record.pointee.children
    while !way.goDown(children) {
      let record = way.node._withUnsafeGuaranteedRef { $0.record }
      let index = candidate(in: record, way.local, below: Int(record.pointee.count))
      if index < 0 { break }
      let entry = record.pointee.children[index]
      let inside = way.local - entry.pointee.shift
      guard entry.pointee.isOpen, entry.pointee.contains(inside) else { return pick(way, event) }
      way = Way(node: entry.pointee.view, local: inside)
      children = entry.pointee.children
    }
    return way.node.takeUnretainedValue()
  }

  /// The topmost child below an index whose box may contain a point; below 0 when there is none.
  private static func candidate(
    in record: UnsafeMutablePointer<NodeRecord>, _ point: SIMD2<Double>, below index: Int
  ) -> Int {
    let (x, y) = (Float(point.x), Float(point.y))
    let count = Int(record.pointee.count)
    let boxes = record.pointee.children.boxes
    guard count >= ChildGrid.threshold else { return boxes.topmost(x, y, below: index, of: count) }
    return record.pointee.indexed { $0.candidate(ChildBox(x, y, -x, -y), below: index, boxes, count) }
  }

  /// Goes on where boxes alone do not decide.
  private static func pick(_ start: Way, _ event: TouchEvent?) -> View {
    var way = start
    // From here on code of others may run and edit the tree: what is read afterwards is held.
    var view = way.node.takeUnretainedValue()
    search: while true {
      var index = Int(view.record.pointee.count)
      while true {
        index = candidate(in: view.record, way.local, below: index)
        if index < 0 { return view }
        let entry = view.record.pointee.children[index]
        let child = entry.pointee.view
        if entry.pointee.isOpen {
          let inside = way.local - entry.pointee.shift
          guard entry.pointee.contains(inside) else { continue }
          way = Way(node: child, local: inside)
          if way.goDown(entry.pointee.children) { return way.node.takeUnretainedValue() }
          view = way.node.takeUnretainedValue()
          continue search
        }
        let asked = child.takeUnretainedValue()
        guard let inside = asked.fromParent(Point(x: way.local.x, y: way.local.y)) else { continue }
        if asked.record.pointee.treatment != .asked {
          guard asked.canBeTouched, asked.record.pointee.bounds.contains(inside) else { continue }
          way = Way(node: child, local: SIMD2(inside.x, inside.y))
          if way.goDown(asked.record.pointee.children) { return way.node.takeUnretainedValue() }
          view = way.node.takeUnretainedValue()
          continue search
        }
        if let answer = find(inside, askedFirst: asked, event, nil) { return answer }
        index = min(index, Int(view.record.pointee.count))
        guard index > 0 else { return view }
      }
    }
  }

  /// How far a point went down.
  private struct Way {
    /// The deepest node known to be at the point.
    var node: Unmanaged<View>
    /// The point in its coordinates.
    var local: SIMD2<Double>

    /// Goes down while what decides are few boxes and bounds; whether that found the deepest node.
    ///
    /// Apart from the rest so that all of it stays in registers. The topmost box is found without a branch, as nobody
    /// could foretell it.
    @inline(never)
    mutating func goDown(_ start: ChildTable) -> Bool {
      var children = start
      while children.count > 0 {
        guard children.count < ChildTable.many else { return false }
        // An only child is looked at without its box.
        var index = 0
        if children.count > 1 {
          index = children.boxes.topmost(Float(local.x), Float(local.y), of: children.count)
          if index < 0 { return true }
        }
        let entry = children[index]
        let inside = local - entry.pointee.shift
        // Hardly ever not: a box is little more than the bounds. Whoever is behind is looked for with all that may come.
        guard entry.pointee.contains(inside) else { return index == 0 && entry.pointee.isOpen }
        node = entry.pointee.view
        local = inside
        children = entry.pointee.children
      }
      return true
    }
  }

  private static func descend(
    _ point: Point, _ start: View, _ event: TouchEvent?, _ trace: (any TraceSink)?
  ) -> View? {
    var view = start
    var local = point
    search: while true {
      var index = view.subviews.count - 1
      while index >= 0 {
        // An override may edit the tree under our feet.
        guard index < view.subviews.count else { index = view.subviews.count - 1; continue }
        let child = view.subviews[index]
        index -= 1
        guard let inside = child.fromParent(local) else {
          trace?.record(.refused(child, .notInvertible))
          trace?.record(.hitTest(child, nil))
          continue
        }
        if child.isTestedByItsBox {
          if child.canBeTouched, child.bounds.contains(inside) {
            view = child
            local = inside
            continue search
          }
          if let trace {
            trace.record(.refused(child, child.touchRefusal))
            trace.record(.hitTest(child, nil))
          }
          continue
        }
        let answer = find(inside, askedFirst: child, event, trace)
        trace?.record(.hitTest(child, answer))
        if let answer { return finish(answer, view, start, trace) }
      }
      return finish(view, view, start, trace)
    }
  }

  private static func finish(_ answer: View, _ deepest: View, _ start: View, _ trace: (any TraceSink)?) -> View {
    guard let trace else { return answer }
    var view = deepest
    while view !== start {
      trace.record(.hitTest(view, answer))
      guard let parent = view.superview else { break }
      view = parent
    }
    return answer
  }
}

/// Answers that a scenario file or a replay gives in the place of overrides written in code.
package protocol ViewScript: AnyObject {
  /// What the view's `hitTest` answers.
  func view(_ view: View, hitTest point: Point, _ event: TouchEvent?) -> View?
  /// What the view's `point(inside:)` answers.
  func view(_ view: View, contains point: Point, _ event: TouchEvent?) -> Bool
  /// Reacts to touches; whether the inherited method is called too.
  func view(_ view: View, willHandle phase: TouchPhase, _ touches: [Touch], _ event: TouchEvent?) -> Bool
  /// What the view's gate answers; `nil` leaves it to the view.
  func view(_ view: View, shouldBegin recognizer: any GestureRecognizing) -> Bool?
  /// Whether the view performs an action of a name; `nil` leaves it to the view.
  func view(_ view: View, canPerform action: ActionName) -> Bool?
  /// Whether the view can become first responder; `nil` leaves it to the view.
  func canBecomeFirstResponder(_ view: View) -> Bool?
  /// Whether the view stops being first responder; `nil` leaves it to the view.
  func canResignFirstResponder(_ view: View) -> Bool?
}
