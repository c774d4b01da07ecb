import TouchAsk
import TouchConformance
import TouchEvents
import TouchExplain
import TouchScenarios

/// What a client has loaded and sent, and what is answered about it.
struct ServedSession {
  private let tool: CommandLineTool
  /// The case that was loaded, with the steps that were sent instead of its own.
  private var loaded: (document: JSONValue, scenario: Scenario)?
  /// The steps of the file.
  private var ownSteps: [JSONMember] = []

  init(_ tool: CommandLineTool) { self.tool = tool }

  /// Returns the answer of a tool in words, and whether it is that something is wrong.
  mutating func answer(
    _ asked: ServedTool, _ arguments: JSONValue, goesOn: @escaping (Int) -> Bool
  ) -> (text: String, isError: Bool) {
    do {
      return (try perform(asked, arguments, goesOn), false)
    } catch let error as ToolError {
      return (error.message, true)
    } catch {
      return ("\(error)", true)
    }
  }

  private mutating func perform(
    _ asked: ServedTool, _ arguments: JSONValue, _ goesOn: @escaping (Int) -> Bool
  ) throws -> String {
    if asked == .load { return try load(arguments) }
    guard let scenario = loaded?.scenario else { throw ToolError("nothing is loaded: call load first") }
    switch asked {
    case .load, .send: return try send(arguments)
    case .hit: return try hit(arguments, scenario)
    case .explain: return try explain(arguments, scenario)
    case .conflicts: return try conflicts(arguments, scenario, goesOn)
    case .whyNot: return try whyNot(arguments.word("name") ?? "", scenario, goesOn)
    case .timeline:
      return TimelinePicture(try tool.runner.trace(scenario).trace, title: scenario.title).svg
    }
  }

  // MARK: Loading

  private mutating func load(_ arguments: JSONValue) throws -> String {
    let (path, given) = (arguments.word("path"), arguments["scenario"])
    guard (path == nil) != (given == nil) else { throw ToolError("load takes a path or a scenario") }
    let name = path ?? "the scenario"
    let file: JSONValue
    if let path {
      file = try JSONValue(parsing: FileBytes.bytes(atPath: path), file: path)
    } else {
      file = given ?? [:]
    }
    let document = try Self.chosen(file, arguments.word("case"), name)
    let scenario = try Scenario(document, file: name)
    loaded = (document, scenario)
    ownSteps = document.members.filter { ["input", "recording"].contains($0.key) }
    return ([scenario.title] + scenario.windows.flatMap { Self.lines($0.view, "") }).joined(separator: "\n")
  }

  /// Returns the case of a name, or the only one.
  private static func chosen(_ file: JSONValue, _ name: String?, _ path: String) throws -> JSONValue {
    guard case .array(let cases)? = file["cases"]?.kind else {
      if let name { throw ToolError("\(path) holds no case \"\(name)\"; it holds one without a name") }
      return file
    }
    let names = cases.compactMap { $0.word("name") }
    if name == nil, cases.count == 1 { return cases[0] }
    guard let name else {
      throw ToolError("\(path) holds several cases; choose one with case: \(names.joined(separator: ", "))")
    }
    guard let found = cases.first(where: { $0.word("name") == name }) else {
      throw ToolError("\(path) holds no case \"\(name)\"; it holds \(names.joined(separator: ", "))")
    }
    return found
  }

  private static func lines(_ view: ScenarioView, _ indent: String) -> [String] {
    let numbers = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
    let frame = numbers.map { DecimalText.text($0) }.joined(separator: ", ")
    let gestures = view.gestures.map { "\($0.id) (\($0.kind))" }.joined(separator: ", ")
    let line = "\(indent)\(view.id): \(view.kind) at [\(frame)]\(gestures.isEmpty ? "" : ", gestures: \(gestures)")"
    return [line] + view.children.flatMap { lines($0, indent + "  ") }
  }

  // MARK: Touches

