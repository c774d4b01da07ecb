import TouchControls
import TouchViews

/// The button of an action.
final class SwipeActionButton: Control {
  let action: ContextualAction

  init(_ action: ContextualAction) {
    self.action = action
    super.init(frame: .zero)
    addAction(for: .touchUpInside) { button in
      guard let button = button as? SwipeActionButton else { return }
      (button.superview?.superview as? TableView)?.actionTapped(button)
    }
  }
}

/// The buttons beside a row that is open, behind its cell.
final class SwipeActionsView: View {
  private let buttons: [SwipeActionButton]
  private let isAtRightEdge: Bool

  init(_ configuration: SwipeActionsConfiguration, isAtRightEdge: Bool) {
    buttons = configuration.actions.map { SwipeActionButton($0) }
    self.isAtRightEdge = isAtRightEdge
    super.init(frame: .zero)
    for button in buttons { addSubview(button) }
  }

  override var isPartOfSuperview: Bool { true }

  /// The button of the first action.
  var first: SwipeActionButton? { buttons.first }

  /// Places the buttons in the frame of the row: the first one at the edge.
  func place(beside row: Rect) {
    let width = buttons.reduce(0) { $0 + max($1.action.width, 0) }
    frame = Rect(x: isAtRightEdge ? row.maxX - width : row.minX, y: row.minY, width: width, height: row.height)
    var x = isAtRightEdge ? width : 0
    for button in buttons {
      let width = max(button.action.width, 0)
      if isAtRightEdge { x -= width }
      button.frame = Rect(x: x, y: 0, width: width, height: row.height)
      if !isAtRightEdge { x += width }
    }
  }
}
