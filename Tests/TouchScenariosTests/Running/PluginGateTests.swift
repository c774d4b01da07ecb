import Testing
import TouchExplain
import TouchScenarios
import TouchTestSupport
import TouchTesting
import Touchstone

/// Lets taps begin on all buttons.
private final class TapsThrough: TouchPlugin {
  let name = "org.example.tapsThrough"

  func gestureRecognizerShouldBegin(
    _ recognizer: any GestureRecognizing, touching nodes: [any TouchNode], answer: Bool
  ) -> Bool {
    answer || recognizer.traits.kind == .tap && nodes.allSatisfy { $0 is Button }
  }
}

/// Forbids long presses while a cut scene plays.
private final class CutScene: TouchPlugin {
  let name = "org.example.cutScene"
  var isPlaying = true

  func gestureRecognizerShouldBegin(
    _ recognizer: any GestureRecognizing, touching nodes: [any TouchNode], answer: Bool
  ) -> Bool {
    answer && !(isPlaying && recognizer.traits.kind == .longPress)
  }
}

/// Gives one answer to every question, and notes what it was given.
private final class Always: TouchPlugin {
  let name: String
  let answer: Bool
  var given: [(nodes: Int, answer: Bool)] = []

  init(_ answer: Bool) {
    name = answer ? "org.example.yes" : "org.example.no"
    self.answer = answer
  }

  func gestureRecognizerShouldBegin(
    _ recognizer: any GestureRecognizing, touching nodes: [any TouchNode], answer: Bool
  ) -> Bool {
    given.append((nodes.count, answer))
    return self.answer
  }
}

/// A long press that begins after a tenth of a second.
private final class HastyPress: LongPressGestureRecognizer {
  override init(target: ActionTarget?, action: Action?) {
    super.init(target: target, action: action)
    minimumPressDuration = 0.1
  }
}

/// Offers it instead of the built-in long press.
private final class HastyPresses: TouchPlugin {
  let name = "org.example.hastyPresses"
  let recognizers = [RecognizerDescription("longPress", make: { HastyPress() })]
}

private final class Refusing: GestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { false }
}

@Suite("Plugins may override gestureRecognizerShouldBegin (GB-6)")
struct PluginGateTests {
  private let stage: Stage
  private let recorder: TraceRecorder
  private let tap = TapGestureRecognizer()

  init() {
    let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    let context = TouchContext(registry: .standard)
    stage = Stage(root: root, host: TouchDispatcher(context: context, root: root), kinds: .actions)
    recorder = TraceRecorder(context) { ($0 as? GestureRecognizer)?.name ?? ($0 is Button ? "button" : nil) }
    tap.name = "tap"
    stage.view.addGestureRecognizer(tap)
  }

  private func addButton() {
    stage.view.addSubview(Button(frame: Rect(x: 0, y: 0, width: 100, height: 100)))
  }

  private func addLongPress() {
    stage.view.removeGestureRecognizer(tap)
    let press = LongPressGestureRecognizer()
    press.name = "press"
    stage.view.addGestureRecognizer(press)
  }

  @Test func `one lets taps begin on all buttons`() {
    addButton()
    stage.driver.tap(at: stage.here)
    let early = stage.take()

    stage.context.install(TapsThrough())
    stage.driver.advance(by: 1)
    stage.driver.tap(at: stage.here)

    #expect((early, stage.text) == ("", "[tap]"))
  }

  @Test func `one forbids long presses while a flag is set`() {
    let scene = CutScene()
    stage.context.install(scene)
    addLongPress()
    stage.driver.press(at: stage.here, for: 1)
    let early = stage.take()

    scene.isPlaying = false
    stage.driver.press(at: stage.here, for: 1)

    #expect((early, stage.text) == ("", "[press began], [press ended]"))
  }

  @Test(arguments: [true, false])
  func `of two that contradict each other the one installed later wins`(last: Bool) {
    let (first, second) = (Always(!last), Always(last))
    stage.context.install(first)
    stage.context.install(second)

    stage.driver.tap(at: stage.here)

    let found = (stage.text, first.given.map(\.answer), second.given.map(\.answer))
    #expect(found == ((last ? "[tap]" : ""), [true], [!last]))
  }

