import Testing
import TouchEvents

@Suite struct PointTests {
  @Test func `points add and subtract on each axis`() {
    var point = Point(x: 3, y: 4) + Point(x: 1, y: -2)
    let first = point
    point -= Point(x: 4, y: 1)
    let second = point
    point += Point(x: 2, y: 2)
    #expect(
      (first, second, point - Point(x: 1, y: 1), -point) == (
        Point(x: 4, y: 2), Point(x: 0, y: 1), Point(x: 1, y: 2), Point(x: -2, y: -3)
      ))
  }

  @Test func `points scale on each axis`() {
    var point = Point(x: 3, y: -4) * 2
    #expect((point, 0.5 * point) == (Point(x: 6, y: -8), point / 2))
    point *= 3
    point /= 2
    #expect(point == Point(x: 9, y: -12))
  }

  @Test func `the distance is straight`() {
    #expect((Point(x: 1, y: 2).distance(to: Point(x: 4, y: 6)), Point.zero.distance(to: .zero)) == (5, 0))
  }

  @Test(arguments: [0x1p-1050, 1e-200, 1e-150, 1e150, 1e200, 3e307])
  func `extreme lengths neither vanish nor overflow`(unit: Double) {
    let length = Point(x: 3 * unit, y: -4 * unit).length
    #expect((length / unit - 5).magnitude < 1e-3)
  }

  @Test func `a point with an infinite or NaN coordinate is not finite`() {
    #expect(
      [
        Point(x: 1, y: -1e300).isFinite, Point(x: .nan, y: 0).isFinite, Point(x: 0, y: -.infinity).isFinite,
        Size(width: .nan, height: 0).isFinite, EdgeInsets(top: 0, left: 0, bottom: .infinity, right: 0).isFinite,
      ] == [true, false, false, false, false])
  }

  @Test func `nothing is zero`() {
    #expect((Point(), Point.zero, Size(), Size.zero) == (.zero, Point(x: 0, y: 0), .zero, Size(width: 0, height: 0)))
    #expect(
      (EdgeInsets(), EdgeInsets.zero, Rect(), Rect.zero) == (
        .zero, EdgeInsets(top: 0, left: 0, bottom: 0, right: 0), .zero, Rect(x: 0, y: 0, width: 0, height: 0)
      ))
  }
}
