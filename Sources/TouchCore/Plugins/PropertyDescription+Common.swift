extension PropertyDescription {
  /// Returns a property that is a number, finite and of at least a value.
  public static func number(
    _ name: String, atLeast lowest: Double = -.infinity, _ get: @escaping (Object) -> Double,
    _ set: @escaping (Object, Double) -> Void
  ) -> PropertyDescription {
    PropertyDescription(
      name, get: { .number(get($0)) },
      set: { object, value in
        guard let number = value.number, number.isFinite, number >= lowest else { return false }
        set(object, number)
        return true
      })
  }

  /// Returns a property that is a whole number of at least a value.
  public static func integer(
    _ name: String, atLeast lowest: Int = .min, _ get: @escaping (Object) -> Int,
    _ set: @escaping (Object, Int) -> Void
  ) -> PropertyDescription {
    PropertyDescription(
      name, get: { .integer(get($0)) },
      set: { object, value in
        guard let number = value.integer, number >= lowest else { return false }
        set(object, number)
        return true
      })
  }

  /// Returns a property that is yes or no.
  public static func flag(
    _ name: String, _ get: @escaping (Object) -> Bool, _ set: @escaping (Object, Bool) -> Void
  ) -> PropertyDescription {
    PropertyDescription(
      name, get: { .flag(get($0)) },
      set: { object, value in
        guard let flag = value.flag else { return false }
        set(object, flag)
        return true
      })
  }

  /// Returns a property that is a point, written as a list of two numbers.
  public static func point(
    _ name: String, _ get: @escaping (Object) -> Point, _ set: @escaping (Object, Point) -> Void
  ) -> PropertyDescription {
    PropertyDescription(
      name, get: { .point(get($0)) },
      set: { object, value in
        guard let point = value.point, point.isFinite else { return false }
        set(object, point)
        return true
      })
  }

  /// Returns a property that is a set of bits, written by name: one of them, a list of some, or their number.
  public static func options(
    _ name: String, _ names: [(name: String, bits: Int)], _ get: @escaping (Object) -> Int,
    _ set: @escaping (Object, Int) -> Void
  ) -> PropertyDescription {
    PropertyDescription(
      name,
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
