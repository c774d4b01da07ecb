public import TouchEvents

/// The values of an engine that decide about the rows of its tables where UIKit's are not known for certain.
public struct TableSettings: Equatable, Sendable {
  /// When a horizontal drag on an open row moves it (TV-15).
  public enum SwipeClosing: Equatable, Sendable {
    /// On a row that has actions on its other side, too.
    case withActionsOnBothSides
    /// On every row.
    case always
    /// Never: it closes by the touch-down alone.
    case never
  }

  /// How far a full swipe goes, as a share of the row's width; 0.6 by default, which is chosen (TV-13).
  public var swipeFullDistance = 0.6
  /// When a horizontal drag on an open row moves it; with actions on both sides by default (TV-15).
  public var swipeClosesByPan = SwipeClosing.withActionsOnBothSides
  /// A Boolean value that indicates whether a row that is dropped where it was is reported, too; `false` by default (TV-19).
  public var rowMoveTellsSamePlace = false

  /// Creates the defaults.
  public init() {}
}

/// What a context keeps of its tables' settings.
final class TableSettingsExtension: ContextExtension {
  /// The number of the module's extension of contexts.
  static var number: Int { 6 }

  let settings: TableSettings

  init(_ settings: TableSettings) { self.settings = settings }

  override func copy(for context: TouchContext) -> ContextExtension? { TableSettingsExtension(settings) }
}

extension TouchContext {
  /// The values that decide about the rows of this engine's tables; read when they are needed.
  public var tableSettings: TableSettings {
    get { tableSettingsExtension.settings }
    set { self[extension: TableSettingsExtension.number] = TableSettingsExtension(newValue) }
  }

  /// What the context keeps, made when it is first read: without a place that makes one, a program of Embedded Swift has the
  /// class without its methods.
  private var tableSettingsExtension: TableSettingsExtension {
    if let found = self[extension: TableSettingsExtension.number] as? TableSettingsExtension { return found }
    let made = TableSettingsExtension(TableSettings())
    self[extension: TableSettingsExtension.number] = made
    return made
  }
}
