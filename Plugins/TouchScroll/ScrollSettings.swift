public import TouchEvents

/// The values that decide about keyboards and refreshes under a drag, and about edges, kept for a context (KD-2 to KD-6, TV-20).
public struct ScrollSettings: Equatable, Sendable {
  /// The upward speed, in points per second, up to which a lift over the keyboard still takes it away (KD-3).
  ///
  /// 0 by default: any upward speed brings it back.
  public var keyboardReturnSpeed = 0.0
  /// How far content must be pulled for a refresh, in points; `nil`, the default, is the height of the control (KD-6).
  public var refreshDistance: Double?
  /// The height of what is attached to the keyboard, above `TouchSettings/keyboardFrame`, in points; 0 by default (KD-2).
  public var keyboardAccessoryHeight = 0.0
  /// How near an edge a finger that moves a row or a cell scrolls, in points; 44 by default, which is chosen (TV-20, CV-3).
  public var edgeScrollZone = 44.0
  /// How fast the content moves then at the edge itself, in points per second; 600 by default, which is chosen.
  public var edgeScrollSpeed = 600.0

  /// Creates the defaults.
  public init() {}
}

/// What a context keeps of its scroll views' settings, and of the keyboard that a drag moves.
final class ScrollContext: ContextExtension {
  /// The number of the module's extension of contexts.
  static var number: Int { 3 }

  var settings = ScrollSettings()
  var keyboardTop: Double?

  override func copy(for context: TouchContext) -> ContextExtension? {
    let copy = ScrollContext()
    copy.settings = settings
    return copy
  }
}

extension TouchContext {
  private var scrollContext: ScrollContext? { self[extension: ScrollContext.number] as? ScrollContext }

  private func makeScrollContext() -> ScrollContext {
    if let scrollContext { return scrollContext }
    let made = ScrollContext()
    self[extension: ScrollContext.number] = made
    return made
  }

  /// The values that decide about keyboards and refreshes under a drag; read at each move and lift.
  public var scrollSettings: ScrollSettings {
    get { scrollContext?.settings ?? ScrollSettings() }
    set { makeScrollContext().settings = newValue }
  }

  /// The y of the keyboard's upper edge while a drag takes it along, in the samples' coordinates and points; `nil` while none
  /// does, and the keyboard stands where it is (KD-2).
  ///
  /// A host reads it after each event, and shows the keyboard there.
  public internal(set) var draggedKeyboardTop: Double? {
    get { scrollContext?.keyboardTop }
    set { makeScrollContext().keyboardTop = newValue }
  }
}
