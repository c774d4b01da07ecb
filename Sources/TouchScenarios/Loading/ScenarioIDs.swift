/// The names that a scenario declares, for checking every reference to one.
struct ScenarioIDs {
  /// What a name stands for.
  enum Sort {
    case view, window, controller, gesture, application
  }

  private var sorts = Table<String, Sort>()
  private static let reserved = ["window", "application", "appDelegate"]

  /// Collects the names of a document, in one walk before the document is read.
  init(_ document: JSONCursor) throws(DocumentError) {
    sorts["application"] = .application
    sorts["appDelegate"] = .application
    if let windows = try document.optional("windows") {
      for window in try windows.array() {
        try declare(window.required("id"), .window)
        try collect(views: window, gestures: window)
      }
    } else {
      sorts["window"] = .window
      if let window = try document.optional("window") { try collectGestures(of: window) }
      try collect(views: document, gestures: nil)
    }
  }

  private mutating func collect(views holder: JSONCursor, gestures: JSONCursor?) throws(DocumentError) {
    if let gestures { try collectGestures(of: gestures) }
    guard let views = try holder.optional("views") else { return }
    for view in try views.array() { try collect(view) }
  }

  private mutating func collect(_ view: JSONCursor) throws(DocumentError) {
    try declare(view.required("id"), .view)
    if let controller = try view.optional("controller") { try declare(controller, .controller) }
    try collectGestures(of: view)
    guard let children = try view.optional("children") else { return }
    for child in try children.array() { try collect(child) }
  }

  private mutating func collectGestures(of holder: JSONCursor) throws(DocumentError) {
    guard let gestures = try holder.optional("gestures") else { return }
    for gesture in try gestures.array() { try declare(gesture.required("id"), .gesture) }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte >= 9 && byte <= 13 }

  private mutating func declare(_ cursor: JSONCursor, _ sort: Sort) throws(DocumentError) {
    let id = try cursor.string()
    guard !id.isEmpty, !id.utf8.contains(where: Self.isSpace) else {
      throw cursor.error("expected an id without spaces, found \"\(id)\"")
    }
    if Self.reserved.has(id), !(sort == .window && id.isSame(as: "window")) {
      throw cursor.error("expected an id of its own, found the reserved \"\(id)\"")
    }
    guard !sorts.contains(id) else {
      throw cursor.error("expected an id of its own, found the duplicate \"\(id)\"")
    }
    sorts[id] = sort
  }

  // MARK: References

  /// The name of a view or window.
  func view(_ cursor: JSONCursor) throws(DocumentError) -> String {
    try name(cursor, "the id of a view") { $0 == .view || $0 == .window }
  }

  /// The name of a controller.
  func controller(_ cursor: JSONCursor) throws(DocumentError) -> String {
    try name(cursor, "the id of a controller") { $0 == .controller }
  }

  /// The name of a recognizer of the file.
  func gesture(_ cursor: JSONCursor) throws(DocumentError) -> String {
    try name(cursor, "the id of a gesture") { $0 == .gesture }
  }

  /// The name of a recognizer of the file, or of one that a view of the file has by itself: `scroll.pan`.
  func anyGesture(_ cursor: JSONCursor) throws(DocumentError) -> String {
    if isOwnGesture(try cursor.string()) { return try cursor.string() }
    return try gesture(cursor)
  }

  /// The name of anything that handles events.
  func responder(_ cursor: JSONCursor) throws(DocumentError) -> String {
    try name(cursor, "the id of a responder") { $0 != .gesture }
  }

  /// A name that lines of the log can begin with.
  func subject(_ cursor: JSONCursor) throws(DocumentError) -> String {
    let id = try cursor.string()
    if id.isSame(as: "none") || isOwnGesture(id) { return id }
    return try name(cursor, "the id of a subject") { _ in true }
  }

  /// Whether a name stands for a recognizer.
  func isGesture(_ id: String) -> Bool { sorts[id] == .gesture }

  /// Whether a name stands for a view or window.
  func isView(_ id: String) -> Bool { sorts[id] == .view || sorts[id] == .window }

  /// Whether a name stands for a responder that is no view.
  func isResponderBesideViews(_ id: String) -> Bool { sorts[id] == .controller || sorts[id] == .application }

  /// Whether a text can be the subject of a line.
  func isSubject(_ id: String) -> Bool { id.isSame(as: "none") || sorts[id] != nil || isOwnGesture(id) }

  /// Whether a name stands for a recognizer that a view of the file has by itself, such as `scroll.pan`.
  func isOwnGesture(_ id: String) -> Bool {
    guard let point = id.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return sorts[String(decoding: id.utf8[..<point], as: UTF8.self)] == .view
  }

  private func name(
    _ cursor: JSONCursor, _ expected: String, _ fits: (Sort) -> Bool
  ) throws(DocumentError) -> String {
    let id = try cursor.string()
    guard let sort = sorts[id] else {
      throw cursor.error("expected \(expected), found \"\(id)\", which nothing declares")
    }
    guard fits(sort) else { throw cursor.error("expected \(expected), found \"\(id)\"") }
    return id
  }
}
