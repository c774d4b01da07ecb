/// What a collection view shows: how many items there are, and a cell for each visible item (XS-14).
public protocol CollectionViewDataSource: AnyObject {
  /// Returns how many sections there are; 1 by default.
  func numberOfSections(in collectionView: CollectionView) -> Int
  /// Returns how many items a section has; asked once until ``CollectionView/reloadData()``, and again before cells are made.
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  /// Returns the cell of an item that became visible, made by
  /// ``CollectionView/dequeueReusableCell(withReuseIdentifier:for:)``.
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: CollectionView.IndexPath
  ) -> CollectionViewCell
}

extension CollectionViewDataSource {
  /// Returns one section.
  public func numberOfSections(in _: CollectionView) -> Int { 1 }
}

/// What prepares the data of items before their cells are needed (XS-15).
public protocol CollectionViewDataSourcePrefetching: AnyObject {
  /// Called with items that come next in the direction of the scrolling, as many as are visible, the nearest first.
  func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [CollectionView.IndexPath])
  /// Called with items that were announced and will not come next after all; does nothing by default.
  func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [CollectionView.IndexPath])
}

extension CollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _: CollectionView, cancelPrefetchingForItemsAt _: [CollectionView.IndexPath]
  ) {}
}
