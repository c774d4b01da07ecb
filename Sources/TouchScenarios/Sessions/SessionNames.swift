import TouchEvents

/// Names for the objects of a session that a file can hold: without spaces, and none that files keep for themselves.
final class SessionNames {
  private var names: ObjectNames

  init(given: @escaping (AnyObject) -> String?) {
    names = ObjectNames { object in
      given(object).map { $0.isEmpty ? "object" : Self.withoutSpaces($0) }
    }
    // The first window made up gets another name than the one that means the only window.
    _ = names.name(of: SessionNames.placeholder, wish: "window")
  }

  private static let placeholder = Placeholder()
  private final class Placeholder: Sendable {}

  func name(of object: AnyObject, wish: String? = nil) -> String { names.name(of: object, wish: wish) }

  private static func withoutSpaces(_ name: String) -> String {
    let bytes = name.utf8.map { $0 == UInt8(ascii: " ") || $0 >= 9 && $0 <= 13 ? UInt8(ascii: "_") : $0 }
    return String(decoding: bytes, as: UTF8.self)
  }
}
