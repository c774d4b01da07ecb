import TouchTableView

final class Songs: TableViewDataSource, TableViewDelegate {
  var selected: IndexPath?

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 20 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
  }
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { selected = indexPath }
}

let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
let (table, songs) = (TableView(frame: window.bounds), Songs())
table.register({ TableViewCell(style: .default, reuseIdentifier: "song") }, forCellReuseIdentifier: "song")
table.dataSource = songs
table.delegate = songs
window.addSubview(table)
window.send([TouchSample(id: 1, phase: .began, location: Point(x: 100, y: 60), timestamp: 0)])
window.send([TouchSample(id: 1, phase: .ended, location: Point(x: 100, y: 60), timestamp: 0.1)])
precondition(songs.selected == IndexPath(row: 1, section: 0))
precondition(table.visibleCells.count == 11)
