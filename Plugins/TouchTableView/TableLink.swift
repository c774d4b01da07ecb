import TouchEvents

/// Stands for a table where the context would keep it alive.
final class TableLink: TouchAnimating {
  private let reference: WeakNode
  private var context: TouchContext?

  init(_ table: TableView) { reference = WeakNode(table) }

  /// The table; `nil` once it is deallocated.
  var table: TableView? { reference.object as? TableView }

  func startAnimating(in context: TouchContext) {
    if self.context !== context { stopAnimating() }
    self.context = context
    context.startAnimating(self)
  }

  func stopAnimating() {
    context?.stopAnimating(self)
    context = nil
  }

  func animate(to time: Timestamp) {
    guard let table else { return stopAnimating() }
    table.animateSwipe(to: time)
  }
}

/// The place of a row that batches of changes carry along; without a path once the row is gone.
final class RowAnchor {
  var path: IndexPath?

  init(_ path: IndexPath) { self.path = path }
}
