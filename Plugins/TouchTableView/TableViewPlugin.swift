public import TouchPlugins
import TouchScroll

/// Offers tables, as kind `table`: in a file, a scroll view whose content is its rows.
public final class TableViewPlugin: TouchPlugin {
  /// The name of the plugin.
  public let name = "tableView"
  /// The kinds of nodes.
  public let nodes = [
    NodeDescription(
      "table", make: { TableView(frame: $0) },
      properties: TableView.properties() + [
        .flag("allowsSelection", { $0.allowsSelection }, { $0.allowsSelection = $1 }),
        .flag(
          "allowsMultipleSelection", { $0.allowsMultipleSelection }, { $0.allowsMultipleSelection = $1 }),
        .flag(
          "allowsSelectionDuringEditing", { $0.allowsSelectionDuringEditing },
          { $0.allowsSelectionDuringEditing = $1 }),
        .flag(
          "allowsMultipleSelectionDuringEditing", { $0.allowsMultipleSelectionDuringEditing },
          { $0.allowsMultipleSelectionDuringEditing = $1 }),
        .flag("selectionFollowsFocus", { $0.selectionFollowsFocus }, { $0.selectionFollowsFocus = $1 }),
      ])
  ]

  /// Creates the plugin.
  public init() {}
}
