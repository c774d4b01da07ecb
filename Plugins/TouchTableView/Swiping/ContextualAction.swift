public import TouchViews

/// One action of a row that a swipe opens: a button beside the row (TV-14).
public final class ContextualAction {
  /// Whether an action removes its row.
  public enum Style: Sendable {
    /// It leaves the row where it is.
    case normal
    /// It removes the row, which stays open until it is gone.
    case destructive
  }

  /// Called with the action, its button, and a closure to call with whether the action was performed.
  public typealias Handler = (ContextualAction, View, @escaping (Bool) -> Void) -> Void

  /// Whether it removes its row.
  public let style: Style
  /// The title that a host shows.
  public var title: String?
  /// The width of its button, in points; 80 by default, which is chosen: a host that shows titles measures them.
  public var width = 80.0
  /// What it does.
  public let handler: Handler

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}

/// The actions at one edge of a row; the first one is the outermost, and the one that a full swipe performs (TV-13).
public final class SwipeActionsConfiguration {
  /// The actions.
  public let actions: [ContextualAction]
  /// A Boolean value that indicates whether a full swipe performs the first action; `true` by default.
  public var performsFirstActionWithFullSwipe = true

  /// Creates a configuration; without actions the row opens not at all on that side.
  public init(actions: [ContextualAction]) { self.actions = actions }

  /// How wide all buttons are, in points.
  var width: Double { actions.reduce(0) { $0 + ($1.width.isFinite ? max($1.width, 0) : 0) } }
}
