import TouchViews

/// What a table shows: how many rows there are, and a cell for each row that is seen (XS-14).
public protocol TableViewDataSource: TableViewMethodsListing {
  /// Returns how many sections there are; 1 by default.
  func numberOfSections(in tableView: TableView) -> Int
  /// Returns how many rows a section has; asked once until ``TableView/reloadData()``, and again before cells are made.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row that is seen, made by ``TableView/dequeueReusableCell(withIdentifier:for:)``.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  /// Returns the title of a section's header, which makes room for one; asked if it is among `implementedMethods`.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title of a section's footer, which makes room for one; asked if it is among `implementedMethods`.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
  /// Returns whether a row can be edited; `true` by default (TV-10, TV-16).
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Returns whether a row can be moved; by default whether there is ``TableViewMethods/moveRow`` (TV-17).
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Inserts or deletes a row for the user, and then does the same in the table (TV-14, TV-16).
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// Moves a row to the place where the user dropped it; the table has it there already (TV-19).
  func tableView(_ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

// What a default does that does nothing needs no words; the protocol says when each is called.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TableViewDataSource {
  /// Returns one section.
  public func numberOfSections(in _: TableView) -> Int { 1 }
  @inline(__always) public func tableView(_: TableView, titleForHeaderInSection _: Int) -> String? { nil }
  @inline(__always) public func tableView(_: TableView, titleForFooterInSection _: Int) -> String? { nil }
  /// Lets it be edited.
  public func tableView(_: TableView, canEditRowAt _: IndexPath) -> Bool { true }
  /// Lets it be moved where moves are taken.
  public func tableView(_: TableView, canMoveRowAt _: IndexPath) -> Bool { implementedMethods.contains(.moveRow) }
  @inline(__always)
  public func tableView(_: TableView, commit _: TableViewCell.EditingStyle, forRowAt _: IndexPath) {}
  @inline(__always) public func tableView(_: TableView, moveRowAt _: IndexPath, to _: IndexPath) {}
}
