import TouchEvents

extension TouchAttributes {
  /// The keys of a pointer without contact.
  static let hoverKeys = [
    "type", "zOffset", "altitudeAngle", "azimuthAngle", "rollAngle", "buttonMask", "modifierFlags",
  ]

  /// The keys of a contact.
  static let touchKeys = [
    "type", "preciseLocation", "force", "maximumPossibleForce", "majorRadius", "majorRadiusTolerance", "altitudeAngle",
    "azimuthAngle", "rollAngle", "buttonMask", "modifierFlags", "estimationUpdateIndex", "estimatedProperties",
    "estimatedPropertiesExpectingUpdates",
  ]

  /// What three keys were called before they had UIKit's names, which old files may still say.
  private static let formerNames = [
    ("radius", "majorRadius"), ("altitude", "altitudeAngle"), ("azimuth", "azimuthAngle"),
  ]

  /// Reads the object at the end of a touch.
  init(_ cursor: JSONCursor) throws(DocumentError) {
    try self.init(cursor, allowed: Self.touchKeys)
  }

  /// Reads an object with some of the keys.
  init(_ cursor: JSONCursor, allowed: [String]) throws(DocumentError) {
    let former = allowed.has("force") ? Self.formerNames : []
    try cursor.rejectUnknownKeys(allowed: allowed, besides: former.map { $0.0 })
    self.init()
    for (key, value) in try cursor.object() {
      try set(former.first { $0.0.isSame(as: key) }?.1 ?? key, value)
    }
  }

  /// Sets the value of a key; other keys are passed over.
  mutating func set(_ key: String, _ value: JSONCursor) throws(DocumentError) {
    switch key {
    case "type": type = try value.choice(FileWords.types)
    case "preciseLocation": preciseLocation = try value.point()
    case "force": force = try value.number(from: 0)
    case "maximumPossibleForce": maximumPossibleForce = try value.number(from: 0)
    case "majorRadius": majorRadius = try value.number(from: 0)
    case "majorRadiusTolerance": majorRadiusTolerance = try value.number(from: 0)
    case "zOffset": zOffset = try value.number(from: 0, to: 1)
    case "altitudeAngle": altitudeAngle = try value.number()
    case "azimuthAngle": azimuthAngle = try value.number()
    case "rollAngle": rollAngle = try value.number()
    case "buttonMask": buttonMask = TouchEvent.ButtonMask(rawValue: try value.bits(FileWords.buttons))
    case "modifierFlags": modifierFlags = try value.modifiers()
    case "estimationUpdateIndex": estimationUpdateIndex = try value.integer()
    case "estimatedProperties": estimatedProperties = Touch.Properties(rawValue: try value.bits(FileWords.estimates))
    case "estimatedPropertiesExpectingUpdates":
      estimatedPropertiesExpectingUpdates = Touch.Properties(rawValue: try value.bits(FileWords.estimates))
    default: break
    }
  }
}

extension JSONCursor {
  /// Returns a number that lies in a range.
  func number(from lowest: Double, to highest: Double = .infinity) throws(DocumentError) -> Double {
    let number = try number()
    guard number >= lowest, number <= highest else {
      let range = DecimalText.text(lowest) + (highest.isFinite ? " to " + DecimalText.text(highest) : " on")
      throw error("expected a number from \(range), found \(DecimalText.text(number))")
    }
    return number
  }

  /// Returns a set of bits, written as their number, as one name or as a list of names.
  func bits(_ names: [(name: String, bits: Int)]) throws(DocumentError) -> Int {
    switch value.kind {
    case .number:
      let number = try integer()
      guard number >= 0 else { throw error("expected a whole number from 0 on, found \(number)") }
      return number
    case .string: return try choice(names.map { ($0.name, $0.bits) })
    case .array:
      return try list { name throws(DocumentError) in try name.choice(names.map { ($0.name, $0.bits) }) }
        .reduce(0) { $0 | $1 }
    default: throw mismatch(expected: "a number, a name or a list of names")
    }
  }

  /// Returns the modifier keys that are held.
  func modifiers() throws(DocumentError) -> KeyModifierFlags {
    KeyModifierFlags(rawValue: try bits(FileWords.modifiers))
  }

  /// Returns a key of a keyboard, as UIKit describes it.
  func key() throws(DocumentError) -> ScenarioKey {
    try rejectUnknownKeys(allowed: ["keyCode", "characters", "charactersIgnoringModifiers", "modifierFlags"])
    var key = ScenarioKey(keyCode: try required("keyCode").usage())
    key.characters = try optional("characters")?.string() ?? ""
    key.charactersIgnoringModifiers = try optional("charactersIgnoringModifiers")?.string()
    key.modifierFlags = try optional("modifierFlags")?.modifiers() ?? []
    return key
  }

  /// Returns which physical key it is, by UIKit's name or the number of its usage.
  private func usage() throws(DocumentError) -> KeyboardHIDUsage {
    let text = "the name of a key such as \"keyboardA\", or the number of its usage, 1 to 231"
    if case .number = value.kind {
      guard let usage = KeyboardHIDUsage(rawValue: try integer()) else {
        throw error("expected \(text), found \(value.brief)")
      }
      return usage
    }
    let name = try string()
    guard let usage = FileWords.keys.first(where: { $0.name.isSame(as: name) }) else {
      throw error("expected \(text), found \"\(name)\"")
    }
    return usage.value
  }

  /// Returns a key command that a responder offers.
  func keyCommand() throws(DocumentError) -> ScenarioKeyCommand {
    try rejectUnknownKeys(allowed: [
      "input", "modifierFlags", "action", "wantsPriorityOverSystemBehavior", "allowsAutomaticMirroring", "attributes",
    ])
    var command = ScenarioKeyCommand(input: try required("input").string(), action: try required("action").string())
    command.modifierFlags = try optional("modifierFlags")?.modifiers() ?? []
    command.wantsPriorityOverSystemBehavior = try optional("wantsPriorityOverSystemBehavior")?.bool() ?? false
    command.allowsAutomaticMirroring = try optional("allowsAutomaticMirroring")?.bool() ?? true
    command.isDisabled = try optional("attributes")?.bits([("disabled", 1)]) == 1
    return command
  }
}
