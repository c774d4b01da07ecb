import TouchEvents

/// The names that files give to types of touches, motions and buttons.
enum FileWords {
  static let types: [(name: String, value: Touch.TouchType)] = [
    ("direct", .direct), ("indirect", .indirect), ("pencil", .pencil), ("stylus", .pencil),
    ("indirectPointer", .indirectPointer),
  ]

  static let motions: [(name: String, value: TouchEvent.EventSubtype)] = [("shake", .motionShake)]

  static let presses: [(name: String, value: Press.PressType)] = [
    ("upArrow", .upArrow), ("downArrow", .downArrow), ("leftArrow", .leftArrow), ("rightArrow", .rightArrow),
    ("select", .select), ("menu", .menu), ("playPause", .playPause), ("pageUp", .pageUp),
    ("pageDown", .pageDown),
  ]

  /// Returns the name of a motion.
  static func name(of motion: TouchEvent.EventSubtype) -> String {
    motions.first { $0.value == motion }?.name ?? "motion"
  }

  /// Returns the name of a button.
  static func name(of press: Press.PressType) -> String {
    presses.first { $0.value == press }?.name ?? "\(press.rawValue)"
  }
}
