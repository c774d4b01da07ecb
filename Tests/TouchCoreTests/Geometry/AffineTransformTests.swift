import Testing
import TouchEvents

@Suite struct AffineTransformTests {
  let point = Point(x: 3, y: 4)

  @Test func `the identity changes nothing`() {
    #expect(
      (
        AffineTransform.identity.isIdentity, point.applying(.identity), AffineTransform.identity.inverted(),
        AffineTransform(translationX: 1, y: 0).isIdentity
      ) == (true, point, .identity, false))
  }

  @Test func `the six numbers have CoreGraphics' meaning`() {
    let transform = AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let found = (point.applying(transform), Size(width: 3, height: 4).applying(transform))
    #expect(found == (Point(x: 3 + 12 + 5, y: 6 + 16 + 6), Size(width: 15, height: 22)))
  }

  @Test func `a quarter turn takes the x axis to the y axis`() {
    let turned = Point(x: 1, y: 0).applying(AffineTransform(rotationAngle: .pi / 2))
    #expect(turned.distance(to: Point(x: 0, y: 1)) < 1e-15)
  }

  @Test func `concatenating does the other one last`() {
    let move = AffineTransform(translationX: 10, y: 0)
    let scale = AffineTransform(scaleX: 2, y: 3)
    let found = (point.applying(move.concatenating(scale)), point.applying(scale.concatenating(move)))
    #expect(found == (Point(x: 26, y: 12), Point(x: 16, y: 12)))
  }

  @Test func `translating scaling and rotating happen before`() {
    let scale = AffineTransform(scaleX: 2, y: 3)
    let found = (point.applying(scale.translatedBy(x: 10, y: 0)), point.applying(scale.scaledBy(x: 10, y: 100)))
    #expect(found == (Point(x: 26, y: 12), Point(x: 60, y: 1200)))
    let turned = Point(x: 1, y: 0).applying(scale.rotated(by: .pi / 2))
    #expect(turned.distance(to: Point(x: 0, y: 3)) < 1e-15)
  }

  @Test func `the inverse undoes a transform`() throws {
    let transform = AffineTransform(translationX: 7, y: -2).rotated(by: 0.7).scaledBy(x: 3, y: -0.5)
    let inverse = try #require(transform.inverted())
    #expect(
      point.applying(transform).applying(inverse).distance(to: point) < 1e-12
        && point.applying(inverse).applying(transform).distance(to: point) < 1e-12)
  }

  @Test(arguments: [
    AffineTransform(scaleX: 0, y: 1), AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
    AffineTransform(translationX: .nan, y: 0), AffineTransform(scaleX: .infinity, y: 1),
    AffineTransform(scaleX: 0x1p-1060, y: 1),
  ])
  func `a transform that cannot be undone has no inverse`(transform: AffineTransform) {
    #expect(transform.inverted() == nil && !transform.isInvertible)
  }
}
