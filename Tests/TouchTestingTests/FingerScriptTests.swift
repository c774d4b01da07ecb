import Testing
import TouchViews

@testable import TouchTesting

/// Where the fingers of the scripts end that break something off: checks see no more of them.
@Suite struct FingerScriptTests {
  private static let cases: [(name: String, ends: [Double])] = [
    ("a touch cancelled at once", [0, 0]), ("a drag cancelled on its way", [60, 0]),
    ("one of two fingers cancelled", [40, 0, 0, 80]), ("an interruption of two fingers", [60, 0, 0, 60]),
    ("a contact that begins twice", [0, 0]),
  ]

  @Test(arguments: cases)
  func `the fingers of a script end where it says`(name: String, ends: [Double]) throws {
    let script = try #require(FingerScript.all.first { $0.name == name })
    let root = Plate(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    root.isMultipleTouchEnabled = true
    let driver = TouchDriver(host: TouchDispatcher(context: TouchContext(), root: root))

    script.play(driver, Point(x: 100, y: 100))

    let moves: [Double] = root.ends.flatMap { place in [place.x - 100, place.y - 100] }
    #expect(moves == ends)
  }
}

/// A view that keeps where the latest sample of each finger was.
private final class Plate: View {
  private var places: [(id: TouchID, place: Point)] = []

  var ends: [Point] { places.sorted { $0.id.rawValue < $1.id.rawValue }.map(\.place) }

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) { note(touches) }
  override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) { note(touches) }
  override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) { note(touches) }
  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) { note(touches) }

  private func note(_ touches: [Touch]) {
    for touch in touches {
      places.removeAll { $0.id == touch.id }
      places.append((touch.id, touch.location(in: self)))
    }
  }
}
