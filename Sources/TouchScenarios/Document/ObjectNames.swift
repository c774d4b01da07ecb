/// Names of the objects of a trace: those that somebody gives, and made-up ones such as `button2` for the others.
package struct ObjectNames {
  private let given: (AnyObject) -> String?
  private var known: [ObjectIdentifier: (object: AnyObject, name: String)] = [:]
  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]

  package init(given: @escaping (AnyObject) -> String?) { self.given = given }

  /// The name of an object, which is kept alive for it; made up from a wish, or from its class.
  package mutating func name(of object: AnyObject, wish: String? = nil) -> String {
    if let entry = known[ObjectIdentifier(object)] { return entry.name }
    let name = given(object) ?? free(wish ?? Self.word(Self.className(of: object)))
    taken.insert(name)
    known[ObjectIdentifier(object)] = (object, name)
    return name
  }

  private mutating func free(_ wish: String) -> String {
    guard taken.contains(wish) else { return wish }
    // Counting goes on where it stopped, or a tree of many like views would take its square.
    var number = counts[wish] ?? 2
    while taken.contains("\(wish)\(number)") { number += 1 }
    counts[wish] = number + 1
    return "\(wish)\(number)"
  }

  package static func className(of object: AnyObject) -> String { String(describing: type(of: object)) }

  /// The name of a class as that of a variable: `ScrollView` is `scrollView`.
  private static func word(_ name: String) -> String {
    let letters = name.filter { $0.isLetter || $0.isNumber }
    guard let first = letters.first else { return "object" }
    return first.lowercased() + letters.dropFirst()
  }
}
