import TouchScenarios
import Touchstone

extension Session {
  /// The session as a scenario file, as its stage played it.
  ///
  /// What a file cannot say is left out: recognizers of code, hit tests of code, samples that no hardware sends.
  func scenario(_ title: String) -> JSONValue {
    let stage = ViewStage(self)
    stage.play()
    let window: JSONValue = ["size": [320, 320], "multipleTouch": true]
    var members: [JSONMember] = [
      JSONMember("scenario", .init(.string(title))),
      JSONMember("source", .init(.string("random session \(seed)"))), JSONMember("window", window),
    ]
    members.append(
      JSONMember(
        "settings",
        [
          "profile": .init(.string(["iOS18", "iOS18", "iOS26", "documented"][Int(seed % 4)])),
          "doubleTapProfile": .init(.string(usesObservedDoubleTap ? "observed" : "guide")),
        ]))
    members.append(JSONMember("views", .init(.array(children(of: nil)))))
    let links = recognizers.indices.flatMap { index in
      recognizers[index].requires.filter { $0 < index }.map { other -> JSONValue in
        ["gesture": .init(.string(id(index))), "requiresFailureOf": .init(.string(id(other)))]
      }
    }
    if !links.isEmpty { members.append(JSONMember("links", .init(.array(links)))) }
    members.append(JSONMember("input", .init(.array(input()))))
    if !stage.edits.isEmpty { members.append(JSONMember("callbacks", .init(.array(stage.edits)))) }
    let answers = stage.answers.map { JSONMember($0.question, .init(.array($0.answers.map { .init(.bool($0)) }))) }
    if !answers.isEmpty { members.append(JSONMember("answers", .init(.object(answers)))) }
    return JSONValue(.object(members))
  }

  private func id(_ recognizer: Int) -> String { "r\(recognizer)-\(recognizers[recognizer].kind)" }

  // MARK: The tree

  /// Which node a node is in, as the stage has it; none for the window.
  private func parent(of index: Int) -> Int? {
    let parent = nodes[index].parent
    return index == 0 || parent % (index + 1) == 0 ? nil : parent % index
  }

  private func children(of parent: Int?) -> [JSONValue] {
    nodes.indices.filter { self.parent(of: $0) == parent }.map { view($0) }
  }

  private func view(_ index: Int) -> JSONValue {
    let node = nodes[index]
    var members = [JSONMember("id", .init(.string("n\(index)")))]
    if let kind = node.kind.fileName { members.append(JSONMember("kind", .init(.string(kind)))) }
    members.append(JSONMember("frame", numbers(node.frame.minX, node.frame.minY, node.frame.width, node.frame.height)))
    if node.turn != 0 {
      let turn = AffineTransform(rotationAngle: node.turn)
      members.append(JSONMember("transform", numbers(turn.a, turn.b, turn.c, turn.d, 0, 0)))
    }
    members.append(JSONMember("multipleTouch", .init(.bool(node.isMultiple))))
    if node.isExclusive { members.append(JSONMember("exclusiveTouch", true)) }
    switch node.kind {
    case .plain, .wide, .picky:
      if node.kind == .wide { members.append(JSONMember("touchArea", [-30, -30, -30, -30])) }
      if node.kind == .picky { members.append(JSONMember("hitTest", "through")) }
      members.append(JSONMember("touches", node.passesOn ? "consume+forward" : "consume"))
    case .scroll: members.append(JSONMember("set", ["contentSize": [500, 700]]))
    default: break
    }
    let own = recognizers.indices.filter { recognizers[$0].node % nodes.count == index }
    if !own.isEmpty { members.append(JSONMember("gestures", .init(.array(own.map { gesture($0) })))) }
    let children = children(of: index)
    if !children.isEmpty { members.append(JSONMember("children", .init(.array(children)))) }
    return JSONValue(.object(members))
  }

