import Testing
import TouchCore

/// What a hit test of a root finds after it was hit so often that it has learnt.
@Suite struct TreeIndexTests {
  private let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let left = View(frame: Rect(x: 0, y: 0, width: 50, height: 100))
  private let right = View(frame: Rect(x: 50, y: 0, width: 50, height: 100))
  private let inner = View(frame: Rect(x: 10, y: 10, width: 20, height: 20))
  private let middle = Point(x: 20, y: 20)

  init() {
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(inner)
  }

  private func learn(_ point: Point = Point(x: 20, y: 20)) {
    for _ in 0..<100 { _ = root.hitTest(point, with: nil) }
  }

  private func name(_ view: View?) -> String {
    view === root ? "root" : view === left ? "left" : view === right ? "right" : view === inner ? "inner" : "none"
  }

  @Test func `a root that is hit often keeps what it found`() {
    #expect(root.learntBytes == 0)
    learn()

    #expect(root.learntBytes > 0)
    #expect(name(root.hitTest(middle, with: nil)) == "inner")
    #expect(name(root.hitTest(Point(x: 5, y: 5), with: nil)) == "left")
    #expect(name(root.hitTest(Point(x: 70, y: 5), with: nil)) == "right")
  }

  @Test func `a root that is hit at times keeps nothing`() {
    for _ in 0..<30 { _ = root.hitTest(middle, with: nil) }

    #expect(root.learntBytes == 0)
  }

  @Test func `only roots keep anything`() {
    for _ in 0..<100 { _ = left.hitTest(middle, with: nil) }

    #expect(left.learntBytes == 0)
  }

  @Test(arguments: [
    ("moved", "left"), ("scrolled", "left"), ("shrunk", "left"), ("hidden", "left"), ("transparent", "left"),
    ("switched off", "left"), ("turned", "left"), ("removed", "left"), ("covered", "right"), ("parent hidden", "root"),
    ("root shrunk", "none"), ("root hidden", "none"), ("center", "left"), ("anchor", "inner"), ("scaled", "left"),
  ])
  func `the next pick sees a change`(_ change: String, _ expected: String) {
    learn()
    switch change {
    case "moved": inner.frame.origin.x = 30
    case "scrolled": left.bounds.origin.y = 60
    case "shrunk": inner.frame.size = Size(width: 2, height: 2)
    case "hidden": inner.isHidden = true
    case "transparent": inner.alpha = 0
    case "switched off": inner.isUserInteractionEnabled = false
    case "turned": inner.transform = AffineTransform(translationX: 20, y: 0)
    case "removed": inner.removeFromSuperview()
    case "covered": right.frame = root.bounds
    case "parent hidden": left.isHidden = true
    case "root shrunk": root.bounds.size = Size(width: 10, height: 10)
    case "root hidden": root.isHidden = true
    case "center": inner.center = Point(x: 40, y: 40)
    case "anchor": inner.anchorPoint = .zero
    default: inner.transform = AffineTransform(scaleX: 0, y: 0)
    }

    #expect(name(root.hitTest(middle, with: nil)) == expected)
    #expect(name(root.hitTest(middle, with: nil)) == expected)
  }

  @Test func `the order of siblings is seen by the next pick`() {
    right.frame = root.bounds
    learn()
    #expect(name(root.hitTest(middle, with: nil)) == "right")

    root.sendSubviewToBack(right)
    #expect(name(root.hitTest(middle, with: nil)) == "inner")
    root.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(name(root.hitTest(middle, with: nil)) == "right")
    root.bringSubviewToFront(left)
    #expect(name(root.hitTest(middle, with: nil)) == "inner")
  }

  @Test func `a view that was added is found, and one that went is let go`() {
    learn()
    weak var added: View?
    do {
      let view = View(frame: root.bounds)
      added = view
      root.addSubview(view)
      learn()
      #expect(root.hitTest(middle, with: nil) === view)
      view.removeFromSuperview()
    }

    #expect(added == nil)
    #expect(name(root.hitTest(middle, with: nil)) == "inner")
  }

