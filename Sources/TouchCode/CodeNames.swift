import TouchScenarios

/// The names that the objects of a file have in code.
struct CodeNames {
  /// The names in code by ids, in the order of the file.
  private var names = Table<String, String>()
  private var taken = Table<String, Bool>()

  /// Names an object; the name stays for its id.
  mutating func name(_ id: String, orElse other: String) {
    var name = Self.identifier(id, orElse: other)
    if Self.reserved.has(name) { name += Self.capitalized(other) }
    let plain = name
    var count = 2
    while !taken.insert(name) {
      name = plain + "\(count)"
      count += 1
    }
    names[id] = name
  }

  /// Returns the expression for a view or recognizer; a scroll view's own recognizers are its properties.
  subscript(id: String) -> String {
    if let name = names[id] { return name }
    let bytes = Array(id.utf8)
    if let point = bytes.lastIndex(of: UInt8(ascii: ".")) {
      let owner = self[String(decoding: bytes[..<point], as: UTF8.self)]
      switch String(decoding: bytes[(point + 1)...], as: UTF8.self) {
      case "pan": return owner + ".panGestureRecognizer"
      case "pinch": return owner + ".pinchGestureRecognizer"
      case "edgeSwipe": return owner + ".interactivePopGestureRecognizer!"
      case "contentSwipe": return owner + ".interactiveContentPopGestureRecognizer!"
      default: break
      }
    }
    return Self.identifier(id, orElse: "view")
  }

  /// Returns a text's letters and digits as one word that can stand in code.
  static func identifier(_ text: String, orElse other: String) -> String {
    var bytes: [UInt8] = []
    var isWordStart = false
    for byte in text.utf8 {
      let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      guard isLetter(byte) || isDigit else {
        isWordStart = !bytes.isEmpty
        continue
      }
      if bytes.isEmpty, isDigit { bytes += Array(other.utf8) }
      bytes.append(isWordStart ? upper(byte) : byte)
      isWordStart = false
    }
    return bytes.isEmpty ? other : String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the name of a class for what a title says before its colon or question mark, without the article that it begins with.
  static func className(_ title: String) -> String {
    let head = title.utf8.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "?") }
    var words = String(decoding: head, as: UTF8.self).words
    if let first = words.first, ["A", "An", "The"].has(first), words.count > 1 { words.removeFirst() }
    let name = words.map { capitalized(identifier($0, orElse: "")) }.joined()
    return name.isEmpty || !isLetter(Array(name.utf8)[0]) ? "Arrangement" + name : name
  }

  static func capitalized(_ name: String) -> String {
    var bytes = Array(name.utf8)
    if let first = bytes.first { bytes[0] = upper(first) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    upper(byte) >= UInt8(ascii: "A") && upper(byte) <= UInt8(ascii: "Z")
  }

  private static func upper(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") ? byte - 32 : byte
  }

  /// Swift's words, and the properties of a view controller on either side.
  private static let reserved = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows",
    "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while", "Any", "Self", "children", "container", "context", "description", "hash", "inputView",
    "isEditing",
    "loadView", "navigationController", "navigationItem", "next", "nibBundle", "nibName", "parent", "storyboard",
    "superclass", "tabBarController", "tabBarItem", "title", "transition", "undoManager", "view", "viewIfLoaded",
    "recognizer", "other", "touch", "index", "present", "dismiss", "resignFirstResponder", "becomeFirstResponder",
    "window",
  ]
}
