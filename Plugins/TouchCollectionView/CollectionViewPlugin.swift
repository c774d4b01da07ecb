public import TouchCore
import TouchScrollView

extension TouchPlugin {
  /// Collection views and their cells, as kinds `collectionView` and `cell`.
  public static var collectionView: TouchPlugin {
    TouchPlugin("collectionView") { registry in
      registry.add(
        ViewDescription(
          "collectionView", make: { frame, _ in CollectionView(frame: frame) },
          properties: CollectionView.properties() + [
            .flag("allowsSelection", { $0.allowsSelection }, { $0.allowsSelection = $1 }),
            .flag(
              "allowsMultipleSelection", { $0.allowsMultipleSelection }, { $0.allowsMultipleSelection = $1 }),
          ]))
      registry.add(
        ViewDescription(
          "cell", make: { frame, _ in CollectionViewCell(frame: frame) },
          properties: [
            .flag("isSelected", { $0.isSelected }, { $0.isSelected = $1 })
          ]))
    }
  }
}