  @Test func `the first view in a view is found, and after it went the view itself`() {
    learn()
    let first = View(frame: inner.bounds)
    inner.addSubview(first)
    #expect(root.hitTest(middle, with: nil) === first)
    learn()
    first.removeFromSuperview()

    #expect(name(root.hitTest(middle, with: nil)) == "inner")
  }

  @Test func `what a root learnt does not outlive its time in another tree`() {
    learn()
    let window = View(frame: root.bounds)
    window.addSubview(root)
    inner.frame.origin.x = 30
    for _ in 0..<100 { _ = window.hitTest(middle, with: nil) }
    #expect(name(window.hitTest(middle, with: nil)) == "left")
    root.removeFromSuperview()

    #expect(name(root.hitTest(middle, with: nil)) == "left")
  }

  @Test func `a tree that changes before each pick keeps nothing for long`() {
    var kept = 0
    for round in 0..<20_000 {
      inner.frame.origin.x = Double(10 + round % 2)
      _ = root.hitTest(middle, with: nil)
      if root.learntBytes > 0 { kept += 1 }
    }

    #expect(kept < 100)
  }

  @Test func `views that want to be asked are asked each time`() {
    final class Asked: View {
      var count = 0
      override func point(inside point: Point, with event: TouchEvent?) -> Bool {
        count += 1
        return count % 2 == 0
      }
    }
    let asked = Asked(frame: Rect(x: 0, y: 0, width: 30, height: 30))
    root.addSubview(asked)
    let answers = (0..<100).map { _ in root.hitTest(middle, with: nil) === asked }

    #expect(answers == (0..<100).map { $0 % 2 == 1 })
    #expect(name(root.hitTest(Point(x: 70, y: 5), with: nil)) == "right")
  }

  @Test func `nothing is kept of a tree too large, or without size, or of no numbers`() {
    for size in [1e9, 0, 0.5, Double.infinity, .nan] {
      let view = View(frame: Rect(x: 0, y: 0, width: size, height: size))
      let child = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
      view.addSubview(child)
      for _ in 0..<200 {
        let hit = view.hitTest(Point(x: 0.25, y: 0.25), with: nil)
        #expect(hit === (size > 0.25 ? child : nil))
      }
      #expect(view.learntBytes == 0)
    }
  }

  /// Picks everywhere in a square root; how much was kept beyond 128 bytes a view and 4 KB, as a share of these.
  private func excess(_ square: View, views: Int) -> Double {
    let side = square.bounds.width
    for pick in 0..<50_000 {
      _ = square.hitTest(
        Point(x: Double(pick * 7919 % 9973) / 9973 * side, y: Double(pick * 104_729 % 9967) / 9967 * side), with: nil)
    }
    return Double(square.learntBytes) / Double(128 * views + 4096) - 1
  }

  @Test func `rows of views keep far less than they may`() {
    let square = View(frame: Rect(x: 0, y: 0, width: 1000, height: 1000))
    for x in 0..<10 {
      let column = View(frame: Rect(x: Double(x) * 100, y: 0, width: 100, height: 1000))
      square.addSubview(column)
      for y in 0..<40 { column.addSubview(View(frame: Rect(x: 3, y: Double(y) * 25, width: 90, height: 24))) }
    }

    let excess = excess(square, views: 411)
    #expect(square.learntBytes > 1000)
    #expect(excess < -0.25)
  }

  @Test func `views upon views keep little more than they may`() {
    let square = View(frame: Rect(x: 0, y: 0, width: 800, height: 800))
    for row in 0..<8 {
      let band = View(frame: Rect(x: 0, y: Double(row) * 100, width: 800, height: 100))
      square.addSubview(band)
      for index in 0..<33 {
        band.addSubview(
          View(
            frame: index < 22
              ? Rect(x: 2, y: 5, width: 796, height: 90)
              : Rect(x: Double(index % 8) * 100 + 5, y: 5, width: 80, height: 80)))
      }
    }

    #expect(excess(square, views: 273) < 0.15)
  }

