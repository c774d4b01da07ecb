/// A text of a cell, which a host draws.
public final class CellLabel {
  /// The text; `nil` by default.
  public var text: String?
}

/// A picture of a cell, which a host draws.
public final class CellImageView {
  /// An image of the program's own type; `nil` by default.
  public var image: AnyObject?
}

/// What a cell shows, as a value; a host draws it.
public struct ListContentConfiguration {
  /// The first line; `nil` by default.
  public var text: String?
  /// The second line; `nil` by default.
  public var secondaryText: String?
  /// An image of the program's own type; `nil` by default.
  public var image: AnyObject?

  /// Creates a configuration without content.
  public init() {}
}

/// What a cell keeps for a host that draws it.
final class CellContent {
  let (text, detail, image) = (CellLabel(), CellLabel(), CellImageView())
  var configuration: ListContentConfiguration?
  var separatorInset = EdgeInsets.zero
}

/// What a table keeps for a host that draws it.
struct TableLook {
  var style = TableViewCell.SeparatorStyle.singleLine
  var inset = EdgeInsets.zero
  var insetReference = TableView.SeparatorInsetReference.fromCellEdges
  var color: AnyObject?
  var background: View?
}

// What lies between and behind the rows is kept here for a host.
extension TableView {
  /// From where the insets of lines between rows count.
  public enum SeparatorInsetReference: Sendable {
    /// The names of UIKit.
    case fromCellEdges, fromAutomaticInsets
  }

  /// Whether there is a line between rows, which a host draws; `singleLine` by default.
  public final var separatorStyle: TableViewCell.SeparatorStyle {
    get { look.style }
    set { look.style = newValue }
  }
  /// How far the lines between rows are from the edges, in points; a host draws them.
  public final var separatorInset: EdgeInsets {
    get { look.inset }
    set { look.inset = newValue }
  }
  /// From where ``separatorInset`` counts, which a host reads; `fromCellEdges` by default.
  public final var separatorInsetReference: SeparatorInsetReference {
    get { look.insetReference }
    set { look.insetReference = newValue }
  }
  /// The colour of the lines between rows, an object of the program's own type; a host draws them.
  public final var separatorColor: AnyObject? {
    get { look.color }
    set { look.color = newValue }
  }
  /// The view behind the rows, which a host shows; it is not in the tree, and receives no touches.
  public final var backgroundView: View? {
    get { look.background }
    set { look.background = newValue }
  }
}

// What a row shows is kept here for a host; nothing is drawn.
extension TableViewCell {
  /// What is between two rows; nothing is drawn here.
  public enum SeparatorStyle: Sendable {
    /// The names of UIKit.
    case none, singleLine
  }

  /// The first line of the row, which a host draws.
  public final var textLabel: CellLabel? { content.text }
  /// The second line of the row, which a host draws; `nil` for a cell of the style `default`.
  public final var detailTextLabel: CellLabel? { cellStyle == .default ? nil : content.detail }
  /// The picture of the row, which a host draws.
  public final var imageView: CellImageView? { content.image }
  /// What the row shows, as a value that a host draws; `nil` by default.
  public final var contentConfiguration: ListContentConfiguration? {
    get { content.configuration }
    set { content.configuration = newValue }
  }
  /// Returns a configuration without content.
  public final func defaultContentConfiguration() -> ListContentConfiguration { ListContentConfiguration() }
  /// How far the line between rows is from the edges, in points; a host draws it.
  public final var separatorInset: EdgeInsets {
    get { content.separatorInset }
    set { content.separatorInset = newValue }
  }
}
