import TouchEvents

/// The names that files give to types of touches, motions, buttons and keys.
enum FileWords {
  static let types: [(name: String, value: Touch.TouchType)] = [
    ("direct", .direct), ("indirect", .indirect), ("pencil", .pencil), ("stylus", .pencil),
    ("indirectPointer", .indirectPointer),
  ]

  static let motions: [(name: String, value: TouchEvent.EventSubtype)] = [("shake", .motionShake)]

  static let remoteControls: [(name: String, value: TouchEvent.EventSubtype)] = [
    ("remoteControlPlay", .remoteControlPlay),
    ("remoteControlPause", .remoteControlPause),
    ("remoteControlStop", .remoteControlStop),
    ("remoteControlTogglePlayPause", .remoteControlTogglePlayPause),
    ("remoteControlNextTrack", .remoteControlNextTrack),
    ("remoteControlPreviousTrack", .remoteControlPreviousTrack),
    ("remoteControlBeginSeekingBackward", .remoteControlBeginSeekingBackward),
    ("remoteControlEndSeekingBackward", .remoteControlEndSeekingBackward),
    ("remoteControlBeginSeekingForward", .remoteControlBeginSeekingForward),
    ("remoteControlEndSeekingForward", .remoteControlEndSeekingForward),
  ]

  static let presses: [(name: String, value: Press.PressType)] = [
    ("upArrow", .upArrow), ("downArrow", .downArrow), ("leftArrow", .leftArrow), ("rightArrow", .rightArrow),
    ("select", .select), ("menu", .menu), ("playPause", .playPause), ("pageUp", .pageUp),
    ("pageDown", .pageDown), ("tvRemoteOneTwoThree", .tvRemoteOneTwoThree), ("tvRemoteFourColors", .tvRemoteFourColors),
  ]

  static let buttons: [(name: String, bits: Int)] = [
    ("primary", TouchEvent.ButtonMask.primary.rawValue), ("secondary", 2),
  ]

  static let modifiers: [(name: String, bits: Int)] = [
    ("alphaShift", KeyModifierFlags.alphaShift), ("shift", .shift), ("control", .control), ("alternate", .alternate),
    ("command", .command), ("numericPad", .numericPad),
  ].map { ($0.0, $0.1.rawValue) }

  static let estimates: [(name: String, bits: Int)] = [
    ("force", Touch.Properties.force), ("azimuth", .azimuth), ("altitude", .altitude), ("location", .location),
    ("roll", .roll),
  ].map { ($0.0, $0.1.rawValue) }

  static let phases: [(name: String, value: TouchPhase)] = [
    ("began", .began), ("moved", .moved), ("ended", .ended), ("cancelled", .cancelled),
  ]

  static let pressPhases: [(name: String, value: Press.Phase)] = [
    ("began", .began), ("changed", .changed), ("ended", .ended), ("cancelled", .cancelled),
  ]

  /// Returns the name of a motion.
  static func name(of motion: TouchEvent.EventSubtype) -> String {
    (motions + remoteControls).first { $0.value == motion }?.name ?? "motion"
  }

  /// Returns the name of a button, or of a key by that of its usage.
  static func name(of press: Press.PressType) -> String {
    presses.first { $0.value == press }?.name ?? keys.first { .key($0.value) == press }?.name ?? "\(press.rawValue)"
  }
}
