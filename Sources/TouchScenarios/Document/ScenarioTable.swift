public import TouchTableView

/// A table of a file: its rows, and what its delegate and data source answer.
public struct ScenarioTable: Sendable {
  /// One section: how many rows it has, and how high its header and footer are, in points; 0 without one.
  public struct Section: Sendable {
    /// How many rows it has.
    public var rows: Int
    /// The height of the header.
    public var header = 0.0
    /// The height of the footer.
    public var footer = 0.0
  }

  /// What is special in a row.
  public struct Row: Sendable {
    /// The views in its cell.
    public var children: [ScenarioView] = []
    /// Whether it has a detail button.
    public var hasAccessory = false
    /// Its height, in points; `nil` for that of all.
    public var height: Double?
  }

  /// One action of a swipe.
  public struct Action: Sendable {
    /// Its name in the log.
    public var name: String
    /// Whether it removes its row by its style.
    public var isDestructive = false
    /// The width of its button, in points.
    public var width = 80.0
    /// What its handler passes; `nil` when it never calls back.
    public var completion: Bool? = true
    /// How many seconds later it calls back.
    public var delay = 0.0
    /// Whether it deletes the row first.
    public var removes = false
  }

  /// The actions at one edge.
  public struct Swipe: Sendable {
    /// The actions, the outermost first.
    public var actions: [Action] = []
    /// Whether a full swipe performs the first one.
    public var performsFirst = true
  }

  /// An answer: one for all rows, or by row.
  public struct Answers<Value: Sendable>: Sendable {
    /// The answer for rows that have none of their own.
    public var common: Value
    /// The answers of single rows.
    public var rows: [(path: IndexPath, value: Value)] = []

    /// Returns the answer for a row.
    public subscript(path: IndexPath) -> Value { rows.last { $0.path == path }?.value ?? common }
  }

  /// What `willSelect` and `willDeselect` answer, or a place.
  public enum PathAnswer: Sendable {
    /// The path that was asked about.
    case same
    /// Another path.
    case path(IndexPath)
    /// None.
    case none
  }

  /// The sections.
  public var sections: [Section] = []
  /// The height of rows, in points.
  public var rowHeight = 44.0
  /// The height of rows until they are seen, in points; 0 when all are asked for at once.
  public var estimatedRowHeight = 0.0
  /// What is special in single rows.
  public var rows: [(path: IndexPath, row: Row)] = []
  /// The rows that are selected from the start.
  public var selected: [IndexPath] = []
  /// Whether rows are edited from the start.
  public var isEditing = false
  /// The width of the editing controls, in points.
  public var controlWidth = 40.0
  /// What data source and delegate implement.
  public var implements: TableViewMethods = []
  /// Whether rows highlight.
  public var shouldHighlight = Answers(common: true)
  /// What is selected for a row.
  public var willSelect = Answers(common: PathAnswer.same)
  /// Whether rows may be deselected.
  public var willDeselect = Answers(common: PathAnswer.same)
  /// Whether rows can be edited.
  public var canEdit = Answers(common: true)
  /// What editing does with rows.
  public var editingStyle = Answers(common: TableViewCell.EditingStyle.delete)
  /// Whether rows can be moved; `nil` leaves it to what is implemented.
  public var canMove = Answers<Bool?>(common: nil)
  /// Whether rows have a primary action; `nil` leaves it to the default.
  public var canPerformPrimaryAction = Answers<Bool?>(common: nil)
  /// Where rows are dropped, by the proposed place.
  public var target = Answers(common: PathAnswer.same)
  /// Whether a commit removes or inserts its row.
  public var commitRemoves = true
  /// The actions at the leading edge; `nil` for none of its own.
  public var leadingSwipe = Answers<Swipe?>(common: nil)
  /// The actions at the trailing edge.
  public var trailingSwipe = Answers<Swipe?>(common: nil)
}
