import Testing
import TouchEvents
import TouchTestSupport
import TouchViews

/// What `frame` of a transformed view reads and sets: it follows from bounds, center, anchor and transform (HT-22).
@Suite struct TransformedFrameTests {
  private static let set = Rect(x: 20, y: 20, width: 100, height: 100)

  /// The numbers of a rectangle, rounded to the millionth.
  private static func rounded(_ rect: Rect) -> [Double] {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { ($0 * 1e6).rounded() / 1e6 }
  }

  /// As a public log of UIKit has it, in `Double` (Stack Overflow 5802830).
  @Test func `a view turned by a tenth of a radian reads and sets its frame as UIKit does`() {
    let view = View(frame: Self.set)
    view.transform = AffineTransform(rotationAngle: 0.1)

    let first = Self.rounded(view.frame)
    view.frame = Self.set

    #expect(first == [15.258121, 15.258121, 109.483758, 109.483758])
    #expect(Self.rounded(view.frame) == [11.063205, 20, 117.873591, 100])
  }

  @Test(arguments: [
    ("a scale", AffineTransform(scaleX: 2, y: 4), Size(width: 50, height: 25)),
    ("a mirror", AffineTransform(scaleX: -1, y: 2), Size(width: 100, height: 50)),
    ("a quarter turn", AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0), Size(width: 100, height: 100)),
    ("a scale with a move", AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 30, ty: -40), Size(width: 50, height: 50)),
  ])
  func `a frame that is set reads the same under a transform along the axes`(
    name: String, transform: AffineTransform, size: Size
  ) {
    let view = View(frame: Rect(x: 1, y: 2, width: 3, height: 4))
    view.bounds.origin = Point(x: 7, y: 9)
    view.anchorPoint = Point(x: 0, y: 1)
    view.transform = transform

    view.frame = Self.set

    #expect(Self.rounded(view.frame) == [20, 20, 100, 100])
    #expect(view.bounds == Rect(origin: Point(x: 7, y: 9), size: size))
    #expect(view.anchorPoint == Point(x: 0, y: 1) && view.transform == transform)
  }

  @Test func `a flattened view keeps its bounds, moves its center and is reported`() {
    let (view, reports) = Self.reportingView()
    view.transform = AffineTransform(a: 1, b: 0, c: 0, d: 0, tx: 5, ty: 0)

    view.frame = Rect(x: 50, y: 60, width: 10, height: 20)

    #expect(view.bounds == Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.center == Point(x: 50, y: 70))
    #expect(view.frame == Rect(x: 5, y: 70, width: 100, height: 0))
    #expect(reports.all == [.invalidArgument("a frame for a view that its transform flattens")])
  }

  @Test(arguments: [AffineTransform.identity, AffineTransform(scaleX: 2, y: 2)])
  func `a frame with a number that is NaN changes nothing and is reported`(transform: AffineTransform) {
    let (view, reports) = Self.reportingView()
    view.transform = transform
    let before = (view.bounds, view.center)

    view.frame = Rect(x: 0, y: .nan, width: 10, height: 10)

    #expect(view.bounds == before.0 && view.center == before.1)
    #expect(reports.all == [.nonFiniteGeometry])
  }

  @Test func `under a transform that is NaN the frame is empty at the center, and setting it changes nothing`() {
    let (view, reports) = Self.reportingView()
    view.transform = AffineTransform(scaleX: .nan, y: 1)

    view.frame = Rect(x: 5, y: 5, width: 10, height: 10)

    #expect(view.frame == Rect(origin: Point(x: 70, y: 70), size: .zero))
    #expect(view.bounds.size == Size(width: 100, height: 100))
    #expect(reports.all.allSatisfy { $0 == .nonFiniteGeometry } && !reports.all.isEmpty)
  }

  @Test func `the frames of 10,000 random views are those of an independent calculation, and points come back`() {
    var numbers = SplitMix64(seed: 22)
    var wrong: [Int] = []
    for index in 0..<10_000 where !Self.isRight(RandomFrame(&numbers)) { wrong.append(index) }

    #expect(wrong == [])
  }

  /// The root of a view, and what its context reports.
  private final class Reports {
    let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    let context = TouchContext()
    var all: [Diagnostic] = []
  }

  private static func reportingView() -> (View, Reports) {
    let reports = Reports()
    reports.context.diagnostics = { [unowned reports] in reports.all.append($0) }
    reports.root.didBecomeRoot(of: reports.context)
    let view = View(frame: set)
    reports.root.addSubview(view)
    return (view, reports)
  }

  /// Whether a view reads what the corners say, sets what the rule says, and converts a point there and back.
  private static func isRight(_ random: RandomFrame) -> Bool {
    let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    let view = random.makeView(in: root)
    let read = random.box(bounds: view.bounds, center: view.center)
    guard random.isNear(view.frame, read) else { return false }
    let point = Point(x: random.frame.minX, y: random.frame.maxY)
    let back = view.convert(view.convert(point, from: root), to: root)
    guard random.isNear(back, point) else { return false }
    view.frame = random.frame
    let (size, center) = random.placed()
    return random.isNear(view.bounds.size, size) && random.isNear(view.center, center)
      && view.bounds.origin == random.bounds.origin && view.transform == random.transform
      && random.isNear(view.frame, random.box(bounds: view.bounds, center: view.center))
  }
}

