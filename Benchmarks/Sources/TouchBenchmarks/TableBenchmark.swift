import TouchGestures
import TouchTableView
import TouchWindows

/// Rows of uneven height.
private final class UnevenRows: TableViewDataSource, TableViewDelegate {
  let count: Int
  let implementedMethods: TableViewMethods = .heightForRow

  init(_ count: Int) { self.count = count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    Double(30 + indexPath.row * 7 % 40)
  }
}

/// Times what a table of many rows of uneven height takes: until its first screen stands, and for one more screen.
func measureTable(_ n: Int) {
  let rows = UnevenRows(n)
  var table = TableView(frame: .zero)
  var window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 800))
  func show() {
    window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    table = TableView(frame: window.bounds)
    table.register({ TableViewCell(style: .default, reuseIdentifier: "row") }, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.delegate = rows
    window.addSubview(table)
    table.layoutIfNeeded()
  }
  show()
  precondition(table.visibleCells.count > 10, "the table shows nothing")
  let first = time(from: 1, counted: 4, ofProcessor: true) { _ in show() }
  report("touchstone", "table", "first", n, first.samples, [])
  let screens = max(Int(table.contentSize.height / 800) - 1, 1)
  let screen = time(from: 1, counted: 64, ofProcessor: true) { index in
    table.contentOffset.y = Double(index % screens) * 800
    table.layoutIfNeeded()
  }
  report("touchstone", "table", "screen", n, screen.samples, [])
}
