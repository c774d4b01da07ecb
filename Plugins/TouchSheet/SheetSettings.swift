public import TouchGestures

/// The values of an engine that decide about its sheets where UIKit's are not known for certain.
public struct SheetSettings: Equatable, Sendable {
  /// When a sheet that is let go of is dismissed or changes its detent (SH-9, SH-10).
  public enum Release: Equatable, Sendable {
    /// By a speed, in points per second; slower ones by the place alone.
    case threshold(Double)
    /// By the place where it would be after so many seconds.
    case projected(Double)
  }

  /// What the distance is half of beyond which a sheet is dismissed (SH-9).
  public enum HalfOf: Equatable, Sendable {
    /// The height of its frame at the smallest detent.
    case frame
    /// The value of the smallest detent.
    case detentValue
  }

  /// What happens to a sheet that is pulled above its largest detent (SH-7).
  public enum Overdrag: Equatable, Sendable {
    /// Nothing moves.
    case none
    /// It follows as content beyond its edge does (PH-3).
    case rubberBand
  }

  /// When a release dismisses or changes the detent; from 1000 points per second on by default (SH-9).
  public var release = Release.threshold(1000)
  /// What the distance is half of; the frame by default (SH-9).
  public var halfOf = HalfOf.frame
  /// What happens above the largest detent; nothing by default (SH-7).
  public var overdrag = Overdrag.none
  /// The coefficient of the rubber band that resists below the smallest detent of a modal sheet; 0.55 by default (SH-12).
  public var modalResistance = 0.55

  /// Creates the defaults.
  public init() {}
}

/// What a context keeps of its sheets' settings.
final class SheetSettingsExtension: ContextExtension {
  /// The number of the module's extension of contexts.
  static var number: Int { 4 }

  let settings: SheetSettings

  init(_ settings: SheetSettings) { self.settings = settings }

  override func copy(for context: TouchContext) -> ContextExtension? { SheetSettingsExtension(settings) }
}

extension TouchContext {
  /// The values that decide about the sheets of this engine; read when a drag begins and when it ends.
  public var sheetSettings: SheetSettings {
    get { sheetSettingsExtension.settings }
    set { self[extension: SheetSettingsExtension.number] = SheetSettingsExtension(newValue) }
  }

  /// What the context keeps, made when it is first read: without a place that makes one, a program of Embedded Swift has the
  /// class without its methods.
  private var sheetSettingsExtension: SheetSettingsExtension {
    if let found = self[extension: SheetSettingsExtension.number] as? SheetSettingsExtension { return found }
    let made = SheetSettingsExtension(SheetSettings())
    self[extension: SheetSettingsExtension.number] = made
    return made
  }
}
