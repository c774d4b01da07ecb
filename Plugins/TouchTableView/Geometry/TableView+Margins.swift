import TouchScroll
import TouchViews

/// A header or footer view that is in a table.
struct MarginView {
  let section: Int
  let isHeader: Bool
  /// The view; `nil` when the delegate has none.
  let view: View?
}

/// The headers and footers of one identifier that wait to be reused, and how more of them are made.
struct MarginQueue {
  let identifier: String
  var make: () -> TableViewHeaderFooterView
  var views: [TableViewHeaderFooterView] = []
}

// Headers and footers: views of the sections that are seen; in plain style they stay in sight.
extension TableView {
  /// What makes headers and footers.
  private static var marginMethods: TableViewMethods {
    [.viewForHeader, .viewForFooter, .titleForHeader, .titleForFooter]
  }

  /// Returns the title of a header or footer, if the data source has one.
  private func title(_ section: Int, isHeader: Bool) -> String? {
    guard methods.contains(isHeader ? .titleForHeader : .titleForFooter), let dataSource else { return nil }
    return isHeader
      ? dataSource.tableView(self, titleForHeaderInSection: section)
      : dataSource.tableView(self, titleForFooterInSection: section)
  }

  /// Returns whether a section has a header or footer where nobody says how high it is.
  final func hasMargin(_ section: Int, isHeader: Bool) -> Bool {
    methods.contains(isHeader ? .viewForHeader : .viewForFooter) || title(section, isHeader: isHeader) != nil
  }

  /// Makes the headers and footers of sections that are seen, takes back the others, and places all.
  final func placeMargins() {
    guard !supply.isLoading, !methods.isDisjoint(with: Self.marginMethods), let geometry else { return }
    let generation = supply.generation
    let seen = geometry.sections(from: bounds.minY, to: bounds.maxY)
    for margin in marginViews where !seen.contains(margin.section) { takeBack(margin) }
    marginViews.removeAll { !seen.contains($0.section) }
    for section in seen {
      for isHeader in [true, false] {
        guard generation == supply.generation, self.geometry != nil else { return }
        place(section, isHeader, geometry)
      }
    }
  }

  private func place(_ section: Int, _ isHeader: Bool, _ geometry: TableGeometry) {
    let part = geometry.sections[section]
    let height = isHeader ? part.header : part.footer
    guard height > 0 else { return }
    var y = isHeader ? geometry.tops[section] : geometry.tops[section + 1] - height
    if style == .plain {
      let (top, bottom) = (bounds.minY + adjustedContentInset.top, bounds.maxY - adjustedContentInset.bottom)
      y =
        isHeader
        ? min(max(y, top), max(geometry.tops[section + 1] - part.footer - height, y))
        : max(min(y, bottom - height), min(geometry.tops[section] + part.header, y))
    }
    marginView(section, isHeader: isHeader, makes: true)?.frame = Rect(x: 0, y: y, width: bounds.width, height: height)
  }

  /// Returns the header or footer of a section, made by the delegate if it is to be.
  final func marginView(_ section: Int, isHeader: Bool, makes: Bool = false) -> View? {
    if let margin = marginViews.first(where: { $0.section == section && $0.isHeader == isHeader }) {
      return margin.view
    }
    guard makes else { return nil }
    let generation = supply.generation
    var view: View?
    if methods.contains(isHeader ? .viewForHeader : .viewForFooter) {
      view =
        isHeader
        ? tableDelegate?.tableView(self, viewForHeaderInSection: section)
        : tableDelegate?.tableView(self, viewForFooterInSection: section)
    } else if let title = title(section, isHeader: isHeader) {
      let plain = TableViewHeaderFooterView(reuseIdentifier: nil)
      plain.title = title
      view = plain
    }
    guard generation == supply.generation else { return nil }
    if let made = view,
      isDescendant(of: made) || made is ReusableCell || marginViews.contains(where: { $0.view === made })
    {
      supply.report("a delegate returned a view for two headers, or one that the table is in")
      view = nil
    }
    marginViews.append(MarginView(section: section, isHeader: isHeader, view: view))
    if let view { addSubview(view) }
    return view
  }

  /// Takes all headers and footers back.
  final func forgetMargins() {
    let old = marginViews
    marginViews = []
    for margin in old { takeBack(margin) }
  }

  private func takeBack(_ margin: MarginView) {
    guard let view = margin.view, view.superview === self else { return }
    view.removeFromSuperview()
    guard let view = view as? TableViewHeaderFooterView, let queue = marginQueue(of: view.reuseIdentifier) else {
      return
    }
    marginQueues[queue].views.append(view)
  }

  private func marginQueue(of identifier: String?) -> Int? {
    guard let identifier else { return nil }
    return marginQueues.firstIndex { $0.identifier.utf8.elementsEqual(identifier.utf8) }
  }

  /// Keeps how the headers and footers of an identifier are made.
  final func registerMargin(_ make: @escaping () -> TableViewHeaderFooterView, _ identifier: String) {
    if let queue = marginQueue(of: identifier) { marginQueues.remove(at: queue) }
    marginQueues.append(MarginQueue(identifier: identifier, make: make))
  }

  /// Returns a header or footer that waits to be reused, or a new one.
  final func dequeueMargin(_ identifier: String) -> TableViewHeaderFooterView? {
    guard let queue = marginQueue(of: identifier) else { return nil }
    if let used = marginQueues[queue].views.popLast() {
      used.prepareForReuse()
      return used
    }
    let made = marginQueues[queue].make()
    made.reuseIdentifier = identifier
    return made
  }
}
