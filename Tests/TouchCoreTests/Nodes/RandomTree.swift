import TouchTestSupport
import TouchViews

extension SplitMix64 {
  /// Quarters of points, which sums keep exact, so that edges are met.
  mutating func place(_ bound: Int) -> Double { Double(below(bound * 4)) / 4 }
}

/// A view that says it is tested by its bounds, and is.
final class BoxedView: View {
  override var hitTestsItsBounds: Bool { true }
}

/// A view that reaches beyond its bounds, or has a hole.
final class ShapedView: View {
  var isLarger = false

  override func point(inside point: Point, with event: TouchEvent?) -> Bool { covers(point) }

  func covers(_ point: Point) -> Bool {
    if isLarger { return bounds.insetBy(dx: -3, dy: -3).contains(point) }
    return bounds.contains(point) && !bounds.insetBy(dx: 4, dy: 4).contains(point)
  }
}

/// A view that ignores touches that hit none of its children, or takes those of its children.
final class RedirectingView: View {
  var takesAll = false

  override func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
    redirect(super.hitTest(point, with: event))
  }

  func redirect(_ hit: View?) -> View? { takesAll ? hit.map { _ in self } : hit === self ? nil : hit }
}

/// A tree of views of all kinds that changes at random.
final class RandomTree {
  let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
  private(set) var views: [View] = []
  private var random: SplitMix64

  /// Makes a tree of some 180 views; every fifth has a view with enough children for a grid.
  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    views = [root]
    let wide = View(frame: Rect(x: 10, y: 10, width: 180, height: 180))
    root.addSubview(wide)
    views.append(wide)
    for _ in 0..<(seed % 5 == 0 ? 520 : 60) { add(to: wide) }
    for _ in 0..<90 { add(to: views[random.below(views.count)]) }
  }

  /// A point of the root, now and then as near to a corner of a view as numbers can be.
  func point() -> Point {
    guard random.below(4) == 0 else { return Point(x: random.place(200), y: random.place(200)) }
    let view = views[random.below(views.count)]
    let bounds = view.bounds
    let corner = Point(
      x: random.below(2) == 0 ? bounds.minX : bounds.maxX, y: random.below(2) == 0 ? bounds.minY : bounds.maxY)
    let place = view.convert(corner, to: root)
    return Point(x: place.x + nudge(of: place.x), y: place.y + nudge(of: place.y))
  }

  private func nudge(of value: Double) -> Double {
    switch random.below(4) {
    case 0: 0
    case 1: Double(random.below(5) - 2) * value.ulp
    case 2: Double(random.below(9) - 4) * 1e-5
    default: Double(random.below(9) - 4) * 3
    }
  }

  private func make() -> View {
    let frame = Rect(
      x: random.place(170), y: random.place(170), width: random.place(40), height: random.place(40))
    switch random.below(10) {
    case 0:
      let view = ShapedView(frame: frame)
      view.isLarger = random.below(2) == 0
      return view
    case 1:
      let view = RedirectingView(frame: frame)
      view.takesAll = random.below(2) == 0
      return view
    case 2, 3: return BoxedView(frame: frame)
    default: return View(frame: frame)
    }
  }

  private func add(to parent: View) {
    let view = make()
    parent.insertSubview(view, at: random.below(parent.subviews.count + 1))
    views.append(view)
  }

  /// Changes one view.
  func change() {
    // Not the root and the wide view: most picks shall get past them.
    let view = views[2 + random.below(views.count - 2)]
    switch random.below(16) {
    case 0: view.isHidden = random.below(4) == 0
    case 1: view.isUserInteractionEnabled = random.below(4) > 0
    case 2: view.alpha = [0, 0.005, 0.01, 0.02, 0.5, 0.7, 0.9, 1][random.below(8)]
    case 3: view.bounds.origin = Point(x: random.place(20) - 10, y: random.place(20) - 10)
    case 4: view.bounds.size = Size(width: random.place(60), height: random.place(60))
    case 5: view.transform = transform()
    case 6: view.superview?.bringSubviewToFront(view)
    case 7: view.superview?.sendSubviewToBack(view)
    case 8:
      guard let parent = view.superview else { return }
      parent.exchangeSubview(
        at: random.below(parent.subviews.count), withSubviewAt: random.below(parent.subviews.count))
    case 9: replace(view)
    case 10: view.transform = .identity
    default: view.frame.origin = Point(x: random.place(180) - 10, y: random.place(180) - 10)
    }
  }

  private func transform() -> AffineTransform {
    switch random.below(4) {
    case 0: AffineTransform(scaleX: 0.5, y: 2)
    case 1: AffineTransform(scaleX: 0, y: 1)
    case 2: AffineTransform(translationX: random.place(20), y: 5)
    default: AffineTransform(rotationAngle: Double(random.below(8)) * .pi / 4)
    }
  }

  /// Takes a view out and puts another into any view that is left.
  private func replace(_ view: View) {
    guard views.count > 60, view.superview !== root else { return }
    view.removeFromSuperview()
    views.removeAll { $0.isDescendant(of: view) }
    while views.count < 170 { add(to: views[random.below(4) == 0 ? random.below(views.count) : 1]) }
  }

  /// The plain definition: what a view answers, by recursion over all children (HT-1 to HT-6).
  func plainAnswer(_ view: View, _ point: Point) -> View? {
    guard !view.isHidden, view.isUserInteractionEnabled, !(view.alpha < 0.01), covers(view, point) else {
      return redirect(view, nil)
    }
    for child in view.subviews.reversed() {
      guard let inside = pointIn(child, of: point) else { continue }
      if let hit = plainAnswer(child, inside) { return redirect(view, hit) }
    }
    return redirect(view, view)
  }

  private func covers(_ view: View, _ point: Point) -> Bool {
    (view as? ShapedView)?.covers(point) ?? view.bounds.contains(point)
  }

  private func redirect(_ view: View, _ hit: View?) -> View? {
    (view as? RedirectingView)?.redirect(hit) ?? (view is RedirectingView ? nil : hit)
  }

  private func pointIn(_ child: View, of point: Point) -> Point? {
    let placement = child.nodePlacement
    if placement.a == 1, placement.b == 0, placement.c == 0, placement.d == 1 {
      return Point(x: point.x - placement.tx, y: point.y - placement.ty)
    }
    return placement.inverted().map { point.applying($0) }
  }
}
