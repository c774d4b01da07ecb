import Touchstone

/// The rows of the list: they are selected by a tap, and deleted by a swipe to the left.
final class Rows: TableViewDataSource, TableViewDelegate {
  private var numbers = Array(1...50)
  let implementedMethods: TableViewMethods = .trailingSwipeActions

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { numbers.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? Row)?.number = numbers[indexPath.row]
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    say("list: row \(numbers[indexPath.row])")
  }

  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    let delete = ContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, completion in
      say("list: deleted row \(numbers.remove(at: indexPath.row))")
      tableView.deleteRows(at: [indexPath], with: .automatic)
      completion(true)
    }
    return SwipeActionsConfiguration(actions: [delete])
  }
}

/// One row of the list.
final class Row: TableViewCell, Painted {
  var number = 0

  func paint(_ canvas: Canvas) {
    let isMarked = isHighlighted || isSelected
    canvas.fill(bounds, isMarked ? Colour(220, 232, 248) : Colour(255, 255, 255))
    canvas.circle(Point(x: 22, y: bounds.midY), radius: 9, Colour(UInt8(60 + number * 3), 110, 200))
    canvas.write("Row \(number)", at: Point(x: 42, y: bounds.midY), ink)
    canvas.line(Point(x: 42, y: bounds.maxY), Point(x: bounds.maxX, y: bounds.maxY), width: 1, Colour(213, 219, 227))
  }
}
