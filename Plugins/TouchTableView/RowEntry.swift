public import TouchViews

/// The trace entry for what a table does with a row and asks about it.
///
/// Delegate calls are recorded whether or not there is a delegate. Entries are created only while a trace sink is set.
public final class RowEntry: ModuleRecord {
  /// One fact about a row or its table.
  public enum Fact {
    /// The delegate was asked whether to highlight it, with the answer (TV-2).
    case shouldHighlight(Bool)
    /// A finger that may select it is on it.
    case highlight
    /// The finger is gone, or was taken away (TV-3).
    case unhighlight
    /// The delegate was asked before a selection, with the row that it answered (TV-4).
    case willSelect(IndexPath?)
    /// The delegate was asked before a deselection, with its answer.
    case willDeselect(IndexPath?)
    /// The user selected it.
    case select
    /// The user deselected it, or selected another.
    case deselect
    /// Its primary action was performed (TV-7).
    case primary
    /// Its detail button was tapped (TV-8).
    case accessory
    /// The actions of a side were asked for: whether it is the leading one, and whether there are any (TV-10).
    case swipe(isLeading: Bool, Bool)
    /// A swipe begins to open it (TV-11).
    case willBeginEditing
    /// An action was performed (TV-14).
    case action(String)
    /// The data source was asked to insert or delete it.
    case commit(TableViewCell.EditingStyle)
    /// It has closed; without a path it is gone.
    case didEndEditing
    /// The delegate was asked for a place, with the proposed one and its answer (TV-18).
    case target(IndexPath, IndexPath)
    /// The user moved a row to another place (TV-19).
    case move(from: IndexPath, to: IndexPath)
    /// `isEditing` of the table has changed.
    case editing(Bool)
    /// A touch did nothing to rows, for a reason.
    case refusal(Refusal)
  }

  /// Why a touch did not do what one on a row does, for explanations.
  public enum Refusal: Sendable {
    /// The table does not allow selection as it is (XS-9).
    case selectionIsOff
    /// A row is open or moves: touches outside of its buttons are lost (TV-15).
    case rowIsOpen
    /// A row is being moved (TV-17).
    case rowIsMoved
    /// The drag or the lift was outside of the row (TV-3).
    case liftedOutside
    /// The table or a view around it has interaction off at the lift (TV-4).
    case interactionIsOff
    /// Rows are edited, so that no swipe opens one (TV-10).
    case tableIsEdited
    /// The data source does not let the row be edited (TV-10).
    case rowIsNotEdited
    /// The row has no actions on that side (TV-10).
    case hasNoActions
    /// The data source does not let the row be moved (TV-17).
    case rowIsNotMoved
  }

  /// The table.
  public let table: TableView
  /// The row; `nil` for facts about the table, and for a row that is gone.
  public let row: IndexPath?
  /// What happened.
  public let fact: Fact
  /// The table, as a node.
  public var node: any TouchNode { table }

  init(_ table: TableView, _ row: IndexPath?, _ fact: Fact) {
    (self.table, self.row, self.fact) = (table, row, fact)
  }

  /// What happened in a few words.
  public var text: String {
    switch fact {
    case .shouldHighlight(let answer): answer ? "may be highlighted" : "may not be highlighted"
    case .highlight: "highlighted"
    case .unhighlight: "no longer highlighted"
    case .willSelect(let path): path == nil ? "may not be selected" : "may be selected"
    case .willDeselect(let path): path == nil ? "may not be deselected" : "may be deselected"
    case .select: "selected"
    case .deselect: "deselected"
    case .primary: "its primary action is performed"
    case .accessory: "its detail button was tapped"
    case .swipe(let isLeading, let answer):
      (answer ? "has actions at its " : "has no actions at its ") + (isLeading ? "leading edge" : "trailing edge")
    case .willBeginEditing: "begins to open"
    case .action(let name): "action " + name
    case .commit(let style): style == .insert ? "is to be inserted" : "is to be deleted"
    case .didEndEditing: row == nil ? "is gone while it was open" : "has closed"
    case .target: "may be dropped at another place"
    case .move: "moved to another place"
    case .editing(let isEditing): isEditing ? "is edited" : "is edited no longer"
    case .refusal(let refusal): refusal.text
    }
  }
}

extension RowEntry.Refusal {
  /// The reason, as a sentence without its subject.
  public var text: String {
    switch self {
    case .selectionIsOff: "rows can't be selected as the table is"
    case .rowIsOpen: "a row is open: a touch outside of its buttons closes it, and is lost"
    case .rowIsMoved: "a row is being moved"
    case .liftedOutside: "the finger was lifted outside of the row"
    case .interactionIsOff: "the table or a view around it has interaction off"
    case .tableIsEdited: "no swipe opens a row while the table is edited"
    case .rowIsNotEdited: "the data source doesn't let the row be edited"
    case .hasNoActions: "the row has no actions on that side"
    case .rowIsNotMoved: "the data source doesn't let the row be moved"
    }
  }

  /// The rule by which it is so.
  public var rule: String {
    switch self {
    case .selectionIsOff: "XS-9"
    case .rowIsOpen: "TV-15"
    case .rowIsMoved, .rowIsNotMoved: "TV-17"
    case .liftedOutside: "TV-3"
    case .interactionIsOff: "TV-4"
    case .tableIsEdited, .rowIsNotEdited, .hasNoActions: "TV-10"
    }
  }
}
