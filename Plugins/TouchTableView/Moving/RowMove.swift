import TouchViews

/// A row that a finger moves among the others (TV-18).
struct RowMove {
  let cell: TableViewCell
  /// Its place before.
  let origin: IndexPath
  /// The place where the others make room for it.
  var place: IndexPath
  /// The latest place that the delegate was asked about.
  var proposed: IndexPath
  /// How far the finger is below the row's middle, in points.
  let grab: Double
  /// Where all rows were when it was lifted: a place is a function of the finger's (TV-18).
  let geometry: TableGeometry
  /// Where the finger is, in window coordinates.
  var finger: Point

  /// Returns which row of the data source is shown at a place.
  func origin(of path: IndexPath) -> IndexPath {
    guard path != place else { return origin }
    var (section, item) = (path.section, path.item)
    if section == place.section, item > place.item { item -= 1 }
    if section == origin.section, item >= origin.item { item += 1 }
    section = path.section
    return IndexPath(item: item, section: section)
  }

  /// Returns how many more rows a section shows than the data source has.
  func change(of section: Int) -> Int {
    (place.section == section ? 1 : 0) - (origin.section == section ? 1 : 0)
  }

  /// Returns the place that the row has over a place of the content (TV-18).
  func proposal(at y: Double) -> IndexPath {
    switch geometry.place(at: y) {
    case .row(let path): path
    case .header(let section): section == 0 ? first : end(of: section - 1)
    case .footer(let section): end(of: section)
    case .above: first
    case .below: end(of: geometry.sections.count - 1)
    }
  }

  private var first: IndexPath { IndexPath(row: 0, section: 0) }

  /// Returns the last place of a section for the row.
  private func end(of section: Int) -> IndexPath {
    let count = geometry.sections[section].rows.count
    return IndexPath(row: section == origin.section ? max(count - 1, 0) : count, section: section)
  }

  /// Returns a place that there is, for one that the delegate answered.
  func clamped(_ path: IndexPath) -> IndexPath {
    let section = min(max(path.section, 0), geometry.sections.count - 1)
    return IndexPath(row: min(max(path.item, 0), end(of: section).item), section: section)
  }
}
