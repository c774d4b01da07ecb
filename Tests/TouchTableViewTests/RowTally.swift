import TouchScroll
import TouchTableView
import TouchViews

/// How often each rule of tables acted in random sessions, by what the table records.
final class RowTally: TraceSink {
  /// The rules that fingers and code can make act in them.
  static let rules = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22].map { "TV-\($0)" }

  private(set) var counts: [String: Int] = [:]
  private var movedOffset: Double?

  func add(_ rule: String, _ count: Int = 1) { counts[rule, default: 0] += count }

  var text: String { Self.rules.map { "\($0) \(counts[$0, default: 0])" }.joined(separator: ", ") }

  func record(_ record: TraceRecord) {
    guard case .module(let module) = record, let entry = module as? RowEntry else { return }
    switch entry.fact {
    case .shouldHighlight: break
    case .highlight: add("TV-2")
    case .unhighlight: add("TV-3")
    case .willSelect(let path): if path == nil { add("TV-4") }
    case .willDeselect: break
    case .select: add("TV-4")
    case .deselect: add(entry.table.allowsMultipleSelection ? "TV-5" : "TV-4")
    case .primary: add("TV-7")
    case .accessory: add("TV-8")
    case .swipe: add("TV-10")
    case .willBeginEditing: add("TV-11")
    case .action: add("TV-14")
    case .commit: add(entry.table.isEditing ? "TV-16" : "TV-14")
    case .didEndEditing: add("TV-13")
    case .target: add("TV-18")
    case .move: add("TV-19")
    case .editing: break
    case .refusal(.liftedOutside): add("TV-3")
    case .refusal(.rowIsOpen): add("TV-15")
    case .refusal(.rowIsMoved): add("TV-17")
    case .refusal: break
    }
  }

  /// Looks at a table after each event.
  func look(at table: TableView, isMoving: Bool) {
    if table.swipedRowPosition != 0 { add("TV-12") }
    if isMoving, let movedOffset, movedOffset != table.contentOffset.y { add("TV-20") }
    if isMoving, movedOffset == nil { add("TV-17") }
    movedOffset = isMoving ? table.contentOffset.y : nil
  }
}
