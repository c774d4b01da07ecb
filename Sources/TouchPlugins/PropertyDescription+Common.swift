public import TouchEvents

extension PropertyDescription {
  /// Returns a property that is a number, finite and of at least a value.
  public static func number(
    _ name: String, atLeast lowest: Double = -.infinity, _ get: @escaping (Object) -> Double,
    _ set: @escaping (Object, Double) -> Void
  ) -> PropertyDescription {
    // All that are no whole numbers are smaller than 1.
    let range = lowest == -.infinity ? "a number" : lowest > 0 && lowest < 1 ? "a number above 0" : nil
    return fitting(
      name, range ?? "a number from \(Int(lowest)) on", { .number(get($0)) },
      { $0.number.flatMap { $0.isFinite && $0 >= lowest ? $0 : nil } }, set)
  }

  /// Returns a property that is a whole number of at least a value.
  public static func integer(
    _ name: String, atLeast lowest: Int = .min, _ get: @escaping (Object) -> Int,
    _ set: @escaping (Object, Int) -> Void
  ) -> PropertyDescription {
    fitting(
      name, lowest == .min ? "a whole number" : "a whole number from \(lowest) on", { .integer(get($0)) },
      { $0.integer.flatMap { $0 >= lowest ? $0 : nil } }, set)
  }

  /// Returns a property that is yes or no.
  public static func flag(
    _ name: String, _ get: @escaping (Object) -> Bool, _ set: @escaping (Object, Bool) -> Void
  ) -> PropertyDescription {
    fitting(name, "true or false", { .flag(get($0)) }, { $0.flag }, set, values: [.flag(true), .flag(false)])
  }

  /// Returns a property that is a point, written as a list of two numbers.
  public static func point(
    _ name: String, _ get: @escaping (Object) -> Point, _ set: @escaping (Object, Point) -> Void
  ) -> PropertyDescription {
    fitting(
      name, "a list of two numbers", { .point(get($0)) }, { $0.point.flatMap { $0.isFinite ? $0 : nil } }, set)
  }

  /// Returns a property that is one of some values, written by name.
  public static func choice<Value: Equatable>(
    _ name: String, _ names: [(name: String, value: Value)], _ get: @escaping (Object) -> Value,
    _ set: @escaping (Object, Value) -> Void
  ) -> PropertyDescription {
    fitting(
      name, range(of: names.map { $0.name }), { object in .text(names.first { $0.value == get(object) }?.name ?? "") },
      { value in value.text.flatMap { text in names.first { haveEqualBytes($0.name, text) }?.value } }, set,
      values: names.map { .text($0.name) })
  }

  /// Returns a property of a type as which not all values can be read.
  private static func fitting<Value>(
    _ name: String, _ range: String, _ get: @escaping (Object) -> PropertyValue,
    _ read: @escaping (PropertyValue) -> Value?, _ set: @escaping (Object, Value) -> Void,
    values: [PropertyValue] = []
  ) -> PropertyDescription {
    PropertyDescription(
      name, range: range, values: values, get: get,
      set: { object, value in
        guard let fit = read(value) else { return false }
        set(object, fit)
        return true
      })
  }

  private static func range(of names: [String]) -> String {
    "one of " + names.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  /// Returns a property that is a set of bits, written by name: one of them, a list of some, or their number.
  public static func options(
    _ name: String, _ names: [(name: String, bits: Int)], _ get: @escaping (Object) -> Int,
    _ set: @escaping (Object, Int) -> Void
  ) -> PropertyDescription {
    PropertyDescription(
      name, range: range(of: names.map { $0.name }) + ", a list of some, or their bits",
      get: { object in
        let bits = get(object)
        return .list(names.filter { bits & $0.bits == $0.bits }.map { .text($0.name) })
      },
      set: { object, value in
        if let number = value.integer {
          set(object, number)
          return true
        }
        var bits = 0
        for item in value.list {
          guard let text = item.text, let known = names.first(where: { haveEqualBytes($0.name, text) })
          else { return false }
          bits |= known.bits
        }
        set(object, bits)
        return true
      })
  }
}
