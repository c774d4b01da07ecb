public import TouchPlugins
import TouchScroll

extension TouchPlugin {
  /// Collection views and their cells, as kinds `collectionView` and `cell`.
  public static var collectionView: TouchPlugin {
    TouchPlugin("collectionView") { registry in
      registry.add(
        NodeDescription(
          "collectionView", make: { CollectionView(frame: $0) },
          properties: CollectionView.properties() + [
            .flag("allowsSelection", { $0.allowsSelection }, { $0.allowsSelection = $1 }),
            .flag(
              "allowsMultipleSelection", { $0.allowsMultipleSelection }, { $0.allowsMultipleSelection = $1 }),
          ]))
      registry.add(
        NodeDescription(
          "cell", make: { CollectionViewCell(frame: $0) },
          properties: [
            .flag("isSelected", { $0.isSelected }, { $0.isSelected = $1 })
          ]))
    }
  }
}
