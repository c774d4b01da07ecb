import Testing
import TouchEvents

@Suite struct RectTests {
  let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test func `edges and middles follow from origin and size`() {
    let numbers: [Double] = [rect.minX, rect.midX, rect.maxX, rect.minY, rect.midY, rect.maxY, rect.width, rect.height]
    let whole = Rect(origin: Point(x: 10, y: 20), size: Size(width: 30, height: 40))
    #expect((rect, numbers) == (whole, [10, 25, 40, 20, 40, 60, 30, 40]))
  }

  @Test func `a negative extent means the other side of the origin`() {
    let turned = Rect(x: 40, y: 60, width: -30, height: -40)
    let across: [Double] = [turned.minX, turned.midX, turned.maxX, turned.width]
    let down: [Double] = [turned.minY, turned.midY, turned.maxY, turned.height]
    #expect((turned.standardized, across, down) == (rect, [10, 25, 40, 30], [20, 40, 60, 40]))
    #expect(
      [turned.contains(Point(x: 10, y: 20)), turned.contains(Point(x: 40, y: 60)), turned.isEmpty] == [
        true, false, false,
      ])
  }

  @Test func `the least edges are inside and the greatest are not`() {
    #expect(
      [
        rect.contains(Point(x: 10, y: 20)), rect.contains(Point(x: 39.999, y: 59.999)),
        rect.contains(Point(x: 40, y: 30)), rect.contains(Point(x: 20, y: 60)), rect.contains(Point(x: 9.999, y: 30)),
        rect.contains(Point(x: 20, y: 19.999)),
      ] == [true, true, false, false, false, false])
  }

  @Test func `two rectangles that touch never both hold a point of the common edge`() {
    let right = rect.offsetBy(dx: rect.width, dy: 0)
    #expect(!rect.contains(Point(x: 40, y: 30)) && right.contains(Point(x: 40, y: 30)))
  }

  @Test func `nothing is inside where a number is NaN`() {
    #expect(
      [
        rect.contains(Point(x: .nan, y: 30)), rect.contains(Point(x: 20, y: .nan)),
        Rect(x: .nan, y: 20, width: 30, height: 40).contains(Point(x: 20, y: 30)),
        Rect(x: 10, y: 20, width: .nan, height: 40).contains(Point(x: 20, y: 30)),
      ] == [false, false, false, false])
    #expect(
      [
        Rect(x: 0, y: 0, width: .nan, height: 4).isEmpty, Rect(x: 0, y: 0, width: .nan, height: 4).isFinite,
        rect.isFinite,
      ] == [true, false, true])
  }

  @Test func `a rectangle of zero size holds nothing`() {
    let line = Rect(x: 10, y: 20, width: 0, height: 40)
    #expect(line.isEmpty && !line.contains(Point(x: 10, y: 30)))
  }

  @Test func `a rectangle holds itself and what is inside its edges`() {
    #expect(
      [rect.contains(rect), rect.contains(rect.insetBy(dx: 1, dy: 1)), rect.contains(rect.offsetBy(dx: 0.001, dy: 0))]
        == [true, true, false])
  }

  @Test func `opposite edges are drawn in by the same distance`() {
    let found = (rect.insetBy(dx: 5, dy: 10), rect.insetBy(dx: -5, dy: -10))
    #expect(found == (Rect(x: 15, y: 30, width: 20, height: 20), Rect(x: 5, y: 10, width: 40, height: 60)))
  }

  @Test func `each edge is drawn in by its own distance`() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let found = (rect.inset(by: insets), Rect(x: 40, y: 60, width: -30, height: -40).inset(by: insets))
    #expect(found == (Rect(x: 12, y: 21, width: 24, height: 36), rect.inset(by: insets)))
  }

  @Test func `edges that would pass each other meet half-way`() {
    let early = rect.insetBy(dx: 16, dy: 5)
    let insets = EdgeInsets(top: 50, left: 0, bottom: 10, right: 0)
    #expect(
      (early, rect.inset(by: insets)) == (
        Rect(x: 25, y: 25, width: 0, height: 30), Rect(x: 10, y: 60, width: 30, height: 0)
      ))
  }

  @Test func `the intersection is the common area`() {
    let other = Rect(x: 30, y: 0, width: 100, height: 25)
    let found = (rect.intersection(other), other.intersection(rect), rect.intersects(other))
    #expect(found == (Rect(x: 30, y: 20, width: 10, height: 5), rect.intersection(other), true))
  }

  @Test func `rectangles that only touch do not intersect`() {
    let right = rect.offsetBy(dx: 30, dy: 0)
    #expect((rect.intersects(right), rect.intersection(right)) == (false, .zero))
  }

  @Test func `the union holds both`() {
    let found = (rect.union(Rect(x: 0, y: 50, width: 5, height: 30)), rect.union(.zero))
    #expect(found == (Rect(x: 0, y: 20, width: 40, height: 60), Rect(x: 0, y: 0, width: 40, height: 60)))
  }

  @Test func `a transform takes a rectangle to the box about its corners`() {
    let turned = Rect(x: 0, y: 0, width: 10, height: 4).applying(AffineTransform(rotationAngle: .pi / 2))
    #expect(
      [
        abs(turned.minX + 4) < 1e-12, abs(turned.minY) < 1e-12, abs(turned.width - 4) < 1e-12,
        abs(turned.height - 10) < 1e-12,
      ] == [true, true, true, true])
    let flipped = rect.applying(AffineTransform(scaleX: -1, y: 2))
    #expect(flipped == Rect(x: -40, y: 40, width: 30, height: 80))
  }
}
