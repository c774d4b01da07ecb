public import TouchGestures

/// The values of an engine that decide about its transitions where UIKit's are not known for certain.
public struct TransitionSettings: Equatable, Sendable {
  /// When a pop that is let go of is finished (IT-9).
  public enum PopCompletion: Equatable, Sendable {
    /// When it would be beyond half of the width after so many seconds.
    case projected(Double)
    /// By the direction of a speed of 500 points per second or more, else when it is beyond half of the width.
    case half

    /// The speed from which on its direction decides, in points per second; chosen.
    public static var decidingSpeed: Double { 500 }

    /// Returns whether a pop is finished that was let go of after a way in points of a width, with a velocity in points
    /// per second, both positive in the pop's direction.
    public func finishes(way: Double, of width: Double, velocity: Double) -> Bool {
      switch self {
      case .projected(let seconds): (way + seconds * velocity).exceeds(width / 2)
      case .half: velocity.magnitude.reaches(Self.decidingSpeed) ? velocity > 0 : way.exceeds(width / 2)
      }
    }
  }

  /// When a pop that is let go of is finished; projected by 0.3 seconds by default (IT-9).
  public var popCompletion = PopCompletion.projected(0.3)
  /// A Boolean value that indicates whether a scroll view at its leading edge waits for the content's pop; `false` by
  /// default (IT-10).
  public var contentPopAtLeadingEdge = false

  /// Creates the defaults.
  public init() {}
}

/// What a context keeps of its transitions' settings.
final class TransitionSettingsExtension: ContextExtension {
  /// The number of the module's extension of contexts.
  static var number: Int { 5 }

  let settings: TransitionSettings

  init(_ settings: TransitionSettings) { self.settings = settings }

  override func copy(for context: TouchContext) -> ContextExtension? { TransitionSettingsExtension(settings) }
}

extension TouchContext {
  /// The values that decide about the transitions of this engine; read when a pop is let go of, and when a touch lands.
  public var transitionSettings: TransitionSettings {
    get { transitionSettingsExtension.settings }
    set { self[extension: TransitionSettingsExtension.number] = TransitionSettingsExtension(newValue) }
  }

  /// What the context keeps, made when it is first read: without a place that makes one, a program of Embedded Swift has the
  /// class without its methods.
  private var transitionSettingsExtension: TransitionSettingsExtension {
    if let found = self[extension: TransitionSettingsExtension.number] as? TransitionSettingsExtension { return found }
    let made = TransitionSettingsExtension(TransitionSettings())
    self[extension: TransitionSettingsExtension.number] = made
    return made
  }
}