  @Test func `a plugin whose name is taken is ignored, and the host is notified`() {
    var told: [Diagnostic] = []
    stage.context.diagnostics = { told.append($0) }
    let plugin = Always(true)

    let answers = [stage.context.install(plugin), stage.context.install(plugin)]

    #expect(
      (answers, told) == (
        [true, false], [.invalidArgument(DiagnosticText("a plugin named \(plugin.name) is installed already"))]
      ))
  }

  @Test func `one that is uninstalled decides nothing, and what its kinds replaced is back`() {
    var told: [Diagnostic] = []
    stage.context.diagnostics = { told.append($0) }
    let (no, hasty) = (Always(false), HastyPresses())
    for plugin in [no, hasty] as [any TouchPlugin] { stage.context.install(plugin) }

    let answers = ([no, hasty, no] as [any TouchPlugin]).map { stage.context.uninstall($0) }
    stage.driver.tap(at: stage.here)

    #expect(answers == [true, true, false] && stage.text == "[tap]")
    #expect(!(stage.context.registry.recognizer(named: "longPress")?.make() is HastyPress))
    #expect(told == [.invalidArgument(DiagnosticText("a plugin named \(no.name) is not installed"))])
  }

  @Test func `a gate that is removed while it is asked is asked by nothing later`() {
    final class Once: GestureGate {
      let name = "once"
      var asked = 0
      weak var context: TouchContext?
      func gestureRecognizerShouldBegin(
        _ recognizer: any GestureRecognizing, touching nodes: [any TouchNode], answer: Bool
      ) -> Bool {
        asked += 1
        context?.remove(self)
        return answer
      }
    }
    let gate = Once()
    gate.context = stage.context
    let before = stage.context.gates.count
    for _ in 0..<2 { stage.context.add(gate) }

    for _ in 0..<2 {
      stage.driver.tap(at: stage.here)
      stage.driver.advance(by: 1)
    }

    #expect([gate.asked, stage.context.gates.count - before] == [2, 0])
  }

  @Test func `the delegate may still refuse what a plugin allowed`() {
    let delegate = Refusing()
    tap.delegate = delegate
    stage.context.install(Always(true))

    stage.driver.tap(at: stage.here)

    #expect(stage.text == "")
  }

  @Test func `it is asked with each touched node once, also when nothing is taken from the view`() {
    let plugin = Always(true)
    stage.context.install(plugin)
    tap.cancelsTouchesInView = false
    tap.numberOfTouchesRequired = 2

    stage.driver.tap(at: stage.here, fingers: 2)

    #expect((stage.text, plugin.given.map(\.nodes)) == ("[tap]", [1]))
  }

  @Test func `it is asked with no node about a pan that a wheel drives`() {
    let plugin = Always(false)
    stage.context.install(plugin)
    let pan = PanGestureRecognizer()
    pan.name = "pan"
    pan.allowedScrollTypesMask = .all
    stage.view.addGestureRecognizer(pan)

    stage.context.dispatcher?.sendScroll(
      ScrollMovement(location: stage.here, delta: Point(x: 0, y: 40), kind: .discrete, timestamp: 1))

    #expect((stage.text, plugin.given.map(\.nodes)) == ("", [0]))
  }

  @Test func `a second plugin of a name is not installed`() {
    #expect(stage.context.install(CutScene()) && !stage.context.install(CutScene()))
  }

  @Test func `one that offers a built-in kind takes its place wherever it is made by name`() throws {
    var registry = PluginRegistry.standard
    registry.install(HastyPresses())
    let document = """
      {"views": [{"id": "v", "frame": [0, 0, 100, 100], "gestures": [{"id": "p", "kind": "longPress"}]}],
       "input": [{"t": 0, "began": [[1, 50, 50]]}, {"t": 0.2, "ended": [1]}], "show": ["actions"]}
      """
    let scenario = try Scenario(parsing: Array(document.utf8), file: "a.json")

    #expect(
      try registry.recognizer(named: "longPress")?.make() is HastyPress
        && ScenarioRunner(registry: registry).run(scenario).lines(shownBy: scenario) == [
          "0.100 p action began", "0.200 p action ended",
        ])
  }

  @Test func `an explanation names the plugin that refused`() {
    stage.context.install(Always(false))
    stage.context.trace = recorder

    stage.driver.tap(at: stage.here)

    #expect(
      Explanation(recorder.trace).text.contains(
        "gestureRecognizerShouldBegin of the plugin org.example.no returned false [GB-6]"))
  }

  @Test func `an explanation names the plugin that allowed what a button refused`() {
    addButton()
    stage.context.install(TapsThrough())
    stage.context.trace = recorder

    stage.driver.tap(at: stage.here)

    #expect(
      Explanation(recorder.trace).text.contains(
        "  The plugin org.example.tapsThrough let it begin, although gestureRecognizerShouldBegin had returned false [GB-6]."
      ))
  }
}
