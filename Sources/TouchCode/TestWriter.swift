import TouchControls
import TouchPlugins
import TouchScenarios
import TouchWindows

extension ArrangementWriter {
  /// Returns a test that plays the file's fingers on the controller, and expects who acts and when.
  func test() throws(DocumentError) -> [CodeLine] {
    guard let root else { return [] }
    let player = try ScenarioPlayer(scenario, registry: registry, recordings: nil)
    var trace: ActingTrace?
    let result = player.play(for: { stage in
      let made = ActingTrace(stage)
      trace = made
      return made
    })
    let lines = trace?.lines ?? []
    var code = [
      "struct \(className)Tests {", "  @Test func `who acts, and when`() {",
      "    let window = \(spelling.type("Window"))(frame: \(spelling.text(root.frame)))",
      "    let screen = \(className)()",
      "    window.rootViewController = screen", "    let driver = TouchDriver(host: window)",
      "    var log: [String] = []",
      "    func note(_ what: String) { log.append(\"\\(Int((driver.now * 1000).rounded())) ms \\(what)\") }",
    ]
    code += noting(root).map { "    " + $0 }
    code += ["", "    Self.play(driver)", ""]
    if lines.isEmpty {
      code.append("    #expect(log.isEmpty)")
    } else {
      code += ["    #expect(", "      log == ["] + lines.map { "        \"\($0)\"," } + ["      ])"]
    }
    code += [
      "  }", "", "  /// The fingers, in seconds and points of the window.",
      "  static func play(_ driver: TouchDriver) {",
    ]
    code += fingers(until: result.endTime).map { "    " + $0 } + ["  }"]
    if scrolls { code += [""] + Self.clock }
    return (code + ["}"]).map { CodeLine($0) }
  }

  /// Returns the statements that note what recognizers, scroll views and controls do.
  private func noting(_ root: ScenarioView) -> [String] {
    var lines: [String] = []
    var controls: [String] = []
    for (gesture, _) in gestures(in: root) {
      let target = "screen.\(names[gesture.id]).addAction "
      lines.append(
        target
          + (isContinuous(gesture)
            ? "{ if $0.state != .changed { note(\"\(gesture.id) \\($0.state)\") } }"
            : "{ _ in note(\"\(gesture.id) recognized\") }"))
    }
    for view in views(in: root) {
      let name = "screen.\(names[view.id])"
      switch view.kind {
      case "scrollView", "collectionView":
        lines.append(
          "\(name).panGestureRecognizer.addAction { if $0.state != .changed { note(\"\(view.id).pan \\($0.state)\") } }"
        )
      case let kind where registry.node(named: kind)?.make(view.frame) is Control && !kind.isSame(as: "refreshControl"):
        controls.append("watch(\(name), \"\(view.id)\")")
      default: break
      }
    }
    guard !controls.isEmpty else { return lines }
    let events = ActingTrace.events.map { "  control.addAction(for: .\($0)) { _ in note(name + \" \($0)\") }" }
    let type = spelling.type("Control")
    return lines + ["func watch(_ control: \(type), _ name: String) {"] + events + ["}"] + controls
  }

  private var scrolls: Bool {
    root.map { views(in: $0).contains { ["scrollView", "collectionView"].has($0.kind) } } ?? false
  }

  // MARK: Fingers

  /// Returns the statements that play the script: fingers that are down together in one call.
  private func fingers(until end: Timestamp) -> [String] {
    guard case .script(let steps) = scenario.input else {
      note("the recording that it names")
      return ["driver.settle()"]
    }
    var lines: [String] = []
    var fingers: [FingerCode] = []
    var start: Timestamp = 0
    var isFirst = true
    func wait(until time: Timestamp) {
      guard !(isFirst && time == 0) else { return }
      lines.append(
        scrolls
          ? "run(driver, until: \(CodeSpelling.literal(time)))" : "driver.advance(to: \(CodeSpelling.literal(time)))")
    }
    for step in steps {
      guard case .touch(let change) = step.action else {
        if case .wait = step.action {} else { note("the steps of the script that are no touches") }
        continue
      }
      if fingers.isEmpty { start = step.time }
      var index = fingers.firstIndex { $0.number == change.number && !$0.isOver }
      if index == nil {
        fingers.append(FingerCode(change))
        index = fingers.count - 1
      }
      if change.attributes != TouchAttributes(), change.attributes.type == nil { note("forces, radii and angles") }
      if let index { fingers[index].add(change, at: step.time - start, spelling) }
      guard !fingers.contains(where: { !$0.isOver }) else { continue }
      wait(until: start)
      isFirst = false
      let calls = fingers.map { $0.text(spelling) }
      lines +=
        calls.count == 1
        ? ["driver.play(\(calls[0]))"]
        : ["driver.play("] + calls.enumerated().map { "  \($1)\($0 < calls.count - 1 ? "," : ")")" }
      fingers = []
    }
    for finger in fingers { lines.append("driver.play(\(finger.text(spelling)))") }
    lines.append(
      scrolls ? "run(driver, until: \(CodeSpelling.literal(Mathematics.round(end) + 1)))" : "driver.settle()")
    return lines
  }

  /// The frames of a screen, by which scroll views move on after a lift.
  private static let clock = [
    "  /// Plays what is due until a time, with a frame every 1/60 s while something moves.",
    "  private static func run(_ driver: TouchDriver, until end: Double) {",
    "    var (start, frames) = (driver.now, 0.0)",
    "    while driver.now < end {",
    "      let deadline = min(end, driver.nextDeadline ?? end)",
    "      guard driver.host.context.isAnimating else {",
    "        driver.advance(to: deadline)",
    "        (start, frames) = (driver.now, 0)",
    "        continue",
    "      }",
    "      let frame = start + (frames + 1) / 60",
    "      if frame <= deadline { frames += 1 }",
    "      driver.advance(to: min(frame, deadline))",
    "    }",
    "  }",
  ]
}
