/// The ids that a scenario declares, used to check every reference to one of them.
struct ScenarioIDs {
  /// The kind of object that an id identifies.
  enum Kind {
    case view, window, controller, gesture, application
  }

  private var kinds = Table<String, Kind>()
  private static let reserved = ["window", "application", "appDelegate"]

  /// Collects the ids that a document declares, in one pass before the document is read.
  init(_ document: JSONCursor) throws(DocumentError) {
    kinds["application"] = .application
    kinds["appDelegate"] = .application
    if let windows = try document.optional("windows") {
      for window in try windows.array() {
        try declare(window.required("id"), .window)
        try collectViews(of: window, gesturesOf: window)
      }
    } else {
      kinds["window"] = .window
      if let window = try document.optional("window") { try collectGestures(of: window) }
      try collectViews(of: document, gesturesOf: nil)
    }
  }

  private mutating func collectViews(of parent: JSONCursor, gesturesOf window: JSONCursor?) throws(DocumentError) {
    if let window { try collectGestures(of: window) }
    guard let views = try parent.optional("views") else { return }
    for view in try views.array() { try collect(view) }
  }

  private mutating func collect(_ view: JSONCursor) throws(DocumentError) {
    try declare(view.required("id"), .view)
    if let controller = try view.optional("controller") { try declare(controller, .controller) }
    try collectGestures(of: view)
    if let control = try view.optional("set")?.optional("refreshControl") { try declare(control.required("id"), .view) }
    if view.isTable, let rows = try view.optional("rows") {
      for (_, row) in try rows.object() {
        for child in try row.optional("children")?.array() ?? [] { try collect(child) }
      }
    }
    for key in ["stack", "spare", "children"] {
      for child in try view.optional(key)?.array() ?? [] { try collect(child) }
    }
  }

  private mutating func collectGestures(of holder: JSONCursor) throws(DocumentError) {
    guard let gestures = try holder.optional("gestures") else { return }
    for gesture in try gestures.array() { try declare(gesture.required("id"), .gesture) }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte >= 9 && byte <= 13 }

  private mutating func declare(_ cursor: JSONCursor, _ kind: Kind) throws(DocumentError) {
    let id = try cursor.string()
    guard !id.isEmpty, !id.utf8.contains(where: Self.isSpace) else {
      throw cursor.error("expected an id without spaces, found \"\(id)\"")
    }
    if Self.reserved.has(id), !(kind == .window && id.isSame(as: "window")) {
      throw cursor.error("expected an unreserved id, found the reserved \"\(id)\"")
    }
    guard !kinds.contains(id) else {
      throw cursor.error("expected a unique id, found the duplicate \"\(id)\"")
    }
    kinds[id] = kind
  }

  // MARK: References

  /// Returns the id of a view or window.
  func view(_ cursor: JSONCursor) throws(DocumentError) -> String {
    try name(cursor, "the id of a view") { $0 == .view || $0 == .window }
  }

  /// Returns the id of a controller.
  func controller(_ cursor: JSONCursor) throws(DocumentError) -> String {
    try name(cursor, "the id of a controller") { $0 == .controller }
  }

  /// Returns the id of a recognizer that the file declares.
  func gesture(_ cursor: JSONCursor) throws(DocumentError) -> String {
    try name(cursor, "the id of a gesture") { $0 == .gesture }
  }

  /// Returns the id of a recognizer that the file declares, or that a view in it creates itself, such as `scroll.pan`.
  func anyGesture(_ cursor: JSONCursor) throws(DocumentError) -> String {
    if isBuiltInGesture(try cursor.string()) { return try cursor.string() }
    return try gesture(cursor)
  }

  /// Returns the id of a responder.
  func responder(_ cursor: JSONCursor) throws(DocumentError) -> String {
    try name(cursor, "the id of a responder") { $0 != .gesture }
  }

  /// Returns an id with which a line of the log can begin.
  func subject(_ cursor: JSONCursor) throws(DocumentError) -> String {
    let id = try cursor.string()
    if id.isSame(as: "none") || isBuiltInGesture(id) || isItem(id) { return id }
    return try name(cursor, "the id of a subject") { _ in true }
  }

  /// Returns whether an id identifies a recognizer that the file declares.
  func isGesture(_ id: String) -> Bool { kinds[id] == .gesture }

  /// Returns whether an id identifies a view or window.
  func isView(_ id: String) -> Bool { kinds[id] == .view || kinds[id] == .window }

  /// Returns whether an id identifies a controller.
  func isController(_ id: String) -> Bool { kinds[id] == .controller }

  /// Returns whether an id identifies a responder that is not a view.
  func isNonViewResponder(_ id: String) -> Bool { kinds[id] == .controller || kinds[id] == .application }

  /// Returns whether a string can be the subject of a line of the log.
  func isSubject(_ id: String) -> Bool {
    id.isSame(as: "none") || kinds[id] != nil || isBuiltInGesture(id) || isItem(id)
  }

  /// Returns whether an id identifies a recognizer that a view in the file creates itself, such as `scroll.pan`.
  func isBuiltInGesture(_ id: String) -> Bool {
    guard let dot = id.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return kinds[String(decoding: id.utf8[..<dot], as: UTF8.self)] == .view
  }

  /// Returns whether an id identifies the cell of an item of a data source, such as `list.0.7`.
  private func isItem(_ id: String) -> Bool {
    let parts = id.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count > 2, parts.suffix(2).allSatisfy({ Int(String(decoding: $0, as: UTF8.self)) ?? -1 >= 0 }) else {
      return false
    }
    let view = id.utf8.prefix(id.utf8.count - 2 - parts.suffix(2).reduce(0) { $0 + $1.count })
    return kinds[String(decoding: view, as: UTF8.self)] == .view
  }

  private func name(
    _ cursor: JSONCursor, _ expected: String, _ fits: (Kind) -> Bool
  ) throws(DocumentError) -> String {
    let id = try cursor.string()
    guard let kind = kinds[id] else {
      throw cursor.error("expected \(expected), found \"\(id)\", which nothing declares")
    }
    guard fits(kind) else { throw cursor.error("expected \(expected), found \"\(id)\"") }
    return id
  }
}