/// A random view and a frame for it, with the rule calculated by corners.
private struct RandomFrame {
  let bounds: Rect
  let center: Point
  let anchor: Point
  let transform: AffineTransform
  let frame: Rect

  init(_ numbers: inout SplitMix64) {
    func number(_ range: ClosedRange<Double>) -> Double { numbers.number(in: range) }
    bounds = Rect(x: number(-50...50), y: number(-50...50), width: number(0...300), height: number(0...300))
    center = Point(x: number(-400...400), y: number(-400...400))
    anchor = numbers.chance(0.5) ? Point(x: 0.5, y: 0.5) : Point(x: number(-0.5...1.5), y: number(-0.5...1.5))
    let (angle, skew) = (number(-4...4), number(-0.5...0.5))
    let (across, down) = (number(0.3...3) * (numbers.chance(0.3) ? -1 : 1), number(0.3...3))
    transform = AffineTransform(a: across, b: 0, c: skew, d: down, tx: number(-90...90), ty: number(-90...90))
      .concatenating(AffineTransform(rotationAngle: angle))
    frame = Rect(x: number(-300...300), y: number(-300...300), width: number(0...300), height: number(0...300))
  }

  func makeView(in root: View) -> View {
    let view = View(frame: .zero)
    root.addSubview(view)
    view.bounds = bounds
    view.anchorPoint = anchor
    view.center = center
    view.transform = transform
    return view
  }

  /// Where a corner, in shares of the bounds from the anchor, is shown.
  private func shown(_ x: Double, _ y: Double, _ size: Size, _ center: Point) -> Point {
    let (x, y) = ((x - anchor.x) * size.width, (y - anchor.y) * size.height)
    return Point(
      x: center.x + transform.a * x + transform.c * y + transform.tx,
      y: center.y + transform.b * x + transform.d * y + transform.ty)
  }

  func box(bounds: Rect, center: Point) -> Rect {
    let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { shown($0.0, $0.1, bounds.size, center) }
    let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    return Rect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
  }

  /// The size and the center once the frame is set.
  func placed() -> (size: Size, center: Point) {
    let determinant = transform.a * transform.d - transform.b * transform.c
    let width = (transform.d * frame.width - transform.c * frame.height) / determinant
    let height = (transform.a * frame.height - transform.b * frame.width) / determinant
    let size = Size(width: abs(width), height: abs(height))
    let (x, y) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
    let center = Point(
      x: frame.midX + transform.a * x + transform.c * y - transform.tx,
      y: frame.midY + transform.b * x + transform.d * y - transform.ty)
    return (size, center)
  }

  private func isNear(_ pairs: [(Double, Double)]) -> Bool {
    let largest = pairs.flatMap { [abs($0.0), abs($0.1)] }.max() ?? 0
    let scale = max(largest, 1_000)
    return pairs.allSatisfy { abs($0.0 - $0.1) <= 1e-9 * scale }
  }

  func isNear(_ left: Point, _ right: Point) -> Bool { isNear([(left.x, right.x), (left.y, right.y)]) }
  func isNear(_ left: Size, _ right: Size) -> Bool { isNear([(left.width, right.width), (left.height, right.height)]) }
  func isNear(_ left: Rect, _ right: Rect) -> Bool {
    isNear(left.origin, right.origin) && isNear(left.size, right.size)
  }
}
