import Testing
import TouchEvents

/// An app's own operator, as much code for UIKit declares it; it must not be ambiguous with the one of points.
private func + (left: Point, right: Point) -> Point { Point(x: left.x + right.x, y: left.y + right.y + 1_000) }

@Suite struct PortedGeometryTests {
  @Test func `an app's own operator on points goes before that of the package`() {
    let found = (Point(x: 1, y: 1) + Point(x: 1, y: 1), Point(x: 3, y: 3) - Point(x: 1, y: 1))
    #expect(found == (Point(x: 2, y: 1_002), Point(x: 2, y: 2)))
  }

  @Test func `a null rectangle is nowhere`() {
    let box = Rect(x: 1, y: 2, width: 3, height: 4)

    let found = (Rect.null.isNull, box.isNull, Rect.zero.isNull, Rect.null.union(box), box.union(.null))
    #expect(found == (true, false, false, box, box))
    #expect(!Rect.null.contains(Point.zero) && !Rect.null.intersects(box))
  }

  @Test func `rectangles are equal by what they cover`() {
    #expect(
      [
        Rect(x: 4, y: 6, width: -3, height: -4).equalTo(Rect(x: 1, y: 2, width: 3, height: 4)),
        Rect.null.equalTo(.null), Rect.null.equalTo(.zero), Point(x: 1, y: 2).equalTo(Point(x: 1, y: 2)),
        Size.zero.equalTo(Size(width: 1, height: 0)),
      ] == [true, true, false, true, false])
  }

  @Test func `vectors and transforms have names that Foundation lacks`() {
    let vector = Vector(dx: 1, dy: 2)
    let transform = PlaneTransform(translationX: vector.dx, y: vector.dy)

    #expect((Point.zero.applying(transform), Vector.zero) == (Point(x: 1, y: 2), Vector()))
  }
}