  private func gesture(_ index: Int) -> JSONValue {
    let recognizer = recognizers[index]
    var set: [JSONMember] = []
    if recognizer.kind == .doubleTap { set.append(JSONMember("numberOfTapsRequired", 2)) }
    if recognizer.kind == .twoFingerTap { set.append(JSONMember("numberOfTouchesRequired", 2)) }
    if !recognizer.cancels { set.append(JSONMember("cancelsTouchesInView", false)) }
    if recognizer.delaysBegan { set.append(JSONMember("delaysTouchesBegan", true)) }
    if !recognizer.delaysEnded { set.append(JSONMember("delaysTouchesEnded", false)) }
    if !recognizer.isEnabled { set.append(JSONMember("isEnabled", false)) }
    var members = [
      JSONMember("id", .init(.string(id(index)))), JSONMember("kind", .init(.string(recognizer.kind.fileName))),
    ]
    if !set.isEmpty { members.append(JSONMember("set", .init(.object(set)))) }
    members.append(JSONMember("delegate", .init(.object([]))))
    return JSONValue(.object(members))
  }

  private func numbers(_ numbers: Double...) -> JSONValue { .init(.array(numbers.map { .init(.number($0)) })) }

  // MARK: The hand

  private func input() -> [JSONValue] {
    var script = FileScript()
    for step in steps {
      switch step {
      case .wait(let seconds):
        script.time += seconds
        script.add([])
      case .interrupt:
        script.add([JSONMember("cancelAll", true)])
        script.down = []
      case .backwards: break
      case .samples(let changes):
        script.time += 0.01
        for change in changes { script.take(change) }
        script.flush()
      }
    }
    script.time += 0.01
    script.lift()
    return script.steps
  }
}

/// The input of a file in the making: only what hardware can do.
private struct FileScript {
  var steps: [JSONValue] = []
  var time = 0.0
  var down: [(finger: Int, place: Point)] = []
  private var frame: [(word: String, entries: [JSONValue])] = []

  mutating func add(_ members: [JSONMember]) {
    steps.append(JSONValue(.object([JSONMember("t", .init(.number(time)))] + members)))
  }

  mutating func take(_ change: Session.Change) {
    let isDown = down.contains { $0.finger == change.finger }
    switch change.phase {
    case .began:
      if isDown { note("cancelled", Session.Change(finger: change.finger, phase: .cancelled, place: change.place)) }
      if isDown { flush() }
      note("began", change)
    case .moved: if isDown { note("moved", change) }
    case .ended: if isDown { note("ended", change) }
    case .cancelled: if isDown { note("cancelled", change) }
    case .regionEntered, .regionMoved:
      flush()
      add([JSONMember("hover", place(change.place))])
    case .regionExited:
      flush()
      add([JSONMember("hoverEnded", true)])
    default: break
    }
    down.removeAll { $0.finger == change.finger }
    if change.phase == .began || (isDown && change.phase == .moved) || (isDown && change.phase == .stationary) {
      down.append((change.finger, change.place))
    }
  }

  private func place(_ point: Point) -> JSONValue { [.init(.number(point.x)), .init(.number(point.y))] }

  private mutating func note(_ word: String, _ change: Session.Change) {
    let entry: JSONValue = [
      .init(.number(Double(change.finger))), .init(.number(change.place.x)), .init(.number(change.place.y)),
    ]
    if let index = frame.firstIndex(where: { $0.word == word }) {
      frame[index].entries.append(entry)
    } else {
      frame.append((word, [entry]))
    }
  }

  /// Ends an event.
  mutating func flush() {
    for (word, entries) in frame { add([JSONMember(word, .init(.array(entries)))]) }
    frame = []
  }

  /// Lifts all fingers.
  mutating func lift() {
    for (finger, place) in down { note("ended", Session.Change(finger: finger, phase: .ended, place: place)) }
    flush()
    add([JSONMember("hoverEnded", true)])
  }
}

extension Session.Node.Kind {
  /// The kind in files; `nil` for plain views.
  fileprivate var fileName: String? {
    switch self {
    case .plain, .plainer, .wide, .picky: nil
    case .toggle: "switch"
    case .segments: "segmentedControl"
    case .pages: "pageControl"
    case .scroll: "scrollView"
    default: "\(self)"
    }
  }
}

extension Session.Recognizer.Kind {
  /// The kind in files.
  fileprivate var fileName: String {
    switch self {
    case .doubleTap, .twoFingerTap: "tap"
    case .edgePan: "screenEdgePan"
    case .stub: "scripted"
    default: "\(self)"
    }
  }
}
