import TouchScroll
import TouchScrollView
import TouchViews

extension ScenarioLoader {
  /// The keys of the settings of scroll views and of hand-over.
  static var scrollKeys: [String] {
    ["scrollHandOver", "keyboardReturnSpeed", "refreshDistance", "edgeScrollZone", "edgeScrollSpeed"]
  }

  /// Reads the policy of the host among the settings of the engine.
  func scrollHandOver(_ cursor: JSONCursor) throws(DocumentError) -> ScrollHandOver? {
    try cursor.optional("scrollHandOver")?.choice(ScrollHandOver.namesInFiles)
  }

  /// Reads the settings of scroll views, and of what is attached to the keyboard.
  func scrollSettings() throws(DocumentError) -> ScrollSettings {
    var settings = ScrollSettings()
    if let cursor = try document.optional("settings") {
      if let value = try cursor.optional("keyboardReturnSpeed") {
        settings.keyboardReturnSpeed = try value.number(from: 0)
      }
      if let value = try cursor.optional("refreshDistance") { settings.refreshDistance = try value.number(from: 0) }
      if let value = try cursor.optional("edgeScrollZone") { settings.edgeScrollZone = try value.number(from: 0) }
      if let value = try cursor.optional("edgeScrollSpeed") { settings.edgeScrollSpeed = try value.number(from: 0) }
    }
    if let height = try document.optional("keyboard")?.optional("accessoryHeight") {
      settings.keyboardAccessoryHeight = try height.number(from: 0)
    }
    return settings
  }

  /// Reads where the keyboard is.
  func keyboardFrame(_ cursor: JSONCursor) throws(DocumentError) -> Rect {
    try cursor.rejectUnknownKeys(allowed: ["frame", "accessoryHeight"])
    return try cursor.required("frame").rect()
  }

  /// Reads the refresh control of a scroll view, which is a child of it.
  func refreshControl(_ cursor: JSONCursor) throws(DocumentError) -> ScenarioView {
    try cursor.rejectUnknownKeys(allowed: ["id", "height"])
    let height = try cursor.optional("height")?.number(from: 0) ?? 60
    return ScenarioView(
      id: try cursor.required("id").string(), kind: "refreshControl",
      frame: Rect(x: 0, y: 0, width: 0, height: height), children: [], place: cursor)
  }
}