  private mutating func send(_ arguments: JSONValue) throws -> String {
    guard let loaded else { return "" }
    var document = loaded.document
    if let input = arguments["input"] {
      var steps: [JSONValue] = []
      if arguments["append"] == true, case .array(let before)? = document["input"]?.kind { steps = before }
      if case .array(let more) = input.kind { steps += more }
      document.replaceSteps(with: [JSONMember("input", JSONValue(.array(steps)))])
    } else {
      document.replaceSteps(with: ownSteps)
    }
    let scenario = try Scenario(document, file: "the input")
    let lines = try log(scenario)
    self.loaded = (document, scenario)
    return lines.isEmpty ? "nothing happened" : lines.joined(separator: "\n")
  }

  private func log(_ scenario: Scenario) throws -> [String] {
    let live = try LiveScenario(scenario, registry: tool.registry, recordings: tool.runner.recordings)
    live.channels = LogChannel.allCases.filter { $0 != .hitTests }
    live.play(until: (live.scriptTimes.last ?? 0) + 2)
    return live.lines.map { $0.description } + live.diagnostics.map { "diagnostic: \($0)" }
  }

  private func hit(_ arguments: JSONValue, _ scenario: Scenario) throws -> String {
    let place = Point(x: arguments.number("x") ?? 0, y: arguments.number("y") ?? 0)
    let live = try LiveScenario(scenario, registry: tool.registry, recordings: tool.runner.recordings)
    let time = (live.scriptTimes.last ?? 0) + 1
    live.play(until: time)
    live.channels = [.hit, .received]
    _ = live.takeLines()
    live.send([TouchSample(id: 1000, phase: .began, location: place, timestamp: time)])
    let lines = live.takeLines()
    let view = lines.first { $0.channel == .hit }?.subject ?? "none"
    let names = lines.filter { $0.channel == .received }.map { $0.subject }
    let receivers = names.isEmpty ? "no recognizer receives the touch" : "received by \(names.joined(separator: ", "))"
    return "hits \(view); \(receivers)"
  }

  // MARK: Questions

  private func explain(_ arguments: JSONValue, _ scenario: Scenario) throws -> String {
    let lines = try tool.explanation(of: scenario, gesture: arguments.word("gesture"), at: arguments.number("at"))
    return lines.joined(separator: "\n")
  }

  private func conflicts(
    _ arguments: JSONValue, _ scenario: Scenario, _ goesOn: @escaping (Int) -> Bool
  ) throws -> String {
    var ask = try Ask(scenario, registry: tool.registry)
    ask.onProgress = goesOn
    let report = ask.report()
    var lines: [String] = []
    for conflict in report.conflicts where arguments["notes"] == true || conflict.severity != .note {
      lines.append(conflict.description)
      if let script = conflict.script { lines.append("  input: \(script.input)") }
      if arguments["fix"] == true, let remedy = try ask.fix(of: conflict) { lines.append("  fix: \(remedy.title)") }
    }
    if lines.isEmpty { lines = ["nothing is in anything's way"] }
    return (lines + report.remarks).joined(separator: "\n")
  }

  private func whyNot(_ name: String, _ scenario: Scenario, _ goesOn: @escaping (Int) -> Bool) throws -> String {
    var search = WhyNot(scenario, registry: tool.registry)
    search.onProgress = goesOn
    guard let remedies = try search.remedies(for: name) else {
      throw ToolError("there is no recognizer, control or view \"\(name)\"")
    }
    let lines = remedies.prefix(10).enumerated().flatMap { number, remedy in tool.lines(remedy, number: number + 1) }
    guard !lines.isEmpty else { return "none of \(search.triedCount) changes, alone or in pairs, makes \(name) act" }
    return (lines + ["\(search.triedCount) changes were tried"]).joined(separator: "\n")
  }
}

extension JSONValue {
  /// The string of a key; `nil` without one.
  func word(_ key: String) -> String? {
    guard case .string(let word)? = self[key]?.kind else { return nil }
    return word
  }

  /// The number of a key; `nil` without one.
  func number(_ key: String) -> Double? {
    guard case .number(let number)? = self[key]?.kind else { return nil }
    return number
  }

  var members: [JSONMember] {
    guard case .object(let members) = kind else { return [] }
    return members
  }

  /// Replaces the steps of a scenario, and removes what it expects of those.
  mutating func replaceSteps(with steps: [JSONMember]) {
    let gone = ["input", "recording", "expect"]
    kind = .object(members.filter { !gone.contains($0.key) } + steps)
  }
}
