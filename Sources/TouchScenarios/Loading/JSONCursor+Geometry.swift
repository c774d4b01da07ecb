import TouchPlugins

extension JSONCursor {
  /// Returns a point: `[x, y]`.
  func point() throws(DocumentError) -> Point {
    let values = try numbers(count: 2)
    return Point(x: values[0], y: values[1])
  }

  /// Returns a rectangle: `[x, y, width, height]`.
  func rect() throws(DocumentError) -> Rect {
    let values = try numbers(count: 4)
    return Rect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  /// Insets: `[top, left, bottom, right]`.
  func insets() throws(DocumentError) -> EdgeInsets {
    let values = try numbers(count: 4)
    return EdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
  }

  /// Returns a transform: `[a, b, c, d, tx, ty]`.
  func transform() throws(DocumentError) -> AffineTransform {
    let v = try numbers(count: 6)
    return AffineTransform(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5])
  }

  /// Returns the value of one of some names.
  func choice<Value>(_ names: [(name: String, value: Value)]) throws(DocumentError) -> Value {
    let text = try string()
    guard let found = names.first(where: { $0.name.isSame(as: text) }) else {
      throw unknown(text, expected: names.map { $0.name })
    }
    return found.value
  }

  private func unknown(_ text: String, expected: [String]) -> DocumentError {
    error("expected one of \(expected.map { "\"\($0)\"" }.joined(separator: ", ")), found \"\(text)\"")
  }

  /// Returns the elements of the array that the value must be, each read in the same way.
  func list<Element>(
    _ read: (JSONCursor) throws(DocumentError) -> Element
  ) throws(DocumentError) -> [Element] {
    var result: [Element] = []
    for element in try array() { result.append(try read(element)) }
    return result
  }

  /// Returns the value of a key in the form that a property takes: a number, a boolean, a string or a list of them.
  ///
  /// An object is a list of its keys, each with its value, and `null` is an empty list.
  func propertyValue() throws(DocumentError) -> PropertyValue {
    switch value.kind {
    case .number(let number): .number(number)
    case .bool(let flag): .flag(flag)
    case .string(let text): .text(text)
    case .array: .list(try list { element throws(DocumentError) in try element.propertyValue() })
    case .null: .list([])
    case .object:
      .list(
        try object().map { member throws(DocumentError) in
          PropertyValue.list([.text(member.key), try member.value.propertyValue()])
        })
    }
  }
}
