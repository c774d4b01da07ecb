import TouchCollectionView
import TouchViews

/// The data source of a collection view of a file, whose cells are named by section and item: `list.0.7`.
final class ScriptedDataSource: CollectionViewDataSource {
  private let id: String
  /// The stage, which the cells may outlive.
  @BackReference private var stage: ScenarioStage?
  /// How many items each section has.
  var items: [Int]

  init(id: String, stage: ScenarioStage, items: [Int]) {
    self.id = id
    self.items = items
    self.stage = stage
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { items.count }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    items.indices.contains(section) ? items[section] : 0
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: CollectionView.IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? ScriptedCell)?.stage = stage
    stage?.name(cell, "\(id).\(indexPath.section).\(indexPath.item)")
    return cell
  }
}

extension ScenarioStage {
  /// Gives a collection view a data source, or its data source other items, which count after a reload.
  func setDataSource(of id: String, items: [Int], _ layout: RowLayout) {
    guard let list = views[id] as? CollectionView else { return }
    list.rowLayout = layout
    if let source = dataSources[id] {
      source.items = items
    } else {
      let source = ScriptedDataSource(id: id, stage: self, items: items)
      dataSources[id] = source
      list.register({ ScriptedCell(frame: .zero) }, forCellWithReuseIdentifier: "cell")
      list.dataSource = source
    }
  }
}
