import TouchEvents
import TouchSheet
import TouchTableView
import TouchTransitions

extension Scenario {
  /// Reads a scenario from the bytes of a file and checks it; `file` is the name that errors give.
  ///
  /// Kinds and their properties are checked later, against the plugins.
  public init(parsing bytes: [UInt8], file: String) throws(DocumentError) {
    try self.init(JSONValue(parsing: bytes, file: file), file: file)
  }

  /// Checks a scenario that may be a part of its file.
  package init(_ document: JSONValue, file: String) throws(DocumentError) {
    self = try ScenarioLoader(JSONCursor(document, file: file)).scenario()
  }
}

/// Reads a document whose names are known, so that every reference is checked where it stands.
struct ScenarioLoader {
  let document: JSONCursor
  let ids: ScenarioIDs

  init(_ document: JSONCursor) throws(DocumentError) {
    try document.rejectUnknownKeys(allowed: [
      "scenario", "source", "window", "views", "windows", "links", "settings", "responds", "responders", "shows",
      "keyboard", "input", "callbacks", "answers", "recording", "show", "only", "expect", "counts",
      "conflicts",
    ])
    self.document = document
    ids = try ScenarioIDs(document)
  }

  /// Reads a part of a document whose names are known already.
  init(ids: ScenarioIDs, of part: JSONCursor) {
    document = part
    self.ids = ids
  }

  func scenario() throws(DocumentError) -> Scenario {
    let values = try document.optional("settings")
    var made = try Scenario(
      file: document.file, title: text("scenario"), source: text("source"), windows: windows(), links: links(),
      settings: values.map(settings) ?? TouchSettings(), scrollSettings: scrollSettings(), input: input(),
      expectation: expectation())
    made.conflicts = try document.optional("conflicts").map { cursor throws(DocumentError) in try cursor.strings() }
    if let values {
      made.scrollHandOver = try scrollHandOver(values)
      made.sheetSettings = try sheetSettings(values)
      made.tableSettings = try tableSettings(values)
      made.transitionSettings = try transitionSettings(values)
    }
    if let keyboard = try document.optional("keyboard") { made.keyboardFrame = try keyboardFrame(keyboard) }
    if let named = try document.optional("responds") { made.responds = try responses(named) }
    if let named = try document.optional("responders") { made.responders = try responders(named) }
    if let named = try document.optional("shows") { made.shows = try shows(named) }
    if let named = try document.optional("callbacks") { made.callbacks = try ScriptLoader(ids: ids).callbacks(named) }
    if let named = try document.optional("answers") { made.answers = try answers(named) }
    if let named = try document.optional("show") { made.show = try named.list(channel) }
    made.only = try document.optional("only")?.list { cursor throws(DocumentError) in try ids.subject(cursor) }
    return made
  }

  private func text(_ key: String) throws(DocumentError) -> String { try document.optional(key)?.string() ?? "" }

  private func links() throws(DocumentError) -> [ScenarioLink] { try document.optional("links")?.list(link) ?? [] }

  private func channel(_ cursor: JSONCursor) throws(DocumentError) -> LogChannel {
    try cursor.choice(LogChannel.allCases.map { ($0.name, $0) })
  }

  private func link(_ cursor: JSONCursor) throws(DocumentError) -> ScenarioLink {
    try cursor.rejectUnknownKeys(allowed: ["gesture", "requiresFailureOf"])
    return ScenarioLink(
      gesture: try ids.anyGesture(cursor.required("gesture")),
      requiresFailureOf: try ids.anyGesture(cursor.required("requiresFailureOf")))
  }

  private func responses(_ cursor: JSONCursor) throws(DocumentError) -> [ScenarioResponse] {
    var result: [ScenarioResponse] = []
    for (id, names) in try cursor.object() {
      guard ids.isSubject(id), !ids.isGesture(id), !id.isSame(as: "none") else {
        throw names.error(
          "expected the id of a responder as the key, found \"\(id)\", which nothing declares")
      }
      result.append(ScenarioResponse(responder: id, actions: try names.strings()))
    }
    return result
  }

  /// Properties of responders by their ids; views declare theirs themselves.
  private func responders(_ cursor: JSONCursor) throws(DocumentError) -> [ScenarioResponder] {
    var result: [ScenarioResponder] = []
    for (id, properties) in try cursor.object() {
      guard ids.isNonViewResponder(id) else {
        throw properties.error(
          "expected the id of a controller, \"application\" or \"appDelegate\" as the key, found \"\(id)\"")
      }
      try properties.rejectUnknownKeys(allowed: [
        "canBecomeFirstResponder", "canResignFirstResponder", "keyCommands", "touches",
      ])
      var traits: [ViewTrait] = []
      for (key, value) in try properties.object() {
        if let trait = try ViewTraitReader(ids: ids).trait(key, value) { traits.append(trait) }
      }
      result.append(ScenarioResponder(id: id, traits: traits))
    }
    return result
  }

