import TouchCore

/// Names for the objects of a session that a file can hold: without spaces, and none that files keep for themselves.
struct SessionNames {
  private var names: ObjectNames

  init(given: @escaping (AnyObject) -> String?) {
    names = ObjectNames { object in
      given(object).map { $0.isEmpty ? "object" : $0.map { $0.isWhitespace ? "_" : String($0) }.joined() }
    }
    // The first window made up gets another name than the one that means the only window.
    _ = names.name(of: SessionNames.placeholder, wish: "window")
  }

  private static let placeholder = Placeholder()
  private final class Placeholder: Sendable {}

  mutating func name(of object: AnyObject, wish: String? = nil) -> String { names.name(of: object, wish: wish) }
}
