import TouchCells
import TouchEvents
import TouchScroll
import TouchViews

/// The supply of a collection view: rows by its layout, and cells of its data source (XS-14).
final class CollectionSupply: CellSupply {
  /// What the frames of the cells and the size of the content were worked out from.
  struct Placement: Equatable {
    let layout: RowLayout
    let width: Double
    let count: Int
  }

  /// The collection view; `nil` once it is deallocated.
  var view: CollectionView? { reference.object as? CollectionView }
  private let reference: WeakNode

  init(_ view: CollectionView) { reference = WeakNode(view) }

  /// What the cells were placed by; `nil` when they are to be placed anew.
  var placement: Placement?
  /// The items that the prefetching data source was given.
  var announced = 0..<0
  /// The latest change of the offset, and how fast it was, in screens per second (CV-5).
  private var latestChange = (offset: Point.zero, time: Timestamp(0), speed: 0.0)
  /// What was announced for a direction that turned, to be cancelled at the next change of the offset (CV-5).
  private var turned: [Int] = []

  override var list: View? { view }

  private var source: (any CollectionViewDataSource)? { view?.references.source }

  override func sectionCount() -> Int { view.map { source?.numberOfSections(in: $0) ?? 0 } ?? 0 }

  override func itemCount(inSection section: Int) -> Int {
    view.map { source?.collectionView($0, numberOfItemsInSection: section) ?? 0 } ?? 0
  }

  override func visibleItems() -> Range<Int> {
    guard let view else { return 0..<0 }
    if view.references.prefetching != nil { noteChange(of: view.bounds.origin) }
    return view.layoutInForce.rows(in: view.bounds, of: count)
  }

  override func frame(ofItem number: Int) -> Rect? {
    guard let view, number < count else { return nil }
    return view.layoutInForce.frame(ofRow: number, width: view.bounds.size.width)
  }

  override func placeContent() {
    guard let view else { return }
    let placement = Placement(layout: view.layoutInForce, width: view.bounds.size.width, count: count)
    guard placement != self.placement else { return }
    self.placement = placement
    for cell in cells where cell !== view.movement?.cell { cell.place(in: frame(ofItem: cell.itemNumber)) }
    view.contentSize = placement.layout.contentSize(rows: placement.count, width: placement.width)
  }

  override func makeCell(ofItem number: Int) -> ReusableCell? {
    guard let view, let source else { return nil }
    return source.collectionView(view, cellForItemAt: path(ofData: number))
  }

  override func makePlainCell() -> ReusableCell { CollectionViewCell(frame: .zero) }

  override func willShow(_ cell: ReusableCell) {
    guard let view, let cell = cell as? CollectionViewCell else { return }
    // It looks deselected while another cell is highlighted (CE-2b).
    let isSelected = selection.contains(cell.itemNumber)
    if isSelected, view.hidesSelection { view.unshown.append(cell) }
    let looksSelected = isSelected && !view.hidesSelection
    if cell.isSelected != looksSelected { cell.isSelected = looksSelected }
  }

  override func didShow(_ cell: ReusableCell, item number: Int) {
    guard let view, let cell = cell as? CollectionViewCell else { return }
    view.collectionDelegate?.collectionView(view, willDisplay: cell, forItemAt: path(ofData: number))
  }

  override func didHide(_ cell: ReusableCell, at path: IndexPath) {
    guard let view, let cell = cell as? CollectionViewCell else { return }
    view.collectionDelegate?.collectionView(view, didEndDisplaying: cell, forItemAt: path)
  }

  override func willRelease(_ cell: ReusableCell) { view?.unshown.removeAll { $0 === cell } }

  override func keeps(_ cell: ReusableCell) -> Bool {
    guard let view, let cell = cell as? CollectionViewCell else { return false }
    return cell === view.movement?.cell || view.isFollowing(cell)
  }

  /// The place of an item in the data source, which does not know of a movement yet.
  private func path(ofData number: Int) -> IndexPath { path(view?.movement?.origin(of: number) ?? number) }

  // MARK: Prefetching

  /// The speed above which nothing is announced, in screens per second (CV-5).
  private static var fastest: Double { 2 }

  /// Forgets what was announced, for items that are others from now on.
  func forgetAnnounced() {
    announced = 0..<0
    turned = []
  }

  /// Takes the speed of a change of the offset, and cancels what was announced for a direction that turned (CV-5).
  private func noteChange(of offset: Point) {
    guard let view, offset != latestChange.offset else { return }
    let now = view.rootView.touchContext?.now ?? 0
    let (way, time) = (offset - latestChange.offset, now - latestChange.time)
    let screens = max(way.x.magnitude / max(view.bounds.width, 1), way.y.magnitude / max(view.bounds.height, 1))
    latestChange = (offset, now, time > 0 ? screens / time : 0)
    cancel(turned)
    turned = []
  }

  private func cancel(_ items: [Int]) {
    guard let view, let prefetching = view.prefetchingInForce else { return }
    let paths = items.filter { $0 < count && !announced.contains($0) }.map { path($0) }
    if !paths.isEmpty { prefetching.collectionView(view, cancelPrefetchingForItemsAt: paths) }
  }

  /// Notifies the prefetching data source of the items that come next, and of those that no longer do (XS-15, CV-5).
  override func didLoad(_ seen: Range<Int>, before: Range<Int>) {
    guard let view, let prefetching = view.prefetchingInForce, seen != before, !seen.isEmpty,
      latestChange.speed <= Self.fastest
    else { return }
    let isGoingBack = seen.lowerBound < before.lowerBound
    let room = isGoingBack ? seen.lowerBound : count - seen.upperBound
    let length = min(seen.count, room)
    let next =
      isGoingBack
      ? seen.lowerBound - length..<seen.lowerBound : seen.upperBound..<seen.upperBound + length
    let old = announced
    announced = next
    let gone = old.filter { !next.contains($0) && !seen.contains($0) }
    if next.overlaps(old) || old.isEmpty { cancel(gone) } else { turned += gone }
    let new = next.filter { !old.contains($0) }.map { path($0) }
    if !new.isEmpty { prefetching.collectionView(view, prefetchItemsAt: isGoingBack ? new.reversed() : new) }
  }
}