  private func settings(_ cursor: JSONCursor) throws(DocumentError) -> TouchSettings {
    let names = ProfileWords.switches.map { $0.name }
    try cursor.rejectUnknownKeys(
      allowed: names + [
        "profile", "doubleTapProfile", "trackingSlop", "contentTouchDelay", "tapHoldLimit", "displayScale",
        "hitTestPasses",
      ] + Self.sheetKeys + Self.scrollKeys + Self.transitionKeys + Self.tableSettingKeys)
    var settings = TouchSettings()
    if let value = try cursor.optional("profile") { settings.profile = try value.choice(ProfileWords.profiles) }
    for known in ProfileWords.switches {
      guard let value = try cursor.optional(known.name) else { continue }
      if try value.bool() != known.isInverse {
        settings.profile.insert(known.behaviour)
      } else {
        settings.profile.remove(known.behaviour)
      }
    }
    if let value = try cursor.optional("doubleTapProfile") {
      settings.profile.remove(.guideDoubleTap)
      settings.profile.formUnion(try value.choice([("guide", .guideDoubleTap), ("observed", .iOS18)]))
    }
    if let value = try cursor.optional("trackingSlop") { settings.trackingSlop = try value.number() }
    if let value = try cursor.optional("contentTouchDelay") {
      settings.contentTouchDelay = try value.number()
    }
    if let value = try cursor.optional("tapHoldLimit") { settings.tapHoldLimit = try value.number() }
    if let value = try cursor.optional("displayScale") {
      settings.displayScale = try value.number()
      guard settings.displayScale > 0 else { throw value.error("expected a scale above 0") }
    }
    if let value = try cursor.optional("hitTestPasses") {
      let passes = try value.integer()
      guard (1...2).contains(passes) else { throw value.error("expected 1 or 2") }
      settings.profile.remove(.singleHitTest)
      if passes == 1 { settings.profile.insert(.singleHitTest) }
    }
    return settings
  }

  private func answers(_ cursor: JSONCursor) throws(DocumentError) -> [ScenarioAnswers] {
    var result: [ScenarioAnswers] = []
    for (question, answers) in try cursor.object() {
      let words = question.words
      guard words.count == 2 || words.count == 3, ids.isSubject(words[0]) else {
        throw answers.error("expected an id and a hook as the key, such as \"tap shouldBegin\"")
      }
      guard AnswerBook.hooks.has(words[1]) else {
        throw answers.error("expected one of the hooks \(AnswerBook.hooks.joined(separator: ", "))")
      }
      // What is asked about is another object, or a touch by its number.
      if words.count == 3, !ids.isSubject(words[2]), Int(words[2]) == nil {
        throw answers.error("expected an id or a touch after the hook, found \"\(words[2])\", which nothing declares")
      }
      let flags = try answers.list { cursor throws(DocumentError) in try cursor.bool() }
      result.append(ScenarioAnswers(question: question, answers: flags))
    }
    return result
  }

  private func expectation() throws(DocumentError) -> ScenarioExpectation? {
    let lines = try document.optional("expect")
    guard let counts = try document.optional("counts") else {
      return try lines.map { cursor throws(DocumentError) in .lines(try cursor.strings()) }
    }
    guard lines == nil else { throw counts.error("expected either \"expect\" or \"counts\", found both") }
    var result: [ScenarioCount] = []
    for (line, count) in try counts.object() {
      let subject = line.words[0]
      guard ids.isSubject(subject) else {
        throw count.error(
          "expected a line of the log as the key, found \"\(line)\", whose subject nothing declares")
      }
      result.append(ScenarioCount(line: line, count: try count.integer()))
    }
    return .counts(result)
  }

  // MARK: Input

  private func input() throws(DocumentError) -> ScenarioInput {
    let recording = try document.optional("recording")
    guard let steps = try document.optional("input") else {
      guard let recording else {
        throw document.error("expected the key \"input\" or \"recording\", found neither")
      }
      return .recording(path: try recording.string())
    }
    if let recording { throw recording.error("expected either \"input\" or \"recording\", found both") }
    return .script(try ScriptLoader(ids: ids).steps(steps))
  }
}