  @Test func `a root of another size learns anew`() {
    right.frame.size.width = 150
    learn()
    root.bounds.size.width = 200
    _ = root.hitTest(middle, with: nil)
    #expect(root.learntBytes == 0)
    learn(Point(x: 180, y: 50))

    #expect(root.learntBytes > 0)
    #expect(name(root.hitTest(Point(x: 180, y: 50), with: nil)) == "right")
  }

  @Test(arguments: [100, 300.1, 1000.0 / 3, 4096])
  func `next to borders of cells the views are found that are there`(_ side: Double) {
    var differing: [Point] = []
    // Every tile, or every other one.
    for (count, stride) in [(4, 1), (12, 1), (8, 2), (12, 2)] {
      let tiled = View(frame: Rect(x: 0, y: 0, width: side, height: side))
      let step = side / Double(count)
      for row in 0..<count {
        let band = View(frame: Rect(x: 0, y: Double(row) * step, width: side, height: step))
        tiled.addSubview(band)
        for column in Swift.stride(from: row % stride, to: count, by: stride) {
          band.addSubview(View(frame: Rect(x: Double(column) * step, y: 0, width: step, height: step)))
        }
      }
      let places = (0..<16).flatMap { cell in
        [-4, -1, 0, 1, 4].flatMap { ulps in
          let border = Double(cell) * side / 16
          return [border + ulps * border.ulp, border + ulps * Double(Float(border).ulp) / 2]
        }
      }.filter { $0 >= 0 && $0 < side }
      for _ in 0..<2 {
        for x in places {
          for y in places {
            let point = Point(x: x, y: y)
            // As the hit test is defined: by bounds, in coordinates of the view's own.
            let band = tiled.subviews.last { $0.bounds.contains(Point(x: x, y: y - $0.frame.minY)) }
            let below = band.map { y - $0.frame.minY } ?? 0
            let tile = band?.subviews.last { $0.bounds.contains(Point(x: x - $0.frame.minX, y: below)) }
            if tiled.hitTest(point, with: nil) !== tile ?? band ?? tiled { differing.append(point) }
          }
        }
      }
      #expect(tiled.learntBytes > 0)
    }

    #expect(differing == [])
  }

  @Test(arguments: [0.5, 50])
  func `a root that was resized before it had learnt learns of all of it`(_ size: Double) {
    let resized = View(frame: Rect(x: 0, y: 0, width: size, height: size))
    resized.addSubview(View(frame: Rect(x: 0, y: 0, width: 200, height: 200)))
    // One pick more than it waits.
    for _ in 0..<34 { _ = resized.hitTest(Point(x: 0.25, y: 0.25), with: nil) }
    resized.bounds.size = Size(width: 200, height: 200)
    for _ in 0..<1000 { _ = resized.hitTest(Point(x: 180, y: 50), with: nil) }

    #expect(resized.learntBytes > 0)
  }

  @Test func `a root that became another's child keeps nothing`() {
    learn()
    let window = View(frame: root.bounds)
    window.addSubview(root)

    #expect(root.learntBytes == 0)
  }

  @Test func `a view that reaches to infinity is found before and after learning`() {
    let endless = View(frame: Rect(x: Double.infinity, y: 0, width: -Double.infinity, height: 50))
    for isAlone in [true, false] {
      let around = View(frame: root.bounds)
      if !isAlone { around.addSubview(View(frame: Rect(x: 60, y: 60, width: 10, height: 10))) }
      around.addSubview(endless)
      for _ in 0..<100 { #expect(around.hitTest(middle, with: nil) === endless) }
    }
  }
}
