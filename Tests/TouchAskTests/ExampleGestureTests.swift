import Testing
import TouchAsk
import TouchScenarios
import Touchstone

/// A recognizer of a stranger: it recognizes a finger that turns back, which no trait says.
private final class BackAndForth: GestureRecognizer {
  private var hasGone = false

  override var traits: GestureTraits { GestureTraits(kind: GestureKind("backAndForth")) }

  override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    guard let touch = touches.first else { return }
    let step = touch.location(in: nil).x - touch.previousLocation(in: nil).x
    if step > 0 { hasGone = true } else if step < 0, hasGone { state = .ended }
  }

  override func touchesEnded(_ touches: [Touch], with event: TouchEvent) { state = .failed }
  override func reset() { hasGone = false }
}

/// Kinds whose plugin gives the gestures that they are meant for.
@Suite struct ExampleGestureTests {
  private final class Stranger: TouchPlugin {
    let name = "org.example.back"
    let recognizers: [RecognizerDescription]

    init(_ examples: ((BackAndForth) -> [ExampleGesture])?) {
      recognizers = [RecognizerDescription("backAndForth", make: { BackAndForth() }, examples: examples)]
    }
  }

  private func found(_ examples: ((BackAndForth) -> [ExampleGesture])?, rival: String = "") throws -> [String] {
    var registry = PluginRegistry.standard
    registry.install(Stranger(examples))
    let text = """
      {"window": {"size": [320, 480]}, "input": [], "views": [{"id": "pad", "frame": [0, 0, 320, 480], "gestures": [
        {"id": "back", "kind": "backAndForth"}\(rival)]}]}
      """
    let scenario = try Scenario(parsing: Array(text.utf8), file: "test.json")
    return try Ask(scenario, registry: registry).conflicts().map { $0.summary }
  }

  private func there(_ recognizer: BackAndForth) -> [ExampleGesture] {
    let places = [0.0, 40, 0].enumerated().map { (time: 0.1 * Double($0.offset), offset: Point(x: $0.element, y: 0)) }
    return [ExampleGesture("a finger that turns back", [places])]
  }

  @Test func `the gestures of its plugin are performed`() throws {
    let pan = #", {"id": "pan", "kind": "pan"}"#

    #expect(try found(there) == [])
    #expect(try found(there, rival: pan) == ["neverWins back pan"])
  }

  @Test func `without them it is tried by its traits, and nothing is said that was not seen`() throws {
    #expect(try found(nil) == [])
  }

  @Test func `times and places that are no finite numbers are left out`() throws {
    let odd = ExampleGesture("odd", [[(.nan, .zero), (-1, .zero), (0, Point(x: .infinity, y: 0))], []])

    #expect(try found { _ in [odd] } == [])
  }
}
