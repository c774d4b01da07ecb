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
      trace = event.context.trace
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

  /// The same as ``descend(_:_:_:_:)`` for when nobody wants to know the way: reads records only.
  private static func pick(_ point: Point, _ start: View, _ event: TouchEvent?) -> View {
    var record = start.record
    var local = SIMD2(point.x, point.y)
    search: while true {
      let way = goDown(record, local)
      record = way.record
      local = way.local
      if way.isDone { break }
      var index = Int(record.pointee.count)
      guard index > 0, var children = record.pointee.children else { break }
      let box = ChildBox(local)
      let usesGrid = index >= ChildGrid.threshold
      while true {
        if usesGrid {
          index = gridOf(record).candidate(box, below: index, children.boxes, Int(record.pointee.count))
        } else {
          repeat { index -= 1 } while index >= 0 && !children.box(index).mayContain(box)
        }
        if index < 0 { break search }
        let child = children[index]
        if child.pointee.treatment == .open {
          let inside = local - child.pointee.shift
          guard child.pointee.contains(inside) else { continue }
          record = child
          local = inside
          continue search
        }
        // From here on code of others may run and edit the tree: hold what is read afterwards.
        let parent = record.pointee.view
        let view = child.pointee.view
        guard let inside = view.fromParent(Point(x: local.x, y: local.y)) else { continue }
        if child.pointee.treatment != .asked {
          guard view.canBeTouched, child.pointee.bounds.contains(inside) else { continue }
          record = child
          local = SIMD2(inside.x, inside.y)
          continue search
        }
        if let answer = find(inside, askedFirst: view, event, nil) { return answer }
        record = parent.record
        index = min(index, Int(record.pointee.count))
        guard index > 0, let present = record.pointee.children else { break search }
        children = present
        if usesGrid != (Int(record.pointee.count) >= ChildGrid.threshold) { continue search }
      }
    }
    return record.pointee.view
  }

  /// Goes down from a node while what decides are few boxes and bounds; whether that found the deepest node.
  ///
  /// Apart from the rest so that all of it stays in registers.
  @inline(never)
  private static func goDown(
    _ start: UnsafeMutablePointer<NodeRecord>, _ point: SIMD2<Double>
  ) -> (record: UnsafeMutablePointer<NodeRecord>, local: SIMD2<Double>, isDone: Bool) {
    var record = start
    var local = point
    while true {
      var index = Int(record.pointee.count)
      guard let children = record.pointee.children else { return (record, local, true) }
      guard index < ChildGrid.threshold else { return (record, local, false) }
      if index > 1 {
        let box = ChildBox(local)
        repeat {
          index &-= 1
          if index < 0 { return (record, local, true) }
        } while !children.box(index).mayContain(box)
      } else {
        // An only child is looked at without its box.
        index = 0
      }
      let child = children[index]
      guard child.pointee.treatment == .open else { return (record, local, false) }
      let inside = local - child.pointee.shift
      // Hardly ever not: a box is little more than the bounds. Whoever is behind is looked for with all that may come.
      guard child.pointee.contains(inside) else { return (record, local, index == 0) }
      record = child
      local = inside
    }
  }

  private static func gridOf(_ record: UnsafeMutablePointer<NodeRecord>) -> ChildGrid {
    if let grid = record.pointee.grid { return grid }
    let made = ChildGrid()
    record.pointee.grid = made
    return made
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
