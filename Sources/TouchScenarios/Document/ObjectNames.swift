/// Names of the objects of a trace: given ones, and made-up ones such as `button2` for the others.
package struct ObjectNames {
  private let given: (AnyObject) -> String?
  private var known = Table<ObjectIdentifier, (object: AnyObject, name: String)>()
  private var taken = Table<String, Bool>()
  private var counts = Table<String, Int>()

  package init(given: @escaping (AnyObject) -> String?) { self.given = given }

  /// Returns the name of an object, which is kept alive for it; made up from a wish, or from its class.
  package mutating func name(of object: AnyObject, wish: String? = nil) -> String {
    if let entry = known[ObjectIdentifier(object as AnyObject)] { return entry.name }
    let name = given(object) ?? free(wish ?? Self.word(Self.className(of: object)))
    taken.insert(name)
    known[ObjectIdentifier(object as AnyObject)] = (object, name)
    return name
  }

  private mutating func free(_ wish: String) -> String {
    guard taken.contains(wish) else { return wish }
    // Counting continues where it stopped, or a tree of many like views would take its square.
    var number = counts[wish] ?? 2
    while taken.contains("\(wish)\(number)") { number += 1 }
    counts[wish] = number + 1
    return "\(wish)\(number)"
  }

  /// Returns the name of an object's class; "object" under Embedded Swift, which has no such names.
  package static func className(of object: AnyObject) -> String {
    #if hasFeature(Embedded)
      "Object"
    #else
      String(describing: type(of: object))
    #endif
  }

  /// Returns the name of a class as that of a variable: `ScrollView` is `scrollView`.
  private static func word(_ name: String) -> String {
    var letters = name.utf8.filter { byte in
      byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
        || byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte >= 0x80
    }
    guard let first = letters.first else { return "object" }
    if first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") { letters[0] = first + 32 }
    return String(decoding: letters, as: UTF8.self)
  }
}
